/// Plays every sequence of actions of one length, each from the start and to its end.
///
/// No two states are taken for one, so what is found out holds for a subject that hides a part of
/// its state, too.
@usableFromInline package struct Enumeration<Target: ExplorableSubject> {
  /// The simplest sequence that fails, of those that were played.
  @usableFromInline package struct Finding {
    @usableFromInline package let actions: [Target.Action]
    @usableFromInline package let violation: Violation

    @inlinable package init(actions: [Target.Action], violation: Violation) {
      self.actions = actions
      self.violation = violation
    }
  }

  @usableFromInline let start: Target
  /// What the sequences are made of, the simplest first.
  @usableFromInline let alphabet: [Target.Action]
  @usableFromInline let costs: [Int]
  @usableFromInline let property: String
  @usableFromInline let budget: Int
  @usableFromInline var actionsRun = 0
  @usableFromInline var chosen: [Int] = []
  /// What a sequence may cost to be worth playing.
  @usableFromInline var limit = 0
  @usableFromInline var finding: Finding?

  /// Prepares to play.
  ///
  /// - Parameters:
  ///   - start: the subject at rest.
  ///   - alphabet: what the sequences are made of.
  ///   - property: what has to be violated.
  ///   - budget: how many actions may be carried out at most, over all lengths.
  @inlinable package init(_ start: Target, alphabet: [Target.Action], property: String, budget: Int)
  {
    self.start = start
    self.property = property
    self.budget = budget
    let priced = alphabet.map { (action: $0, cost: Target.cost(of: $0)) }.enumerated()
      .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element)
    self.alphabet = priced.map(\.action)
    costs = priced.map(\.cost)
  }

  /// Plays the sequences of a length that cost no more than a limit; as soon as one fails, only
  /// those that are simpler.
  ///
  /// - Returns: the simplest that fails, and whether the budget sufficed for all.
  @inlinable package mutating func play(
    length: Int, costing most: Int = .max
  ) -> (finding: Finding?, isComplete: Bool) {
    limit = most
    finding = nil
    let isComplete = extend(start, by: length, cost: 0)
    return (finding, isComplete)
  }

  /// True when the budget suffices for all sequences of a length.
  @inlinable package func affords(length: Int) -> Bool {
    var count = 1
    for _ in 0..<length {
      let (product, isTooMuch) = count.multipliedReportingOverflow(by: alphabet.count)
      if isTooMuch || product > budget { return false }
      count = product
    }
    return count <= budget - actionsRun
  }

  /// Goes on from a subject in every way; false when the budget is spent.
  @inlinable mutating func extend(_ subject: Target, by rest: Int, cost: Int) -> Bool {
    for index in alphabet.indices {
      let total = cost + costs[index]
      // The others cost as much or more.
      guard total + (rest - 1) * costs[0] <= limit else { return true }
      guard actionsRun < budget else { return false }
      actionsRun += 1
      chosen.append(index)
      defer { chosen.removeLast() }
      var next = subject
      Heartbeat.beat()
      if let violation = next.perform(alphabet[index]) {
        note(violation, at: rest, cost: total)
      } else if rest > 1 {
        guard extend(next, by: rest - 1, cost: total) else { return false }
      } else if let violation = next.finish() {
        note(violation, at: rest, cost: total)
      }
    }
    return true
  }

  /// What fails earlier is a shorter sequence, which was played before.
  @inlinable mutating func note(_ violation: Violation, at rest: Int, cost: Int) {
    guard rest == 1, violation.property == property else { return }
    finding = Finding(actions: chosen.map { alphabet[$0] }, violation: violation)
    limit = cost - 1
  }
}
