/// How a call is refused that ends with its completion handler.
struct EndedWithFalse: Error {}

/// A call, as far as a run has seen it.
struct CallState {
  /// How a call has ended.
  enum End {
    case returned
    case threw
  }

  /// The cause of its work.
  let number: Int
  let caller: Int
  let action: Int
  let argument: Int
  let ask: Ask<RouteNumber>?
  /// True when its caller waits for its end.
  let isAwaited: Bool
  /// How many observations there were before it.
  let start: Int
  /// What was shown before it.
  let before: Picture
  /// How many turns actors had had before it.
  let actorTurns: Int
  /// When it was first at work, counted from 1; 0 for a call that waits for its turn. Nothing that
  /// happens before is its doing.
  var turn = 0
  /// True when a change could have been that of another call, too.
  var hasTwin = false
  /// True when a change that others were named for could have been a part of what it asks.
  var mayBeServed = false
  /// True when a change was a part of what it asks, or of what another call asks.
  var mayHavePart = false
  /// How it has ended; nil when it has not.
  var end: End?
  /// How many observations there were before its end.
  var endedAt = 0
  /// How many observations there were before it had finished, its work included.
  var finishedAt = 0
  /// How many changes of the screens are its own.
  private(set) var changes = 0
  /// The observation that showed the last of them.
  private(set) var changedAt = 0
  /// True when the screens once were what it asks, so that nothing was left to do.
  var isMet: Bool
  /// Changes that nobody can be named for, at its start.
  let unexplained: Int
  /// True when something else moved or was at work, so that it may be refused.
  var mayBeRefused: Bool
  /// True when something moved on the screen.
  var sawMotion: Bool
  /// The observation that showed just what it asks; 0 when there was none.
  private(set) var servedAt = 0
  /// True when its task was cancelled.
  var isCancelled = false
  /// True when a later call has given it up before anything came of it.
  var isSuperseded = false
  /// True when it waits for the user's answer and what it has shown was judged.
  var isCounted = false
  /// True when its own work has made for the second time just the change that it asks.
  var hasRepeated = false

  /// True when its caller had waited for its end before another call began, or what it asks was
  /// seen by then, and could be nobody else's doing: no call is carried out twice. Or calls are
  /// carried out in their order.
  func hadEnded(before other: Self) -> Bool {
    isInOrder && other.isInOrder && number < other.number
      || isAwaited && end != nil && endedAt < other.start
      || servedAt > 0 && servedAt <= other.start && !hasTwin
  }

  /// A change of the screens is its own.
  mutating func change(_ before: Picture, _ after: Picture, at observation: Int) {
    changes += 1
    changedAt = observation
    if servedAt == 0, serves(before, after) { servedAt = observation }
  }

  /// True when a change is just what it asks, and more than nothing.
  func serves(_ before: Picture, _ after: Picture) -> Bool {
    !before.isAlike(after) && ask?.explains(before, after) ?? false
  }

  /// True when the screens are what it asks of those at its start.
  func completes(_ screens: Picture) -> Bool {
    ask?.result(before).isAlike(screens) ?? false && !isSuperseded && !hasThrown
  }

  /// True for a call of the same action with the same argument.
  func isSame(as other: Self) -> Bool { action == other.action && argument == other.argument }

  /// True when some of what it asks was shown by then, and all of it not.
  func isHalfway(at observation: Int) -> Bool {
    isEventual && changes > 0 && start < observation && changedAt <= observation && servedAt == 0
  }

  /// True when it has shown a layer that is still there and does nothing else: it waits for the
  /// user's answer, if anything.
  func waitsForUser(_ screens: Picture) -> Bool {
    guard end == nil, changes > 0, let route = ask?.presented else { return false }
    return screens.layers.dropFirst().contains { $0.root == route }
  }

  /// True when it has been at work, and what it asks may still come.
  var isUnserved: Bool { turn > 0 && changes == 0 && !isSuperseded && !hasThrown }
  private var isInOrder: Bool { ask?.isInOrder ?? false }
  /// True when it may be carried out after it has ended.
  var isEventual: Bool { ask?.isEventual ?? false }
  /// True when what it presents has not been shown.
  var waitsForTurn: Bool { changes == 0 && ask?.queued != nil }
  /// True when it returned as if it had worked.
  var hasReturned: Bool { end == .returned }
  /// True when it has changed something, or nothing was left to do.
  var wasCarriedOut: Bool { changes > 0 || isMet && hasReturned }
  /// The same, or it waits for its turn.
  var wasTaken: Bool { wasCarriedOut || ask?.queued != nil && hasReturned }
  /// True when what it asks may be done in part: it was cancelled, or refused behind a change.
  var mayBeHalfDone: Bool { isCancelled || hasThrown && changes > 0 }
  var hasThrown: Bool { end != nil && end != .returned }
}

extension CallState {
  /// The user's move as a call that asks the same: layers are taken away, or pushed screens, where
  /// they are on top.
  ///
  /// - Returns: nil for one that selects a tab.
  init?(usersMoveFrom before: Picture, to left: Picture, at observation: Int) {
    guard before.tab == left.tab else { return nil }
    let layers = before.layers.dropFirst(left.layers.count).map(\.root)
    let pushed = zip(before.layers, left.layers).map { $0.pushed.dropFirst($1.pushed.count) }
    let ask = Ask<RouteNumber>(
      .other { screens in
        if screens.layers.map(\.root).suffix(layers.count) == layers[...] {
          screens.layers.removeLast(layers.count)
        }
        for (index, taken) in zip(screens.layers.indices, pushed)
        where screens.layers[index].pushed.suffix(taken.count) == taken {
          screens.layers[index].pushed.removeLast(taken.count)
        }
      })
    self.init(
      number: 0, caller: 0, action: -1, argument: 0, ask: ask, isAwaited: false,
      start: observation, before: before, actorTurns: 0, isMet: false, unexplained: 0,
      mayBeRefused: true, sawMotion: true)
  }
}
