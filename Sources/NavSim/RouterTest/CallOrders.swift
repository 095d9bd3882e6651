/// What calls that overlap can have made of the screens, carried out one after the other.
///
/// A call that was awaited, and had ended before another began, comes before it.
struct CallOrders {
  /// What is shown, and what waits for its turn.
  private struct Situation {
    var screens: Picture
    var waiting: [CallState]

    mutating func carryOut(_ call: CallState) {
      guard let ask = call.ask else { return }
      if ask.clearsQueue { waiting = [] }
      if ask.queued == nil {
        screens = ask.result(screens)
      } else if ask.isMeant(for: screens) {
        waiting.append(call)
      }
    }

    /// True when it is nobody's turn.
    var isOver: Bool { waiting.isEmpty || screens.layers.count > 1 }

    /// What it becomes when the turn of the next has come: that of the highest priority, and of
    /// equals the earliest, once nothing is presented; nil when nobody waits for that.
    var afterTurn: Self? {
      let priorities = waiting.map { $0.ask?.queued?.priority ?? 0 }
      guard screens.layers.count == 1, let highest = priorities.max(),
        let place = priorities.firstIndex(of: highest)
      else { return nil }
      var next = self
      if let ask = next.waiting.remove(at: place).ask { next.screens = ask.result(screens) }
      return next
    }
  }

  /// Those that were carried out.
  let required: [CallState]
  /// Those of which nobody knows whether they were.
  var optional: [CallState] = []
  /// The presentations that had waited for their turn before.
  var waiting: [CallState] = []
  /// True when a turn need not have come in the end.
  var turnsMayWait = false

  /// True for so many calls that their orders are not tried out.
  var isTooMany: Bool { required.count + optional.count + waiting.count > Self.limit }

  private static var limit: Int { 6 }

  /// The same with a call that was carried out.
  func requiring(_ call: CallState) -> Self {
    let others = without(call)
    return Self(
      required: others.required + [call], optional: others.optional, waiting: waiting,
      turnsMayWait: turnsMayWait)
  }

  /// Whether some order leads from one picture to another.
  func lead(from start: Picture, to end: Picture) -> Bool {
    lead(from: Situation(screens: start, waiting: waiting), to: end)
  }

  private func lead(from start: Situation, to end: Picture) -> Bool {
    required.isEmpty && (turnsMayWait || start.isOver) && start.screens.isAlike(end)
      || next(from: start).contains { $0.rest.lead(from: $0.situation, to: end) }
  }

  /// The pictures that the required calls can end with, each once.
  func ends(from start: Picture) -> [Picture] {
    Self(required: required).ends(from: Situation(screens: start, waiting: waiting))
  }

  private func ends(from start: Situation) -> [Picture] {
    if required.isEmpty, start.isOver { return [start.screens] }
    var ends: [Picture] = []
    for next in next(from: start) {
      for end in next.rest.ends(from: next.situation) where !ends.contains(where: end.isAlike) {
        ends.append(end)
      }
    }
    return ends
  }

  /// What the situation is after any of the calls that can come first, and the others; a turn may
  /// come at once or later.
  private func next(from start: Situation) -> [(situation: Situation, rest: Self)] {
    let calls = required + optional
    let turn = start.afterTurn.map { [($0, self)] } ?? []
    return turn
      + calls.indices.compactMap { index in
        let call = calls[index]
        let isTooEarly = required.contains { $0.hadEnded(before: call) }
        guard !isTooEarly, call.ask != nil else { return nil }
        var rest = without(call)
        rest.optional.removeAll { $0.hadEnded(before: call) }
        var situation = start
        situation.carryOut(call)
        return (situation, rest)
      }
  }

  private func without(_ call: CallState) -> Self {
    Self(
      required: required.filter { $0.number != call.number },
      optional: optional.filter { $0.number != call.number }, turnsMayWait: turnsMayWait)
  }
}
