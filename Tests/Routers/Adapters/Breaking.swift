import Foundation
import NavSim

/// A router that takes its process down when two screens are pushed and a third comes.
@MainActor
public final class BreakingRouter {
  /// What it does to its process.
  public enum Way: String, CaseIterable, Sendable {
    /// Ends it.
    case traps
    /// Ends it where what it has made is released, on the main actor.
    case trapsLast = "traps-last"
    /// Ends it when it is called more often than a static variable may count.
    case counts
    /// Waits for operations that wait for the main thread.
    case waits
    /// Waits for a condition, and wakes now and then to look.
    case wakes
    /// Waits for a signal that does not come.
    case pauses
    /// Gives others a turn until they have done something.
    case spins
    /// Stops it.
    case stops
    /// Ends the thread.
    case exits
    /// Never returns, and uses the processor.
    case loops
    /// Ends it when a push overtakes an earlier one, which takes another order than the natural one.
    case races
  }

  private(set) var path: [Int] = []
  private let way: Way
  private static var turns = 0
  private static var calls: Int8 = 0
  private var last: (any Sendable)?
  private var begun = 0
  private var arrived = 0

  init(_ way: Way) { self.way = way }

  func push(_ screen: Int) async {
    let place = begun
    begun += 1
    if way == .counts { Self.calls += 1 }
    await Task.yield()
    if way == .races, arrived > place { path.remove(at: path.count) }
    arrived += 1
    if path.count == 2, screen == 2 { breakDown() }
    path.append(screen)
  }

  private func breakDown() {
    switch way {
    case .traps: path.remove(at: path.count)
    case .trapsLast:
      if #available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *) {
        last = TrapsLast()
      }
    case .waits:
      let queue = OperationQueue()
      queue.addOperation { DispatchQueue.main.sync {} }
      queue.waitUntilAllOperationsAreFinished()
    case .wakes:
      let condition = NSCondition()
      condition.lock()
      while Self.turns >= 0 { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.01)) }
    case .pauses: pause()
    case .spins: while Self.turns >= 0 { sched_yield() }
    case .stops: raise(SIGSTOP)
    case .exits: pthread_exit(nil)
    case .loops:
      // Something that others could see, or the optimizer takes the loop away.
      while Self.turns >= 0 { Self.turns = (Self.turns + 1) & 0xFFFF }
    case .races, .counts: break
    }
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

/// What traps when it is released.
@available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
@MainActor
private final class TrapsLast {
  private var pages: [Int] = []

  isolated deinit { pages.removeLast() }
}
