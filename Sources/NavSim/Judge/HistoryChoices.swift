/// What can happen unseen at one place of a history: an operation is carried out, a waiting
/// presentation has its turn, a layer leaves by itself.
struct HistoryChoices {
  private let search: HistorySearch
  private let index: Int
  private let shown: Picture
  private let target: Picture
  /// What leads to what is shown next; it is tried first.
  private(set) var first: Situation?
  /// The same; they are tried later.
  private(set) var alsoFirst: [Situation] = []
  /// What is tried when the moment cannot pass as it is.
  private(set) var others: [Situation] = []
  /// True when what is shown next is reached already.
  private var isThere = false
  /// Why something could not be looked at.
  private(set) var unknown: NotJudged?

  var isEmpty: Bool { first == nil && others.isEmpty }

  init(_ search: HistorySearch, _ index: Int) {
    self.search = search
    self.index = index
    shown = search.window.shown(at: index)
    target = search.window.next(at: index)
  }

  private var log: RunLog { search.window.log }

  /// Finds everything that can happen, and what of it leads nearer to what is shown next.
  mutating func collect(_ situation: Situation) {
    isThere = situation.screens.matches(target)
    collectAll(situation)
    guard first == nil, !others.isEmpty, !isThere else { return }
    let present = situation.screens.distance(to: target)
    var nearer: [(distance: Int, situation: Situation)] = []
    var rest: [Situation] = []
    for other in others {
      let distance = other.screens.distance(to: target)
      if distance < present { nearer.append((distance, other)) } else { rest.append(other) }
    }
    others = rest
    // The last is tried first.
    nearer.sort { $0.distance > $1.distance }
    first = nearer.popLast()?.situation
    alsoFirst = nearer.map(\.situation)
  }

  private mutating func collectAll(_ situation: Situation) {
    for place in situation.open.indices where mayBeCarriedOut(place, situation) {
      carryOut(place, situation)
    }
    if !situation.queue.isEmpty { takeTurns(situation) }
    for (place, passing) in situation.passing.enumerated() where passing.isSeen {
      var next = situation
      next.passing.remove(at: place)
      next.show(
        Picture(layers: Array(next.screens.layers.prefix(passing.index)), tab: next.screens.tab))
      add(next)
    }
    if !situation.open.isEmpty, !situation.screens.matches(shown) {
      for place in situation.open.indices where mayBeCarriedOut(place, situation) {
        carryOutOnShown(place, situation)
      }
    }
  }

  private mutating func add(_ situation: Situation) {
    var situation = situation
    let matches = situation.screens.matches(shown)
    if matches {
      // It is shown already, by a layer that has come since or by one that was there before.
      situation.moving += situation.unseen
      situation.unseen = []
      situation.lag = 0
    }
    if !situation.passing.isEmpty { situation.seePassing(in: shown) }
    guard !isThere, matches && shown.isAlike(target) || situation.screens.matches(target) else {
      return others.append(situation)
    }
    if first == nil { first = situation } else { alsoFirst.append(situation) }
  }

  // MARK: Operations

  /// True for an operation whose turn it may be.
  private func mayBeCarriedOut(_ place: Int, _ situation: Situation) -> Bool {
    let open = situation.open[place]
    let operation = log.operations[open.operation]
    if search.isRelaxed(.lost(open.operation)) { return false }
    if operation.isInOrder, !search.isRelaxed(.overtaking(open.operation)) {
      let isBehind = situation.open[..<place].contains { other in
        let earlier = log.operations[other.operation]
        return earlier.isInOrder && !search.isDispensable(other, earlier)
          && earlier.end?.how != .refused
      }
      if isBehind { return false }
    }
    return !hasTwin(before: place, situation)
  }

  /// True when another operation of the same kind is open that has to be carried out sooner: it
  /// stands for both.
  private func hasTwin(before place: Int, _ situation: Situation) -> Bool {
    guard situation.open.count > 1, search.relaxed.isEmpty, situation.model == nil else {
      return false
    }
    let own = rank(situation.open[place])
    let operation = log.operations[situation.open[place].operation]
    return situation.open.indices.contains { other in
      let twin = log.operations[situation.open[other].operation]
      guard other != place, situation.open[other].done == situation.open[place].done,
        twin.subject == operation.subject, twin.end?.how != .refused,
        operation.end?.how != .refused
      else { return false }
      let rank = rank(situation.open[other])
      return rank < own || rank == own && other < place
    }
  }

  /// When an operation has to be carried out at last; those that need not be come behind.
  private func rank(_ open: Situation.Open) -> Int {
    let operation = log.operations[open.operation]
    if search.isDispensable(open, operation) { return Int.max }
    guard let end = operation.end, !operation.isEventual else { return Int.max - 1 }
    return end.place
  }

  private mutating func carryOut(_ place: Int, _ situation: Situation) {
    let open = situation.open[place]
    let operation = log.operations[open.operation]
    if operation.end?.how == .refused, search.hasToBeMet(open.operation, operation) {
      return meet(place, situation)
    }
    if case .move(let move) = operation.subject {
      return carryOut(move, operation, place, situation)
    }
    var base = situation
    let effect = effect(of: operation, &base)
    guard let effect, !effect.isLearned else {
      return carryOutLearned(operation, place, base)
    }
    let steps = effect.steps
    let step = steps[min(open.done, steps.count - 1)]
    var next = base
    finish(place, &next, isWhole: open.done + 1 >= steps.count)
    next.played = search.window.effects.place(after: base.played, operation)
    if effect.clearsQueue { next.queue = [] }
    if step.queued != nil {
      if step.isMeant(for: next.screens) {
        next.queue.append(
          Situation.Waiting(
            operation: open.operation, tab: next.screens.tab,
            isOptional: search.isDispensable(open, operation)))
      }
      return add(next)
    }
    if let tab = step.selected, step.isMeant(for: next.screens) {
      guard let shown = selecting(tab, next) else { return }
      change(&next, to: shown, by: open.operation)
      return add(next)
    }
    let result = step.result(next.screens)
    let mayStop = effect.isStepwise && search.isDispensable(open, operation)
    if mayStop || search.isRelaxed(.inPart(open.operation)) {
      for part in next.screens.parts(of: result) {
        var stopped = next
        change(&stopped, to: part, by: open.operation)
        add(stopped)
      }
      if !mayStop || operation.end?.how == .refused { return }
    }
    let count = next.screens.layers.count
    change(&next, to: result, by: open.operation)
    notePassing(open.operation, effect, above: count, &next)
    add(next)
  }

  /// A layer has come that leaves by itself, or with the cancellation of its call.
  private func notePassing(
    _ index: Int, _ effect: Ask<RouteNumber>, above count: Int, _ situation: inout Situation
  ) {
    let isCancelled = log.operations[index].end?.how == .cancelled
    guard effect.leavesByItself || isCancelled, situation.screens.layers.count > count else {
      return
    }
    situation.passing.append(
      Situation.Passing(
        index: count, root: situation.screens.layers[count].root, isSeen: false,
        cancelled: effect.leavesByItself ? nil : index))
  }

  /// What is shown when a tab is selected: its stack as it was left, or as it is seen next by whoever
  /// has not seen it before.
  private func selecting(_ tab: String, _ situation: Situation) -> Picture? {
    let move = UserMove(target: .tab(tab))
    if let known = move.result(situation.screens, situation.tabs) { return known }
    return target.tab == tab ? target : nil
  }

  /// What a call does, by the test's own model or as declared.
  private func effect(of operation: Operation, _ situation: inout Situation) -> Ask<RouteNumber>? {
    guard let model = search.window.specification.model, var state = situation.model,
      case .call(let action, let argument) = operation.subject
    else { return operation.effect }
    let time = operation.begin.map { log.times[$0] } ?? operation.time
    let call = ModeledCall(action: action, argument: argument, time: time)
    let effect = model(&state, call)
    situation.model = state
    return effect ?? operation.effect
  }

  private mutating func carryOutLearned(
    _ operation: Operation, _ place: Int, _ situation: Situation
  ) {
    switch search.window.effects.result(of: operation, in: situation) {
    case .shows(let picture):
      var next = situation
      finish(place, &next, isWhole: true)
      next.played = search.window.effects.place(after: situation.played, operation)
      change(&next, to: picture, by: situation.open[place].operation)
      add(next)
    case .refuses: break
    case .unknown: unknown = .notPlayable
    }
  }

  private mutating func carryOut(
    _ move: UserMove, _ operation: Operation, _ place: Int, _ situation: Situation
  ) {
    var next = situation
    finish(place, &next, isWhole: true)
    next.played = search.window.effects.place(after: situation.played, operation)
    let plain = move.result(situation.screens, situation.tabs)
    if let plain {
      var plainly = next
      change(&plainly, to: plain, by: situation.open[place].operation)
      add(plainly)
    }
    // The router may make more of it, and does so when it is alone, too.
    if plain.map({ !$0.isAlike(situation.screens) }) ?? true,
      case .shows(let picture) = search.window.effects.result(of: operation, in: situation),
      plain.map({ !$0.isAlike(picture) }) ?? true
    {
      change(&next, to: picture, by: situation.open[place].operation)
      add(next)
    } else if plain == nil {
      // The tab has not been seen before.
      if target.tab != situation.screens.tab {
        change(&next, to: target, by: situation.open[place].operation)
      }
      add(next)
    }
  }

  /// A call that was refused without a reason had nothing to do.
  private mutating func meet(_ place: Int, _ situation: Situation) {
    let operation = log.operations[situation.open[place].operation]
    var next = situation
    next.open.remove(at: place)
    let effect = effect(of: operation, &next)
    let isMet: Bool
    if let effect, !effect.isLearned {
      isMet =
        effect.queued != nil
        ? !effect.isMeant(for: next.screens) : effect.result(next.screens).isAlike(next.screens)
    } else {
      switch search.window.effects.result(of: operation, in: situation) {
      case .shows(let picture): isMet = picture.isAlike(situation.screens)
      case .refuses: isMet = true
      case .unknown: isMet = true
      }
    }
    if isMet { add(next) }
  }

  private func finish(_ place: Int, _ situation: inout Situation, isWhole: Bool) {
    let operation = situation.open[place].operation
    if !isWhole {
      situation.open[place].done += 1
    } else if search.isRelaxed(.repeated(operation)), situation.open[place].done < Self.again {
      situation.open[place].done = Self.again
    } else {
      situation.open.remove(at: place)
    }
  }

  private static var again: Int { 1_000 }

  private func change(_ situation: inout Situation, to screens: Picture, by operation: Int) {
    let hasChanged = !situation.screens.isAlike(screens)
    situation.show(screens)
    guard hasChanged else { return }
    let done = log.operations[operation]
    let mayReturnEarly =
      done.endsWhileMoving && search.rules.contains(.returnsAfterAnimation)
    if mayReturnEarly || done.mayBeGivenUp { situation.unseen.append(operation) }
  }

  // MARK: What was shown

  /// A call may have been about what was shown at a moment of its time, which has no place in a
  /// history: a page that its own call takes back later.
  private mutating func carryOutOnShown(_ place: Int, _ situation: Situation) {
    let open = situation.open[place]
    let operation = log.operations[open.operation]
    guard let effect = operation.effect, !effect.isLearned, effect.queued == nil,
      situation.model == nil, operation.end?.how != .refused
    else { return }
    var next = situation
    finish(place, &next, isWhole: true)
    next.played = search.window.effects.place(after: situation.played, operation)
    let result = effect.result(shown)
    if !result.isAlike(shown) {
      guard result.isAlike(target), let left = situation.screens.withoutWhatLeaves(shown, result)
      else { return }
      change(&next, to: left, by: open.operation)
    } else if index != operation.begin.map({ $0 + 1 }) {
      // Later it may be its own doing that nothing is left to do.
      return
    }
    others.insert(next, at: 0)
  }

  // MARK: Turns

  private mutating func takeTurns(_ situation: Situation) {
    let isAnyTurn = search.isRelaxed(.anyTurn)
    let places =
      isAnyTurn && situation.screens.layers.count == 1
      ? Array(situation.queue.indices)
      : situation.turns { log.operations[$0].effect?.queued?.priority ?? 0 }
    for place in places {
      var next = situation
      let operation = next.queue.remove(at: place).operation
      guard let effect = log.operations[operation].effect else { continue }
      let count = next.screens.layers.count
      change(&next, to: effect.result(next.screens), by: operation)
      notePassing(operation, effect, above: count, &next)
      add(next)
    }
    for place in situation.queue.indices where situation.queue[place].isOptional {
      var next = situation
      next.queue.remove(at: place)
      others.insert(next, at: 0)
    }
  }
}

extension Screens<RouteNumber> {
  /// What a change of several screens passes through, one screen at a time; the last is not among
  /// them.
  func parts(of result: Self) -> [Self] {
    guard tab == result.tab, layers.first?.root == result.layers.first?.root else { return [] }
    var parts: [Self] = []
    var part = self
    func isKept(_ index: Int) -> Bool {
      result.layers.indices.contains(index) && layers[index].isSame(as: result.layers[index])
    }
    while let last = part.layers.indices.last, last > 0, !isKept(last) {
      part.layers.removeLast()
      parts.append(part)
    }
    for index in part.layers.indices {
      let wanted = result.layers[index].pushed
      while !wanted.starts(with: part.layers[index].pushed) {
        part.layers[index].pushed.removeLast()
        parts.append(part)
      }
      while part.layers[index].pushed.count < wanted.count {
        part.layers[index].pushed.append(wanted[part.layers[index].pushed.count])
        parts.append(part)
      }
    }
    while part.layers.count < result.layers.count {
      part.layers.append(result.layers[part.layers.count])
      parts.append(part)
    }
    return parts.filter { !$0.isAlike(result) }
  }

  /// The same without what leaves by a change of what is shown, as far as it is there at all; nil
  /// for a change by which something comes.
  func withoutWhatLeaves(_ shown: Self, _ result: Self) -> Self? {
    guard shown.tab == result.tab, result.layers.count <= shown.layers.count else { return nil }
    var copy = self
    let removed = shown.layers[result.layers.count...]
    for layer in removed.reversed() where copy.layers.count > 1 {
      if let top = copy.layers.last, top.isSame(as: layer) { copy.layers.removeLast() }
    }
    for index in result.layers.indices {
      let (before, after) = (shown.layers[index].pushed, result.layers[index].pushed)
      guard before.starts(with: after) else { return nil }
      let leaves = before[after.count...]
      if copy.layers.indices.contains(index),
        copy.layers[index].pushed.suffix(leaves.count) == leaves
      {
        copy.layers[index].pushed.removeLast(leaves.count)
      }
    }
    return copy
  }
}
