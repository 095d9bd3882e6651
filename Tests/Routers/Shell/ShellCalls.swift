import NavCore

/// NavCore's own `Router` with every call that it has, from screens and from outside, with tasks that
/// are cancelled, several who keep the time, hosts that come, go and die, and observers:
/// `router-tests calls`.
///
/// All that the router's machine does is compared with the reference model, and all that callers,
/// hosts and observers are told with what the machine has said.
package enum ShellCalls {
  /// Plays a run.
  ///
  /// - Parameters:
  ///   - steps: the numbers of the steps.
  ///   - tellsSteps: true to have what is thrown say what each step was.
  ///   - changeRules: gives the model other rules than the router has.
  /// - Returns: how many calls were made, and a summary of the schedule.
  /// - Throws: what is not so.
  @discardableResult
  package static func play(
    seed: UInt64, steps: some Sequence<Int> & Sendable, tellsSteps: Bool = false,
    changingRules changeRules: @escaping @Sendable (inout Configuration) -> Void = { _ in }
  ) throws(AsyncFailure) -> ShellRuns.Result {
    // The strategy changes with every seed.
    let busyThreads: BusyThreads = seed / 4 % 2 == 0 ? .none : .brief
    let run = try simulate(seed: seed, busyThreads: busyThreads) { @MainActor simulation in
      let session = ShellSession(seed, simulation.clock, busyThreads, changeRules)
      do {
        for step in steps { try await session.step(step) }
        try await session.comeToRest()
      } catch {
        session.end()
        guard tellsSteps else { throw error }
        throw ShellFinding(
          text: ([String(describing: error)] + session.told).joined(separator: "\n  "))
      }
      return session.callCount
    }
    return (run.result, run.digest)
  }
}

extension ShellRuns {
  /// Runs of all that can call a router.
  package static let calls = calls { _ in }

  /// The same, beside a model with other rules than the router has.
  package static func calls(
    changingRules changeRules: @escaping @Sendable (inout Configuration) -> Void
  ) -> ShellRuns {
    ShellRuns(name: "calls", stepLimit: 200) { seed, steps, tellsSteps in
      try ShellCalls.play(
        seed: seed, steps: steps, tellsSteps: tellsSteps, changingRules: changeRules)
    }
  }
}
