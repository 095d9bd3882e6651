/// How a search draws its actions.
public enum Strategy: String, CaseIterable, Hashable, Sendable, Codable {
  /// Every kind alike, every parameter alike.
  case uniform
  /// Each run leaves some kinds out and likes others (Groce et al., doi:10.1145/2338965.2336763).
  case swarm
  /// Parameters and times at the edges of what the present state allows.
  case boundary
  /// Goes on from rare places that were reached before (Ecoffet et al.,
  /// doi:10.1038/s41586-020-03157-9), because a subject is a value and a copy of it a place to go
  /// back to.
  case feedback
}

/// Looks for a violation with several strategies by turns, because none is the best for every bug,
/// and says which one has found it.
@usableFromInline package struct Search<Source: ActionSource>
where Source.Target: ExplorableSubject {
  /// The result of a search.
  @usableFromInline package struct Finding {
    /// The actions from the start to the violation.
    @usableFromInline package let actions: [Source.Target.Action]
    /// What did not hold.
    @usableFromInline package let violation: Violation
    /// Which strategy found it.
    @usableFromInline package let strategy: Strategy

    @inlinable package init(
      actions: [Source.Target.Action], violation: Violation, strategy: Strategy
    ) {
      self.actions = actions
      self.violation = violation
      self.strategy = strategy
    }
  }

  /// All strategies; most of the actions go to feedback, which finds what takes several steps in a
  /// certain order, and a part to the others, which find what feedback has no eye for.
  @inlinable package static var portfolio: [Strategy] {
    [.boundary, .feedback, .feedback, .uniform, .feedback, .feedback, .swarm]
  }

  /// How many actions a run has at most.
  @usableFromInline package let length: Int
  /// How many actions were carried out, those of scenarios from elsewhere among them.
  @usableFromInline package var steps = 0
  /// How much virtual time passed in them, in milliseconds.
  @usableFromInline package var virtualMilliseconds: Int64 = 0
  /// How many runs were begun.
  @usableFromInline package var runs = 0
  /// True when a search was stopped from outside before its budget was spent.
  @usableFromInline package var wasInterrupted = false
  /// How many places were reached.
  @inlinable package var featureCount: Int { discoveries.count }
  /// The steps after which a new place was reached.
  @usableFromInline package var discoveries: [Int] = []

  /// What the subjects have counted in all runs.
  @usableFromInline package var counts = Source.Target.noCounts

  /// Shown the actions of a run, and how many were carried out before its last, before each is
  /// carried out, for a subject that may not survive it.
  @usableFromInline package var trace: (([Source.Target.Action], Int) -> Void)?

  @usableFromInline let strategies: [Strategy]
  /// How many actions each strategy has had.
  @usableFromInline var shares: [Int]
  @usableFromInline let start: Source.Target
  @usableFromInline let makeSource: (UInt64, Strategy) -> Source
  @usableFromInline var random: Random
  /// How many actions may have been carried out when this call returns.
  @usableFromInline var limit = 0
  @usableFromInline var places = Corpus<Source.Target>()
  @usableFromInline var plantedCount = 0

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - start: the subject at rest.
  ///   - seed: decides everything.
  ///   - length: how many actions a run has at most; at least 1.
  ///   - strategies: by turns; at least one. One that is named twice gets twice as many actions.
  ///   - source: makes a source of a seed that draws so; never asked for feedback.
  @inlinable package init(
    _ start: Source.Target, seed: UInt64, length: Int = 50,
    strategies: [Strategy] = Self.portfolio, source: @escaping (UInt64, Strategy) -> Source
  ) {
    makeSource = source
    precondition(!strategies.isEmpty, "a search needs a strategy")
    self.start = start
    self.length = max(length, 1)
    self.strategies = strategies
    shares = strategies.map { _ in 0 }
    random = Random(seed: seed, stream: 2)
  }

  /// Plays a scenario from elsewhere, so that the search can go on from the places it reaches.
  ///
  /// - Returns: what it violates, if it does.
  @inlinable package mutating func plant(_ actions: [Source.Target.Action]) -> Finding? {
    var subject = start
    begin(with: &subject)
    defer { end(with: &subject) }
    var way = Corpus<Source.Target>.Prefix()
    for action in actions {
      way.append(action)
      if let trace { trace(places.actions(of: way), steps) }
      steps += 1
      if let violation = subject.perform(action) {
        return Finding(actions: places.actions(of: way), violation: violation, strategy: .feedback)
      }
      _ = note(&subject, &way)
    }
    plantedCount = places.count
    return nil
  }

  /// The prefixes to the rarest of the places that this search has reached by itself, rarest first.
  @inlinable package func rarest(_ count: Int) -> [[Source.Target.Action]] {
    places.rarest(count, behind: plantedCount)
  }

  /// Searches until something fails or the budget is spent; can be called again to go on.
  ///
  /// - Parameters:
  ///   - budget: how many actions may be carried out in this call.
  ///   - isInterrupted: asked now and then; the search stops when it says true.
  @inlinable package mutating func run(
    budget: Int, isInterrupted: () -> Bool = { false }
  ) -> Finding? {
    limit = steps + max(budget, 0)
    var asked = steps
    while steps < limit {
      if steps - asked >= 4_096 {
        asked = steps
        if isInterrupted() {
          wasInterrupted = true
          return nil
        }
      }
      let turn = nextTurn
      let strategy = strategies[turn]
      let before = steps
      runs += 1
      defer { shares[turn] += steps - before }
      let found = strategy == .feedback ? goOn() : runFresh(strategy)
      if let found { return found }
    }
    return nil
  }

  /// The one that has had the least; feedback only when there are places to go back to.
  @inlinable var nextTurn: Int {
    let isEarly = steps < Self.warmUp
    var turn: Int?
    for index in shares.indices where !isEarly || strategies[index] != .feedback {
      if turn.map({ shares[index] < shares[$0] }) ?? true { turn = index }
      if isEarly { break }
    }
    return turn ?? 0
  }

  /// How many actions are drawn before feedback has its turn.
  @inlinable static var warmUp: Int { 300 }

  /// How many actions a run goes on from a place, unless it reaches a new one.
  @inlinable static var reach: Int { 6 }

  @inlinable mutating func runFresh(_ strategy: Strategy) -> Finding? {
    run(from: start, Corpus.Prefix(), length, strategy, reportedAs: strategy)
  }

  /// Goes on from the place where the least has passed.
  @inlinable mutating func goOn() -> Finding? {
    guard let (subject, way) = places.start() else { return runFresh(.uniform) }
    let drawing: Strategy = random.chance(1, in: 2) ? .boundary : .uniform
    return run(from: subject, way, Self.reach, drawing, reportedAs: .feedback)
  }

  @inlinable mutating func run(
    from place: Source.Target, _ before: Corpus<Source.Target>.Prefix, _ count: Int,
    _ strategy: Strategy, reportedAs name: Strategy
  ) -> Finding? {
    var subject = place
    begin(with: &subject)
    defer { end(with: &subject) }
    var source = makeSource(random.next(), strategy)
    var way = before
    var rest = count
    while rest > 0, way.length < length, steps < limit {
      rest -= 1
      let action = source.next(for: &subject, using: &random)
      way.append(action)
      if let trace { trace(places.actions(of: way), steps) }
      steps += 1
      Heartbeat.beat()
      if let violation = subject.perform(action) {
        return Finding(actions: places.actions(of: way), violation: violation, strategy: name)
      }
      if note(&subject, &way), name == .feedback { rest = Self.reach }
    }
    return nil
  }

  /// Hands a subject what was counted so far; from here on, its time counts.
  @inlinable mutating func begin(with subject: inout Source.Target) {
    swap(&subject.counts, &counts)
    virtualMilliseconds -= subject.virtualMilliseconds
  }

  /// Takes back what a subject has counted, and the time that it has reached.
  @inlinable mutating func end(with subject: inout Source.Target) {
    swap(&subject.counts, &counts)
    virtualMilliseconds += subject.virtualMilliseconds
  }

  /// Notes which place a way has reached; from a new place, the way goes on from there. The subject
  /// is only looked at.
  ///
  /// - Returns: true when nobody has been here.
  @inlinable mutating func note(
    _ subject: inout Source.Target, _ way: inout Corpus<Source.Target>.Prefix
  ) -> Bool {
    let coverageFeature = subject.coverageFeature
    if places.pass(coverageFeature) { return false }
    discoveries.append(steps)
    places.keep(&subject, at: coverageFeature, &way)
    return true
  }
}
