import Foundation

/// What the command of a router test does with files.
struct RouterFiles {
  let test: PlayedTest
  let options: RouterTestOptions
  let program: String

  private struct Read {
    let path: String
    let text: String
    let file: ScenarioFile
  }

  // MARK: Replay

  /// Plays files and says whether they still show what they showed.
  func replay() throws(UsageError) -> ExitCode {
    guard !options.paths.isEmpty else { throw .missingPath("replay") }
    let (tree, leftOut) = readAll()
    return try ReplayRun(
      (tree.values.map(replayed), tree.errors), leftOut: leftOut, options, as: test.name
    ).run()
  }

  /// A file as it is replayed.
  private func replayed(_ read: Read) -> ReplayedFile {
    let (test, file, text) = (test, read.file, read.text)
    let isDeadly = file.expectation.isDeadly
    return ReplayedFile(
      path: read.path, text: text, expectation: file.expectation.text,
      play: { $0.judge(text, expecting: file.expectation) },
      timeline: { isDeadly ? [] : test.timeline(of: file) },
      trace: { isDeadly ? traceToTheEnd(of: read) : test.trace(of: file) },
      page: { test.pageOfFile(file) }, test: { SwiftTest.source(text, of: test) })
  }

  /// Reads what is to be replayed. Of a folder, files of other tests are left out, as long as there
  /// are some of this one: several tests may share it.
  private func readAll() -> (tree: (values: [Read], errors: [UsageError]), leftOut: Int) {
    var leftOut = 0
    let tree = FixtureTree.readAll(options.paths) { path throws(UsageError) -> Read? in
      let read = try readIfOwn(path)
      if read == nil { leftOut += 1 }
      return read
    }
    let own = tree.values.compactMap(\.self)
    if own.isEmpty, leftOut > 0 { return (FixtureTree.readAll(options.paths, read), 0) }
    return ((own, tree.errors), leftOut)
  }

  /// Nil for a file of another test in a folder.
  private func readIfOwn(_ path: String) throws(UsageError) -> Read? {
    let read = try parse(path)
    if case .failure(let error) = read, error.isOfAnotherTest, !options.paths.contains(path) {
      return nil
    }
    return try read.mapError { UsageError.unreadable(path: path, why: "\($0)") }.get()
  }

  private func read(_ path: String) throws(UsageError) -> Read {
    try parse(path).mapError { UsageError.unreadable(path: path, why: "\($0)") }.get()
  }

  private func parse(_ path: String) throws(UsageError) -> Result<Read, ScenarioError> {
    let text = try Files.read(path)
    return Result { () throws(ScenarioError) in
      Read(path: path, text: text, file: try test.file(text))
    }
  }

  /// What is known of a run that takes its process down: its steps, and what is held back.
  private func traceToTheEnd(of read: Read) -> [String] {
    var held = HeldPieces()
    _ = test.end(of: .replay(read.text, drawn: 0)) {
      if case .held(let piece) = $0 { held.add(piece) }
    }
    return read.file.scenario.steps.map(test.text) + held.sentences
  }

  // MARK: Shrink

  /// Makes the scenario of a file small.
  func shrink() throws -> ExitCode {
    let path = try options.onlyPath(of: "shrink")
    let read = try read(path)
    StopSignal.listen { Terminal.print("interrupted: nothing smaller is known") }
    var study = FailureStudy(
      harness: test, origin: read.file.origin ?? "shrunk from \(path)", isPatient: true)
    guard let known = try study.shrink(read.text, from: path) else {
      if StopSignal.hasCome { return .interrupted }
      throw UsageError.notFailing(path: path)
    }
    guard known.isDeath || known.file != nil else {
      if StopSignal.hasCome { return .interrupted }
      throw RouterTestFailure(
        reason: .notDeterministic,
        description: "\(path): played twice, it did not lead to the same")
    }
    options.command(test, program).tell(known)
    if StopSignal.hasCome { return .interrupted }
    return known.isDeath ? .crash : .violation
  }

  // MARK: Explain

  /// Says what of a failing scenario matters.
  func explain() throws(UsageError) -> ExitCode {
    let path = try options.onlyPath(of: "explain")
    let read = try read(path)
    guard let property = read.file.expectation.property else {
      throw UsageError.badValue(
        "explain", path,
        expected:
          "a scenario that fails a property; one that crashes or hangs is made small by shrink")
    }
    StopSignal.listen { Terminal.print("interrupted") }
    let search = ScenarioSearch(
      test.judging(only: property), property, read.file.scenario.schedule, drawn: 0)
    let actions = test.actions
    let explainer = Explainer<RouterStep>(
      fails: { search.play($0) != nil }, time: { Int64($0.delay) },
      moved: { RouterStep(delay: Int(clamping: $1), move: $0.move) },
      variants: { step in
        guard case .call(let caller, let action, let own) = step.move else { return [] }
        return actions[action].arguments.indices.filter { $0 != own }.map {
          RouterStep(
            delay: step.delay, move: .call(caller: caller, action: action, argument: $0))
        }
      })
    guard let explanation = explainer.explain(read.file.scenario.steps) else {
      throw .notFailing(path: path)
    }
    Terminal.print(["\(TextEncoding.visible(path))  \(read.file.expectation.text)", ""])
    let departures = test.departures(of: read.file)
    if !departures.isEmpty { Terminal.print(departures.map { "  \($0)" } + [""]) }
    Terminal.print(
      TextReport.explanation(
        explanation, explanation.findings.map { test.text(of: $0.action) }, argument: "argument"))
    return .holds
  }
}
