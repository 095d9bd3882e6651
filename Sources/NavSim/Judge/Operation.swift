/// Something that changes what a router shows: a call, or a move of the user's.
struct Operation: Sendable {
  /// Whose doing it is.
  enum Subject: Hashable, Sendable {
    case call(action: Int, argument: Int)
    indirect case move(UserMove)

    /// True for a move of the user's by which pages or layers leave the screen.
    var takesAway: Bool {
      guard case .move(let move) = self else { return false }
      if case .tab = move.target { return false }
      return true
    }

    /// True for a move of the user's by which pages leave.
    var takesPages: Bool {
      guard case .move(let move) = self, case .pushed = move.target else { return false }
      return true
    }
  }

  /// How a call has ended, or a move of the user's been reported.
  enum End: Hashable, Sendable {
    /// It has been carried out, or so it says.
    case returned
    /// The router has said that it will not be carried out.
    case refused
    /// Its task was cancelled, or the host has reported it by mistake: it is carried out or not.
    case cancelled
  }

  let subject: Subject
  /// Who has made the call; 0 for a move of the user's.
  let caller: Int
  /// What it does to the screens; nil for what is learned from the router.
  let effect: CallEffect<RouteNumber>?
  /// When it was made, in virtual time.
  let time: Duration
  /// The actions whose calls it gives up.
  var givesUp: Set<Int> = []
  /// True when calls of another action give it up.
  var mayBeGivenUp = false
  /// The places in the log where it begins and ends; nil for what has not.
  var begin: Int?
  var end: (place: Int, how: End)?
  /// True when something else was under way in its time, so that it may be refused or ignored.
  var wasBusy = false
  /// True when the screen moved in its time.
  var sawMotion = false
  /// For a tap in a turn with others, the place in the log of what was shown before the first of them:
  /// none has seen what another one does, so that they have no order, and any may have the last word.
  var touched: Int?
  var sharesTurn: Bool { touched != nil }
  /// True when the router, alone, does it after the call has returned.
  var isLate = false
  /// True when the router, alone, presents something.
  var presents = false
  /// False for a call of which nobody waits for the end, as that of a button.
  let isAwaited: Bool
  /// True when something else was shown between its begin and its end.
  var hasShown = false
  /// True for a tap during which something else was shown: nobody else was at work then.
  var hasShownAtOnce: Bool { hasShown && !isAwaited }
  /// True when it has returned while an animation was running that began in its time.
  var endsWhileMoving = false

  /// Creates an operation that has not begun.
  init(
    subject: Subject, caller: Int, effect: CallEffect<RouteNumber>?, time: Duration,
    givesUp: Set<Int> = [], mayBeGivenUp: Bool = false, wasBusy: Bool = false,
    sawMotion: Bool = false, isAwaited: Bool = true
  ) {
    self.subject = subject
    self.caller = caller
    self.effect = effect
    self.time = time
    self.givesUp = givesUp
    self.mayBeGivenUp = mayBeGivenUp
    self.wasBusy = wasBusy
    self.sawMotion = sawMotion
    self.isAwaited = isAwaited
  }

  /// True when it may be carried out after it has ended, until rest.
  var isEventual: Bool { isLate || isHandedOver || sharesTurn || effect?.isEventual ?? false }
  var isDismissal: Bool { effect?.isDismissal ?? false }
  var isInOrder: Bool { isHandedOver && !presents || effect?.isInOrder ?? false }
  /// True for a call that promises nothing by its end, made while something else was under way, and of
  /// which nothing was shown by then: a router may have it wait, and carries it out in its order, but
  /// for what it presents, which may have a priority. One that takes its time when it is alone does so.
  private var isHandedOver: Bool { isLearned && !isAwaited && wasBusy && !isLate && !hasShown }
  /// True for a call whose turn comes after it has begun, in the order of such calls.
  var hasTurn: Bool { effect.map { $0.isEventual && $0.isInOrder } ?? false }
  var isIgnorable: Bool { effect?.isIgnorable ?? false }
  var isStepwise: Bool { effect?.isStepwise ?? false }
  /// True for a call that says its steps.
  var hasSteps: Bool { (effect?.stepCount ?? 1) > 1 }
  var leavesByItself: Bool { effect?.leavesByItself ?? false }
  /// The priority of a presentation that waits for its turn; nil for every other operation.
  var priority: Int? { effect?.queued?.priority }
  /// True for a call of which the router itself says what it does.
  var isLearned: Bool { !isMove && (effect?.isLearned ?? true) }
  var isMove: Bool { if case .move = subject { true } else { false } }
  /// The place of a call's action; nil for a move of the user's.
  var action: Int? { if case .call(let action, _) = subject { action } else { nil } }
}

/// What the user takes away or selects, by what was on the screen when a finger touched it.
struct UserMove: Hashable, Sendable {
  /// What is taken.
  enum Target: Hashable, Sendable {
    /// The topmost pushed screens of a layer.
    case pushed(layer: Int, ScreenLayer<RouteNumber>, count: Int)
    /// Layers, the lowest first.
    case layers(from: Int, [ScreenLayer<RouteNumber>])
    /// Nothing; another tab is shown.
    case tab(String)
  }

  let target: Target

  /// True when there is something that looks like what it takes, and has another id.
  func hasLookalike(in screens: Picture) -> Bool {
    switch target {
    case .pushed(let index, let layer, let count):
      guard screens.layers.indices.contains(index) else { return false }
      let other = screens.layers[index]
      return zip(layer.pushed, layer.pushedNumbers).suffix(count).contains { route, number in
        zip(other.pushed, other.pushedNumbers).contains { $0 == route && $1 != number }
      }
    case .layers(let lowest, let layers):
      return zip(layers, screens.layers.dropFirst(lowest)).contains { layer, other in
        layer.root == other.root && layer.number != other.number
      }
    case .tab: return false
    }
  }

  /// What it makes of the screens: what was touched leaves, where it still is on top; nil when that
  /// cannot be told, because the tab has not been seen before.
  func result(_ screens: Picture, _ tabs: [TabMemory]) -> Picture? {
    var result = screens
    switch target {
    case .pushed(let index, let layer, let count):
      guard screens.layers.indices.contains(index), screens.layers[index].isSame(as: layer),
        screens.layers[index].ends(as: layer, in: count), takingOut(screens) == nil
      else { return screens }
      result.layers[index].keep(screens.layers[index].pushed.count - count)
    case .layers(let lowest, let layers):
      while result.layers.count > lowest, let top = result.layers.last,
        layers.indices.contains(result.layers.count - 1 - lowest),
        top.isSame(as: layers[result.layers.count - 1 - lowest])
      {
        result.layers.removeLast()
      }
    case .tab(let tab):
      if screens.tab == tab { return screens }
      guard let known = tabs.first(where: { $0.tab == tab }) else { return nil }
      result = Picture(layers: [known.base], tab: tab)
    }
    return result
  }
}

extension UserMove {
  /// True where just what was touched may have left: nobody can tell by an id whether that is still
  /// there, or something that looks the same and lay below it.
  func mayBeDone(on screens: Picture) -> Bool {
    guard case .pushed(let index, let layer, let count) = target,
      screens.layers.indices.contains(index)
    else { return false }
    let present = screens.layers[index]
    return present.ends(as: layer, in: count) && present.pushed[...] == layer.pushed.dropLast(count)
      && (layer.pushedNumbers.isEmpty || present.pushedNumbers.isEmpty)
  }

  /// What it makes of the screens where what was touched is still there, below something else, and
  /// leaves from there; nil where it is not.
  func takingOut(_ screens: Picture) -> Picture? {
    var result = screens
    switch target {
    case .pushed(let index, let layer, let count):
      guard screens.layers.indices.contains(index), screens.layers[index].isSame(as: layer)
      else { return nil }
      let (last, pushed) = (layer.pushed.count, screens.layers[index].pushed)
      guard count > 0, pushed.count > last, pushed.starts(with: layer.pushed) else { return nil }
      result.layers[index].remove(last - count..<last)
    case .layers(let lowest, let layers):
      let top = lowest + layers.count - 1
      guard let last = layers.last, screens.layers.count > top + 1,
        screens.layers[top].isSame(as: last)
      else { return nil }
      result.layers.removeSubrange(lowest...top)
    case .tab: return nil
    }
    return result
  }

  /// The moves that take away what is on top of some screens.
  static func possible(_ screens: Picture) -> [Self] {
    guard let index = screens.layers.indices.last else { return [] }
    let top = screens.layers[index]
    var moves: [Self] = []
    if !top.pushed.isEmpty { moves.append(Self(target: .pushed(layer: index, top, count: 1))) }
    if index > 0, top.style == .sheet { moves.append(Self(target: .layers(from: index, [top]))) }
    return moves
  }

  /// What it makes of the screens when everything leaves, too, that has come on top of what was
  /// touched; nil when nothing has.
  func takingAlong(_ screens: Picture) -> Picture? {
    var result = screens
    switch target {
    case .pushed(let index, let layer, let count):
      guard screens.layers.indices.contains(index), screens.layers[index].isSame(as: layer),
        screens.layers[index].pushed.starts(with: layer.pushed)
      else { return nil }
      result.layers.removeSubrange((index + 1)...)
      result.layers[index].keep(layer.pushed.count - count)
    case .layers(let lowest, let layers):
      guard let first = layers.first, screens.layers.indices.contains(lowest), lowest > 0,
        screens.layers[lowest].isSame(as: first)
      else { return nil }
      result.layers.removeSubrange(lowest...)
    case .tab: return nil
    }
    return result
  }
}

/// The stack of a tab that is not shown.
struct TabMemory: Hashable, Sendable {
  let tab: String
  let base: ScreenLayer<RouteNumber>
  /// What is presented there and was never seen: it waits until the tab is shown.
  var waiting: [ScreenLayer<RouteNumber>] = []
}

extension [TabMemory] {
  /// What is remembered when something else is shown, of another tab or of the same.
  ///
  /// - Parameter isUnseen: true when what is presented there has not been on the screen.
  func leaving(_ before: Picture, for after: Picture, isUnseen: Bool = false) -> Self {
    guard after.tab != before.tab, let tab = before.tab, let base = before.layers.first else {
      return self
    }
    var left = TabMemory(tab: tab, base: base)
    if isUnseen, after.layers.count == 1 { left.waiting = .init(before.layers.dropFirst()) }
    return filter { $0.tab != tab && $0.tab != after.tab } + [left]
  }
}
