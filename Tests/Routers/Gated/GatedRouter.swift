/// A router as apps have it: a main-actor class that does not know when an animation is over, waits
/// for an estimated time, and is disabled meanwhile. It imports nothing, and knows nothing of
/// simulations.
///
/// Layers lie over one another; everything works on the top one.
@MainActor
public final class GatedRouter {
  /// A stack of screens.
  public struct Layer {
    /// What is at the bottom.
    public let root: Screen
    /// What is pushed on it.
    public internal(set) var pushed: [Screen] = []
  }

  /// How long the router takes an animation to last.
  enum Direction {
    case horizontal
    case vertical
    case none

    var nanoseconds: UInt64 {
      switch self {
      case .horizontal: 550_000_000
      case .vertical: 500_000_000
      case .none: 0
      }
    }
  }

  /// What is shown, the lowest first.
  public private(set) var layers: [Layer]
  private var isEnabled = true

  /// A router that shows one screen.
  public init(root: Screen) { layers = [Layer(root: root)] }

  /// How many screens are pushed on the top layer.
  public var pushedCount: Int { layers.last?.pushed.count ?? 0 }
  /// How many layers there are.
  public var layerCount: Int { layers.count }

  /// Pushes a screen.
  public nonisolated func push(_ screen: Screen) async {
    await transition(.horizontal) { $0.top.pushed.append(screen) }
  }

  /// Goes back by one screen.
  public nonisolated func pop() async {
    await transition(.horizontal) { router in
      if router.pushedCount > 0 { router.top.pushed.removeLast() }
    }
  }

  /// Goes back to the root of the layer.
  public nonisolated func popToRoot() async {
    let isAnimated = await pushedCount == 1
    await transition(isAnimated ? .horizontal : .none) { $0.top.pushed = [] }
  }

  /// Keeps so many of the pushed screens.
  public nonisolated func popAfter(index: Int) async {
    let isAnimated = await pushedCount - index == 1
    await transition(isAnimated ? .horizontal : .none) { router in
      let surplus = router.pushedCount - index
      if surplus > 0, surplus <= router.pushedCount { router.top.pushed.removeLast(surplus) }
    }
  }

  /// Replaces what is pushed.
  public nonisolated func set(_ screens: [Screen]) async {
    let isAnimated = await abs(pushedCount - screens.count) == 1
    await transition(isAnimated ? .horizontal : .none) { $0.top.pushed = screens }
  }

  /// Presents a layer.
  public nonisolated func present(_ screen: Screen) async {
    await transition(.vertical) { $0.layers.append(Layer(root: screen)) }
  }

  /// Presents a layer with an animation of the caller's own.
  public nonisolated func present(_ screen: Screen, lasting seconds: Double) async {
    guard await begin({ $0.layers.append(Layer(root: screen)) }) else { return }
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    await enable()
  }

  /// What a log says of the router.
  public nonisolated var description: String {
    MainActor.assumeIsolated { "\(layers.count) layers, \(pushedCount) pushed on top" }
  }

  /// Dismisses the top layer.
  public nonisolated func dismiss() async {
    await transition(.vertical) { router in
      if router.layerCount > 1 { router.layers.removeLast() }
    }
  }

  /// Goes back to the root, one screen after another.
  public nonisolated func multiPopToRoot() async {
    while await pushedCount > 0 { await pop() }
  }

  /// Dismisses all layers, one after another.
  public nonisolated func multiDismissToRoot() async {
    while await layerCount > 1 { await dismiss() }
  }

  /// Pushes a screen; nobody waits for it.
  public nonisolated func push(_ screen: Screen) { Task { await push(screen) } }

  /// Goes back by one screen; nobody waits for it.
  public nonisolated func pop() { Task { await pop() } }

  // MARK: What the views are bound to

  /// A stack of views writes what is pushed on its layer.
  public func setPath(_ screens: [Screen], ofLayer index: Int) {
    if layers.indices.contains(index) { layers[index].pushed = screens }
  }

  /// A sheet has left the screen.
  public func didDismiss(layer index: Int) {
    if index > 0, index < layers.count { layers.removeSubrange(index...) }
  }

  // MARK: The gate

  private var top: Layer {
    get { layers[layers.count - 1] }
    set { layers[layers.count - 1] = newValue }
  }

  private nonisolated func transition(
    _ direction: Direction, _ change: @MainActor @Sendable (GatedRouter) -> Void
  ) async {
    guard await begin(change) else { return }
    if direction.nanoseconds > 0 { try? await Task.sleep(nanoseconds: direction.nanoseconds) }
    await enable()
  }

  private func begin(_ change: @MainActor @Sendable (GatedRouter) -> Void) -> Bool {
    guard isEnabled else { return false }
    isEnabled = false
    change(self)
    return true
  }

  private func enable() { isEnabled = true }
}
