/// A file that is played again, and what can be printed of it.
package struct ReplayedFile {
  let path: String
  let text: String
  /// What a replay has to show, as files have it.
  let expectation: String
  /// Plays it.
  let play: (Player) -> Replay.Result
  /// What happens in it, as a picture for a terminal; no lines where there is none.
  let timeline: () -> [String]
  /// What happens in it, step by step.
  let trace: () -> [String]
  let page: () -> String
  /// The source of a test that plays it.
  let test: () -> String

  package init(
    path: String, text: String, expectation: String, play: @escaping (Player) -> Replay.Result,
    timeline: @escaping () -> [String], trace: @escaping () -> [String],
    page: @escaping () -> String, test: @escaping () -> String
  ) {
    self.path = path
    self.text = text
    self.expectation = expectation
    self.play = play
    self.timeline = timeline
    self.trace = trace
    self.page = page
    self.test = test
  }

  /// The line in which a step stands; steps are counted from 1 and follow a line of hyphens.
  fileprivate func line(ofStep step: Int) -> Int {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard step > 0, let rule = lines.firstIndex(where: { $0.starts(with: "---".utf8) }) else {
      return 1
    }
    return rule + step + 1
  }
}

/// The command `replay`: plays files and says whether they still show what they showed.
package struct ReplayRun<Options: FuzzingOptions> {
  private let options: Options
  private let program: String
  private let files: [ReplayedFile]
  private let errors: [UsageError]
  /// How many files of other tests are not played.
  private let leftOut: Int

  /// - Parameter leftOut: how many files of other tests are not played.
  package init(
    _ tree: (values: [ReplayedFile], errors: [UsageError]), leftOut: Int = 0, _ options: Options,
    as program: String
  ) throws(UsageError) {
    (files, errors) = tree
    self.leftOut = leftOut
    self.options = options
    self.program = program
    guard let report = options.report else { return }
    let file = try FixtureTree.only(of: tree, for: report)
    try options.checkOutputs(inputs: [file.path])
    var pages = PageFile(report)
    try pages.write(file.page)
  }

  package func run() -> ExitCode {
    if options.emitsSwift { for file in files { Terminal.print(file.test()) } }
    errors.forEach { Terminal.complain($0.sentence, as: program) }
    StopSignal.listen { Terminal.print("interrupted") }
    let player = Player()
    defer { player.forget() }
    var results: [TestResult] = []
    for file in files where !StopSignal.hasCome {
      if let played = play(file, player) { results.append(played) }
    }
    let bad = results.count { $0.failure != nil }
    var summary = "\(results.count) replayed, \(results.count - bad) as recorded, \(bad) not"
    if !errors.isEmpty { summary += ", \(errors.count) that cannot be read" }
    if leftOut > 0 { summary += ", \(leftOut) of other tests left out" }
    if results.count + leftOut > 0 { Terminal.inform(summary) }
    if StopSignal.hasCome { Terminal.print("interrupted: the rest was not replayed") }
    let status: ExitCode =
      StopSignal.hasCome
      ? .interrupted : !errors.isEmpty ? .usage : bad == 0 ? .holds : .violation
    MachineReport(
      program: program, command: "replay", status: status, summary: summary,
      results: results + errors.map { TestResult(unreadable: $0) }
    ).deliver(as: options.format)
    return status
  }

  /// - Returns: nil when a signal has come meanwhile: what it has stopped says nothing.
  private func play(_ file: ReplayedFile, _ player: Player) -> TestResult? {
    let result = file.play(player)
    if StopSignal.hasCome, result.verdict != .asRecorded { return nil }
    let path = TextEncoding.visible(file.path)
    var line = 1
    var lines: [String]
    switch result.verdict {
    case .asRecorded:
      let unjudged = result.unjudged.map { ", but \($0)" } ?? ""
      lines = ["as recorded  \(path)  \(file.expectation)\(unjudged)"]
    case .changed(let what): lines = ["CHANGED      \(path)  \(what)"]
    case .drifted(step: 0, let why): lines = ["DRIFTED      \(path)  \(why)"]
    case .drifted(let step, let why):
      lines = ["DRIFTED      \(path)  step \(step) no longer applies: \(why)"]
      line = file.line(ofStep: step)
    }
    if files.count == 1 || result.verdict != .asRecorded, let violation = result.violation {
      lines += [
        "             expected  \(violation.expected)",
        "             seen      \(violation.seen)", "",
      ]
      let picture = file.timeline().map { $0.isEmpty ? "" : "    " + $0 }
      if !picture.isEmpty { lines += picture + [""] }
    }
    var test = TestResult(name: file.path)
    if result.verdict == .asRecorded {
      Terminal.inform(lines)
    } else {
      Terminal.print(lines)
      test.failure = TestResult.Failure(
        kind: result.violation?.property ?? "changed", expected: file.expectation,
        seen: result.violation.map { "\($0.property): \($0.seen)" } ?? lines[0],
        file: file.path, line: line, report: lines)
    }
    if options.traces {
      let trace = file.trace()
      if !trace.isEmpty { Terminal.inform([""] + trace + [""]) }
    }
    return test
  }
}
