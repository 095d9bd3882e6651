/// Tries variations of every action of a failing sequence, to find out what of it matters.
package struct Explainer<Action> {
  /// What may vary of an action.
  package struct Finding {
    /// The action.
    package let action: Action
    /// The times before it, in milliseconds, with which the sequence still fails, around its own.
    package let times: ClosedRange<Int64>
    /// True when the sequence fails with any other argument in its place, too.
    package let takesAnyArgument: Bool
    /// True when it fails without the action.
    package let isSuperfluous: Bool
  }

  /// What is known of a sequence.
  package struct Explanation {
    /// The actions, with what may vary of each.
    package let findings: [Finding]
    /// How many actions have to have happened until the failure comes whatever is not done any
    /// more.
    package let pointOfNoReturn: Int
  }

  /// The longest time that is tried, in milliseconds.
  package static var longest: Int64 { 10_000 }

  /// Whether a sequence fails as the one that is explained does.
  let fails: ([Action]) -> Bool
  /// How long after the action before it, in milliseconds.
  let time: (Action) -> Int64
  /// The action at another time.
  let moved: (Action, Int64) -> Action
  /// The action with other arguments; none for one that takes none.
  let variants: (Action) -> [Action]

  package init(
    fails: @escaping ([Action]) -> Bool, time: @escaping (Action) -> Int64,
    moved: @escaping (Action, Int64) -> Action, variants: @escaping (Action) -> [Action]
  ) {
    self.fails = fails
    self.time = time
    self.moved = moved
    self.variants = variants
  }

  /// Tries variations of every action; nil when the sequence itself does not fail.
  package func explain(_ actions: [Action]) -> Explanation? {
    guard fails(actions) else { return nil }
    let findings = actions.indices.map { index in
      Finding(
        action: actions[index], times: times(of: index, actions),
        takesAnyArgument: takesAnyArgument(index, actions),
        isSuperfluous: fails(without(index, actions)))
    }
    let prefix = (0...actions.count).first { fails(Array(actions[..<$0])) }
    return Explanation(findings: findings, pointOfNoReturn: prefix ?? actions.count)
  }

  private func without(_ index: Int, _ actions: [Action]) -> [Action] {
    var fewer = actions
    let removed = fewer.remove(at: index)
    if index < fewer.count {
      let (sum, isTooLong) = time(fewer[index]).addingReportingOverflow(time(removed))
      fewer[index] = moved(fewer[index], isTooLong ? .max : sum)
    }
    return fewer
  }

  /// The span around the action's own time in which the sequence fails, by halving towards its
  /// edges.
  private func times(of index: Int, _ actions: [Action]) -> ClosedRange<Int64> {
    func fails(after time: Int64) -> Bool {
      var variant = actions
      variant[index] = moved(variant[index], time)
      return self.fails(variant)
    }
    /// The time nearest to `bad` at which it still fails; it does at `good`.
    func edge(from good: Int64, towards bad: Int64) -> Int64 {
      var (good, bad) = (good, bad)
      while abs(bad - good) > 1 {
        let middle = (good + bad) / 2
        if fails(after: middle) { good = middle } else { bad = middle }
      }
      return good
    }
    let own = time(actions[index])
    let latest = max(Self.longest, own)
    let low = fails(after: 0) ? 0 : edge(from: own, towards: 0)
    let high = fails(after: latest) ? latest : edge(from: own, towards: latest)
    return low...high
  }

  private func takesAnyArgument(_ index: Int, _ actions: [Action]) -> Bool {
    let others = variants(actions[index])
    return !others.isEmpty
      && others.allSatisfy { other in
        var variant = actions
        variant[index] = other
        return fails(variant)
      }
  }
}
