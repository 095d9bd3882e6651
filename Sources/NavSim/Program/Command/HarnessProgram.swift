/// A program that plays harnesses of one kind: what can be done with what it has saved.
package protocol HarnessProgram: Sendable {
  /// What it plays.
  associatedtype Played: ReportedHarness
  /// What can be said to it.
  associatedtype Options: FuzzingOptions

  /// What files of results and its complaints call it.
  var name: String { get }

  /// What is played.
  func harness(_ options: Options) throws(UsageError) -> Played

  /// What plays seeds, prints and saves.
  func command(_ harness: Played, _ options: Options) -> SeedCommand<Played, Options>

  /// What is played and judged, in one line.
  func header(_ options: Options, _ seeds: ClosedRange<UInt64>, _ harness: Played) -> String

  /// Reads a file that is to be played again.
  ///
  /// - Parameter isNamed: false for one of a folder, which may be another program's.
  /// - Returns: nil for one that is.
  func replayed(
    _ path: String, _ options: Options, isNamed: Bool
  ) throws(UsageError) -> ReplayedFile?
}

// What is written once for all programs is compiled once, too: nothing of it is fast because it
// knows its program, and the optimizer takes long over copies.

// MARK: - Commands

extension HarnessProgram {
  /// The command `replay`.
  @_semantics("optimize.sil.specialize.generic.never")
  package func replay(_ own: [CommandOption<Options>]) -> ProgramCommand<Options> {
    ProgramCommand(
      CommandText(
        "replay", "PATH...", "play files, or folders of them", .files,
        explanation: """
          Plays files, or all .nav files below folders, and says for each whether it still shows what it
          showed: as recorded, CHANGED, or DRIFTED (a step no longer applies). Exit code 0 when all are
          as recorded, 1 when not, 2 when a file or a folder cannot be read; the others are played.
          """, examples: ["replay navfuzz-failures"]),
      own + [.trace, .report, .emit, .format, .quiet], work: replay)
  }

  /// The command `shrink`.
  package var shrink: ProgramCommand<Options> {
    ProgramCommand(
      CommandText(
        "shrink", "FILE", "make a failing scenario small", .files,
        explanation: """
          Makes the scenario of a file that fails, crashes or does not return as small as it can be, looks
          whether anything shorter fails, and saves it as another file. Exit code 1 for a violation, 3 for
          a crash; 2 when the scenario does not fail.
          """, examples: ["shrink found.nav --out -"]), [.emit, .out], work: shrink)
  }

  /// The command `explain`.
  package var explain: ProgramCommand<Options> {
    ProgramCommand(
      CommandText(
        "explain", "FILE", "what of a failing scenario matters", .files,
        explanation: """
          Tries variations of every step of a failing file: within which times before it the scenario
          still fails, with which other routes or arguments, whether it fails without the step; and after
          which step nothing more has to be done for it to fail.
          """), work: explain)
  }

  /// The command `merge`.
  @_semantics("optimize.sil.specialize.generic.never")
  package func merge(
    _ own: [CommandOption<Options>], isUpkeep: Bool = false
  ) -> ProgramCommand<Options> {
    ProgramCommand(
      CommandText(
        "merge", "FILE...", "put the results of several machines together", .files,
        isUpkeep: isUpkeep,
        explanation: """
          Puts together what several machines have written with --results, and prints what one run over
          all of their seeds would have printed: the same counts, the same digest, and the first failure
          in the order of the seeds. Exit code as of that run; 2 when the files are damaged, of different
          runs, or do not agree on a seed; 4 when seeds are missing.
          """,
        examples: [
          "--seeds 0...999 --shard 1/2 --results 1.jsonl     # on one machine",
          "--seeds 0...999 --shard 2/2 --results 2.jsonl     # on another", "merge 1.jsonl 2.jsonl",
        ]), own + [.stats, .report, .emit, .format, .quiet, .out], work: merge)
  }

  /// The command `list`.
  ///
  /// - Parameter usual: those that are printed when none is named; nil for all.
  @_semantics("optimize.sil.specialize.generic.never")
  package func list(
    _ summary: String, _ topics: [String], usual: [String]? = nil,
    lines: @escaping @Sendable (String) -> [String]
  ) -> ProgramCommand<Options> {
    ProgramCommand(
      CommandText(
        "list", "[TOPIC...]", summary, .words(topics),
        explanation: """
          Prints the names that other commands and files use. Topics:
          \(topics.joined(separator: ", ")).
          """, examples: ["list faults"])
    ) { options in
      let named = options.paths.isEmpty ? usual ?? topics : options.paths
      if let unknown = named.first(where: { !topics.contains($0) }) {
        throw UsageError.unknownName("list", unknown, known: topics, listedBy: "list --help")
      }
      Terminal.print(named.flatMap(lines))
      return .holds
    }
  }
}

// MARK: - What they do

extension HarnessProgram {
  /// Plays the seeds that were said, or a fresh one.
  @_semantics("optimize.sil.specialize.generic.never")
  package func play(
    _ harness: Played, _ options: Options,
    keep: ((SeedOutcome) throws(UsageError) -> Void)? = nil
  ) throws -> ExitCode {
    let seeds = options.seedsOrFresh
    return try command(harness, options).play(seeds, header(options, seeds, harness), keep: keep)
  }

  /// Plays files and says whether they still show what they showed. Of a folder, files of other
  /// programs are left out, as long as there are some of this one: several may share it.
  @_semantics("optimize.sil.specialize.generic.never")
  private func replay(_ options: Options) throws -> ExitCode {
    let paths = options.paths
    guard !paths.isEmpty else { throw UsageError.missingPath("replay") }
    func read(_ areAllNamed: Bool) -> (values: [ReplayedFile?], errors: [UsageError]) {
      FixtureTree.readAll(paths) { path throws(UsageError) in
        try replayed(path, options, isNamed: areAllNamed || paths.contains(path))
      }
    }
    var tree = read(false)
    if tree.values.allSatisfy({ $0 == nil }), !tree.values.isEmpty { tree = read(true) }
    let own = tree.values.compactMap(\.self)
    return try ReplayRun(
      (own, tree.errors), leftOut: tree.values.count - own.count, options, as: name
    ).run()
  }

  /// Makes the scenario of a file small.
  @_semantics("optimize.sil.specialize.generic.never")
  private func shrink(_ options: Options) throws -> ExitCode {
    let (path, text, harness) = try only(options, "shrink")
    StopSignal.listen { Terminal.print("interrupted: nothing smaller is known") }
    var study = FailureStudy(
      harness: harness, origin: harness.read(text)?.origin ?? "shrunk from \(path)")
    guard let known = try study.shrink(text, from: path) else {
      guard StopSignal.hasCome else { throw UsageError.notFailing(path: path) }
      Terminal.print("interrupted: nothing smaller is known")
      return .interrupted
    }
    command(harness, options).tell(known)
    if StopSignal.hasCome { return .interrupted }
    return known.isDeath || known.differsAt != nil ? .crash : .violation
  }

  /// Says what of a failing scenario matters.
  @_semantics("optimize.sil.specialize.generic.never")
  private func explain(_ options: Options) throws -> ExitCode {
    let (path, text, harness) = try only(options, "explain")
    guard let property = harness.read(text)?.property else {
      throw UsageError.badValue(
        "explain", path,
        expected:
          "a scenario that fails a property; one that crashes or hangs is made small by shrink")
    }
    StopSignal.listen { Terminal.print("interrupted") }
    guard let lines = try harness.explanation(of: text) else {
      throw UsageError.notFailing(path: path)
    }
    let head = "\(TextEncoding.visible(path))  \(Expectation.fails(property).text)"
    Terminal.print([TextEncoding.terminal(head), ""] + lines)
    return .holds
  }

  /// The only file that was named, and what plays it.
  private func only(
    _ options: Options, _ command: String
  ) throws -> (path: String, text: String, harness: Played) {
    let path = try options.onlyPath(of: command)
    let text = try TextFile.read(path)
    return (path, text, try harness(options).playing(file: text, at: path))
  }

  /// Puts together what several machines have played.
  @_semantics("optimize.sil.specialize.generic.never")
  private func merge(_ options: Options) throws -> ExitCode {
    let files = try ResultsFile.readAll(options.paths)
    let (run, seeds) = try files.run(of: name, printedAs: options)
    let harness = try harness(run)
    return try command(harness, run).merge(files, seeds, header(run, seeds, harness))
  }
}
