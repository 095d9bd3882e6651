import NavCoreFuzz

/// Work that no change of this project makes faster or slower: what everything is measured against.
///
/// A busy neighbour slows down different work by different factors, so that each workload is
/// measured next to work of its own sort. It must not change: ``digest`` would, and older results
/// could not be compared.
enum ReferenceWork: Sendable {
  /// What routers do: stacks in arrays, events with arrays in them, a copy before every step.
  case screens
  /// What queues and timers do: numbers are compared and moved.
  case numbers

  /// What it computes, all together: the same wherever the same work is measured.
  static let digest = String(ReferenceScreens.run() ^ sortNumbers(), radix: 16)

  /// Some milliseconds.
  func run() -> UInt64 {
    switch self {
    case .screens: ReferenceScreens.run()
    case .numbers: Self.sortNumbers()
    }
  }

  @inline(never)
  private static func sortNumbers() -> UInt64 {
    var numbers = SplitMix64(state: 1)
    var sum: UInt64 = 0
    for _ in 0..<3 {
      var list = (0..<8_192).map { _ in numbers.next() }
      list.sort()
      sum &+= list[4_096]
    }
    return sum
  }
}

/// A router as small as can be.
private struct ReferenceScreens {
  @inline(never)
  static func run() -> UInt64 {
    var numbers = SplitMix64(state: 3)
    var screens = Self()
    var sum: UInt64 = 0
    for _ in 0..<6_000 {
      let before = screens.layers
      screens.take(step(numbers.next()))
      sum = screens.added(to: sum)
      if before == screens.layers { sum &+= 1 }
      screens.events.removeAll(keepingCapacity: true)
    }
    return sum
  }

  private enum Step {
    case push(UInt32)
    case pop
    case present([UInt32])
    case dismiss
    case select(Int)
    case enqueue(UInt32, Int)
  }

  private enum Event {
    case began(Int, Step)
    case path([UInt32])
    case waits(Int)
    case ended(Int)
  }

  private var tabs: [[UInt32]] = [[0], [0], [0]]
  private var tab = 0
  private var layers: [[UInt32]] = []
  private var waiting: [(priority: Int, step: Step)] = []
  private var count = 0
  private var events: [Event] = []

  private static func step(_ draw: UInt64) -> Step {
    let route = UInt32(draw >> 40 & 7)
    return switch draw & 7 {
    case 0, 1, 2: .push(route)
    case 3: .pop
    case 4: .present([route])
    case 5: .dismiss
    case 6: .select(Int(route) % 3)
    default: .enqueue(route, Int(draw >> 44 & 3))
    }
  }

  private mutating func take(_ step: Step) {
    count += 1
    events.append(.began(count, step))
    switch step {
    case .push(let route):
      if layers.isEmpty { tabs[tab].append(route) } else { layers[layers.count - 1].append(route) }
    case .pop:
      if layers.isEmpty, tabs[tab].count > 1 { tabs[tab].removeLast() }
      if let top = layers.indices.last, layers[top].count > 1 { layers[top].removeLast() }
    case .present(let stack): if layers.count < 6 { layers.append(stack) }
    case .dismiss: _ = layers.popLast()
    case .select(let index):
      tab = index
      layers.removeAll()
    case .enqueue(let route, let priority):
      let place = waiting.firstIndex { $0.priority < priority } ?? waiting.count
      waiting.insert((priority, .present([route, route])), at: place)
      events.append(.waits(waiting.count))
      if waiting.count > 8 { take(waiting.removeFirst().step) }
    }
    if tabs[tab].count > 20 { tabs[tab].removeLast(15) }
    events.append(.path((layers.last ?? []) + tabs[tab].suffix(3)))
    events.append(.ended(count))
  }

  private func added(to start: UInt64) -> UInt64 {
    events.reduce(start) { sum, event in
      switch event {
      case .began(let number, _): sum &+ UInt64(number)
      case .path(let path): path.reduce(sum) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      case .waits(let count): sum ^ UInt64(count)
      case .ended: sum &* 31
      }
    }
  }
}
