import NavCore

/// What benchmarks of scheduling do, by the names of `navfuzz bench`.
package enum Workload: String, CaseIterable, Hashable, Sendable {
  case idle
  case busy
  case storm
  case deep
  case tabs
  case clients
  case slow
  case simulation
  case model
  case search
  case queue
  case timers

  /// What an operation of it is.
  package var unit: String {
    switch self {
    case .simulation, .model, .search: "step"
    case .queue, .timers: "in and out"
    default: "request"
    }
  }

  /// True for those of a data structure alone.
  package var isStructure: Bool { self == .queue || self == .timers }

  /// What it does, in one line.
  package var summary: String {
    switch self {
    case .idle: "one caller, who asks again when everything is at rest"
    case .busy: "callers at random times, nine for every ten that could be served"
    case .storm: "a hundred requests at once, of all priorities"
    case .deep: "pushes and pops on a stack of a thousand entries"
    case .tabs: "sixty-four tabs, one after another"
    case .clients: "eight callers with scripts, who await every call"
    case .slow: "the busy router, with animations that take ten times as long"
    case .simulation: "host, faults, callers and all invariants but the model"
    case .model: "the same, and the model of the rules"
    case .search: "all that a seed does: the same, and a search from rare places"
    case .queue: "only the queue, with a thousand waiting"
    case .timers: "only timers, with a thousand waiting"
    }
  }

  /// How many operations are measured at a time: some milliseconds' worth, so that what is measured
  /// next to it meets the same neighbours on the machine.
  package var operations: Int {
    switch self {
    case .queue, .timers: 100_000
    case .idle, .busy, .slow, .storm, .clients, .tabs: 20_000
    case .deep: 4_000
    case .simulation, .search: 10_000
    case .model: 4_000
    }
  }

  /// Runs about as many operations as are asked for; what happens depends on nothing else.
  package func run(operations: Int) throws(SetupError) -> WorkloadRun {
    let count = max(operations, 1)
    switch self {
    case .idle: return try ScheduledWork.idle(count)
    case .busy: return try ScheduledWork.busy(count, slowness: 1)
    case .slow: return try ScheduledWork.busy(count, slowness: 10)
    case .storm: return try ScheduledWork.storm(count)
    case .deep: return try ScheduledWork.pushes(count, depth: 1_000, layers: 0)
    case .tabs: return try ScheduledWork.tabs(count)
    case .clients: return try ScheduledWork.clients(count)
    case .simulation: return try ScheduledWork.simulation(count, judged: .withoutModel)
    case .model: return try ScheduledWork.simulation(count, judged: .all)
    case .search: return try ScheduledWork.search(count)
    case .queue: return StructureWork.queue(count, waiting: 1_000)
    case .timers: return StructureWork.timers(count, waiting: 1_000)
    }
  }
}

/// What the cost of a request may depend on.
package enum Size: String, CaseIterable, Hashable, Sendable {
  /// How many requests wait.
  case waiting
  /// How many entries are on the visible stack.
  case depth
  /// How many layers are presented.
  case layers

  /// The sizes that are measured.
  package var steps: [Int] {
    switch self {
    case .waiting: [1, 10, 100, 1_000, 10_000, 100_000]
    case .depth: [1, 10, 100, 1_000, 10_000]
    case .layers: [1, 2, 4, 8, 16, 32, 64]
    }
  }

  /// Runs about as many requests as are asked for at this size.
  ///
  /// - Parameter prepared: called when everything is in place and only requests are left to do.
  package func run(
    _ size: Int, operations: Int, prepared: () -> Void
  ) throws(SetupError) -> WorkloadRun {
    switch self {
    case .waiting: try ScheduledWork.queued(operations, waiting: size, prepared)
    case .depth: try ScheduledWork.pushes(operations, depth: size, layers: 0, prepared)
    case .layers: try ScheduledWork.pushes(operations, depth: 1, layers: size, prepared)
    }
  }
}

extension InvariantSet {
  /// All that look at the router alone.
  static let withoutModel = InvariantSet(
    Invariant.allCases.filter { !Invariant.ofModel.contains($0) })
}
