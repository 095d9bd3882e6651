import NavCapture
import NavSim
import Testing

@Suite("Cancellation at every await")
struct CancellationTests {
  @Test("what ends wherever it is cancelled holds")
  func ends() {
    let failure = exploreCancellation { @MainActor _ in
      let router = AppRouter()
      await router.push("a")
      try await Task.sleep(for: .seconds(1))
      async let second: Void = router.push("b")
      await second
    }
    #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
  }

  @Test("a wait that a cancelled sleeper does not end is found, with the place")
  func hangs() throws {
    let failure = exploreCancellation { @MainActor _ in
      let gate = Gate()
      let opener = Task {
        try await Task.sleep(for: .seconds(1))
        gate.open()
      }
      await gate.wait()
      _ = await opener.result
    }
    let found = try #require(failure)
    #expect(found.kind == .deadlock(waiting: []))
    #expect(found.schedule.description.hasPrefix("cancel=1"), "\(found)")
    #expect(found.schedule.preemptions.isEmpty)
  }

  @Test("work that a cancelled body leaves behind is found")
  func leaves() throws {
    let failure = exploreCancellation { _ in
      let ticker = Task { try await Task.sleep(for: .seconds(5)) }
      try await Task.sleep(for: .seconds(1))
      ticker.cancel()
      _ = await ticker.result
    }
    #expect(try #require(failure).kind == .leftover(1))
  }
}

/// Something that one waits for and another opens.
@MainActor private final class Gate {
  private var continuation: CheckedContinuation<Void, Never>?
  func wait() async { await withCheckedContinuation { continuation = $0 } }
  func open() { continuation?.resume() }
}
