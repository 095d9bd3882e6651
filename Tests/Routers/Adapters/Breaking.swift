import NavSim

/// A router that takes its process down when two screens are pushed and a third comes.
@MainActor
public final class BreakingRouter {
  /// What it does to its process.
  public enum Way: String, Sendable {
    /// Ends it.
    case traps
    /// Never returns, and uses the processor.
    case loops
    /// Ends it when a push overtakes an earlier one, which takes another order than the natural one.
    case races
  }

  private(set) var path: [Int] = []
  private let way: Way
  private static var turns = 0
  private var begun = 0
  private var arrived = 0

  init(_ way: Way) { self.way = way }

  func push(_ screen: Int) async {
    let place = begun
    begun += 1
    await Task.yield()
    if way == .races, arrived > place { path.remove(at: path.count) }
    arrived += 1
    if way != .races, path.count == 2, screen == 2 {
      if way == .traps { path.remove(at: path.count) }
      // Something that others could see, or the optimizer takes the loop away.
      while Self.turns >= 0 { Self.turns = (Self.turns + 1) & 0xFFFF }
    }
    path.append(screen)
  }

  func pop() {
    // Routers print, and that is nobody's result.
    print("breaking router pops")
    if !path.isEmpty { path.removeLast() }
  }

  /// The test of such a router.
  ///
  /// - Parameter way: what it does to its process.
  public nonisolated static func test(_ way: Way) -> RouterTest<BreakingRouter, Int> {
    RouterTest("breaking") {
      BreakingRouter(way)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .action("push", [1, 2]) { await $0.push($1) }
    .tap("pop") { $0.pop() }
  }
}
