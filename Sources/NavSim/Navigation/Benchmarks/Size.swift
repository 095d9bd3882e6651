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
  ) -> WorkloadRun {
    switch self {
    case .waiting: ScheduledWork.queued(operations, waiting: size, prepared)
    case .depth: ScheduledWork.pushes(operations, depth: size, layers: 0, prepared)
    case .layers: ScheduledWork.pushes(operations, depth: 1, layers: size, prepared)
    }
  }
}
