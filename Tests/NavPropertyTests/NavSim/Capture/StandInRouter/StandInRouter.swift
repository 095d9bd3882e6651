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

  /// Two calls at a time, and what is left of them.
  public static func race() async -> [String] {
    let router = StandInRouter()
    async let first: Void = router.push("a")
    async let second: Void = router.push("b")
    _ = await (first, second)
    MainActor.preconditionIsolated()
    return MainActor.assumeIsolated { router.path }
  }
}
