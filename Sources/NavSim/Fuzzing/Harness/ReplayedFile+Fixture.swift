extension ReplayedFile {
  /// Reads a fixture.
  ///
  /// - Parameter logsPaths: true to print the navigation path whenever it changes: then the router
  ///   is played in this process, because paths are not sent by another.
  package init(fixtureAt path: String, logsPaths: Bool) throws(UsageError) {
    let fixture = try Files.fixture(at: path)
    // What takes its process down has no picture here.
    let isDeadly = fixture.expectation.isDeadly
    self.init(
      path: path, text: try TextFile.read(path), expectation: fixture.expectation.text,
      play: { player in
        logsPaths
          ? Replay.run(fixture) { Terminal.inform(TextReport.paths($0)) } : player.replay(fixture)
      },
      timeline: { isDeadly ? [] : TextTimeline.lines(Timeline(of: fixture)) },
      trace: { isDeadly ? [] : TextTrace.lines(Timeline(of: fixture)) },
      page: { fixture.page(facts: ["navfuzz replay \(Invocation.quoted(path))"]) },
      test: { SwiftTest.source(fixture) })
  }
}

extension Fixture {
  /// The page of what happens in it.
  package func page(facts: [String]) -> String {
    HTMLReport.page(
      Timeline(of: self), heading: origin.map { "\(name), \($0)" } ?? name, facts: facts)
  }
}
