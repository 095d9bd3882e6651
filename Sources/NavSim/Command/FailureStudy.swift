import Foundation

/// Has a failure studied in a child: played twice, made small, certified. What is known is kept
/// when the child ends over it.
struct FailureStudy {
  let find: Find
  let scenario: FoundScenario
  /// Of the scenario's router.
  let fuzzer: Fuzzer
  /// True when nothing else was judged than what has failed.
  var judgesNothingElse = false

  /// What is known in the end.
  struct Result {
    /// The last that was said of it; nil when nothing could be tried.
    var known: StudiedFailure?
    /// What stood in the way, in words.
    var notes: [String] = []
    /// True when the command was stopped before the end.
    var wasInterrupted = false

    fileprivate mutating func noteUncertified(_ end: ChildEnd) {
      notes.append(
        "not certified: the router took the program down over a shorter scenario (\(end.words))")
    }
  }

  /// Studies the failure.
  func run() throws(ChildError) -> Result {
    var result = Result()
    let end = try study(nil, &result)
    result.wasInterrupted = StopSignal.hasCome
    guard let end, !result.wasInterrupted else { return result }
    switch result.known?.stage {
    case nil:
      try shrinkInChildren(&result, end)
    case .shrunk: result.noteUncertified(end)
    case .repeated, .certified: break
    }
    return result
  }

  /// Lets a child study the scenario, or what it was made small to.
  ///
  /// - Returns: how the child ended over it; nil when it has finished.
  private func study(
    _ small: Fuzzer.Shrunk?, _ result: inout Result
  ) throws(ChildError) -> ChildEnd? {
    let player = Player()
    defer { player.forget() }
    var order = StudyOrder(find, scenario, judgesNothingElse: judgesNothingElse)
    if let small { order.take(small) }
    var known = result.known
    let end = try player.carryOut(.study(order), as: .shrinker) {
      if case .studied(let failure) = $0 { known = failure }
    }
    result.known = known
    return end
  }

  /// Plays every candidate in a child: one that takes it down is no smaller form of this failure.
  private func shrinkInChildren(
    _ result: inout Result, _ end: ChildEnd
  ) throws(ChildError) {
    let player = Player(limit: .milliseconds(100), sleepLimit: .milliseconds(100))
    defer { player.forget() }
    let candidates = IsolatedCandidates(fuzzer, find.violation.property, player)
    let small = candidates.shrink(scenario.fixture.steps)
    result.wasInterrupted = StopSignal.hasCome
    guard let small else {
      if result.wasInterrupted { return }
      result.notes.append("played in a process of its own, the scenario does not fail again")
      return
    }
    result.notes.append(
      "\(TextReport.grouped(candidates.deaths)) of the scenarios that were tried took the program down "
        + "(\(end.words)): that is another failure")
    let shrunk = Fuzzer.Shrunk(
      steps: Step.numbered(small.actions), violation: small.violation,
      executions: small.executions, isMinimal: small.isMinimal)
    let fixture = Fixture.failing(
      shrunk.violation, scenario.fixture.setup, origin: scenario.fixture.origin, shrunk.steps)
    result.known = StudiedFailure(
      stage: .shrunk, violation: shrunk.violation,
      report: TextReport.evidence(of: shrunk, from: scenario.count),
      fixture: fixture, differsAt: nil)
    guard !result.wasInterrupted else { return }
    // The picture and the certificate, if the router survives them.
    if let end = try study(shrunk, &result) { result.noteUncertified(end) }
  }
}
