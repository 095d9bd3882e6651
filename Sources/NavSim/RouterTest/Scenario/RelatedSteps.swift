// What may stand in the place of steps.
extension PlayedTest {
  /// The steps themselves, and every call of their kinds by their callers at their times.
  func kin(of steps: [RouterStep]) -> [RouterStep] {
    var actions: Set<Int> = []
    var callers: Set<Int> = []
    var kin = steps.reduce(into: [RouterStep]()) { if !$0.contains($1) { $0.append($1) } }
    for case .call(let caller, let action, _) in steps.map(\.move) {
      actions.insert(action)
      callers.insert(caller)
    }
    let delays = Set(steps.map(\.delay)).union([0]).sorted()
    for step in alphabet(of: callers.sorted(), after: delays) where !kin.contains(step) {
      guard case .call(_, let action, _) = step.move, actions.contains(action) else { continue }
      kin.append(step)
    }
    return kin
  }

  /// Every call by some callers and what the user can do, each after some delays.
  func alphabet(of callers: [Int], after delays: [Int]) -> [RouterStep] {
    var moves: [RouterMove] = []
    for caller in callers {
      for (index, action) in actions.enumerated() where !leftOutActions.contains(index) {
        for argument in action.arguments.indices {
          moves.append(.call(caller: caller, action: index, argument: argument))
        }
      }
    }
    if faults.contains(.gestures), hooks != nil { moves += [.user(.back), .user(.close)] }
    return delays.flatMap { delay in moves.map { RouterStep(delay: delay, move: $0) } }
  }
}
