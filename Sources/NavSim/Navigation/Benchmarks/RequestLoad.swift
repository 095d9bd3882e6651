import NavCore

/// Callers who ask at random times, by what they ask for and how often.
///
///     var load = RequestLoad()
///     load.arrival = 300
///     load.mix = WeightedList([(.push, 4), (.pop, 2), (.present, 1)])
///     let result = try LoadResult(of: load)
///     // result.priorities["normal"]?.start?.p99: how long 99 of 100 waited for their start, in ms
///
/// Requests come independently of each other and of how many wait, as a Poisson process does: often
/// several in a short time, then none for a while. Everything happens in virtual time, so that the
/// same load gives the same result on every machine.
package struct RequestLoad: Hashable, Sendable {
  /// How many milliseconds lie between two requests on average.
  package var arrival = 389
  /// What is asked for.
  package var mix = WeightedList<RequestKind>([(.push, 1), (.pop, 1)])
  /// How urgently.
  package var priorities = WeightedList<Priority>([(.normal, 1)])
  /// What a request does while something moves.
  package var whenBusy = BusyPolicy.wait
  /// How many milliseconds a push or a pop takes.
  package var horizontal = 350
  /// How many milliseconds a presentation or a dismissal takes.
  package var vertical = 500
  /// How many requests there are.
  package var requests = 20_000
  /// What is drawn.
  package var seed: UInt64 = 1

  /// Creates the load of the workload `busy`, with equal priorities.
  package init() {}

  /// What can be asked for: every kind that needs no knowledge of the state.
  package static let kinds: [RequestKind] = [
    .push, .pop, .popToRoot, .replaceRoot, .present, .enqueue, .dismiss, .dismissAll, .selectTab,
    .back, .popToRootAnimated, .dismissAllAnimated,
  ]

  private static let tabCount = 4

  /// Plays it to its end.
  func play() -> TransitionStage {
    var setup = RouterSetup()
    setup.tabCount = Self.tabCount
    setup.queueLimit = .max
    var durations = TransitionStage.Durations()
    durations.horizontal = Milliseconds(Int64(horizontal))
    durations.vertical = Milliseconds(Int64(vertical))
    var stage = TransitionStage(setup.makeCore(), durations: durations)
    var random = Random(seed: seed)
    for _ in 0..<requests {
      let pause = random.exponential(mean: arrival)
      stage.advance(to: stage.now + Milliseconds(Int64(pause)))
      let kind = mix.draw(using: &random)
      let priority = priorities.draw(using: &random)
      stage.submit(
        Self.request(kind, number: random.below(8)), priority: priority, whenBusy: whenBusy)
    }
    stage.drain()
    return stage
  }

  private static func request(_ kind: RequestKind, number: Int) -> Request {
    let route = RouteID(UInt32(number))
    return switch kind {
    case .pop: .pop()
    case .popToRoot: .popToRoot
    case .replaceRoot: .replaceRoot(route)
    case .present: .present(route, .sheet)
    case .enqueue: .enqueue(route, .sheet)
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .selectTab: .selectTab(TabID(UInt32(number % tabCount)))
    case .back: .back
    case .popToRootAnimated: .popToRootAnimated
    case .dismissAllAnimated: .dismissAllAnimated
    default: .push(route)
    }
  }
}

/// Things of which some are drawn more often.
package struct WeightedList<Element: Hashable & Sendable>: Hashable, Sendable {
  /// A thing and its weight.
  package struct Choice: Hashable, Sendable {
    package let element: Element
    package let weight: Int
  }

  /// Never empty.
  package let choices: [Choice]
  private let total: Int

  /// - Parameter choices: at least one, with weights of at least 1.
  package init(_ choices: [(Element, Int)]) {
    precondition(!choices.isEmpty && choices.allSatisfy { $0.1 >= 1 }, "nothing to draw")
    self.choices = choices.map { Choice(element: $0.0, weight: $0.1) }
    total = choices.reduce(0) { $0 + $1.1 }
  }

  /// One of them.
  func draw(using random: inout Random) -> Element {
    var place = random.below(total)
    for choice in choices {
      guard place >= choice.weight else { return choice.element }
      place -= choice.weight
    }
    return choices[0].element
  }
}

extension Random {
  /// A whole number with an exponential distribution, as pauses between independent events have.
  ///
  /// Von Neumann's method, which only compares, so that it gives the same on every machine: of a
  /// falling row of random numbers the first is the fraction, if the row has an odd length;
  /// otherwise the whole part grows by one.
  ///
  /// - Parameter mean: at most 2³⁰.
  mutating func exponential(mean: Int) -> Int {
    var whole = 0
    while true {
      let first = next() >> 32
      var last = first
      var length = 1
      while case let number = next() >> 32, number < last {
        last = number
        length += 1
      }
      if length % 2 == 1 {
        let fraction = (UInt64(mean) * first + (1 << 31)) >> 32
        return whole * mean + Int(fraction)
      }
      whole += 1
    }
  }
}
