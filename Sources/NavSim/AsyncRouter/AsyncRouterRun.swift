import NavCore

/// Plays the asynchronous router with several callers under the schedule of a seed: calls that last
/// as long as their transitions, from tasks that are cancelled, on a host whose animations take
/// their time.
///
/// Checked: every awaiting caller resumes exactly once and not before the host has shown what
/// completed; nothing comes between the steps of a sequence; a cancelled call is withdrawn or
/// awaited, never both; in the end nothing is left suspended.
package struct AsyncRouterRun: Sendable {
  /// How many callers there are.
  package var clients = 3
  /// How many calls each of them makes.
  package var calls = 6
  /// What is wrong, so that there is something to find.
  package var flaw = AsyncFlaw.none

  /// Far more than all calls take together on the slowest host.
  private static let timeLimit = Duration.seconds(1_800)

  /// Three callers with six calls each, and nothing wrong.
  package init() {}

  /// Plays a seed.
  ///
  /// - Parameters:
  ///   - seed: decides everything.
  ///   - choices: a schedule to be replayed instead of the seed's own.
  /// - Throws: ``AsyncFailure``, with the schedule that shows it.
  package func play(
    seed: UInt64, replaying choices: [Int]? = nil
  ) throws(AsyncFailure) -> AsyncRun<Bool> {
    try simulate(seed: seed, replaying: choices, timeLimit: Self.timeLimit, body(seed))
  }

  /// Plays seeds until one fails, and makes its schedule simple.
  package func find(seeds: some Sequence<UInt64>) -> AsyncFinding? {
    for (index, seed) in seeds.enumerated() {
      let body = body(seed)
      if let finding = explore(
        seeds: [seed], timeLimit: Self.timeLimit, { sim in _ = try await body(sim) })
      {
        return AsyncFinding(failure: finding.failure, seeds: index + 1)
      }
    }
    return nil
  }

  private func body(_ seed: UInt64) -> @Sendable (AsyncSimulation) async throws -> Bool {
    { [self] sim in
      let lane = sim.makeLane()
      let stage = RouterStage(
        seed: seed, flaw, clock: sim.clock, unit: .milliseconds(1),
        executor: lane.unownedExecutor,
        named: { name, body in await sim.named(name) { await body() } })
      try await stage.play(clients: clients, calls: calls, seed: seed)
      withExtendedLifetime(lane) {}
      return true
    }
  }
}
