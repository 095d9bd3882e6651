// Presentations that wait for their turn.
extension HistoryChoices {
  /// What waits has its turn.
  mutating func takeTurns(_ situation: Situation) {
    let isAnyTurn = rules.isRelaxed(.anyTurn)
    let places =
      isAnyTurn && situation.screens.layers.count == 1
      ? Array(situation.queue.indices)
      : situation.turns { operations[$0].priority ?? 0 }
    for place in places {
      var next = situation
      let waiting = next.queue.remove(at: place)
      // Whether it is given up is decided when its turn has come.
      if waiting.isOptional { others.insert(next, at: 0) }
      let operation = waiting.operation
      guard let effect = operations[operation].effect else { continue }
      let count = next.screens.layers.count
      change(&next, to: effect.result(next.screens), by: operation)
      notePassing(operation, leaves: effect.leavesByItself, above: count, &next, isTurn: true)
      add(consume next)
    }
  }
}
