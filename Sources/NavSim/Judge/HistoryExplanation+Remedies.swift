extension HistoryExplanation {
  /// What the test may have left out, where calls were lost of which it says nothing: each of these
  /// rules makes what was seen right.
  mutating func remedies(_ relaxed: [Relaxation]) -> [Remedy] {
    var givenUp: Set<Int> = []
    var first = Int.max
    var isBusy = true
    for relaxation in relaxed {
      guard case .lost(let index) = relaxation, operations[index].isLearned,
        let begin = operations[index].begin, let action = operations[index].action
      else { return [] }
      givenUp.insert(action)
      first = min(first, begin)
      isBusy = isBusy && operations[index].wasBusy
    }
    if givenUp.isEmpty { return [] }
    var later: Set<Int> = []
    for operation in operations where operation.isLearned && operation.end?.how != .refused {
      guard let begin = operation.begin, begin > first, let action = operation.action else {
        continue
      }
      later.insert(action)
    }
    var remedies: [Remedy] = []
    for action in later.sorted()
    where remedies.isEmpty && isPossible(givingUp: givenUp, by: action) {
      remedies.append(.superseding(givenUp, by: action))
    }
    return isBusy ? remedies + [.mayBeIgnored] : remedies
  }
}
