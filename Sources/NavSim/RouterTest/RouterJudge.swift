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
  private var atRest: (screens: Picture, foreignChanges: Int, queued: [CallState])
  /// True when something may still come of a call that had ended when everything was last at rest:
  /// of one of which nobody knows what it asks, or a presentation that waits in one of several tabs.
  private var somethingMayCome = false
  /// True when a call of which nobody knows what it asks has returned, and changed nothing.
  private var hasUntoldCall = false
  /// Calls that have changed nothing, beside others that may have done something unseen.
  private var suspects: [CallState] = []
  /// The changes that the user has made since everything was at rest; nil for one that no call could
  /// ask for.
  private var usersMoves: [CallState?] = []
  /// How many bursts of calls were compared with calls one after another.
  private(set) var burstsJudged = 0

  init(_ properties: Set<RouterProperty>, start: Picture, _ routes: any RouteTexts) {
    self.properties = properties
    self.routes = routes
    atRest = (start, 0, [])
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
  mutating func noteUsers(_ move: CallState?) { usersMoves.append(move) }

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
  ///
  /// - Parameters:
  ///   - call: it.
  ///   - others: those at the same time that may have done something unseen.
  ///   - screens: what the router shows.
  ///   - names: what reports call a call.
  /// - Returns: true when it did nothing of what it asks, as far as anybody can tell.
  mutating func judge(
    _ call: CallState, beside others: [CallState], _ screens: Picture,
    names: (CallState) -> String
  ) -> Bool {
    guard !call.isSuperseded else {
      if call.changes > 0 {
        found(
          .callsActOneAfterAnother,
          expected:
            "nothing comes of \(names(call)) any more, because a later call has given it up",
          seen: screens.text(routes))
      }
      return false
    }
    guard let ask = call.ask, ask.queued == nil, call.changes == 0, !call.isMet,
      !call.isCancelled, !call.mayBeServed, unexplained == call.unexplained,
      !(call.hasReturned && CallOrders.mayBeUndone(call, beside: others, screens))
    else { return false }
    // Where one change may show several calls, which of them it was is a guess until all are over.
    if call.hasReturned, !others.isEmpty {
      suspects.append(call)
    } else {
      accuse(call, screens, names)
    }
    return true
  }

  /// A call should have changed something.
  private mutating func accuse(
    _ call: CallState, _ screens: Picture, _ names: (CallState) -> String
  ) {
    let name = names(call)
    let how =
      (call.hasReturned ? "it returned, and changed nothing" : "it was refused")
      + ": \(screens.text(routes)) is shown"
    if !call.mayBeRefused {
      found(
        .nothingIsRefusedAtRest,
        expected:
          "\(name) is carried out, because nothing moves and no other call has done anything",
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
  /// - Returns: the call whose presentation is shown now.
  mutating func queueChanged(
    _ before: Picture, _ after: Picture, _ calls: inout CallBook,
    byUser: Bool
  ) -> Int? {
    guard after.layers.count > 1, let layer = after.top else { return nil }
    let isReplaced =
      after.layers.count == before.layers.count && before.top?.isReplaced(by: layer) ?? false
    guard after.layers.count > before.layers.count || isReplaced else { return nil }
    if isReplaced, !byUser, before.tab == after.tab {
      let isAsked = calls.live.contains { $0.ask?.explains(before, after) ?? true }
      if !isAsked {
        found(
          .layersConsistent, expected: "a layer is dismissed before another takes its place",
          seen: "\(before.text(routes)) became \(after.text(routes))")
      }
    }
    let waiting = calls.queued.compactMap { call in
      call.ask?.queued.map { (call.number, $0, isCancelled: call.isCancelled) }
    }
    let fitting = waiting.filter { $0.1.route == layer.root }
      .max { ($0.1.priority, $1.0) < ($1.1.priority, $0.0) }
    guard let shown = fitting else { return nil }
    let atWork = Set(calls.live.map(\.number))
    let ahead = waiting.first {
      !atWork.contains($0.0) && !$0.isCancelled
        && ($0.1.priority > shown.1.priority
          || $0.1.priority == shown.1.priority && $0.0 < shown.0)
    }
    calls.queued.removeAll { $0.number == shown.0 }
    if let ahead {
      found(
        .queueKeepsPriority,
        expected: "\(routes.text(ahead.1.route)) of priority \(ahead.1.priority) is shown first",
        seen: "\(routes.text(layer.root)) of priority \(shown.1.priority) is shown")
    }
    return shown.0
  }

  /// Everything has come to rest, and no call is under way.
  ///
  /// - Parameters:
  ///   - burst: the calls that have finished since it last had.
  ///   - queued: the presentations that have not been shown.
  ///   - screens: what the router shows.
  ///   - turnsMayWait: true when the router may have to wait before it shows what has its turn.
  ///   - names: what reports call a call.
  mutating func rest(
    _ burst: [CallState], queued: [CallState], _ screens: Picture, turnsMayWait: Bool,
    names: (CallState) -> String
  ) {
    let start = atRest
    let mightHaveCome = somethingMayCome
    let moves = usersMoves
    usersMoves = []
    atRest = (screens, unexplained, queued)
    if burst.contains(where: { $0.ask == nil && $0.changes == 0 && $0.hasReturned }) {
      hasUntoldCall = true
    }
    // Each tab may have a queue of its own.
    let hasTabs = screens.tab != nil
    somethingMayCome = hasUntoldCall || hasTabs && !queued.isEmpty
    // Those that are suspected are among them.
    guard !burst.isEmpty else { return }
    let isKnown = burst.allSatisfy { call in
      call.ask.map { !(hasTabs && $0.queued != nil) } ?? false
    }
    let canBeCompared =
      isKnown && !mightHaveCome && atRest.foreignChanges == start.foreignChanges
    let orders = CallOrders(burst, waiting: start.queued, turnsMayWait: turnsMayWait)
    let isReached = { (orders: CallOrders) in
      orders.isTooMany || orders.lead(from: start.screens, to: screens)
    }
    let isExplained = { (call: CallState) in
      // The user may have moved in the middle of what it asks.
      if call.mayHavePart, !moves.isEmpty { return true }
      guard canBeCompared, !moves.contains(where: { $0 == nil }) else { return false }
      return isReached(orders.requiring(call, beside: moves.compactMap(\.self)))
    }
    // A change of nobody's that came since may have been its own.
    for call in suspects where unexplained == call.unexplained && !isExplained(call) {
      accuse(call, screens, names)
    }
    suspects = []
    let isClear = moves.isEmpty && !burst.contains(where: \.mayBeHalfDone)
    guard canBeCompared, isClear, !orders.isTooMany,
      properties.contains(.callsActOneAfterAnother)
    else { return }
    burstsJudged += 1
    if !isReached(orders) {
      found(
        .callsActOneAfterAnother,
        expected: wanted(orders, of: start.screens, names: names), seen: screens.text(routes))
    }
  }

  /// What calls should have made of the screens, in words.
  private func wanted(
    _ orders: CallOrders, of start: Picture, names: (CallState) -> String
  ) -> String {
    let before = start.text(routes)
    let calls = orders.required.sorted { $0.number < $1.number }
    guard !calls.isEmpty else { return "\(before), because no call was carried out" }
    let ends = orders.ends(from: start).map { $0.text(routes) }
    let all = calls.map(names).joined(separator: ", ")
    if calls.count == 1, ends == [before] { return "\(all) leaves \(before) as it is" }
    if ends.count > 3 { return "what \(all) make of \(before) one after another, in some order" }
    let turns = calls.count == 1 ? " turns" : ", one after another, turn"
    return "\(all)\(turns) \(before) into \(ends.joined(separator: " or "))"
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
    for call in suspects where unexplained == call.unexplained { accuse(call, screens, names) }
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
