import NavMainActor

/// The one line by which a module takes the stand-in; public, because its router is.
public typealias MainActor = SimulatedMainActor

/// A router that is written as any other.
@MainActor
public final class StandInRouter {
  /// What has been pushed.
  public private(set) var path: [String] = []
  private var isEnabled = true

  /// A router at its root.
  public init() {}

  /// Pushes, unless a push is under way.
  public func push(_ route: String) async {
    guard isEnabled else { return }
    isEnabled = false
    try? await Task.sleep(for: .milliseconds(550))
    path.append(route)
    isEnabled = true
  }

  /// What a button does: it pushes when an animation is over that nobody awaits.
  public func tap(_ route: String) {
    Task {
      await Self.animation()
      await push(route)
    }
  }

  private nonisolated static func animation() async {
    try? await Task.sleep(for: .milliseconds(350))
  }

  /// Three pushes, by tasks that inherit this actor, that have none, and that throw.
  public static func taps() async -> [String] {
    let router = StandInRouter()
    router.tap("a")
    let detached = Task.detached(priority: .high) {
      await animation()
      try await Task.sleep(nanoseconds: 600_000_000)
      await router.push("b")
    }
    let throwing = Task { () throws -> Int in
      try await Task.sleep(for: .seconds(2))
      await router.push("c")
      return router.path.count
    }
    try? await detached.value
    return (try? await throwing.value) == 3 ? router.path : []
  }

  /// Two calls at a time, and what is left of them.
  public static func race() async -> [String] {
    let router = StandInRouter()
    async let first: Void = router.push("a")
    async let second: Void = router.push("b")
    _ = await (first, second)
    MainActor.preconditionIsolated()
    return MainActor.assumeIsolated { router.path }
  }

  /// The numbers of so many tasks in the order in which they run.
  public static func order(of count: Int) async -> [Int] {
    let router = StandInRouter()
    let tasks = (0..<count).map { number in Task { router.path.append("\(number)") } }
    for task in tasks { await task.value }
    return router.path.compactMap { Int($0) }
  }
}
