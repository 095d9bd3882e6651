/// Judges what a run observes, by the properties that hold for any router.
///
/// It keeps what was the case when everything was last at rest, and nothing else.
struct RouterJudge {
  let properties: Set<RouterProperty>
  /// How reports write a route.
  private let routes: any RouteTexts
  /// The first thing that did not hold.
  private(set) var violation: Violation?
  /// How many changes there were that no call can be named for.
  private(set) var unexplained = 0
  private var roots: [String: RouteNumber] = [:]
  /// What was shown when everything was last at rest, and the changes of nobody's until then.
  private var atRest: (screens: Picture, foreignChanges: Int)
  /// True when something may still come of a call that had ended when everything was last at rest:
  /// of a presentation that waits for its turn, or a call of which nobody knows what it asks.
  private var somethingMayCome = false
  /// True when a call of which nobody knows what it asks has returned, and changed nothing.
  private var hasUntoldCall = false
  /// How many changes the user has made.
  private var usersChanges = 0
  /// How many bursts of calls were compared with calls one after another.
  private(set) var burstsJudged = 0

  init(_ properties: Set<RouterProperty>, start: Picture, _ routes: any RouteTexts) {
    self.properties = properties
    self.routes = routes
    atRest = (start, 0)
  }

  mutating func found(_ property: RouterProperty, expected: String, seen: String) {
    guard violation == nil, properties.contains(property) else { return }
    violation = Violation(property: property.rawValue, expected: expected, seen: seen)
  }

  /// The router does not begin as that of the first run did.
  mutating func foundSharedState(expected: String, seen: String) {
    violation = Violation(property: PlayedTest.sharedState, expected: expected, seen: seen)
  }

  /// A condition of the test's own does not hold.
  mutating func found(_ condition: String, seen: String) {
    guard violation == nil else { return }
    violation = Violation(property: condition, expected: condition, seen: seen)
  }

  mutating func countUnexplained() { unexplained += 1 }
  mutating func countUsers() { usersChanges += 1 }

  /// The router shows something else.
  mutating func changed(to screens: Picture, mayChangeRoot: Bool) {
    guard let base = screens.layers.first else {
      found(.rootStays, expected: "a base with a root", seen: "nothing is shown")
      return
    }
    let tab = screens.tab ?? ""
    if let root = roots[tab], root != base.root, !mayChangeRoot {
      found(
        .rootStays, expected: "the root \(routes.text(root))", seen: routes.text(base.root))
    }
    roots[tab] = base.root
    for (index, layer) in screens.layers.enumerated().dropFirst() {
      let presenter = layer.presenter ?? index - 1
      if presenter != index - 1 || layer.style == .base {
        let name = routes.text(layer.root)
        let below = routes.text(screens.layers[index - 1].root)
        let owner =
          screens.layers.indices.contains(presenter) && presenter != index
          ? routes.text(screens.layers[presenter].root) : "layer \(presenter)"
        found(
          .layersConsistent,
          expected: "\(name) is presented by \(below), which is below it",
          seen: "\(owner) presents it, in \(screens.text(routes))")
      }
    }
  }

  /// Looks at a call that has ended, and whose work has.
  mutating func judge(
    _ call: CallState, names: (CallState) -> String
  ) {
    guard let ask = call.ask, ask.queued == nil, call.changes == 0, !call.isMet,
      !call.isCancelled, !call.mayBeServed, unexplained == call.unexplained
    else { return }
    let name = names(call)
    let how = call.hasReturned ? "it returned, and changed nothing" : "it was refused"
    if !call.mayBeRefused {
      found(
        .nothingIsRefusedAtRest,
        expected: "\(name) is carried out, because nothing else is at work",
        seen: how)
    }
    if !call.sawMotion {
      found(
        .nothingIsRefusedWhileStill, expected: "\(name) is carried out, because nothing moves",
        seen: how)
    }
    if call.hasReturned {
      found(
        .noCallIsLostInSilence, expected: "\(name) changes what is shown, or says that it does not",
        seen: how)
    }
  }

  /// A layer may have come: looks whether it was its turn.
  ///
  /// - Parameters:
  ///   - before: what was shown.
  ///   - after: what is shown.
  ///   - calls: those that wait; the one that is shown now leaves them.
  ///   - byUser: true when what was on top has left the screen already.
  mutating func queueChanged(
    _ before: Picture, _ after: Picture, _ calls: inout CallBook,
    byUser: Bool
  ) {
    guard after.layers.count > 1, let layer = after.top else { return }
    let isReplaced = after.layers.count == before.layers.count && before.top?.root != layer.root
    guard after.layers.count > before.layers.count || isReplaced else { return }
    if isReplaced, !byUser, before.tab == after.tab {
      let isAsked = calls.live.contains { $0.ask?.explains(before, after) ?? true }
      if !isAsked {
        found(
          .layersConsistent, expected: "a layer is dismissed before another takes its place",
          seen: "\(before.text(routes)) became \(after.text(routes))")
      }
    }
    let waiting = calls.queued.compactMap { call in call.ask?.queued.map { (call.number, $0) } }
    let fitting = waiting.filter { $0.1.route == layer.root }
      .max { ($0.1.priority, $1.0) < ($1.1.priority, $0.0) }
    guard let shown = fitting else { return }
    let atWork = Set(calls.live.map(\.number))
    let ahead = waiting.first {
      !atWork.contains($0.0)
        && ($0.1.priority > shown.1.priority
          || $0.1.priority == shown.1.priority && $0.0 < shown.0)
    }
    calls.queued.removeAll { $0.number == shown.0 }
    guard let ahead else { return }
    found(
      .queueKeepsPriority,
      expected: "\(routes.text(ahead.1.route)) of priority \(ahead.1.priority) is shown first",
      seen: "\(routes.text(layer.root)) of priority \(shown.1.priority) is shown")
  }

  /// Everything has come to rest, and no call is under way.
  ///
  /// - Parameters:
  ///   - burst: the calls that have finished since it last had.
  ///   - queued: the presentations that have not been shown.
  ///   - screens: what the router shows.
  ///   - names: what reports call a call.
  mutating func rest(
    _ burst: [CallState], queued: [CallState], _ screens: Picture,
    names: (CallState) -> String
  ) {
    let start = atRest
    let mightHaveCome = somethingMayCome
    atRest = (screens, unexplained + usersChanges)
    if burst.contains(where: { $0.ask == nil && $0.changes == 0 && $0.hasReturned }) {
      hasUntoldCall = true
    }
    somethingMayCome = hasUntoldCall || !queued.isEmpty
    guard !burst.isEmpty, atRest.foreignChanges == start.foreignChanges, !mightHaveCome,
      properties.contains(.callsActOneAfterAnother)
    else { return }
    let carriedOut = burst.filter { $0.changes > 0 || $0.isMet && $0.hasReturned }
    let isClear = burst.allSatisfy { call in
      guard let ask = call.ask, ask.queued == nil, !call.isCancelled else { return false }
      return !(call.hasThrown && call.changes > 0 || call.mayBeServed && call.changes == 0)
    }
    guard isClear, carriedOut.count <= Self.burstLimit else { return }
    burstsJudged += 1
    if !Self.canReach(screens, from: start.screens, by: carriedOut[...]) {
      found(
        .callsActOneAfterAnother,
        expected: wanted(carriedOut, of: start.screens, names: names), seen: screens.text(routes))
    }
  }

  /// What calls should have made of the screens, in words.
  private func wanted(
    _ calls: [CallState], of start: Picture, names: (CallState) -> String
  ) -> String {
    let before = start.text(routes)
    guard let first = calls.first else { return "\(before), because no call was carried out" }
    if calls.count > 1 {
      let names = calls.map(names).joined(separator: ", ")
      return "what \(names) make of \(before) one after another, in some order"
    }
    let after = (first.ask?.result(start) ?? start).text(routes)
    return after == before
      ? "\(names(first)) leaves \(before) as it is" : "\(names(first)) makes \(before) \(after)"
  }

  /// More calls at once are not compared with all their orders.
  private static var burstLimit: Int { 6 }

  /// Whether some order of calls, each carried out by itself, leads there.
  private static func canReach(
    _ end: Picture, from start: Picture, by calls: ArraySlice<CallState>
  ) -> Bool {
    if calls.isEmpty { return start.isAlike(end) }
    for index in calls.indices {
      let call = calls[index]
      // A call that was awaited, and had ended before this one began, comes before it.
      let isTooEarly = calls.contains {
        $0.number != call.number && $0.isAwaited && $0.endedAt < call.start
      }
      guard !isTooEarly, let ask = call.ask else { continue }
      var rest = calls
      rest.remove(at: index)
      if canReach(end, from: ask.result(start), by: rest) { return true }
    }
    return false
  }

  /// Nothing goes on any more.
  ///
  /// - Parameters:
  ///   - open: the calls that have not ended.
  ///   - queued: the presentations that have not been shown.
  ///   - screens: what the router shows.
  ///   - names: what reports call a call.
  mutating func finish(
    open: [CallState], queued: [CallState], _ screens: Picture,
    names: (CallState) -> String
  ) {
    if !open.isEmpty {
      found(
        .everyCallReturns, expected: "every call returns",
        seen: open.map(names).joined(separator: ", ") + (open.count == 1 ? " has" : " have")
          + " not")
    }
    // Below something that the user cannot take away it is nobody's turn.
    if screens.layers.count == 1,
      let waiting = queued.first(where: { $0.hasReturned && !$0.isCancelled })
    {
      found(
        .noCallIsLostInSilence,
        expected: "\(names(waiting)) is shown once nothing is presented any more",
        seen: "it never was")
    }
  }
}
