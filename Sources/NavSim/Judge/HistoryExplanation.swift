/// Why nothing leads to what is shown: the first rule without which something would.
struct HistoryExplanation {
  private let rules: HistoryRules
  private let start: Situation
  private let judged: JudgedProperties
  private let words: HistoryWords
  /// True for a first look, whose finding nobody reads.
  private let isRough: Bool
  /// The place in the log behind the rest before: what was not possible came after it.
  private let first: Int
  /// How many places may still be looked at, for one kind of question.
  private var budget = Self.budget

  private static var budget: Int { 8_000 }

  init(
    _ rules: HistoryRules, from start: Situation, after first: Int, _ judged: JudgedProperties,
    _ words: HistoryWords, isRough: Bool
  ) {
    self.rules = rules
    self.start = start
    self.first = first
    self.judged = judged
    self.words = words
    self.isRough = isRough
  }

  /// What is wrong; nil when that is a property that is not judged.
  mutating func find() -> HistoryFinding? {
    if judged.isGeneral, isRough { return finding(.serializable, []) }
    let relaxed = brokenRules()
    let property =
      judged.isGeneral
      ? .serializable
      : relaxed.first.map(self.property) ?? .serializable
    return judged.reports(property) ? finding(property, relaxed) : nil
  }

  private var window: HistoryWindow { rules.window }
  var operations: [Operation] { rules.operations }

  /// Whether what was seen would be possible, if the calls of an action gave up those of others.
  mutating func isPossible(givingUp actions: Set<Int>, by action: Int) -> Bool {
    var log = window.log
    for index in log.operations.indices {
      guard let own = log.operations[index].action else { continue }
      if own == action { log.note(index) { $0.givesUp.formUnion(actions) } }
      if actions.contains(own) { log.note(index) { $0.mayBeGivenUp = true } }
    }
    let window = HistoryWindow(
      log, window.range, window.effects, window.specification, window.results)
    return isPossible(HistoryRules(window: window, options: rules.options), Self.limits[0])
  }

  private mutating func isPossible(_ relaxed: [Relaxation], _ limit: Int) -> Bool {
    var rules = rules
    rules.relaxed = relaxed
    return isPossible(rules, limit)
  }

  private mutating func isPossible(_ rules: HistoryRules, _ limit: Int) -> Bool {
    var share = min(budget, limit)
    budget -= share
    defer { budget += share }
    if case .possible = HistorySearch.search(rules, &share, from: start) { return true }
    return false
  }

  /// One attempt looks at so many places: at few in all attempts before at more in any.
  private static var limits: [Int] { [250, 2_000] }

  /// The fewest rules without which what is shown would be possible: one, or several of which none
  /// can be left out; none when nothing was found.
  private mutating func brokenRules() -> [Relaxation] {
    let all = attempts
    let single = attempted(all)
    for limit in Self.limits {
      budget = Self.budget
      // Which of all that wait comes next has more answers than other questions.
      for attempt in single
      where isPossible([attempt], attempt == .anyTurn ? Self.limits[1] : limit) {
        return [attempt]
      }
      // How many were asked alone depends on what is reported.
      budget = Self.budget
      for group in [all.filter(\.isLoss), all.filter(\.isOptional)]
      where group.count > 1 && isPossible(group, limit) {
        return needed(of: group, limit)
      }
    }
    return []
  }

  /// Those of several rules that cannot be left out; the first are kept rather than the last. None when
  /// that takes too long to find out.
  private mutating func needed(of group: [Relaxation], _ limit: Int) -> [Relaxation] {
    budget = 4 * Self.budget
    var needed = group
    for relaxation in group.reversed() {
      if budget < limit { return [] }
      let fewer = needed.filter { $0 != relaxation }
      if isPossible(fewer, limit) { needed = fewer }
    }
    return needed
  }

  /// What the screens could be if all rules were kept.
  private var ends: [Picture] {
    var search = HistorySearch(rules, budget: 2_000)
    _ = search.run(from: start)
    return search.ends
  }

  /// The rules that could be broken, those first that say most.
  private var attempts: [Relaxation] {
    let last = window.range.upperBound
    let indices = window.log.operations.indices.filter { index in
      guard let begin = window.log.operations[index].begin, begin < last else { return false }
      return (window.log.operations[index].end?.place ?? Int.max) >= window.range.lowerBound
    }
    func those(_ condition: (Operation) -> Bool) -> [Int] {
      indices.filter { condition(window.log.operations[$0]) }
    }
    let hasQueue = window.log.operations.contains { $0.priority != nil }
    let reports = window.range.filter { place in
      guard place >= first, let report = window.report(at: place) else { return false }
      return !report.before.isAlike(report.after)
    }
    let returned = those { !$0.isMove && $0.end?.how == .returned }
    // What was made while something else went on is lost more easily than what was not.
    let calls =
      returned.filter { window.log.operations[$0].wasBusy }
      + returned.filter { !window.log.operations[$0].wasBusy }
    return those(\.endsWhileMoving).map(Relaxation.early) + (hasQueue ? [.anyTurn] : [])
      + reports.map(Relaxation.told)
      + those { $0.isDismissal || $0.isLearned }.map(Relaxation.mistaken)
      + calls.map(Relaxation.lost)
      + those { $0.end?.how == .refused && !$0.isMove }.map(Relaxation.refused)
      + those { $0.isMove && $0.end?.how == .returned }.map(Relaxation.lost)
      + calls.map(Relaxation.repeated) + calls.map(Relaxation.inPart)
      + those { !$0.isMove && ($0.end?.how == .refused || $0.mayBeGivenUp) }
      .map(Relaxation.despiteItsEnd)
      + calls.map(Relaxation.late) + those(\.isInOrder).map(Relaxation.overtaking)
  }

  /// Those that can lead to a finding by themselves.
  private func attempted(_ all: [Relaxation]) -> ArraySlice<Relaxation> {
    func isJudged(_ attempt: Relaxation) -> Bool {
      judged.reports(property(attempt))
    }
    if judged.isGeneral { return (all.filter(isJudged) + all.filter { !isJudged($0) })[...] }
    // Those behind the last that is judged make no difference.
    return all.prefix(all.lastIndex(where: isJudged).map { $0 + 1 } ?? 0)
  }

  private func property(_ relaxation: Relaxation) -> RouterProperty {
    switch relaxation {
    case .anyTurn: .queueKeepsPriority
    case .early: .returnsAfterAnimation
    case .told: .gestureTakesOnlyItsTarget
    case .lost(let index):
      window.log.operations[index].isMove ? .serializable : .noLostCall
    case .refused(let index):
      window.log.operations[index].wasBusy ? .nothingIsRefusedWhileStill : .nothingIsRefusedAtRest
    case .repeated, .inPart, .despiteItsEnd, .late, .mistaken, .overtaking: .serializable
    }
  }

  /// Where what is wrong could be seen, if that was before the rest.
  private func moment(_ relaxed: [Relaxation]) -> Int? {
    guard case .early(let operation)? = relaxed.first else { return nil }
    return window.log.operations[operation].end?.place
  }

  private mutating func finding(
    _ property: RouterProperty, _ relaxed: [Relaxation]
  ) -> HistoryFinding {
    let place = window.range.upperBound - 1
    var shown = window.shown(at: place)
    if case .rest(let picture, _) = window.log.moments[place] { shown = picture }
    let wanted = isRough ? nil : ends.min { $0.distance(to: shown) < $1.distance(to: shown) }
    let remedies =
      isRough || !words.hasRemedies ? [] : remedies(relaxed).map(words.remedy)
    let declared = remedies.isEmpty ? "" : "; declare " + remedies.joined(separator: ", or ")
    return HistoryFinding(
      property: property,
      expected: words.expected(relaxed, wanted, of: window, from: first),
      seen: words.seen(relaxed, shown, at: window.log.times[place], of: window)
        + declared,
      step: window.log.steps[lastMoment], time: window.log.times[moment(relaxed) ?? place],
      wanted: wanted, blamed: blamed(relaxed))
  }

  /// The kinds of operations for which rules were broken; nil for a rule about none of them.
  private func blamed(_ relaxed: [Relaxation]) -> String? {
    let kinds = relaxed.compactMap(\.operation).map { words.kind(window.log.operations[$0]) }
    return kinds.isEmpty ? nil : Set(kinds).sorted().joined(separator: "+")
  }

  /// Where all is known that makes it wrong: how a call ends that was under way at the rest may say
  /// that nothing should have come of it.
  private var lastMoment: Int {
    let place = window.range.upperBound - 1
    return window.log.operations.reduce(place) { last, operation in
      guard let begin = operation.begin, begin < place, let end = operation.end,
        end.how != .returned
      else { return last }
      return max(last, end.place)
    }
  }
}

extension Screens {
  /// How many screens differ, to find what is nearest.
  func distance(to other: Self) -> Int {
    var distance = tab == other.tab ? 0 : 1
    for index in 0..<max(layers.count, other.layers.count) {
      guard layers.indices.contains(index), other.layers.indices.contains(index) else {
        distance += 1
        continue
      }
      let (own, others) = (layers[index], other.layers[index])
      if own.root != others.root || own.style != others.style { distance += 1 }
      let shorter = min(own.pushed.count, others.pushed.count)
      var same = 0
      while same < shorter, own.pushed[same] == others.pushed[same] { same += 1 }
      distance += own.pushed.count + others.pushed.count - 2 * same
    }
    return distance
  }
}
