import NavSim

/// One action on the ``BenchmarkRouter``.
enum BenchmarkAction: Hashable, Sendable {
  /// Pushes a route, 0 to 7.
  case push(Int32)
  /// Pops the top.
  case pop
  /// Pops all but the root.
  case popToRoot
  /// Keeps what is up to an index, −1 to 7.
  case popAfter(Int32)
  /// Replaces what is pushed by 0 to 4 routes.
  case set([Int32])
  /// Enqueues a route as a sheet (1) or a cover (2) with a priority, 0 to 3.
  case present(Int32, kind: Int32, priority: Int32)
  /// Removes the top layer.
  case dismiss
  /// Lets time pass, 0 to 1000 ms.
  case advance(Int32)
  /// Makes the next transition slow, or no longer.
  case toggleSlow
}

extension BenchmarkAction {
  /// The number of the action's kind, as traces write it.
  var kind: Int {
    switch self {
    case .push: 0
    case .pop: 1
    case .popToRoot: 2
    case .popAfter: 3
    case .set: 4
    case .present: 5
    case .dismiss: 6
    case .advance: 7
    case .toggleSlow: 8
    }
  }

  /// What the parameters add up to: the smaller, the simpler.
  var cost: Int {
    switch self {
    case .push(let value), .advance(let value): Int(value)
    case .popAfter(let index): Int(abs(index))
    case .set(let routes): routes.count + routes.reduce(0) { $0 + Int($1) }
    case .present(let route, let kind, let priority): Int(route + kind - 1 + priority)
    case .pop, .popToRoot, .dismiss, .toggleSlow: 0
    }
  }

  /// The action as traces write it: its kind and its parameters with colons between.
  var text: String {
    switch self {
    case .push(let value), .popAfter(let value), .advance(let value): "\(kind):\(value)"
    case .set(let routes): (["4"] + routes.map(String.init)).joined(separator: ":")
    case .present(let route, let style, let priority): "5:\(route):\(style):\(priority)"
    case .pop, .popToRoot, .dismiss, .toggleSlow: "\(kind)"
    }
  }

  /// Reads an action; nil for what is none.
  init?(text: some StringProtocol) {
    var numbers: [Int32] = []
    for part in text.split(separator: ":", omittingEmptySubsequences: false) {
      guard let number = Int32(part), (-1...1_000).contains(number) else { return nil }
      numbers.append(number)
    }
    let values = numbers.dropFirst()
    switch (numbers.first, values.count) {
    case (0, 1): self = .push(numbers[1])
    case (1, 0): self = .pop
    case (2, 0): self = .popToRoot
    case (3, 1): self = .popAfter(numbers[1])
    case (4, 0...4): self = .set(Array(values))
    case (5, 3): self = .present(numbers[1], kind: numbers[2], priority: numbers[3])
    case (6, 0): self = .dismiss
    case (7, 1): self = .advance(numbers[1])
    case (8, 0): self = .toggleSlow
    default: return nil
    }
  }
}
