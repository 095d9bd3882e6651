/// One step of a router test's scenario.
struct RouterStep: Hashable, Sendable {
  /// How long after the step before it, in milliseconds.
  var delay: Int
  /// Longer ones would only let a run's time come to its end.
  static var delayLimit: Int { 1_000_000_000 }
  var move: RouterMove
}

/// What happens in a step.
enum RouterMove: Hashable, Sendable {
  /// A caller makes a call, as soon as its call before has ended.
  case call(caller: Int, action: Int, argument: Int)
  /// The task of a caller's present call is cancelled.
  case cancel(caller: Int)
  /// The user does something.
  case user(UserGesture)
  /// The host is unkind.
  case host(HostFault)
  /// The host is kind again, and there.
  case kind
}

/// What a user does on the screen.
enum UserGesture: Hashable, Sendable {
  /// Goes back by one screen: a swipe that is carried out, or the system's button.
  case back
  /// Goes back by so many screens at once, at least two: by the menu of the system's button.
  case menu(Int)
  /// Drags the top sheet away.
  case close
  /// Begins to swipe back.
  case swipe
  /// Begins to drag the top sheet.
  case drag
  /// Lets go, so that what was begun is carried out.
  case release
  /// Goes back to where the finger began, so that nothing happens.
  case stop
  /// Selects the tab at a place.
  case tab(Int)
}

extension RouterStep {
  /// Simpler steps to try in place of this one, the simplest first.
  var simplifications: [RouterStep] {
    var simpler: [RouterStep] = []
    if delay > 0 {
      for shorter in [0, delay / 2, delay / 10 * 10, delay - 1] where shorter < delay {
        simpler.append(RouterStep(delay: shorter, move: move))
      }
    }
    simpler += move.simplifications.map { RouterStep(delay: delay, move: $0) }
    return simpler
  }

  /// How much there is to the step.
  var cost: Int {
    // Doubling a time costs as much as the next argument.
    let time = Int.bitWidth - delay.leadingZeroBitCount
    switch move {
    case .call(let caller, _, let argument): return 2 + time + 2 * argument + 3 * caller
    case .cancel(let caller): return 4 + time + 3 * caller
    case .user(.back), .user(.close), .user(.tab): return 3 + time
    case .user: return 4 + time
    case .host: return 5 + time
    case .kind: return 3 + time
    }
  }
}

extension RouterMove {
  fileprivate var simplifications: [RouterMove] {
    switch self {
    case .call(let caller, let action, let argument):
      var simpler: [RouterMove] = []
      for lower in 0..<caller {
        simpler.append(.call(caller: lower, action: action, argument: argument))
      }
      for lower in 0..<argument {
        simpler.append(.call(caller: caller, action: action, argument: lower))
      }
      return simpler
    case .cancel(let caller): return (0..<caller).map { .cancel(caller: $0) }
    case .user(.swipe): return [.user(.back)]
    case .user(.drag): return [.user(.close)]
    case .user(.menu(let count)): return [.user(.back)] + (2..<count).map { .user(.menu($0)) }
    case .user(.tab(let place)): return (0..<place).map { .user(.tab($0)) }
    case .user, .host, .kind: return []
    }
  }
}
