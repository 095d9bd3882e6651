#if os(Linux)
  import Foundation
  import NavCapture
  import NavSim
  import Synchronization
  import Testing

  /// Timers and blocks of run loops belong to the simulation.
  @Suite("Captured run loops")
  struct RunLoopTests {
    @Test("a timer that repeats fires in virtual time, until it is invalidated")
    func timer() throws {
      let run = try simulate(seed: 1, capture: .required) { @MainActor _ in
        let count = Count()
        let timer = startTimer(count, repeats: true)
        try await Task.sleep(for: .seconds(3.5))
        let fired = count.number
        timer.invalidate()
        try await Task.sleep(for: .seconds(3))
        return [fired, count.number]
      }
      #expect(run.result == [3, 3])
    }

    @Test("a block that a run loop is to perform runs on the main actor")
    func perform() throws {
      let run = try simulate(seed: 1, capture: .required) { @MainActor _ in
        let count = Count()
        performOnMain { MainActor.assumeIsolated { count.add() } }
        try await Task.sleep(for: .milliseconds(1))
        return count.number
      }
      #expect(run.result == 1)
    }

    @Test("a timer that is left is nothing to the next run")
    func leftover() throws {
      for _ in 0..<3 {
        let run = try simulate(seed: 1, capture: .required) { @MainActor _ in
          let count = Count()
          _ = startTimer(count, repeats: true)
          try await Task.sleep(for: .seconds(1.5))
          return count.number
        }
        #expect(run.result == 1)
      }
    }
  }

  /// How often something has happened.
  private final class Count: Sendable {
    private let stored = Mutex(0)
    var number: Int { stored.withLock { $0 } }
    func add() { stored.withLock { $0 += 1 } }
  }

  @MainActor
  private func startTimer(_ count: Count, repeats: Bool) -> Timer {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: repeats) { _ in count.add() }
  }

  private func performOnMain(_ body: @escaping @Sendable () -> Void) { RunLoop.main.perform(body) }
#endif
