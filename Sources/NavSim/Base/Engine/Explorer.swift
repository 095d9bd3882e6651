/// Runs every sequence of actions up to a length, breadth first, and no state twice.
///
/// Because states that differ only in names are one, and only the cheapest way to each is kept, the
/// first level on which something fails gives the shortest sequence that fails, and of those the
/// simplest. That holds as far as equal states behave alike
/// (``ExplorableSubject/statesAreComplete``): where a subject hides a part of its state, sequences
/// that behave differently are left out.
@usableFromInline package struct Explorer<Target: ExplorableSubject> {
  /// The result of an exploration.
  @usableFromInline package struct Result {
    /// The simplest of the shortest sequences that fail; nil when none was found.
    @usableFromInline package var actions: [Target.Action]?
    /// What that violates.
    @usableFromInline package var violation: Violation?
    /// Up to this length, every sequence was covered.
    @usableFromInline package var depth: Int
    /// How many different states were reached.
    @usableFromInline package var states: Int
    /// How often a state was reached again.
    @usableFromInline package var duplicates: Int
    /// How many actions were carried out.
    @usableFromInline package var actionsRun: Int
    /// False when the budget ran out before the length asked for.
    @usableFromInline package var isComplete: Bool

    @inlinable package init(
      actions: [Target.Action]? = nil, violation: Violation? = nil, depth: Int, states: Int,
      duplicates: Int, actionsRun: Int, isComplete: Bool
    ) {
      self.actions = actions
      self.violation = violation
      self.depth = depth
      self.states = states
      self.duplicates = duplicates
      self.actionsRun = actionsRun
      self.isComplete = isComplete
    }
  }

  @usableFromInline struct Node {
    @usableFromInline let subject: Target
    /// The place of the node before in the level before.
    @usableFromInline var parent: Int
    @usableFromInline var action: Int
    @usableFromInline var cost: Int

    @inlinable init(subject: Target, parent: Int, action: Int, cost: Int) {
      self.subject = subject
      self.parent = parent
      self.action = action
      self.cost = cost
    }
  }

  @usableFromInline let start: Target
  @usableFromInline let alphabet: [Target.Action]
  @usableFromInline let costs: [Int]
  @usableFromInline let property: String?

  /// Prepares an exploration.
  ///
  /// - Parameters:
  ///   - start: the subject at rest.
  ///   - alphabet: which actions to try; nil for the subject's own.
  ///   - property: what has to be violated; nil for anything.
  @inlinable package init(
    _ start: Target, alphabet: [Target.Action]? = nil, property: String? = nil
  ) {
    self.start = start
    self.alphabet = alphabet ?? start.alphabet
    costs = self.alphabet.map { Target.cost(of: $0) }
    self.property = property
  }

  /// Explores all sequences of at most `depth` actions, stopping at the first length that fails.
  ///
  /// - Parameters:
  ///   - depth: how many actions a sequence has at most.
  ///   - budget: how many actions may be carried out at most.
  ///   - progress: called with every length that has been covered; false stops the exploration.
  @inlinable package func explore(
    depth: Int, budget: Int = .max, progress: (Result) -> Bool = { _ in true }
  ) -> Result {
    var result = Result(
      actions: nil, violation: nil, depth: 0, states: 1, duplicates: 0, actionsRun: 0,
      isComplete: true)
    var levels = [[Node(subject: start, parent: 0, action: 0, cost: 0)]]
    var seen: Set<Target.State> = [start.state]
    while result.depth < depth, let level = levels.last, !level.isEmpty {
      guard result.actionsRun + level.count * alphabet.count <= budget else {
        result.isComplete = false
        break
      }
      let isLast = result.depth + 1 == depth
      let (next, best) = expand(level, isLast: isLast, &seen, &result)
      result.depth += 1
      if let best {
        result.violation = best.violation
        result.actions = path(to: best.node, levels)
        break
      }
      levels.append(next)
      guard progress(result) else {
        result.isComplete = false
        break
      }
    }
    return result
  }

  /// Tries every action in every state of a level.
  @inlinable func expand(
    _ level: [Node], isLast: Bool, _ seen: inout Set<Target.State>, _ result: inout Result
  ) -> (next: [Node], best: (node: Node, violation: Violation)?) {
    var next: [Node] = []
    var places: [Target.State: Int] = [:]
    var best: (node: Node, violation: Violation)?
    for (parent, node) in level.enumerated() {
      for action in alphabet.indices {
        let cost = node.cost + costs[action]
        var subject = node.subject
        result.actionsRun += 1
        if let violation = fail(&subject, alphabet[action]) {
          guard property == nil || violation.property == property else { continue }
          if best.map({ cost < $0.node.cost }) ?? true {
            best = (Node(subject: subject, parent: parent, action: action, cost: cost), violation)
          }
          continue
        }
        if isLast { continue }
        let state = subject.state
        if let place = places[state] {
          result.duplicates += 1
          if cost < next[place].cost {
            next[place] = Node(subject: subject, parent: parent, action: action, cost: cost)
          }
        } else if seen.insert(state).inserted {
          result.states += 1
          places[state] = next.count
          next.append(Node(subject: subject, parent: parent, action: action, cost: cost))
        } else {
          result.duplicates += 1
        }
      }
    }
    return (next, best)
  }

  @inlinable func fail(_ subject: inout Target, _ action: Target.Action) -> Violation? {
    Heartbeat.beat()
    if let violation = subject.perform(action) { return violation }
    var end = subject
    return end.finish()
  }

  @inlinable func path(to last: Node, _ levels: [[Node]]) -> [Target.Action] {
    var actions = [alphabet[last.action]]
    var place = last.parent
    for level in levels.dropFirst().reversed() {
      actions.append(alphabet[level[place].action])
      place = level[place].parent
    }
    return actions.reversed()
  }
}
