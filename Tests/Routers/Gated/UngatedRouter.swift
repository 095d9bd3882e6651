/// The same router before it had a gate: calls change what is shown at once, whatever moves, and
/// several steps are taken one after another with sleeps between them.
@MainActor
public final class UngatedRouter {
  /// How long an animation is waited for between two steps.
  public enum Direction: Sendable {
    case horizontal
    case vertical

    /// Waits for the animation of a step.
    public func sleep() async {
      try? await Task.sleep(nanoseconds: self == .horizontal ? 550_000_000 : 450_000_000)
    }
  }

  /// What is shown, the lowest first.
  public private(set) var layers: [GatedRouter.Layer]

  /// A router that shows one screen.
  public init(root: Screen) { layers = [GatedRouter.Layer(root: root)] }

  /// Pushes a screen.
  public func push(_ screen: Screen) { top.pushed.append(screen) }

  /// Goes back by one screen.
  public func pop() { _ = top.pushed.popLast() }

  /// Goes back to the root of the layer.
  public func popToRoot() { top.pushed = [] }

  /// Goes back to a pushed screen, the first of which is 0.
  public func popAfter(index: Int) {
    if top.pushed.indices.contains(index) { top.pushed.removeSubrange((index + 1)...) }
  }

  /// Replaces what is pushed.
  public func set(_ screens: [Screen]) { top.pushed = screens }

  /// Presents a layer.
  public func present(_ screen: Screen) { layers.append(GatedRouter.Layer(root: screen)) }

  /// Dismisses the top layer.
  public func dismiss() {
    if layers.count > 1 { layers.removeLast() }
  }

  /// Goes back to the root, one screen after another.
  public func multiPopToRoot() async {
    for _ in top.pushed {
      pop()
      await Direction.horizontal.sleep()
    }
  }

  /// Dismisses all layers, one after another.
  public func multiDismissToRoot() async {
    for _ in layers.dropFirst() {
      dismiss()
      await Direction.vertical.sleep()
    }
  }

  /// Takes steps that sleep between them.
  public func consecutiveSteps(_ steps: (UngatedRouter) async -> Void) async { await steps(self) }

  private var top: GatedRouter.Layer {
    get { layers[layers.count - 1] }
    set { layers[layers.count - 1] = newValue }
  }

  // MARK: What the views are bound to

  /// A stack of views writes what is pushed on its layer.
  public func setPath(_ screens: [Screen], ofLayer index: Int) {
    if layers.indices.contains(index) { layers[index].pushed = screens }
  }

  /// A sheet has left the screen.
  public func didDismiss(layer index: Int) {
    if index > 0, index < layers.count { layers.removeSubrange(index...) }
  }
}
