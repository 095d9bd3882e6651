import Synchronization

/// What asynchronous code under simulation is given: a clock, lanes to be confined to, and names
/// for what it waits for.
public final class AsyncSimulation: Sendable {
  /// Virtual time.
  public let clock: VirtualClock
  private let scheduler: Scheduler
  private let pool: PoolExecutor
  private let open = Mutex<[String]>([])

  init(_ scheduler: Scheduler, _ pool: PoolExecutor) {
    self.scheduler = scheduler
    self.pool = pool
    clock = scheduler.clock
  }

  /// A new lane: an actor of the simulation.
  public func makeLane() -> Lane { Lane(LaneExecutor(scheduler, pool)) }

  /// Does something under a name, which reports give to the task: of what waits, and of what is held
  /// back.
  public func named<Result>(
    _ name: String, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    open.withLock { $0.append(name) }
    scheduler.name(name)
    defer {
      open.withLock { open in
        if let index = open.lastIndex(of: name) { open.remove(at: index) }
      }
    }
    return try await body()
  }

  /// The names of what has begun and not ended, in the order in which it began.
  var openNames: [String] { open.withLock { $0 } }
}

/// An actor of the simulation: what runs in it runs one after another.
///
///     let lane = sim.makeLane()
///     await lane.run { lane in
///       let router = Router(root: 0, clock: sim.clock)
///       let client = Task {
///         _ = lane                      // the task is confined to the lane, as the router is
///         await router.push(1)
///       }
///       await client.value
///     }
///
/// An actor of your own joins by giving a lane's executor as its own:
///
///     nonisolated var unownedExecutor: UnownedSerialExecutor { lane.unownedExecutor }
public actor Lane {
  private nonisolated let executor: LaneExecutor

  init(_ executor: LaneExecutor) { self.executor = executor }

  /// What the lane runs on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Does something in the lane.
  public func run<Result: Sendable>(
    _ body: @Sendable (isolated Lane) async throws -> Result
  ) async rethrows -> Result {
    try await body(self)
  }
}
