import NavCore

// The page of a scenario that ends its process, with which everything ends that was recorded: one
// child counts the moments, and another draws the last.

extension PlayedTest {
  /// The page of a scenario, whatever it does to its process.
  func pageOfFile(_ file: ScenarioFile) -> String {
    (file.expectation.isDeadly ? pageOfEnd(file) : nil) ?? page(of: file)
  }

  /// The page of a seed that holds: how it begins.
  func page(beginningOf seed: UInt64, _ steps: Int) -> String {
    let played = play(seed: seed, steps: min(steps, PageFile.shownSteps))
    let scenario = RouterScenario(steps: played.scenario.steps)
    return page(
      of: ScenarioFile(
        name: "The first \(TextReport.steps(scenario.steps.count)) of seed \(seed)",
        router: name, expectation: .passes, scenario: scenario))
  }

  /// Plays such a scenario in children of this process, and draws how far it comes.
  ///
  /// - Returns: nil when no process has ended over it.
  private func pageOfEnd(_ file: ScenarioFile) -> String? {
    let text = text(of: file)
    var count = 0
    guard
      let end = end(
        of: .drawFile(text, moment: nil), { if case .alive(let now) = $0 { count = now } })
    else { return nil }
    var page: String?
    _ = self.end(of: .drawFile(text, moment: count)) {
      if case .page(let drawn) = $0 { page = drawn }
    }
    return page ?? self.page(of: file, endingAtOnce: end.words)
  }

  /// The page of a scenario over which a process ends before anything is shown.
  func page(of file: ScenarioFile, endingAtOnce words: String) -> String {
    let nothing = RunRecorder()
    return page(of: file, nothing, endingIn: "it ends before its first step: \(words)")
  }

  private func page(
    of file: ScenarioFile, _ recorder: RunRecorder, endingIn seen: String
  ) -> String {
    let end = Violation(
      property: file.expectation.text, expected: "the process goes on", seen: seen)
    return HTMLReport.html(reportPage(of: file, recorder, end, lanes(of: recorder)))
  }

  /// How a child ends over an order, of which only what it says counts; nil when it does not end.
  func end(of order: ChildOrder, _ take: (ChildMessage) -> Void) -> ChildEnd? {
    let player = Player()
    defer { player.forget() }
    return try? player.carryOut(order, as: .witness, keepsErrors: true, take)
  }

  /// Plays such a scenario: says how many moments have come, or draws the page of one of them.
  func draw(_ file: ScenarioFile, at moment: Int?, _ say: (ChildMessage) -> Void) {
    withoutActuallyEscaping(say) { say in
      let recorder = RunRecorder()
      var count = 0
      var held = HeldPieces()
      recorder.isAtMoment = { [unowned recorder] run in
        count += 1
        if moment == nil { say(.alive(count)) }
        guard count == moment else { return }
        recorder.look(run)
        recorder.ends(holding: held.pieces)
        say(.page(page(of: file, recorder, endingIn: "it ends in what comes next")))
      }
      _ = play(file.scenario, recorder: recorder) { held.add($0) }
      recorder.isAtMoment = nil
    }
  }
}
