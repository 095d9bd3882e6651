import NavSim
import Testing

/// Assumes the main actor where it ends, as a class of it may in an application.
@MainActor
private final class Farewell {
  private(set) var path: [Int] = []

  func push(_ page: Int) { path.append(page) }

  deinit { MainActor.assumeIsolated {} }
}

@Suite("Ends of routers")
struct MainActorEndTests {
  @Test("a router ends on the main actor")
  func ends() throws {
    let test = RouterTest<Farewell, Int>("farewell") {
      Farewell()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .action("push", [1], effect: { .push($0) }) { $0.push($1) }
    #expect(try test.check(seeds: 1...5, steps: 20).returned > 0)
  }
}
