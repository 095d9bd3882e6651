/// Finds out whether a small failure is the smallest there is: plays every shorter sequence of
/// actions, and every simpler one of the same length.
///
/// Equal states are merged only for a subject that promises that they behave alike
/// (``ExplorableSubject/statesAreComplete``). For all others every sequence is played from the
/// start, so a certificate holds for a router that hides a part of its state, too.
@usableFromInline package struct Certifier<Target: ExplorableSubject> {
  /// A failure, and what is known of it.
  @usableFromInline package struct Result {
    /// The simplest of the shortest sequences that fail, as far as they were played.
    @usableFromInline package let actions: [Target.Action]
    /// What it violates.
    @usableFromInline package let violation: Violation
    /// How sure that is.
    @usableFromInline package let certificate: Certificate

    @inlinable package init(
      actions: [Target.Action], violation: Violation, certificate: Certificate
    ) {
      self.actions = actions
      self.violation = violation
      self.certificate = certificate
    }
  }

  @usableFromInline let start: Target
  @usableFromInline let budget: Int

  /// Creates a certifier.
  ///
  /// - Parameters:
  ///   - start: the subject at rest.
  ///   - budget: how many actions may be carried out at most.
  @inlinable package init(_ start: Target, budget: Int = 20_000_000) {
    self.start = start
    self.budget = budget
  }

  /// Looks for a shorter or simpler sequence over the subject's alphabet and the actions of the
  /// failure.
  @inlinable package func certify(_ actions: [Target.Action], _ violation: Violation) -> Result {
    if let single = single(simplerThan: actions, violation) {
      return certify(single.actions, single.violation)
    }
    if Target.statesAreComplete, let fewer = fewer(than: actions, violation) {
      return certify(fewer.actions, fewer.violation)
    }
    let alphabet = start.alphabet(with: actions)
    let explored = Target.statesAreComplete ? explore(actions, violation, alphabet) : nil
    let result = explored ?? enumerate(actions, violation, alphabet)
    // What was found may be of other kinds.
    if result.actions != actions,
      let single = single(simplerThan: result.actions, result.violation)
    {
      return certify(single.actions, single.violation)
    }
    return result
  }

  /// One action that fails and is simpler, of the kinds of those that do.
  @inlinable func single(
    simplerThan actions: [Target.Action], _ violation: Violation
  ) -> Enumeration<Target>.Finding? {
    let relatives = start.relatives(of: actions)
    guard !relatives.isEmpty else { return nil }
    let cost = actions.count == 1 ? Target.cost(of: actions[0]) - 1 : .max
    var enumeration = Enumeration(
      start, alphabet: relatives, property: violation.property, budget: budget)
    return enumeration.play(length: 1, costing: cost).finding
  }

  /// One or two actions that fail, over the kinds of those that do: what they can be simplified to
  /// is not in the subject's alphabet.
  @inlinable func fewer(
    than actions: [Target.Action], _ violation: Violation
  ) -> Enumeration<Target>.Finding? {
    guard actions.count > 1 else { return nil }
    var kin = actions.reduce(into: [Target.Action]()) { if !$0.contains($1) { $0.append($1) } }
    var place = 0
    while place < kin.count, kin.count < Self.kinLimit {
      for simpler in Target.simplifications(of: kin[place]) where !kin.contains(simpler) {
        kin.append(simpler)
      }
      place += 1
    }
    var enumeration = Enumeration(
      start, alphabet: Array(kin.prefix(Self.kinLimit)), property: violation.property,
      budget: budget)
    for length in 1...min(2, actions.count - 1) where enumeration.affords(length: length) {
      if let found = enumeration.play(length: length).finding { return found }
    }
    return nil
  }

  /// So many actions are of the kinds of a failure.
  @inlinable static var kinLimit: Int { 200 }

  /// Merges equal states; nil when that hides the failure itself: the subject's promise is broken.
  @inlinable func explore(
    _ actions: [Target.Action], _ violation: Violation, _ alphabet: [Target.Action]
  ) -> Result? {
    let explored = Explorer(start, alphabet: alphabet, property: violation.property)
      .explore(depth: actions.count, budget: budget)
    let found = explored.actions
    guard found != nil || !explored.isComplete else { return nil }
    return Result(
      actions: found ?? actions, violation: explored.violation ?? violation,
      certificate: Certificate(
        isMinimal: found != nil, depth: found.map { $0.count - 1 } ?? explored.depth,
        alphabetCount: alphabet.count, mergesStates: true))
  }

  /// Plays length after length, until something fails or the budget is spent.
  @inlinable func enumerate(
    _ actions: [Target.Action], _ violation: Violation, _ alphabet: [Target.Action]
  ) -> Result {
    var enumeration = Enumeration(
      start, alphabet: alphabet, property: violation.property, budget: budget)
    func certificate(_ depth: Int, isMinimal: Bool = false) -> Certificate {
      Certificate(
        isMinimal: isMinimal, depth: depth, alphabetCount: alphabet.count, mergesStates: false)
    }
    var depth = 0
    while depth + 1 < actions.count, enumeration.affords(length: depth + 1) {
      if let shorter = enumeration.play(length: depth + 1).finding {
        return Result(
          actions: shorter.actions, violation: shorter.violation,
          certificate: certificate(depth, isMinimal: true))
      }
      depth += 1
    }
    guard depth + 1 == actions.count else {
      return Result(actions: actions, violation: violation, certificate: certificate(depth))
    }
    // The failure itself is among these: if it does not fail again, nothing can be said.
    let cost = actions.reduce(0) { $0 + Target.cost(of: $1) }
    let last = enumeration.play(length: actions.count, costing: cost)
    let isRepeated = last.finding != nil || !last.isComplete
    return Result(
      actions: last.finding?.actions ?? actions, violation: last.finding?.violation ?? violation,
      certificate: certificate(
        isRepeated ? depth : 0, isMinimal: last.isComplete && last.finding != nil))
  }
}
