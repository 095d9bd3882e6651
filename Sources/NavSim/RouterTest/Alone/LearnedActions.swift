import Synchronization

/// What a router does with operations that are played alone: a tree of sequences, each played once
/// for all runs of a test.
///
/// Whatever was played before, the answer to a question is the same, so that a verdict does not
/// depend on which seeds came first.
final class LearnedActions: Sendable {
  fileprivate struct Node {
    let parent: Int
    let subject: Operation.Subject?
    var outcome: Outcome?
    /// True when random numbers were drawn where it was played.
    var hasDrawn = false
    /// The sequence that goes on with another operation and was made last, and the one before this
    /// one that goes on from the same place; 0 for none.
    var newestChild = 0
    var olderSibling = 0
    /// How many operations were played along when this one was the last.
    var playedAlong = 0
  }

  /// What came of the last operation of a sequence.
  enum Outcome: Hashable, Sendable {
    case played(AlonePlay.Result)
    /// An operation before it never came to rest.
    case unknown
  }

  fileprivate struct Tree {
    var nodes = [Node(parent: -1, subject: nil)]
  }

  private let tree = Mutex(Tree())
  private let table = Mutex<EffectTable?>(nil)
  private let moves = Mutex<Moves?>(nil)
  private let random = Mutex<Set<Operation.Subject>?>(nil)

  /// The place of the sequence of no operation.
  static var root: Int { 0 }

  /// The sequence that goes on with an operation.
  func child(of place: Int, _ subject: Operation.Subject) -> Int {
    tree.withLock { tree in
      var child = tree.nodes[place].newestChild
      while child > 0, tree.nodes[child].subject != subject {
        child = tree.nodes[child].olderSibling
      }
      if child > 0 { return child }
      var node = Node(parent: place, subject: subject)
      node.olderSibling = tree.nodes[place].newestChild
      tree.nodes[place].newestChild = tree.nodes.count
      tree.nodes.append(node)
      return tree.nodes.count - 1
    }
  }

  /// The same sequence without one operation of it.
  ///
  /// - Parameter earlier: the sequence that ends with that operation.
  /// - Returns: nil when the sequence does not begin with that one.
  func place(_ place: Int, without earlier: Int) -> Int? {
    let path = tree.withLock { $0.path(to: place) }
    guard let index = path.firstIndex(where: { $0.place == earlier }), index > 0 else { return nil }
    return path[(index + 1)...].compactMap(\.subject).reduce(path[index - 1].place) {
      child(of: $0, $1)
    }
  }

  /// How many operations a sequence has.
  func length(of place: Int) -> Int { tree.withLock { $0.path(to: place).count - 1 } }

  /// What calls do alone in every kind of situation that they lead to, played once for all runs.
  func explored(_ test: some AlonePlayer) -> EffectTable {
    table.withLock { table in
      let explored =
        table
        ?? EffectTable(exploring: test, from: Self.root) { place in
          if case .played(let result) = outcome(of: place, test) { result } else { nil }
        } child: {
          child(of: $0, $1)
        }
      table = explored
      return explored
    }
  }

  /// What a router makes of moves of the user's, in all situations that calls lead to.
  struct Moves {
    /// True when it makes no more of them than that what is touched leaves.
    var arePlain = true
    /// True when it shows something on the way to what one of them leads to.
    var takeSteps = false
  }

  /// What the router makes of moves of the user's that are played alone.
  func moves(_ test: some AlonePlayer) -> Moves {
    let table = explored(test)
    return moves.withLock { known in
      if let known { return known }
      var moves = Moves()
      for (shown, place) in table.situations {
        for move in UserMove.possible(shown.screens) {
          let outcome = outcome(of: child(of: place, .move(move)), test)
          guard case .played(let result) = outcome, !result.isRefused else { continue }
          let plain = move.result(shown.screens, shown.tabs)
          if test.hasTurns, result.isFollowedByTurns(plain) { continue }
          if plain?.isAlike(result.screens) == false { moves.arePlain = false }
          if !result.parts.isEmpty { moves.takeSteps = true }
        }
      }
      known = moves
      return moves
    }
  }

  /// What came of the last operation of a sequence, which is played if it never was.
  ///
  /// - Parameter next: what is likely to be asked next, each after the one before it: some of it is
  ///   played along, as every sequence is played from its start.
  func outcome(
    of place: Int, before next: [Operation.Subject] = [], _ test: some AlonePlayer
  ) -> Outcome {
    if let known = tree.withLock({ $0.nodes[place].outcome }) { return known }
    let along = next.prefix(tree.withLock { $0.foresight(at: place) })
    let last = along.reduce(place) { child(of: $0, $1) }
    let path = tree.withLock { $0.path(to: last) }
    let (start, results, hasDrawn) = test.alone(path.compactMap(\.subject), randomness: 0)
    return tree.withLock { tree in
      if let start { tree.nodes[0].outcome = .played(start) }
      tree.nodes[last].playedAlong = along.count
      for (index, node) in path.dropFirst().enumerated() {
        tree.nodes[node.place].hasDrawn = hasDrawn
        tree.nodes[node.place].outcome =
          results.indices.contains(index) ? .played(results[index]) : .unknown
      }
      return tree.nodes[place].outcome ?? .unknown
    }
  }

  /// Calls that do something else when other random numbers are drawn, in some situation.
  func random(_ test: some AlonePlayer) -> Set<Operation.Subject> {
    let table = explored(test)
    return random.withLock { known in
      if let known { return known }
      var random: Set<Operation.Subject> = []
      for (call, place) in table.played where hasDrawn(place) && !random.contains(call) {
        let steps = self.random(upTo: place, drawing: 1, test)
        if steps.last?.isRandom ?? false { random.insert(call) }
      }
      known = random
      return random
    }
  }

  /// True for a sequence that may have drawn random numbers.
  func hasDrawn(_ place: Int) -> Bool { tree.withLock { $0.nodes[place].hasDrawn } }

  /// The sequences that a sequence goes on from, itself the last, as far as they were played, and
  /// whether something else comes of each when other random numbers are drawn.
  func random(
    upTo place: Int, drawing randomness: UInt64, _ test: some AlonePlayer
  ) -> [(place: Int, isRandom: Bool)] {
    let path = tree.withLock { tree in
      tree.path(to: place).dropFirst().map { (place: $0.place, node: tree.nodes[$0.place]) }
        .prefix { $0.node.outcome != nil }
    }
    let others = test.alone(path.compactMap(\.node.subject), randomness: randomness).results
    return path.enumerated().map { index, step in
      guard step.node.hasDrawn, case .played(let result) = step.node.outcome else {
        return (step.place, false)
      }
      let other = others.indices.contains(index) ? others[index] : nil
      let isSame =
        other?.screens.isAlike(result.screens) == true && other?.isRefused == result.isRefused
      return (step.place, !isSame)
    }
  }
}

extension LearnedActions.Tree {
  /// How many operations are worth playing along behind one: twice as many as behind the one before
  /// it, as files are read ahead, and none where another way was taken there before.
  fileprivate func foresight(at place: Int) -> Int {
    let parent = nodes[place].parent
    guard parent >= 0 else { return 0 }
    var sibling = nodes[parent].newestChild
    while sibling > 0 {
      if nodes[sibling].outcome != nil { return 0 }
      sibling = nodes[sibling].olderSibling
    }
    return 2 * nodes[parent].playedAlong + 1
  }

  /// The sequence of a place, from the root.
  fileprivate func path(to place: Int) -> [(place: Int, subject: Operation.Subject?)] {
    var path: [(place: Int, subject: Operation.Subject?)] = []
    var present = place
    while present >= 0 {
      path.append((present, nodes[present].subject))
      present = nodes[present].parent
    }
    return path.reversed()
  }
}
