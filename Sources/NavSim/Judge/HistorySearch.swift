/// Looks for one history: each operation carried out once, when it may be, so that at each rest the
/// screens are what is shown.
///
/// Depth first, and never twice from the same place (J. M. Wing, C. Gong, Testing and verifying
/// concurrent objects, 1993, doi:10.1006/jpdc.1993.1015; G. Lowe, Testing for linearizability, 2017,
/// doi:10.1002/cpe.3928). What was shown on the way says where to look first.
///
/// - Complexity: linear in what was seen where a history is found at once, as it is for right
///   routers; exponential in the operations that overlap where there is none.
struct HistorySearch {
  /// Looks first for histories that what is shown on the way follows closely, and then for any.
  ///
  /// - Parameter budget: how many places are looked at; what is left of it afterwards.
  static func search(
    _ rules: HistoryRules, _ budget: inout Int, from start: Situation
  ) -> Verdict {
    for (lagLimit, share) in [(1, 40), (4, 40), (nil, 1)] {
      var search = Self(rules, budget: budget / share, lagLimit: lagLimit)
      let verdict = search.run(from: start)
      budget -= search.visited
      if lagLimit == nil { return verdict }
      if case .possible = verdict { return verdict }
    }
    return .undecided(.tooManyHistories)
  }

  enum Verdict {
    case possible(Situation)
    case impossible
    /// There were too many histories, or one could not be played.
    case undecided(NotJudged)
  }

  private struct Place: Hashable {
    var index: Int
    var situation: Situation
  }

  /// A place with the ways on that were not tried.
  private struct Frame {
    let place: Place
    /// False where only what is tried first was looked for: the other ways are when the search comes
    /// back.
    var isLookedInto = true
    /// What is tried before the moment passes, the last first.
    var before: [HistoryChoices.Leading] = []
    /// The moment may pass as it is.
    var canPass = false
    /// What is tried after that, the last first.
    var others: [Situation] = []
    /// True when calls may act on what is shown; that is tried at last.
    var mayActOnShown = false
  }

  private let rules: HistoryRules
  private let budget: Int
  /// Histories are left out that are something else than what is shown for more changes in a row;
  /// nil to look at all of them.
  private let lagLimit: Int?
  /// True where it makes no difference what was on the screen on the way.
  private var isShownForNothing = false
  /// How many places were looked at.
  private var visited = 0
  /// What the screens could be at the last rest, where they are something else.
  private(set) var ends: [Picture] = []
  private var dead: Set<Place> = []
  private var unknown: NotJudged?

  init(_ rules: HistoryRules, budget: Int, lagLimit: Int? = nil) {
    self.rules = rules
    self.budget = budget
    self.lagLimit = lagLimit
  }

  /// Looks for a history from a situation to the end of the window.
  mutating func run(from start: Situation) -> Verdict {
    isShownForNothing = lagLimit == nil && !rules.window.remembersWhatWasShown(from: start)
    var frames: [Frame] = []
    frames.reserveCapacity(8)
    var place = Place(index: rules.window.range.lowerBound, situation: start)
    repeat {
      while passWithoutChoice(&place), !isFarFromShown(place.situation) {
        if place.index == rules.window.range.upperBound { return .possible(place.situation) }
        if visited >= budget { return .undecided(.tooManyHistories) }
        visited += 1
        Heartbeat.passMoment()
        guard goOn(&place, &frames) else { break }
      }
    } while goBack(&place, &frames)
    return unknown.map(Verdict.undecided) ?? .impossible
  }

  /// True for a history that has run away from what is shown, where those are looked for that follow
  /// it.
  private func isFarFromShown(_ situation: Situation) -> Bool {
    lagLimit.map { situation.ahead > $0 } ?? false
  }

  /// Goes past all moments before which nothing can happen unseen; false when one cannot pass.
  private mutating func passWithoutChoice(_ place: inout Place) -> Bool {
    while place.index < rules.window.range.upperBound, !place.situation.hasChoices {
      guard pass(&place) else { return false }
    }
    return true
  }

  /// Goes the first way on, and keeps the others; false when that leads nowhere.
  private mutating func goOn(_ place: inout Place, _ frames: inout [Frame]) -> Bool {
    if !dead.isEmpty, dead.contains(place) { return false }
    // Nothing is decided before it has to be (Lowe: just in time), but for what a hint says.
    if lagLimit == nil || !isBeginning(place.index),
      rules.mayWait(at: place.index, place.situation, isShownForNothing: isShownForNothing)
    {
      var passed = place
      if pass(&passed) {
        place = consume passed
        return true
      }
    }
    // What is shown next is reached: passing comes first, whatever else there is.
    let isThere = place.situation.screens.matches(rules.window.next(at: place.index))
    if isThere {
      var passed = place
      if pass(&passed) {
        swap(&place, &passed)
        frames.append(Frame(place: consume passed, isLookedInto: false))
        return true
      }
    }
    var choices = choices(at: place, isFull: false)
    let mayActOnShown = choices.mayActOnShown(place.situation)
    if choices.isEmpty, !mayActOnShown { return !isThere && pass(&place) }
    let first = choices.first.popLast()
    frames.append(
      Frame(
        place: place, isLookedInto: choices.isComplete, before: choices.first,
        canPass: first != nil, others: choices.others, mayActOnShown: mayActOnShown))
    guard let first else { return !isThere && pass(&place) }
    place.situation = first.situation
    return true
  }

  /// True for a moment at which an operation begins.
  private func isBeginning(_ index: Int) -> Bool {
    if case .began = rules.window.log.moments[index] { true } else { false }
  }

  /// Goes the next way on from the last place that has one; false when none has.
  private mutating func goBack(_ place: inout Place, _ frames: inout [Frame]) -> Bool {
    while let last = frames.indices.last {
      if let next = nextUntried(&frames[last]) {
        place = next
        return true
      }
      dead.insert(frames.removeLast().place)
    }
    return false
  }

  /// What can happen unseen at a place.
  private mutating func choices(at place: Place, isFull: Bool) -> HistoryChoices {
    var choices = HistoryChoices(rules, place.index, follows: lagLimit != nil)
    choices.collect(place.situation, isFull: isFull)
    if let reason = choices.unknown { unknown = reason }
    return choices
  }

  private mutating func nextUntried(_ frame: inout Frame) -> Place? {
    if !frame.isLookedInto {
      frame.isLookedInto = true
      let choices = choices(at: frame.place, isFull: true)
      // The last of these was tried, if there are any.
      frame.before = choices.first.dropLast()
      frame.others = choices.others
      frame.mayActOnShown = choices.mayActOnShown(frame.place.situation)
    }
    if let next = frame.before.popLast() {
      return Place(index: frame.place.index, situation: next.situation)
    }
    if frame.canPass {
      frame.canPass = false
      var passed = frame.place
      if pass(&passed) { return passed }
    }
    if frame.others.isEmpty, frame.mayActOnShown {
      frame.mayActOnShown = false
      var choices = HistoryChoices(rules, frame.place.index, follows: lagLimit != nil)
      choices.collectOnShown(frame.place.situation)
      frame.others = choices.others
    }
    return frame.others.popLast().map { Place(index: frame.place.index, situation: $0) }
  }

  // MARK: Passing a moment

  /// Goes past the next moment; false when the rules do not allow what is seen there.
  private mutating func pass(_ place: inout Place) -> Bool {
    let isPossible =
      switch rules.window.log.moments[place.index] {
      case .began(let operation): begin(operation, &place.situation)
      case .ended(let operation): end(operation, &place.situation)
      case .shown(let shown): show(shown, &place.situation)
      case .told(let report): tell(report, place.index, &place.situation)
      case .settled: settle(&place.situation)
      case .rest(let shown, let turnsMayWait):
        rest(shown, turnsMayWait, place.index, &place.situation)
      case .neverAtRest: true
      }
    if isPossible { place.index += 1 }
    return isPossible
  }

  private func begin(_ index: Int, _ situation: inout Situation) -> Bool {
    if !rules.operations[index].givesUp.isEmpty,
      !giveUp(for: index, &situation)
    {
      return false
    }
    let isRefused = isRefused(index, situation)
    if !isRefused || rules.remembers(index) {
      situation.open.append(Situation.Open(operation: index, isRefused: isRefused))
    }
    return true
  }

  /// Gives up earlier calls for one that begins; false when one has been carried out that nobody has
  /// seen by now, because it must not come any more.
  private func giveUp(for index: Int, _ situation: inout Situation) -> Bool {
    var operation: Operation { rules.operations[index] }
    guard !operation.hasTurn, operation.end?.how != .refused else { return true }
    if !rules.mayGiveNothingUp(index, situation),
      situation.unseen.contains(where: { rules.isGivenUp($0, by: operation) })
    {
      return false
    }
    rules.giveUp(for: index, &situation)
    return true
  }

  /// True for a call that is refused as soon as it begins.
  private func isRefused(_ index: Int, _ situation: Situation) -> Bool {
    let operation = rules.operations[index]
    guard operation.end?.how == .refused else { return false }
    // Who waits for a turn is a reason to be refused, as a line that is full.
    let mayBeRefused = !rules.hasToBeMet(index, operation) || !situation.queue.isEmpty
    return mayBeRefused && !rules.isRelaxed(.despiteItsEnd(index)) && !operation.isStepwise
      && !takesBack(operation, on: situation.screens)
  }

  /// True for a call whose steps lead back to where they began: nothing of it remains if it is refused
  /// behind the last.
  private func takesBack(_ operation: Operation, on screens: Picture) -> Bool {
    guard let effect = operation.effect, effect.stepCount > 1 else { return false }
    return rules.window.result(of: effect, -1, operation.subject, on: screens).isAlike(screens)
  }

  private func end(_ index: Int, _ situation: inout Situation) -> Bool {
    guard let how = rules.operations[index].end?.how else { return true }
    if rules.operations[index].endsWhileMoving,
      rules.options.contains(.returnsAfterAnimation), !rules.isRelaxed(.early(index)),
      situation.moving.contains(index) || situation.startingToMove.contains(index)
    {
      return false
    }
    if how == .cancelled {
      for place in situation.queue.indices where situation.queue[place].operation == index {
        situation.queue[place].isOptional = true
      }
    }
    guard let place = situation.open.firstIndex(where: { $0.operation == index }) else {
      return true
    }
    let operation = rules.operations[index]
    if situation.open[place].isRefused {
      situation.open.remove(at: place)
      return true
    }
    if how == .refused {
      if rules.hasToBeMet(index, operation) { return false }
      // Nothing remains of what was taken back.
      let isHalfDone = situation.open[place].done > 0 && !operation.isStepwise
      if isHalfDone, !rules.isRelaxed(.despiteItsEnd(index)) { return false }
    }
    if operation.isEventual || rules.isRelaxed(.late(index)) {
      if how == .cancelled { situation.open[place].isOptional = true }
      return true
    }
    guard rules.isDispensable(situation.open[place], operation) else { return false }
    // Played alone, it does not stop half-way.
    if situation.open[place].done > 0 { situation.played.place = -1 }
    situation.open.remove(at: place)
    return true
  }

  private func show(_ shown: Picture, _ situation: inout Situation) -> Bool {
    if situation.screens.matches(shown) {
      situation.see(shown)
      return true
    }
    if !situation.passing.isEmpty { situation.seePassing(in: shown) }
    guard let lagLimit else {
      situation.lag = 1
      return true
    }
    situation.lag += 1
    return situation.lag <= lagLimit
  }

  private func tell(
    _ report: RunLog.Report, _ index: Int, _ situation: inout Situation
  ) -> Bool {
    guard rules.isRelaxed(.told(index)) else { return true }
    guard situation.screens.matches(report.before) else { return false }
    situation.show(report.after)
    return true
  }

  private func settle(_ situation: inout Situation) -> Bool {
    situation.stopMoving()
    return true
  }

  private mutating func rest(
    _ shown: Picture, _ turnsMayWait: Bool, _ index: Int, _ situation: inout Situation
  ) -> Bool {
    for open in situation.open {
      let operation = rules.operations[open.operation]
      let isOver = operation.end.map { $0.place < index } ?? false
      // What has to wait for its turn waits, though its caller may wait for the answer.
      guard isOver || operation.priority != nil else { continue }
      guard rules.isDispensable(open, operation) else { return false }
    }
    situation.open.removeAll {
      (rules.operations[$0.operation].end?.place ?? Int.max) < index
    }
    let count = situation.screens.layers.count
    for passing in situation.passing where passing.index < count && passing.cancelled == nil {
      if situation.screens.layers[passing.index].root == passing.root { return false }
    }
    if count == 1, !turnsMayWait, !situation.queue.isEmpty {
      let tab = situation.screens.tab
      if situation.queue.contains(where: { !$0.isOptional && $0.tab == tab }) { return false }
      situation.queue.removeAll { $0.tab == tab }
    }
    guard situation.screens.matches(shown) else {
      let isLast = index == rules.window.range.upperBound - 1
      if isLast, ends.count < Self.endLimit, !ends.contains(where: situation.screens.isAlike) {
        ends.append(situation.screens)
      }
      return false
    }
    situation.see(shown)
    if !situation.passing.isEmpty {
      situation.passing.removeAll { passing in
        guard let call = passing.cancelled else { return true }
        return (rules.operations[call].end?.place ?? 0) < index
      }
    }
    situation.stopMoving()
    situation.forgetUnseen()
    return true
  }

  private static var endLimit: Int { 16 }
}
