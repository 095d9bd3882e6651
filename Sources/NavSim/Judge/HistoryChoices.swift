/// What can happen unseen at one place of a history: an operation is carried out, a waiting
/// presentation has its turn, a layer leaves by itself.
struct HistoryChoices {
  let rules: HistoryRules
  let index: Int
  /// True to count what is not shown.
  let follows: Bool
  let shown: Picture
  let target: Picture
  /// What leads to what is shown next; it is tried first, the last before the others.
  var first: [Leading] = []
  /// What is tried when the moment cannot pass as it is.
  var others: [Situation] = []
  /// False where only what is tried first was looked for.
  private(set) var isComplete = true
  /// True when what is shown next is reached already.
  private var isThere = false
  /// A way on, and by what it is tried sooner or later: see ``rank(_:)``.
  struct Leading {
    let rank: Int
    let situation: Situation
  }
  /// What leads to what is shown next.
  private(set) var leading: [Leading] = []
  /// The first operation in order: when it began, and what comes of it if it changes nothing and
  /// others are open.
  private(set) var head: (begin: Int, idle: Situation?)?
  /// Why something could not be looked at.
  var unknown: NotJudged?

  var isEmpty: Bool { first.isEmpty && others.isEmpty }

  init(_ rules: HistoryRules, _ index: Int, follows: Bool) {
    self.rules = rules
    self.index = index
    self.follows = follows
    shown = rules.window.shown(at: index)
    target = rules.window.next(at: index)
  }

  var operations: [Operation] { rules.operations }
  var effects: any LearnedEffects { rules.window.effects }

  /// Finds what can happen, and what of it leads nearer to what is shown next.
  ///
  /// - Parameter isFull: false to look for what is tried first, and for everything only if that is
  ///   not certain without.
  mutating func collect(_ situation: Situation, isFull: Bool) {
    isThere = situation.screens.matches(target)
    collectAll(situation, isFull: isFull)
    if !isThere {
      first = inOrder(leading, isComplete ? behindWhatChangesNothing(situation) : [])
      leading = []
    }
    guard first.isEmpty, !others.isEmpty, !isThere else { return }
    let present = situation.screens.distance(to: target)
    var nearer: [Leading] = []
    others.removeAll { [target] other in
      let distance = other.screens.distance(to: target)
      if distance < present { nearer.append(Leading(rank: distance, situation: other)) }
      return distance < present
    }
    first = nearer.sorted { $0.rank > $1.rank }
  }

  private mutating func collectAll(_ situation: Situation, isFull: Bool) {
    for place in situation.open.indices where mayBeCarriedOut(place, situation) {
      carryOutHead(place, situation)
      if !isFull, place == 0, isTriedFirst(situation) {
        isComplete = false
        return
      }
    }
    if !situation.queue.isEmpty { takeTurns(situation) }
    for (place, passing) in situation.passing.enumerated() where passing.isSeen {
      var next = situation
      next.passing.remove(at: place)
      // What a cancelled call takes back was never carried out.
      if passing.cancelled != nil {
        next.played = effects.place(next.played, without: passing.played)
      }
      next.show(
        Picture(layers: Array(next.screens.layers.prefix(passing.index)), tab: next.screens.tab))
      add(consume next)
    }
  }

  /// True when what was asked for first leads to what is shown next, so that it is tried before all
  /// others; and these can be looked at later, because nobody is asked about them who remembers that.
  private func isTriedFirst(_ situation: Situation) -> Bool {
    let begin = operations[situation.open[0].operation].begin ?? 0
    return leading.contains { $0.rank == begin } && situation.model == nil && !effects.isExact
      && situation.open.allSatisfy {
        !operations[$0.operation].isLearned && operations[$0.operation].begin ?? 0 >= begin
      }
  }

  mutating func add(_ situation: consuming Situation, _ rank: Int = Int.max) {
    let matches = situation.screens.matches(shown)
    if matches {
      // What is undone before it was shown is never seen to move. Otherwise it is shown already, by
      // a layer that has come since or by one that was there before.
      if situation.lag == 0, situation.screens == shown { situation.forgetUnseen() }
      situation.noteSeen()
    }
    if !situation.passing.isEmpty { situation.seePassing(in: shown) }
    guard !isThere, matches && shown.isAlike(target) || situation.screens.matches(target) else {
      return others.append(situation)
    }
    leading.append(Leading(rank: rank, situation: situation))
  }

  // MARK: Operations

  /// True for an operation whose turn it may be.
  func mayBeCarriedOut(_ place: Int, _ situation: Situation) -> Bool {
    let open = situation.open[place]
    let operation = operations[open.operation]
    if rules.relaxed.count == 1, rules.isRelaxed(.lost(open.operation)) { return false }
    if operation.isInOrder, !rules.isRelaxed(.overtaking(open.operation)) {
      let isBehind = situation.open[..<place].contains { other in
        let earlier = operations[other.operation]
        return earlier.isInOrder && !rules.isDispensable(other, earlier)
          && earlier.end?.how != .refused && !rules.isGivenUp(other.operation, by: operation)
      }
      if isBehind { return false }
    }
    return !hasTwin(before: place, situation)
  }

  /// True when another operation of the same kind is open that stands for both: it has to be carried
  /// out, or neither has, and not later. Neither keeps an order in which others come between.
  private func hasTwin(before place: Int, _ situation: Situation) -> Bool {
    guard situation.open.count > 1, situation.model == nil,
      !rules.isNamed(situation.open[place].operation)
    else { return false }
    let open = situation.open[place]
    let operation = operations[open.operation]
    if operation.isInOrder || operation.end?.how == .refused { return false }
    let (own, isDispensable) = (deadline(operation), rules.isDispensable(open, operation))
    return situation.open.indices.contains { index in
      let other = situation.open[index]
      guard index != place, other.done == open.done,
        operations[other.operation].subject == operation.subject
      else { return false }
      let twin = operations[other.operation]
      guard !rules.isNamed(other.operation), twin.end?.how != .refused, !twin.isInOrder
      else { return false }
      let isTwinDispensable = rules.isDispensable(other, twin)
      guard isDispensable || !isTwinDispensable else { return false }
      let last = deadline(twin)
      return last < own || last == own && (isDispensable != isTwinDispensable || index < place)
    }
  }

  /// When an operation can be carried out at last.
  private func deadline(_ operation: Operation) -> Int {
    guard let end = operation.end else { return Int.max }
    return operation.isEventual ? Int.max - 1 : end.place
  }

  /// Carries out an operation, and keeps what comes of it if it is the first in order.
  mutating func carryOutHead(_ place: Int, _ situation: Situation) {
    let (leadingCount, othersCount) = (leading.count, others.count)
    carryOut(place, situation)
    let index = situation.open[place].operation
    guard head == nil, operations[index].isInOrder else { return }
    head = (operations[index].begin ?? 0, nil)
    if situation.open.count > 1, leading.count == leadingCount, others.count == othersCount + 1,
      others[othersCount].open.count < situation.open.count,
      others[othersCount].screens.isAlike(situation.screens)
    {
      head?.idle = others[othersCount]
    }
  }

  mutating func carryOut(_ place: Int, _ situation: Situation) {
    let open = situation.open[place]
    // Read where it is needed: to copy it costs more than most of what is asked here.
    var operation: Operation { operations[open.operation] }
    if open.isRefused || rules.hasToBeMet(open.operation, operation) {
      return meet(place, situation)
    }
    if case .move(let move) = operation.subject {
      return carryOut(move, operation, place, situation)
    }
    let (effect, model) = rules.effect(of: open.operation, situation)
    var next = situation
    if model != nil { next.model = model }
    guard let effect, !effect.isLearned else { return carryOutLearned(operation, place, next) }
    let count = effect.stepCount
    let stepIndex = min(open.done, count - 1)
    let step = effect.step(stepIndex, on: situation.screens)
    let rank = rank(open)
    finish(place, &next, isWhole: open.done + 1 >= count)
    if effect.clearsQueue { next.queue = [] }
    if step.queued != nil {
      if step.isMeant(for: next.screens) {
        next.queue.append(
          Situation.Waiting(
            operation: open.operation, tab: next.screens.tab,
            isOptional: rules.mayBeGivenUp(open, operation)))
      }
      return add(consume next, rank)
    }
    if let tab = step.selected, step.isMeant(for: next.screens) {
      for shown in selecting(tab, next) {
        var selected = next
        change(&selected, to: shown, by: open.operation)
        add(consume selected, rank)
      }
      return
    }
    let result = rules.window.result(of: step, stepIndex, operation.subject, on: next.screens)
    if step.isDismissal,
      rules.isMistaken(open.operation, about: situation.laterLost(by: result))
    {
      return
    }
    let mayStop = effect.isStepwise && rules.isDispensable(open, operation)
    if mayStop || rules.isRelaxed(.inPart(open.operation)) {
      for part in next.screens.parts(of: result) {
        var stopped = next
        // Played alone, it does not stop.
        stopped.played.place = -1
        change(&stopped, to: part, by: open.operation)
        add(consume stopped)
      }
      if operation.end?.how == .refused { return }
    }
    let before = next.screens
    change(&next, to: result, by: open.operation)
    notePassing(
      open.operation, leaves: effect.leavesByItself, above: before.layers.count, &next)
    noteLater(open.operation, above: before, &next)
    add(consume next, rank)
  }

  /// A layer has come that leaves by itself, or with the cancellation of its call.
  func notePassing(
    _ index: Int, leaves: Bool, above count: Int, _ situation: inout Situation,
    isTurn: Bool = false
  ) {
    let isCancelled = operations[index].end?.how == .cancelled
    guard leaves || isCancelled, situation.screens.layers.count > count else {
      return
    }
    situation.passing.append(
      Situation.Passing(
        index: count, root: situation.screens.layers[count].root, isSeen: false,
        cancelled: leaves ? nil : index,
        played: isTurn ? PlayedPlace() : situation.played))
  }

  /// A layer has come while a call is open that had begun before it was asked for, or a page while
  /// one is that goes on after it has returned.
  func noteLater(_ index: Int, above before: Picture, _ situation: inout Situation) {
    let layers = situation.screens.layers
    guard !situation.open.isEmpty, let top = layers.last else { return }
    let isLayer = layers.count > before.layers.count
    guard isLayer || top.pushed.count > before.layers[layers.count - 1].pushed.count else {
      return
    }
    let hasTakenTime = rules.takesTime(index, until: self.index)
    let isLater = situation.open.contains {
      (isLayer || operations[$0.operation].isLate)
        && rules.isAsked(index, after: $0.operation, hasTakenTime: hasTakenTime)
    }
    guard isLater else { return }
    situation.later.append(
      Situation.Later(
        index: isLayer ? before.layers.count : layers.count - 1,
        depth: isLayer ? 0 : top.pushed.count, operation: index, hasTakenTime: hasTakenTime))
  }

  /// What is shown when a tab is selected: its stack as it was left, or as it is seen next by whoever
  /// has not seen it before. What is presented lies over all tabs and stays, or belongs to the other.
  private func selecting(_ tab: String, _ situation: Situation) -> [Picture] {
    let move = UserMove(target: .tab(tab))
    guard let known = move.result(situation.screens, situation.tabs) else {
      return target.tab == tab ? [target] : []
    }
    return presented(on: tab, known, situation) + [known]
  }

  /// What else is shown when a tab is selected: what is presented stays on top of it, or has waited
  /// there.
  func presented(on tab: String, _ known: Picture, _ situation: Situation) -> [Picture] {
    let waiting = situation.tabs.first { $0.tab == tab }?.waiting ?? []
    return [Array(situation.screens.layers.dropFirst()), waiting].filter { !$0.isEmpty }
      .map { Picture(layers: known.layers + $0, tab: tab) }
  }

  /// A call that was refused had nothing to do, or may have had: what it remembers of that counts.
  private mutating func meet(_ place: Int, _ situation: Situation) {
    let index = situation.open[place].operation
    let operation = operations[index]
    var next = situation
    next.open.remove(at: place)
    let (effect, model) = rules.effect(of: index, next)
    if model != nil { next.model = model }
    let isMet: Bool
    if let effect, !effect.isLearned {
      isMet =
        effect.queued != nil
        ? !effect.isMeant(for: next.screens) : effect.result(next.screens).isAlike(next.screens)
    } else {
      switch effects.result(of: operation, in: situation) {
      case .shows(let picture): isMet = picture.isAlike(situation.screens)
      case .refuses:
        isMet = true
        guard rules.remembers(index) else { break }
        var remembered = next
        remembered.played = effects.place(after: situation, operation.subject)
        if effects.isFaithful(remembered) { add(consume remembered) }
      case .unknown: isMet = true
      }
    }
    if isMet { add(consume next) }
  }

  /// A step of an operation is done.
  ///
  /// - Parameter isWhole: true for the last of its steps.
  func finish(_ place: Int, _ situation: inout Situation, isWhole: Bool = true) {
    let operation = situation.open[place].operation
    // Played alone, it is carried out whole.
    if isWhole {
      situation.played = effects.place(after: situation, operations[operation].subject)
    }
    if !isWhole {
      situation.open[place].done += 1
    } else if rules.isRelaxed(.repeated(operation)), situation.open[place].done < Self.again {
      situation.open[place].done = Self.again
    } else {
      situation.open.remove(at: place)
    }
    if !operations[operation].givesUp.isEmpty, operations[operation].hasTurn {
      rules.giveUp(for: operation, &situation)
    }
  }

  private static var again: Int { 1_000 }

  func change(_ situation: inout Situation, to screens: Picture, by operation: Int) {
    let hasChanged = !situation.screens.isAlike(screens)
    situation.show(screens, isUnseen: rules.window.shown(whenBegan: operation).layers.count == 1)
    guard hasChanged else { return }
    if follows { situation.ahead += 1 }
    if operations[operation].mayBeGivenUp, rules.window.isGivenUpAtOnce(operations[operation]) {
      situation.unseen.append(operation)
    }
    if operations[operation].endsWhileMoving, rules.options.contains(.returnsAfterAnimation) {
      situation.startingToMove.append(operation)
    }
  }
}
