import NavCore

// What a child does with a router test.
extension PlayedTest: ChildPlayer {
  func play(
    _ seed: UInt64, _ block: SeedBlock, isStopped: @escaping () -> Bool,
    say: (ChildMessage) -> Void
  ) -> Bool {
    if isStopped() { return false }
    let times = takesTimes ? CallTimes() : nil
    let outcome = play(seed: seed, steps: block.steps, times: times)
    let count = outcome.scenario.steps.count
    let time = Milliseconds(outcome.time).rawValue
    let digest = RouterSummary(digest: outcome.digest, statistics: outcome.statistics).text
    guard let violation = outcome.violation else {
      say(
        .passed(
          SeedOutcome(
            seed: seed, steps: count, virtualMilliseconds: time, digest: digest,
            counts: times?.text)))
      return true
    }
    say(
      .failed(
        Find(
          seed: seed, step: count, strategy: nil, violation: violation, virtualMilliseconds: time,
          digest: digest)))
    let origin = "--seed \(seed) --steps \(block.steps)\(block.options)"
    let file = file(of: violation, origin: origin, outcome.scenario)
    say(
      .found(
        Failure(
          violation: violation, report: [], file: text(of: file), fileName: fileName(of: file),
          stepCount: count)))
    return !block.stopsAtFailure
  }

  func trace(_ seed: UInt64, _ steps: Int, say: @escaping @Sendable (ChildMessage) -> Void) {
    var test = self
    test.aloneTrace = { [test] subjects in
      // What takes the process down now are these, and not the steps of the seed.
      say(.restart(after: 0))
      for step in test.steps(playing: subjects) { say(.step(test.text(of: step))) }
    }
    let trace = RunTrace(
      step: { say(.step(test.text(of: $0))) }, held: { say(.held($0)) })
    _ = test.play(seed: seed, steps: steps, trace: trace)
  }

  func digests(_ seed: UInt64, _ steps: Int) -> [UInt64] {
    [play(seed: seed, steps: steps, looksBack: false).digest]
  }

  func carryOut(_ order: ChildOrder, say: (ChildMessage) -> Void) {
    switch order {
    case .replay(let text, let drawn):
      if let file = try? self.file(text) { replay(file, drawn, say) }
    case .judge(let text): if let file = try? self.file(text) { say(.verdict(judge(file))) }
    case .drawFile(let text, let moment):
      if let file = try? self.file(text) { judging(file).draw(file, at: moment, say) }
    case .study(let order):
      guard let text = order.found.file, let file = try? self.file(text) else { return }
      if let find = order.find {
        study(find, file, order, say)
      } else {
        study(file, order.origin, say)
      }
    case .explore(let depth, let preemptions, let isTraced):
      explore(depth, preemptions: preemptions, isTraced, say)
    default: break
    }
  }

  private func replay(_ file: ScenarioFile, _ drawn: Int, _ say: (ChildMessage) -> Void) {
    let test = judging(file)
    // What is held back is said before it goes on, because that may be the end of the process.
    func violation(_ seed: UInt64?) -> Violation? {
      withoutActuallyEscaping(say) { say in
        test.play(file.scenario, seed: seed, held: { say(.held($0)) }).violation
      }
    }
    if let violation = violation(nil) { return say(.violated(violation)) }
    for seed in 0..<UInt64(max(drawn, 0)) {
      say(.restart(after: 0))
      if let violation = violation(seed) { return say(.violated(violation)) }
    }
  }

  private func judge(_ file: ScenarioFile) -> Replay.Result {
    let outcome = judging(file).play(file.scenario)
    if let why = drift(of: file, outcome) { return Replay.Result(.drifted(step: 0, why: why)) }
    var result = Replay.Result(file.expectation, showing: outcome.violation)
    let effort = outcome.statistics.effort
    if result.verdict == .asRecorded, outcome.violation == nil, !effort.isWhole {
      result.unjudged = effort.text
    }
    // That alone was judged.
    if let property = file.expectation.property, outcome.violation == nil,
      let other = recorded(by: file).play(file.scenario).violation, other.property != property
    {
      result = Replay.Result(file.expectation, showing: other)
    }
    return result
  }
}

extension PlayedTest {
  /// Makes the failure of a seed small, if the seed, played again, does the same.
  func study(
    _ find: Find, _ file: ScenarioFile, _ order: StudyOrder, _ say: (ChildMessage) -> Void
  ) {
    let digest = play(seed: find.seed, steps: order.steps, looksBack: false).digest
    guard RouterSummary(find.digest)?.digest == digest else {
      return say(.studied(.unrepeated(find.violation)))
    }
    let small = small(find.violation, seed: find.seed, file.scenario, order.origin)
    say(.studied(small ?? .unrepeated(find.violation)))
  }

  /// Makes the failure of a file small.
  func study(_ file: ScenarioFile, _ origin: String, _ say: (ChildMessage) -> Void) {
    let judge = file.expectation.property == nil ? recorded(by: file) : judging(file)
    guard let violation = judge.play(file.scenario).violation else { return }
    var unrepeated = Failure.unrepeated(
      violation, report: ["      NOT DETERMINISTIC: played twice, it did not lead to the same."])
    unrepeated.differsAt = file.scenario.steps.count
    say(.studied(small(violation, seed: 0, file.scenario, origin) ?? unrepeated))
  }

  private func small(
    _ violation: Violation, seed: UInt64, _ scenario: RouterScenario, _ origin: String
  ) -> Failure? {
    study(violation, seed: seed, scenario, origin: origin).map {
      Failure(
        violation: $0.violation, report: $0.lines, file: $0.file, fileName: $0.fileName,
        group: $0.shape)
    }
  }

  /// Operations that are played alone as steps: one after another, each when everything rests.
  func steps(playing subjects: [Operation.Subject]) -> [RouterStep] {
    subjects.enumerated().map { place, subject in
      let delay = place == 0 ? 0 : 10_000
      return switch subject {
      case .call(let action, let argument):
        RouterStep(delay: delay, move: .call(caller: 0, action: action, argument: argument))
      case .move(let move): RouterStep(delay: delay, move: .user(gesture(of: move)))
      }
    }
  }

  private func gesture(of move: UserMove) -> UserGesture {
    switch move.target {
    case .pushed(_, _, let count): count > 1 ? .menu(count) : .back
    case .layers: .close
    case .tab(let name): .tab(hooks?.tabs.firstIndex(of: name) ?? 0)
    }
  }

  /// A file that expects a failure judges only that; one that expects the process to end judges
  /// nothing.
  func judging(_ file: ScenarioFile) -> PlayedTest {
    file.expectation.isDeadly && !judgesFiles
      ? recorded(by: file).judging(only: "") : judging(as: file)
  }
}
