/// What a run that holds is worth.
struct RunWorth {
  /// Something that was not tried.
  struct Gap: Hashable {
    /// Who requires this does not pass with the gap; nil for one that is only said.
    let requirement: RouterRequirement?
    let words: String
  }

  /// How many calls there were of every action, in one line.
  let calls: String
  private(set) var gaps: [Gap] = []

  /// What was not tried, in one line; nil for nothing.
  var untried: String? {
    gaps.isEmpty ? nil : "not tried: " + gaps.map(\.words).joined(separator: "; ")
  }

  /// Two lines, or one of a run that has tried everything.
  var lines: [String] { [calls] + (untried.map { [$0] } ?? []) }

  init(_ statistics: RouterStatistics, _ test: PlayedTest) {
    let counts = test.actions.indices.map {
      statistics.calls.indices.contains($0) ? statistics.calls[$0] : CallCounts()
    }
    let texts = zip(test.actions, counts).map { action, counts in
      let numbers = [counts.started, counts.returned, counts.changed].map(TextReport.grouped)
      return "\(action.name) \(numbers.joined(separator: "/"))"
    }
    calls = "calls made/returned/changed something: \(texts.joined(separator: ", "))"
    for (place, action) in test.actions.enumerated() {
      if test.leftOutActions.contains(place) {
        add(.everyActionMade, "\(action.name) was left out")
      } else {
        addGaps(of: action, counts[place])
      }
    }
    if let leftOut = test.leftOut { add(.everyActionMade, leftOut) }
    if statistics.deadEnds > 0 {
      let seeds = statistics.deadEnds == 1 ? "1 seed" : "\(statistics.deadEnds) seeds"
      add(
        nil,
        "what comes after a screen on which nothing can be touched, and from which there is no way "
          + "back: \(seeds) ended there")
    }
    let learned = test.actions.filter { $0.effects?.contains(where: \.isLearned) ?? true }
      .map(\.name)
    if !learned.isEmpty {
      let names = learned.joined(separator: ", ")
      add(
        .everyEffectDeclared,
        "\(names) said nothing of what they do, so what they do and refuse alone was taken to be "
          + "right")
    }
    let timed = zip(test.actions, counts).filter { $1.timed > 0 }.map(\.0.name)
    if !timed.isEmpty {
      add(
        .everyEffectDeclared,
        "what comes by itself more than \(AlonePlay.longestWait.components.seconds) s after "
          + "\(timed.joined(separator: ", ")) was taken for a part of that, so nothing was at rest, "
          + "and judged, before it")
    }
    let unjudged = RouterProperty.allCases.filter(test.properties.contains).compactMap { property in
      test.reasonNotToJudge(property, statistics).map { "\(property.rawValue) (\($0))" }
    }
    if !unjudged.isEmpty {
      add(.everyPropertyApplied, "no rule was applied to \(unjudged.joined(separator: ", "))")
    }
    let atRest = test.conditions.filter { $0.moment == .rest }
    if !atRest.isEmpty, statistics.effort.rests == 0 {
      let names = atRest.map(\.name).joined(separator: ", ")
      add(.everyPropertyApplied, "nothing came to rest for: \(names)")
    }
    let possible = test.possibleFaults
    let off = HostFault.allCases.filter { possible.contains($0) && !test.faults.contains($0) }
      .map(\.rawValue)
    if test.hooks != nil, !off.isEmpty {
      let isAll = off.count == possible.count
      add(
        .everyFaultOn,
        isAll ? "all faults are off" : "faults that are off: \(off.joined(separator: ", "))")
    }
  }

  private mutating func add(_ requirement: RouterRequirement?, _ words: String) {
    gaps.append(Gap(requirement: requirement, words: words))
  }

  private mutating func addGaps(of action: PlayedTest.Action, _ counts: CallCounts) {
    guard counts.started > 0 else {
      let button = action.screens == nil ? "" : ", because its button was never on the screen"
      return add(.everyActionMade, "\(action.name) was never called\(button)")
    }
    if counts.returned == 0 {
      let threw = counts.threw == counts.started ? ", each call threw" : ""
      add(.everyActionReturned, "\(action.name) never returned\(threw)")
    }
    if counts.meant == 0, action.effects?.contains(where: { $0.condition != nil }) ?? false {
      add(.everyActionChanged, "the `when` of \(action.name) never held")
    } else if counts.changed == 0, action.effects?.allSatisfy(\.isNothing) != true {
      add(.everyActionChanged, "\(action.name) never changed anything")
    }
  }
}

extension PlayedTest {
  /// Why no rule of a property can be, or was, applied; nil when it can.
  ///
  /// - Parameter statistics: what was played; nil before anything was.
  func reasonNotToJudge(_ property: RouterProperty, _ statistics: RouterStatistics?) -> String? {
    switch property {
    case .everyCallReturns: return nil
    case .nothingEscapes: return capture == .off ? "nothing is captured" : nil
    case .rootStays:
      let isFree = actions.allSatisfy {
        $0.effects?.allSatisfy { $0.changesRoot || $0.isLearned } ?? true
      }
      return statistics != nil && isFree ? "no action says that the root stays" : nil
    case .layersConsistent:
      return statistics.map { $0.mostLayers > 1 } ?? true ? nil : "no layer was presented"
    case .screenAgreesAtRest, .noChangeWhileMoving:
      return hooks == nil ? "there is no host" : nil
    case .returnsAfterAnimation:
      if hooks == nil { return "there is no host" }
      let isAwaited = actions.contains { if case .plain = $0.body { false } else { true } }
      return isAwaited ? nil : "no action is awaited"
    case .nothingComesAfterLeaving, .lateCallTakesOnlyItsOwn:
      let hasButtons = actions.contains { $0.screens != nil || $0.offered != nil }
      return hasButtons ? nil : "no action is a button"
    case .completesOnce:
      let completes = actions.contains { if case .completion = $0.body { true } else { false } }
      return completes ? nil : "no action has a completion handler"
    case .queueKeepsPriority:
      let queues = actions.contains { $0.effects?.contains { $0.queued != nil } ?? false }
      return queues ? nil : "no action queues a presentation"
    case .gestureTakesOnlyItsTarget:
      guard let hooks else { return "there is no host" }
      guard hooks.path != nil || hooks.closed != nil || hooks.onDismiss != nil else {
        return "the host has no path, closed or onDismiss"
      }
      if !faults.contains(.gestures) { return "gestures are off" }
      return statistics.map { $0.gestures.contains { $0 > 0 } } ?? true
        ? nil : "no gesture was made"
    case .noLostCall, .serializable, .nothingIsRefusedAtRest,
      .nothingIsRefusedWhileStill:
      guard let effort = statistics?.effort else { return nil }
      return effort.rests == effort.notJudged.reduce(0, +) ? "no rest was judged" : nil
    }
  }

  /// A run that has shown nothing, or not what is required, is no pass.
  func judgeEffort(_ result: RouterTestResult) throws(RouterTestFailure) {
    guard result.seeds > 0 else { return }
    let calls = result.statistics.total
    let played = "in \(result.seeds) seeds of \(result.steps) steps: nothing can be concluded"
    if calls.returned + calls.threw == 0 {
      throw RouterTestFailure(
        reason: .noCallEnded,
        description:
          "\(name): no call has ended \(played). Expected calls that return, or more steps")
    }
    if calls.returned == 0 {
      throw RouterTestFailure(
        reason: .everyCallThrew,
        description:
          "\(name): each of \(TextReport.grouped(calls.threw)) calls threw \(played). Expected "
          + "calls that return: does the closure of an action throw by itself?")
    }
    let hasAsync = actions.contains { if case .async = $0.body { true } else { false } }
    if hasAsync, result.jobs <= result.steps {
      throw RouterTestFailure(
        reason: .nothingCaptured,
        description:
          "\(name): nothing that the calls have started was captured: expected tasks that "
          + "run on the simulation's thread")
    }
    let missing = RunWorth(result.statistics, self).gaps.compactMap { gap -> String? in
      guard let required = gap.requirement, requirements.contains(required) else { return nil }
      return "\(required.rawValue): \(gap.words)"
    }
    guard missing.isEmpty else {
      throw RouterTestFailure(
        reason: .requirementNotMet,
        description: "\(name): what is required was not tried: \(missing.joined(separator: "; "))")
    }
  }
}
