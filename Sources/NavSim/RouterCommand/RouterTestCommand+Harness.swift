extension RouterTestCommand: HarnessProgram {
  var name: String { test.name }

  func harness(_ options: RouterTestOptions) throws(UsageError) -> PlayedTest {
    try options.apply(to: test)
  }

  func command(
    _ test: PlayedTest, _ options: RouterTestOptions
  ) -> SeedCommand<PlayedTest, RouterTestOptions> {
    SeedCommand(test, options, until: options.sessionEnd, program, as: test.name)
  }

  func header(
    _ options: RouterTestOptions, _ seeds: ClosedRange<UInt64>, _ test: PlayedTest
  ) -> String {
    let own = test.conditions.isEmpty ? "" : " and \(test.conditions.count) of its own"
    return "\(test.name) · \(TextReport.which(seeds)) · \(TextReport.steps(options.steps)) · "
      + TextReport.counted(test.properties.count, "property", "properties") + own
  }

  func replayed(
    _ path: String, _ options: RouterTestOptions, isNamed: Bool
  ) throws(UsageError) -> ReplayedFile? {
    let test = try harness(options)
    let text = try TextFile.read(path)
    let file: ScenarioFile
    do throws(ScenarioError) { file = try test.file(text) } catch {
      if error.isOfAnother, !isNamed { return nil }
      throw .badFile(path: path, error)
    }
    let isDeadly = file.expectation.isDeadly
    return ReplayedFile(
      path: path, text: text, expectation: file.expectation.text,
      play: { $0.judge(text, expecting: file.expectation) },
      timeline: { isDeadly ? [] : test.timeline(of: file) },
      trace: { isDeadly ? test.trace(toTheEndOf: file) : test.trace(of: file) },
      page: { test.pageOfFile(file) }, test: { SwiftTest.source(text, of: test) })
  }
}

extension PlayedTest {
  /// What is known of a run that takes its process down: its steps, and what is held back.
  fileprivate func trace(toTheEndOf file: ScenarioFile) -> [String] {
    var held = HeldPieces()
    _ = end(of: .replay(text(of: file), drawn: 0)) {
      if case .held(let piece) = $0 { held.add(piece) }
    }
    return lines(of: file.scenario.steps) + held.sentences
  }
}
