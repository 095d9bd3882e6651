/// Judges a run: a router is wrong when, at rest, nothing that it was asked for leads to what it
/// shows.
///
/// It knows screens, calls, moves and rest, and nothing of schedulers and hosts. Ten lines test it:
///
///     var log = RunLog(start: home)
///     let push = log.add(Operation(…))
///     log.began(push, …); log.ended(push, .returned, …)
///     log.add(.rest(home, turnsMayWait: false), …)
///     var judge = HistoryJudge(RouterProperty.standard, specification, effects, words)
///     judge.judge(log)                         // a push was lost
///
/// Each stretch between two rests is searched for one history (``HistorySearch``). Where something
/// may be hidden at a rest (a call that waits, a queue), a later failure is looked into from the
/// last rest at which nothing was. What is wrong is said by ``HistoryExplanation``.
struct HistoryJudge {

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
    /// True where something may be hidden, and what was before is too long ago to be looked at again.
    var isGuess = false
  }

  var judged: JudgedProperties
  private var options: HistoryRules.Options = []
  let specification: Specification
  let effects: any LearnedEffects
  let words: HistoryWords
  /// True for a first look: what it finds is judged again, with all histories played on the router
  /// itself, and explained.
  var isRough = false
  /// The causes of failures that are not reported.
  var leftOutCauses: Set<String> = []
  private(set) var effort = Effort()
  /// So many moments are looked back at.
  var memory = 20_000
  /// What declared effects make of screens, which others may have asked, too.
  var results = DeclaredResults()

  init(
    _ properties: Set<RouterProperty>, _ specification: Specification,
    _ effects: any LearnedEffects, _ words: HistoryWords
  ) {
    judged = JudgedProperties(all: properties)
    if properties.contains(.nothingIsRefusedAtRest) { options.insert(.refusalsNeedAReason) }
    if properties.contains(.nothingIsRefusedWhileStill) { options.insert(.refusalsNeedMotion) }
    self.specification = specification
    self.effects = effects
    self.words = words
  }

  /// The first thing that is wrong in a run; nil when a history leads to each rest.
  mutating func judge(_ log: RunLog) -> HistoryFinding? {
    guard !judged.all.isDisjoint(with: RouterProperty.ofHistories) else { return nil }
    var present = start(of: log)
    // The last rest at which nothing was hidden.
    var certain = present
    var hidden = HiddenState(from: log.start)
    for place in log.moments.indices {
      hidden.follow(log, place)
      if case .neverAtRest = log.moments[place] {
        effort.rests += 1
        effort.skip(.neverAtRest)
      }
      guard case .rest(let shown, _) = log.moments[place] else { continue }
      effort.rests += 1
      Heartbeat.beat()
      // A history in which nobody returns early is one in which somebody may.
      let mayBeEarly = mayReturnEarly(log, present.place...place)
      var verdict = search(
        log, from: present, to: place, mayBeEarly ? .returnsAfterAnimation : [])
      if mayBeEarly, !verdict.isPossible {
        let isImpossible = verdict.isImpossible
        verdict = search(log, from: present, to: place)
        if isImpossible, verdict.isPossible,
          let finding = judgeReturns(log, from: certain, present, to: place)
        {
          return finding
        }
      }
      if verdict.maybePlayed {
        verdict = lookAgain(log, verdict, from: certain, present, to: place)
      }
      let next: Situation
      switch verdict {
      case .possible(let situation): next = situation
      case .undecided(let reason):
        effort.skip(reason)
        next = afterwards(log, place, shown, from: present)
      case .impossible:
        if let finding = explain(log, from: certain, present, to: place, options) {
          return finding
        }
        next = afterwards(log, place, shown, from: present)
      }
      present = Anchor(place: place + 1, situation: next)
      let isCertain = hidden.isNone(next.tabs) && specification.model == nil
      if isCertain {
        certain = present
        hidden.forget()
      } else if place - certain.place > memory {
        certain = present
        certain.isGuess = true
      }
    }
    return nil
  }

  private func start(of log: RunLog) -> Anchor {
    var situation = Situation(screens: log.start)
    situation.model = specification.start
    return Anchor(place: 0, situation: situation)
  }

  private func search(
    _ log: RunLog, from anchor: Anchor, to place: Int, _ more: HistoryRules.Options = [],
    budget: Int = Self.budget
  ) -> HistorySearch.Verdict {
    let rules = HistoryRules(
      window: window(log, from: anchor, to: place), options: options.union(more))
    var left = budget
    let verdict = HistorySearch.search(rules, &left, from: anchor.situation)
    guard case .impossible = verdict, !more.contains(.refusalsCount),
      effects.isExact || specification.model != nil,
      log.operations.contains(where: { $0.end?.how == .refused })
    else { return verdict }
    // What was refused seldom counts, and to look whether it does makes histories many.
    let other = search(log, from: anchor, to: place, more.union(.refusalsCount), budget: budget)
    return other.isPossible ? other : verdict
  }

  /// So many places are looked at from one rest to the next.
  private static var budget: Int { 24_000 }

  private func window(_ log: RunLog, from anchor: Anchor, to place: Int) -> HistoryWindow {
    HistoryWindow(log, anchor.place..<place + 1, effects, specification, results)
  }

  /// True when a caller may have resumed before what it has asked for was on the screen.
  private func mayReturnEarly(_ log: RunLog, _ range: ClosedRange<Int>) -> Bool {
    range.contains { place in
      guard case .ended(let operation) = log.moments[place] else { return false }
      return log.operations[operation].endsWhileMoving
    } && judged.all.contains(.returnsAfterAnimation)
  }

  /// Looks for a caller that resumes before what it has asked for is on the screen, in every history
  /// since the last rest at which nothing was hidden: there is none from the present one.
  private mutating func judgeReturns(
    _ log: RunLog, from certain: Anchor, _ present: Anchor, to place: Int
  ) -> HistoryFinding? {
    switch lookAgain(
      log, .impossible, from: certain, present, to: place, .returnsAfterAnimation)
    {
    case .possible: return nil
    case .undecided(let reason):
      effort.skip(reason)
      return nil
    case .impossible:
      return explain(
        log, from: certain, present, to: place, options.union(.returnsAfterAnimation))
    }
  }

  /// Looks into all histories since the last rest at which nothing was hidden, because the one that
  /// was found first need not be what happened; then into histories that are played as a whole on
  /// the router itself, which shows what it hides.
  ///
  /// - Parameter present: what was found from the last rest.
  private func lookAgain(
    _ log: RunLog, _ found: HistorySearch.Verdict, from certain: Anchor, _ present: Anchor,
    to place: Int, _ more: HistoryRules.Options = []
  ) -> HistorySearch.Verdict {
    var found = found
    if certain.place < present.place {
      found = search(log, from: certain, to: place, more)
      guard found.maybePlayed else { return found }
    }
    if certain.isGuess { return .undecided(.hiddenState) }
    guard !isRough, hasLearned(log, certain.place..<place) else { return found }
    effects.isExact = true
    defer { effects.isExact = false }
    var anchor = certain
    anchor.situation.played.isExact = true
    let isFaithful = effects.isFaithful(anchor.situation)
    if isFaithful {
      let verdict = search(log, from: anchor, to: place, more, budget: Self.playedBudget)
      guard verdict.maybePlayed, certain.place > 0 else {
        return settle(verdict.played, log, from: certain, to: place)
      }
    }
    anchor = start(of: log)
    anchor.situation.played.isExact = true
    let verdict = search(log, from: anchor, to: place, more, budget: Self.playedBudget)
    // What no history of whole calls has led to may hide what came between steps long ago.
    if case .impossible = verdict, mayInterleave(log, 0..<place),
      !isFaithful
        || !search(log, from: anchor, to: certain.place - 1, budget: Self.playedBudget).isPossible
    {
      return .undecided(.betweenSteps)
    }
    return settle(verdict.played, log, from: certain, to: place)
  }

  /// True where something may come between the steps of a call, or of what follows a move of the
  /// user's, so that what the router hides is not known: since the last rest, or ever if the router
  /// hides what has come of it.
  private func mayInterleave(_ log: RunLog, _ range: Range<Int>) -> Bool {
    let range = effects.hidesState ? 0..<range.upperBound : range
    let begun = log.operations.compactMap { operation -> Lifetime? in
      guard let begin = operation.begin, begin < range.upperBound else { return nil }
      return Lifetime(
        operation: operation, begin: begin, end: operation.end?.place ?? range.upperBound,
        rest: log.rest(after: begin) ?? range.upperBound)
    }
    // What waits at a rest waits there in a history that is played alone, too, and goes on with what
    // answers it.
    let active = begun.map { one in
      let isAnswer = begun.contains { $0.rest < one.begin && $0.end > one.begin }
      let goesOn =
        one.operation.isMove || one.operation.isEventual || isAnswer
        || effects.goesOn(one.operation)
      return one.begin...max(one.begin, goesOn ? one.rest : min(one.end, one.rest))
    }
    let mayHide = hasLearned(log, range, movesCount: !effects.movesArePlain)
    return begun.indices.contains { index in
      let operation = begun[index].operation
      if effects.passes(operation), begun[index].rest >= range.lowerBound {
        let stands = begun[index].begin...max(begun[index].begin, begun[index].rest)
        return begun.indices.contains { $0 != index && stands.contains(begun[$0].begin) }
      }
      let isKnown = !operation.isLearned && !operation.isMove
      return (isKnown ? mayHide && operation.hasSteps : effects.takesSteps(operation))
        && active[index].upperBound >= range.lowerBound
        && active.indices.contains { $0 != index && active[$0].overlaps(active[index]) }
    }
  }

  /// Where in a log an operation begins and ends, and where everything comes to rest first.
  private struct Lifetime {
    let operation: Operation
    let begin: Int
    let end: Int
    let rest: Int
  }

  /// Decides what is too much to be played, where only moves of the user's were not declared and the
  /// router, which hides nothing, makes no more of them: at most, everything leaves that has come on top.
  private func settle(
    _ verdict: HistorySearch.Verdict, _ log: RunLog, from certain: Anchor, to place: Int
  ) -> HistorySearch.Verdict {
    if case .impossible = verdict, mayInterleave(log, certain.place..<place) {
      return .undecided(.betweenSteps)
    }
    guard case .undecided(.hiddenState) = verdict,
      !hasLearned(log, certain.place..<place, movesCount: false), effects.movesArePlain,
      !effects.hidesState
    else { return verdict }
    effects.isExact = false
    if case .impossible = search(log, from: certain, to: place, .movesTakeAlong) {
      return .impossible
    }
    return verdict
  }

  /// So many places of histories that are played as a whole are looked at.
  private static var playedBudget: Int { 500 }

  /// True when something in a stretch is not declared: a call that says nothing, or a move of the
  /// user's of which the router may make more.
  private func hasLearned(
    _ log: RunLog, _ range: Range<Int>, movesCount: Bool = true
  ) -> Bool {
    log.operations.contains { operation in
      guard operation.isMove && movesCount || operation.isLearned, let begin = operation.begin,
        begin < range.upperBound
      else { return false }
      guard let end = operation.end, end.place < range.lowerBound else { return true }
      // What goes on after its end is over at a rest.
      return effects.goesOn(operation) && (log.rest(after: begin) ?? .max) >= range.lowerBound
    }
  }

  /// Where to go on when nothing is known of how it has come about.
  private func afterwards(
    _ log: RunLog, _ place: Int, _ shown: Picture, from before: Anchor
  ) -> Situation {
    var next = before.situation
    next.screens = shown
    next.tabs = []
    next.played.place = -1
    // What waited may wait still, or not.
    next.queue = log.operations.indices.filter { index in
      let operation = log.operations[index]
      guard operation.priority != nil, let begin = operation.begin, begin <= place else {
        return false
      }
      return begin >= before.place
        || before.situation.queue.contains { $0.operation == index }
    }.map { Situation.Waiting(operation: $0, tab: shown.tab, isOptional: true) }
    next.passing = []
    next.moving = []
    next.forgetUnseen()
    next.open = log.operations.indices.filter { index in
      let operation = log.operations[index]
      guard let begin = operation.begin, begin <= place else { return false }
      return (operation.end?.place ?? Int.max) > place
    }.map { Situation.Open(operation: $0, isOptional: true) }
    return next
  }

  private func explain(
    _ log: RunLog, from certain: Anchor, _ present: Anchor, to place: Int,
    _ options: HistoryRules.Options
  ) -> HistoryFinding? {
    let rules = HistoryRules(window: window(log, from: certain, to: place), options: options)
    var explanation = HistoryExplanation(
      rules, from: certain.situation, after: present.place, judged, words, isRough: isRough)
    return explanation.find().flatMap {
      leftOutCauses.contains($0.violation.cause) ? nil : $0
    }
  }
}

extension HistorySearch.Verdict {
  fileprivate var isPossible: Bool { if case .possible = self { true } else { false } }
  fileprivate var isImpossible: Bool { if case .impossible = self { true } else { false } }

  /// True where histories that are played as a whole may say more: where none was found, or something
  /// was met whose screens alone do not say what comes of it.
  fileprivate var maybePlayed: Bool {
    switch self {
    case .impossible, .undecided(.notPlayable): true
    case .possible, .undecided: false
    }
  }

  /// The same of histories that were played on the router itself, for those that are told apart by
  /// what they show.
  fileprivate var played: Self {
    switch self {
    case .possible(var situation):
      situation.played.isExact = false
      return .possible(situation)
    case .undecided(.tooManyHistories): return .undecided(.hiddenState)
    case .impossible, .undecided: return self
    }
  }
}
