/// Makes a failing scenario small: cuts, leaves out, simplifies, until nothing smaller fails.
///
/// Zeller and Hildebrandt's delta debugging (doi:10.1109/32.988498) on actions, with three changes
/// that its use here asks for: a short tail is tried first, because most failures need little of
/// what came before; a candidate is run from a checkpoint before its first difference; and every
/// action is also replaced by simpler ones. The result violates the same property, and leaving out
/// any one action or any two, or simplifying any one, makes it pass (or the budget ran out).
public struct Shrinker<Target: Subject> {
  /// What shrinking came to.
  public struct Result {
    /// The small scenario.
    public var actions: [Target.Action]
    /// What it violates.
    public var violation: Violation
    /// How many candidates were run.
    public var executions: Int
    /// How many actions were carried out in them.
    public var actionsRun: Int
    /// False when the budget ran out before nothing smaller was left to try.
    public var isMinimal: Bool

    @inlinable package init(
      actions: [Target.Action], violation: Violation, executions: Int, actionsRun: Int,
      isMinimal: Bool
    ) {
      self.actions = actions
      self.violation = violation
      self.executions = executions
      self.actionsRun = actionsRun
      self.isMinimal = isMinimal
    }
  }

  @usableFromInline let makeSubject: () -> Target
  @usableFromInline let budget: Int

  @usableFromInline var exchanges = true
  @usableFromInline var best: [Target.Action] = []
  @usableFromInline var violation: Violation
  @usableFromInline var checkpoints: [(index: Int, subject: Target)] = []
  @usableFromInline var actionsRun = 0
  @usableFromInline var executions = 0

  /// Shrinks a scenario.
  ///
  /// - Parameters:
  ///   - actions: the failing sequence.
  ///   - budget: how many actions may be carried out at most, over all candidates.
  ///   - exchanges: false to leave out what only exchanging actions for one another finds, because
  ///     somebody looks at every shorter scenario afterwards.
  ///   - subject: makes the subject; it should judge only the property of the violation, so that no
  ///     other failure stands in the way.
  /// - Returns: nil when the scenario does not violate anything.
  @inlinable public static func shrink(
    _ actions: [Target.Action], budget: Int = 4_000_000, exchanges: Bool = true,
    subject: @escaping () -> Target
  ) -> Result? {
    guard let (violation, length) = outcome(of: actions[...], on: subject()) else { return nil }
    var shrinker = Shrinker(
      makeSubject: subject, budget: budget, best: Array(actions[..<length]), violation: violation)
    shrinker.exchanges = exchanges
    shrinker.executions = 1
    shrinker.actionsRun = length
    shrinker.shrink()
    return Result(
      actions: shrinker.best, violation: shrinker.violation, executions: shrinker.executions,
      actionsRun: shrinker.actionsRun,
      isMinimal: shrinker.hasBudget)
  }

  @inlinable init(
    makeSubject: @escaping () -> Target, budget: Int, best: [Target.Action], violation: Violation
  ) {
    self.makeSubject = makeSubject
    self.budget = budget
    self.best = best
    self.violation = violation
  }

  @inlinable var hasBudget: Bool { actionsRun < budget }

  @inlinable mutating func shrink() {
    keepTail()
    placeCheckpoints()
    var before: [Target.Action]
    repeat {
      before = best
      removeChunks()
      if exchanges { removePairs() }
      simplify()
      if exchanges { changeToShorten() }
    } while best != before && hasBudget
  }

  /// Keeps only the last 1, 2, 4, … actions, if that is enough.
  @inlinable mutating func keepTail() {
    var length = 1
    while length < best.count, hasBudget {
      if adopt(Array(best.suffix(length)), sameUpTo: 0) { return }
      length *= 2
    }
  }

  /// Leaves out chunks, halving their size down to single actions, from the back.
  @inlinable mutating func removeChunks() {
    var size = max(best.count / 2, 1)
    while hasBudget {
      var end = best.count
      while end > 0, hasBudget {
        let start = max(end - size, 0)
        _ = remove(start..<end)
        end = min(start, best.count)
      }
      if size == 1 { return }
      size = (size + 1) / 2
    }
  }

  /// Leaves out two actions that do not stand together and only go together.
  @inlinable mutating func removePairs() {
    guard best.count <= 64 else { return }
    var last = best.count - 1
    while last > 0, hasBudget {
      var first = min(last, best.count) - 1
      while first >= 0, last < best.count, hasBudget {
        var candidate = best
        candidate.remove(at: last)
        candidate.remove(at: first)
        _ = adopt(candidate, sameUpTo: first)
        first -= 1
      }
      last = min(last, best.count) - 1
    }
  }

  /// Replaces every action by the simplest one that still fails.
  @inlinable mutating func simplify() {
    var index = 0
    while index < best.count, hasBudget {
      let isSimpler = Target.simplifications(of: best[index]).contains { simpler in
        var candidate = best
        candidate[index] = simpler
        return adopt(candidate, sameUpTo: index)
      }
      if !isSimpler { index += 1 }
    }
  }

  /// Swaps two neighbours, moves one action to the front or simplifies one, where that alone gains
  /// nothing, if it makes another action superfluous: the step that leaving out alone never finds.
  @inlinable mutating func changeToShorten() {
    guard best.count <= 16 else { return }
    for index in best.indices {
      var variants = Target.simplifications(of: best[index]).map { simpler in
        var variant = best
        variant[index] = simpler
        return variant
      }
      if index + 1 < best.count {
        var variant = best
        variant.swapAt(index, index + 1)
        variants.append(variant)
      }
      for variant in variants where hasBudget {
        if shorten(variant, sameUpTo: index) { return }
      }
      guard index > 1 else { continue }
      var variant = best
      variant.insert(variant.remove(at: index), at: 0)
      if shorten(variant, sameUpTo: 0) { return }
    }
  }

  /// Adopts a variant of the best so far less any one action.
  @inlinable mutating func shorten(_ variant: [Target.Action], sameUpTo index: Int) -> Bool {
    for place in variant.indices {
      var candidate = variant
      let removed = candidate.remove(at: place)
      if adopt(candidate, sameUpTo: min(index, place)) { return true }
      guard place < candidate.count,
        let merged = Target.merging(removed, into: candidate[place])
      else { continue }
      candidate[place] = merged
      if adopt(candidate, sameUpTo: min(index, place)) { return true }
    }
    return false
  }

  /// Leaves out a range, first as it is, then with what has to be kept of it given to the next.
  @inlinable mutating func remove(_ range: Range<Int>) -> Bool {
    var candidate = best
    candidate.removeSubrange(range)
    if adopt(candidate, sameUpTo: range.lowerBound) { return true }
    guard range.upperBound < best.count else { return false }
    var next = best[range.upperBound]
    for removed in best[range].reversed() {
      next = Target.merging(removed, into: next) ?? next
    }
    if next == best[range.upperBound] { return false }
    candidate[range.lowerBound] = next
    return adopt(candidate, sameUpTo: range.lowerBound)
  }

  /// Makes a candidate the best so far if it violates the same property.
  @inlinable mutating func adopt(_ candidate: [Target.Action], sameUpTo index: Int) -> Bool {
    let checkpoint = checkpoints.last { $0.index <= index }
    let start = checkpoint?.index ?? 0
    executions += 1
    let subject = checkpoint?.subject ?? makeSubject()
    guard let (violation, length) = Self.outcome(of: candidate[start...], on: subject) else {
      actionsRun += candidate.count - start + 1
      return false
    }
    actionsRun += length + 1
    guard violation.property == self.violation.property else { return false }
    best = Array(candidate[..<(start + length)])
    self.violation = violation
    checkpoints.removeAll { $0.index > index }
    if checkpoints.count < 8 { placeCheckpoints() }
    return true
  }

  /// Remembers the subject at some twenty places, so that a candidate runs little of what it shares
  /// with the best so far.
  @inlinable mutating func placeCheckpoints() {
    let distance = max(best.count / 20, 4)
    var index = checkpoints.last?.index ?? 0
    var subject = checkpoints.last?.subject ?? makeSubject()
    guard index + distance < best.count else { return }
    for action in best[index...] {
      Heartbeat.beat()
      _ = subject.perform(action)
      index += 1
      actionsRun += 1
      if index % distance == 0 { checkpoints.append((index, subject)) }
    }
  }

  /// What a scenario violates, and how many of its actions that takes.
  @inlinable static func outcome(
    of actions: ArraySlice<Target.Action>, on start: Target
  ) -> (Violation, Int)? {
    var subject = start
    for (index, action) in actions.enumerated() {
      Heartbeat.beat()
      if let violation = subject.perform(action) { return (violation, index + 1) }
    }
    return subject.finish().map { ($0, actions.count) }
  }
}
