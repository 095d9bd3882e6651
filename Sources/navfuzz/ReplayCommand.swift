import NavSim

/// `navfuzz replay PATH...`: plays fixtures and says whether they still show what they showed.
struct ReplayCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    guard !options.paths.isEmpty else { throw .missingPath("replay") }
    let tree = FixtureTree.readAll(options.paths) { path throws(UsageError) in
      try ReplayedFile(fixtureAt: path, logsPaths: options.logsNavigation)
    }
    return try ReplayRun(tree, options, as: "navfuzz").run()
  }
}
