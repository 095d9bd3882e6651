/// What a simulation gives to its thread.
package protocol SimulatedThread: AnyObject {
  /// Runs what is isolated to ``SimulatedMainActor``.
  var mainExecutor: UnownedSerialExecutor { get }

  /// Runs what has no isolation.
  var taskExecutor: any TaskExecutor { get }

  /// Suspends in virtual time.
  nonisolated(nonsending) func sleep(for duration: Duration) async throws
}
