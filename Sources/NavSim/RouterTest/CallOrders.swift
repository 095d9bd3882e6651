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
        screens = ask.rest(screens)
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
      if let ask = next.waiting.remove(at: place).ask { next.screens = ask.rest(screens) }
      return next
    }
  }

  /// Those that were carried out.
  let required: [CallState]
  /// Those of which nobody knows whether they were.
  let optional: [CallState]
  /// The presentations that had waited for their turn before.
  let waiting: [CallState]
  /// True when a turn need not have come in the end.
  let turnsMayWait: Bool

  init(
    required: [CallState], optional: [CallState] = [], waiting: [CallState] = [],
    turnsMayWait: Bool = false
  ) {
    self.required = required
    self.optional = optional
    self.waiting = waiting
    self.turnsMayWait = turnsMayWait
  }

  /// Calls between two moments of rest.
  ///
  /// - Parameters:
  ///   - burst: those that have finished since the first.
  ///   - waiting: the presentations that had waited for their turn before.
  ///   - turnsMayWait: true when a turn need not have come in the end.
  init(_ burst: [CallState], waiting: [CallState], turnsMayWait: Bool) {
    let kept = burst.filter { !$0.isSuperseded }
    self.init(
      required: kept.filter { $0.wasTaken && !$0.mayBeHalfDone },
      optional: kept.filter { $0.mayBeHalfDone || $0.hasReturned && !$0.wasTaken },
      waiting: waiting, turnsMayWait: turnsMayWait)
  }

  /// True for so many calls that their orders are not tried out.
  var isTooMany: Bool { required.count + optional.count + waiting.count > Self.limit }

  private static var limit: Int { 6 }

  /// Calls that are still to be carried out, by their places: those that were carried out first,
  /// then those of which nobody knows.
  private typealias Rest = [Int]

  private var all: Rest { Array(0..<(required.count + optional.count)) }

  private func isRequired(_ place: Int) -> Bool { place < required.count }

  private func call(_ place: Int) -> CallState {
    isRequired(place) ? required[place] : optional[place - required.count]
  }

  /// The same with a call that was carried out, beside moves of the user's.
  func requiring(_ call: CallState, beside moves: [CallState]) -> Self {
    Self(
      required: required.filter { $0.number != call.number } + [call],
      optional: optional.filter { $0.number != call.number } + moves, waiting: waiting,
      turnsMayWait: turnsMayWait)
  }

  /// Whether some order leads from one picture to another.
  func lead(from start: Picture, to end: Picture) -> Bool {
    lead(from: Situation(screens: start, waiting: waiting), all, to: end)
  }

  private func lead(from start: Situation, _ rest: Rest, to end: Picture) -> Bool {
    !rest.contains(where: isRequired) && (turnsMayWait || start.isOver)
      && start.screens.isAlike(end)
      || next(from: start, rest).contains { lead(from: $0.situation, $0.rest, to: end) }
  }

  /// Whether a call can have been carried out unseen: what the screens were at its start, together
  /// with the calls that overlap with it, makes what they are. A router that shows a copy of its
  /// state shows nothing of a push that is taken back before the copy is made.
  static func mayBeUndone(
    _ call: CallState, beside others: [CallState], _ screens: Picture
  ) -> Bool {
    if others.isEmpty { return false }
    // Whatever a call does of which nobody knows what it asks, it may have taken that back.
    if others.contains(where: { $0.ask == nil }) { return true }
    // What is shown step by step was under way before it, and perhaps it came to its end unseen.
    let halfway = others.filter { $0.isHalfway(at: call.start) }.min { $0.start < $1.start }
    return [call, halfway].compactMap(\.self).contains { first in
      let orders = Self(
        required: [call] + others.filter { $0.changedAt > first.start && !$0.mayBeServed },
        optional: others.filter { $0.changes == 0 || $0.mayBeServed })
      return orders.isTooMany || orders.lead(from: first.before, to: screens)
    }
  }

  /// The pictures that the required calls can end with, each once.
  func ends(from start: Picture) -> [Picture] {
    let orders = Self(required: required)
    return orders.ends(from: Situation(screens: start, waiting: waiting), orders.all)
  }

  private func ends(from start: Situation, _ rest: Rest) -> [Picture] {
    if rest.isEmpty, start.isOver { return [start.screens] }
    var ends: [Picture] = []
    for next in next(from: start, rest) {
      for end in self.ends(from: next.situation, next.rest)
      where !ends.contains(where: end.isAlike) {
        ends.append(end)
      }
    }
    return ends
  }

  /// What the situation is after any of the calls that can come first, and the others; a turn may
  /// come at once or later.
  private func next(from start: Situation, _ rest: Rest) -> [(situation: Situation, rest: Rest)] {
    let turn = start.afterTurn.map { [($0, rest)] } ?? []
    return turn
      + rest.compactMap { place in
        let next = call(place)
        let isTooEarly = rest.contains { isRequired($0) && call($0).hadEnded(before: next) }
        guard !isTooEarly, next.ask != nil else { return nil }
        var situation = start
        situation.carryOut(next)
        // What had ended before, and nobody knows of, was not carried out then.
        return (situation, rest.filter { $0 != place && !call($0).hadEnded(before: next) })
      }
  }
}
