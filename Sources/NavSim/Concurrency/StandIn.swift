internal import NavMainActor

/// The backend that uses public API only: code that has taken `SimulatedMainActor` for its main
/// actor runs in a lane of the simulation, its tasks in the simulation's pool, and its `Task.sleep`
/// on the simulation's clock.
///
/// It captures nothing else, and so has nothing to check: a plain `@MainActor` is not its business.
final class StandIn: CaptureBackend, SimulatedThread {
  let remedy = ""
  private let main: LaneExecutor
  private let pool: PoolExecutor
  private let clock: VirtualClock

  init(_ scheduler: Scheduler, _ pool: PoolExecutor) {
    self.pool = pool
    main = LaneExecutor(scheduler, pool)
    clock = scheduler.clock
  }

  var mainExecutor: UnownedSerialExecutor { main.asUnownedSerialExecutor() }

  var taskExecutor: any TaskExecutor { pool }

  nonisolated(nonsending) func sleep(for duration: Duration) async throws {
    try await clock.sleep(until: clock.now.advanced(by: duration), isolation: #isolation)
  }

  func capture(_ scheduler: Scheduler, _ body: () -> Void) {
    SimulatedMainActor.simulate(self, body)
  }
}
