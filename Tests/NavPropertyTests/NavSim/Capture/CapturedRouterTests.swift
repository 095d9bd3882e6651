import NavSim
import Testing

private struct Lost: Error { let path: [String] }
private struct SecondWon: Error {}

@Suite("Captured router")
struct CapturedRouterTests {
  @MainActor
  private static func race() async -> [String] {
    let router = AppRouter()
    let first = Task { await router.push("a") }
    let second = Task { await router.push("b") }
    await first.value
    await second.value
    return router.path
  }

  @Test("both orders of two racing pushes are found, always in the time of one transition")
  func bothOrders() throws {
    var paths: Set<[String]> = []
    for seed in 0..<100 as Range<UInt64> {
      let run = try simulate(seed: seed) { _ in await Self.race() }
      paths.insert(run.result)
      #expect(run.time == .milliseconds(550))
    }
    #expect(paths == [["a"], ["b"]])
  }

  @Test("a push that is lost in silence is found in the natural order")
  func lostPush() throws {
    let finding = explore(seeds: 0..<10) { _ in
      let path = await Self.race()
      guard path.count == 2 else { throw Lost(path: path) }
    }
    let found = try #require(finding)
    #expect(found.failure.kind == .thrown("Lost(path: [\"a\"])") || found.deviations > 0)
    #expect(found.failure.isCaptured)
  }

  @Test("a race is shrunk to one deviation from the natural order, and replayed")
  func deviations() throws {
    let body: @Sendable (AsyncSimulation) async throws -> Void = { _ in
      if await Self.race() == ["b"] { throw SecondWon() }
    }
    let found = try #require(explore(seeds: 0..<100, body))
    #expect(found.deviations == 1)
    #expect(found.failure.trace.count { $0.contains("   held back until task ") } == 1)
    let schedule = try #require(Schedule(found.failure.schedule.description))
    #expect(schedule == found.failure.schedule)
    #expect(throws: AsyncFailure.self) { try simulate(seed: 99, replaying: schedule, body) }
    #expect(throws: Never.self) { try simulate(seed: 99, replaying: .natural, body) }
  }

  @Test("on request only today's orders are shown: main-actor tasks keep theirs")
  func runtimeOnly() throws {
    for seed in 0..<100 as Range<UInt64> {
      let run = try simulate(seed: seed, reordering: .runtime) { _ in await Self.race() }
      #expect(run.result == ["a"])
    }
  }

  @Test("an unstructured task that nobody awaits runs on in virtual time")
  func unawaited() throws {
    let run = try simulate(seed: 1) { @MainActor _ in
      let router = AppRouter()
      await router.push("a")
      await router.push("b")
      await router.present("sheet")
      router.dismissToRoot()
      while router.cover != nil || !router.path.isEmpty || !router.isEnabled {
        try await Task.sleep(for: .milliseconds(30))
      }
    }
    // The first look after all of them, the 54th: none falls on the end itself.
    let awaited = 2 * 550 + 500
    #expect(run.time == .milliseconds(awaited + 54 * 30))
  }

  @Test("without capture the same router is refused with the product to link")
  func withoutCapture() {
    do throws(AsyncFailure) {
      _ = try simulate(seed: 1, capture: .off) { @MainActor _ in AppRouter().path }
      Issue.record("nothing was reported")
    } catch {
      #expect(!error.isCaptured)
      #expect("\(error)".contains("link the product NavCapture"))
    }
  }
}
