/// Judges a run: a router is wrong when, at rest, nothing that it was asked for leads to what it
/// shows.
///
/// It knows screens, calls, moves and rest, and nothing of schedulers and hosts. Ten lines test it:
///
///     var log = RunLog(start: home)
///     let push = log.add(Operation(…))
///     log.began(push, …); log.ended(push, .returned, …)
///     log.add(.rest(home, turnsMayWait: false), …)
///     HistoryJudge(.standard).judge(log)       // a push was lost
///
/// Each stretch between two rests is searched for one history (``HistorySearch``). Where something
/// may be hidden at a rest (a call that waits, a queue), a later failure is looked into from the
/// last rest at which nothing was. What is wrong is said by ``HistoryExplanation``.
struct HistoryJudge {
  /// What was found.
  struct Finding {
    let property: RouterProperty
    let expected: String
    let seen: String
    /// How many steps had been carried out.
    let step: Int
    /// When it was, in virtual time.
    let time: Duration
    /// What the screens should be; nil when nothing can be said.
    let wanted: Picture?
  }

  /// What was judged.
  struct Effort: Hashable, Sendable {
    var rests = 0
    /// By `NotJudged.allCases`.
    var notJudged = Array(repeating: 0, count: NotJudged.allCases.count)

    static func += (left: inout Self, right: Self) {
      left.rests += right.rests
      for index in right.notJudged.indices { left.notJudged[index] += right.notJudged[index] }
    }

    mutating func skip(_ reason: NotJudged) {
      if let place = NotJudged.allCases.firstIndex(of: reason) { notJudged[place] += 1 }
    }
  }

  /// Where a search begins.
  private struct Anchor {
    var place: Int
    var situation: Situation
    /// What is shown there.
    var shown: Picture
  }

  let properties: Set<RouterProperty>
  let specification: Specification
  let effects: any LearnedEffects
  let words: HistoryWords
  private(set) var effort = Effort()

  init(
    _ properties: Set<RouterProperty>, _ specification: Specification,
    _ effects: any LearnedEffects, _ words: HistoryWords
  ) {
    self.properties = properties
    self.specification = specification
    self.effects = effects
    self.words = words
  }

  /// The properties that are judged by histories.
  static let properties: Set<RouterProperty> = [
    .noCallIsLostInSilence, .nothingIsRefusedAtRest, .nothingIsRefusedWhileStill,
    .callsActOneAfterAnother, .queueKeepsPriority, .userTakesOnlyWhatWasShown,
    .awaitedCallOutlastsItsAnimation,
  ]

  private var rules: HistorySearch.Rules {
    var rules: HistorySearch.Rules = []
    if properties.contains(.nothingIsRefusedAtRest) { rules.insert(.refusalsNeedAReason) }
    if properties.contains(.nothingIsRefusedWhileStill) { rules.insert(.refusalsNeedMotion) }
    return rules
  }

  /// The first thing that is wrong in a run; nil when a history leads to each rest.
  mutating func judge(_ log: RunLog) -> Finding? {
    guard !properties.isDisjoint(with: Self.properties) else { return nil }
    var start = Situation(screens: log.start)
    start.model = specification.start
    var present = Anchor(place: 0, situation: start, shown: log.start)
    // The last rest at which nothing was hidden.
    var certain = present
    var hidden = HiddenState()
    for place in log.moments.indices {
      hidden.follow(log, place)
      guard case .rest(let shown, _) = log.moments[place] else { continue }
      effort.rests += 1
      let next: Situation
      switch search(log, from: present, to: place) {
      case .possible(let situation):
        next = situation
        if let finding = judgeReturns(log, from: certain, present, to: place) { return finding }
      case .undecided(let reason):
        effort.skip(reason)
        next = afterwards(log, place, shown, present.situation, from: present.place)
      case .impossible:
        switch lookAgain(log, from: certain, present, to: place) {
        case .possible(let situation): next = situation
        case .undecided(let reason):
          effort.skip(reason)
          next = afterwards(log, place, shown, present.situation, from: present.place)
        case .impossible:
          if let finding = explain(log, from: certain, present, to: place, rules) {
            return finding
          }
          next = afterwards(log, place, shown, present.situation, from: present.place)
        }
      }
      present = Anchor(place: place + 1, situation: next, shown: shown)
      let isCertain = hidden.isNone && specification.model == nil
      if isCertain || place - certain.place > Self.memory {
        certain = present
        hidden.forget()
      }
    }
    return nil
  }

  /// So many moments are looked back at.
  private static var memory: Int { 4_000 }

  private func search(
    _ log: RunLog, from anchor: Anchor, to place: Int, budget: Int = 20_000
  ) -> HistorySearch.Verdict {
    HistorySearch.search(
      window(log, from: anchor, to: place), rules: rules, budget: budget, from: anchor.situation)
  }

  private func window(_ log: RunLog, from anchor: Anchor, to place: Int) -> HistoryWindow {
    HistoryWindow(log, anchor.place..<place + 1, from: anchor.shown, effects, specification)
  }

  /// Looks for a caller that resumes before what it has asked for is on the screen: in every history.
  private mutating func judgeReturns(
    _ log: RunLog, from certain: Anchor, _ present: Anchor, to place: Int
  ) -> Finding? {
    guard properties.contains(.awaitedCallOutlastsItsAnimation) else { return nil }
    let mayBeEarly = (present.place...place).contains { place in
      guard case .ended(let operation) = log.moments[place] else { return false }
      return log.operations[operation].endsWhileMoving
    }
    guard mayBeEarly else { return nil }
    let rules = rules.union(.returnsAfterAnimation)
    for anchor in certain.place < present.place ? [present, certain] : [present] {
      let verdict = HistorySearch.search(
        window(log, from: anchor, to: place), rules: rules, from: anchor.situation)
      guard case .impossible = verdict else { return nil }
    }
    return explain(log, from: certain, present, to: place, rules)
  }

  /// What was hidden at the last rest may have been something else than what was found first; and
  /// what the router hides altogether shows only when histories are played on it as a whole.
  private func lookAgain(
    _ log: RunLog, from certain: Anchor, _ present: Anchor, to place: Int
  ) -> HistorySearch.Verdict {
    if certain.place < present.place {
      let verdict = search(log, from: certain, to: place)
      guard case .impossible = verdict else { return verdict }
    }
    guard hasLearned(log, certain.place..<place) else { return .impossible }
    effects.isExact = true
    defer { effects.isExact = false }
    var anchor = certain
    anchor.situation.played.isExact = true
    if effects.isFaithful(anchor.situation) {
      let verdict = search(log, from: anchor, to: place)
      guard case .impossible = verdict, certain.place > 0 else { return verdict.inexact }
    }
    var start = Situation(screens: log.start)
    start.model = specification.start
    start.played.isExact = true
    anchor = Anchor(place: 0, situation: start, shown: log.start)
    let verdict = search(log, from: anchor, to: place, budget: Self.playedBudget)
    if case .undecided(.tooManyHistories) = verdict { return .undecided(.hiddenState) }
    return verdict.inexact
  }

  /// So many places of histories that are played as a whole are looked at.
  private static var playedBudget: Int { 2_000 }

  /// True when something in a stretch is not declared: a call that says nothing, or a move of the
  /// user's of which the router may make more.
  private func hasLearned(_ log: RunLog, _ range: Range<Int>) -> Bool {
    log.operations.contains { operation in
      guard let begin = operation.begin, begin < range.upperBound else { return false }
      let isOver = operation.end.map { $0.place < range.lowerBound } ?? false
      return !isOver && (operation.isMove || operation.effect?.isLearned ?? true)
    }
  }

  /// Where to go on when nothing is known of how it has come about.
  private func afterwards(
    _ log: RunLog, _ place: Int, _ shown: Picture, _ before: Situation, from: Int
  ) -> Situation {
    var next = before
    next.screens = shown
    next.tabs = []
    next.played.place = -1
    // What waited may wait still, or not.
    next.queue = log.operations.indices.filter { index in
      let operation = log.operations[index]
      guard operation.effect?.queued != nil, let begin = operation.begin, begin <= place else {
        return false
      }
      return begin >= from || before.queue.contains { $0.operation == index }
    }.map { Situation.Waiting(operation: $0, tab: shown.tab, isOptional: true) }
    next.passing = []
    next.moving = []
    next.unseen = []
    next.open = log.operations.indices.filter { index in
      let operation = log.operations[index]
      guard let begin = operation.begin, begin <= place else { return false }
      return (operation.end?.place ?? Int.max) > place
    }.map { Situation.Open(operation: $0, isOptional: true) }
    return next
  }

  private func explain(
    _ log: RunLog, from certain: Anchor, _ present: Anchor, to place: Int,
    _ rules: HistorySearch.Rules
  ) -> Finding? {
    HistoryExplanation(
      window: window(log, from: certain, to: place), start: certain.situation, rules: rules,
      properties: properties, words: words, first: present.place
    ).finding
  }
}

extension HistorySearch.Verdict {
  /// The same for histories that are told apart by what they show.
  fileprivate var inexact: Self {
    guard case .possible(var situation) = self else { return self }
    situation.played.isExact = false
    return .possible(situation)
  }
}

/// What may differ between two histories that have come to the same screens at a rest.
struct HiddenState {
  /// Calls that have begun and not ended.
  private var open: Set<Int> = []
  /// True when a presentation may wait for its turn.
  private var mayWait = false

  /// A moment passes.
  mutating func follow(_ log: RunLog, _ place: Int) {
    switch log.moments[place] {
    case .began(let operation):
      open.insert(operation)
      if log.operations[operation].effect?.queued != nil { mayWait = true }
    case .ended(let operation): open.remove(operation)
    case .rest(let shown, let turnsMayWait):
      // Whoever waits has their turn when nothing is presented.
      if shown.layers.count == 1, shown.tab == nil, !turnsMayWait { mayWait = false }
    case .shown, .told, .settled: break
    }
  }

  /// True when the screens say everything.
  var isNone: Bool { open.isEmpty && !mayWait }

  /// What was before is not looked at any more.
  mutating func forget() { mayWait = false }
}
