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
  }

  private(set) var path: [Int] = []
  private let way: Way
  private static var turns = 0

  init(_ way: Way) { self.way = way }

  func push(_ screen: Int) async {
    await Task.yield()
    if path.count == 2, screen == 2 {
      if way == .traps { path.remove(at: path.count) }
      // Something that others could see, or the optimizer takes the loop away.
      while Self.turns >= 0 { Self.turns = (Self.turns + 1) & 0xFFFF }
    }
    path.append(screen)
  }

  func pop() { if !path.isEmpty { path.removeLast() } }

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
