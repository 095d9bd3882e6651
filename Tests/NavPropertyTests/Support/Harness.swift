@testable import NavCore

/// Drives a machine with a host that ends every transition when told to.
struct Harness {
  var machine: Machine
  var log: [Effect] = []
  var now = Instant.start

  init(tabs: Int = 2, timing: Timing = .reported, queueLimit: Int = 64) throws {
    var configuration = try Configuration(
      tabs: (0..<UInt32(tabs)).map { .init(id: TabID($0), root: RouteID(0)) })
    configuration.timing = timing
    configuration.queueLimit = queueLimit
    machine = Machine(configuration)
  }

  @discardableResult
  mutating func call(_ request: Request, _ options: RequestOptions = .init()) -> Outcome? {
    let start = log.count
    let id = machine.submit(request, options, at: now, into: &log)
    return outcome(of: id, from: start)
  }

  /// Calls and lets the host finish at once.
  @discardableResult
  mutating func finish(_ request: Request, _ options: RequestOptions = .init()) -> Outcome? {
    let start = log.count
    let id = machine.submit(request, options, at: now, into: &log)
    endTransition()
    return outcome(of: id, from: start)
  }

  mutating func endTransition() {
    if let id = machine.state.transition?.id { report(.ended(id, finished: true)) }
  }

  mutating func report(_ report: HostReport) { machine.receive(report, at: now, into: &log) }

  func outcome(of id: RequestID, from start: Int = 0) -> Outcome? {
    for case .settled(id, let outcome) in log[start...] { return outcome }
    return nil
  }

  /// Lets the host finish one transition after another until nothing is in flight.
  ///
  /// - Returns: how many transitions that took.
  @discardableResult
  mutating func run() -> Int {
    var count = 0
    while machine.state.transition != nil {
      endTransition()
      count += 1
    }
    return count
  }

  /// Submits a request and says its id.
  mutating func submit(_ request: Request, _ options: RequestOptions = .init()) -> RequestID {
    machine.submit(request, options, at: now, into: &log)
  }

  /// The changes that the host was asked for, with whether they were animated.
  var changes: [(change: Change, animated: Bool)] {
    log.compactMap { effect in
      guard case .perform(_, let change, let animated) = effect else { return nil }
      return (change, animated)
    }
  }

  /// Routes of the layers, each from its root.
  var layers: [[UInt32]] {
    machine.state.navigation.layers.map { $0.stack.map(\.route.rawValue) }
  }

  var visible: EntryID { machine.state.navigation.visibleEntry.id }

  var stack: [UInt32] { machine.state.navigation.visibleStack.map(\.route.rawValue) }
}
