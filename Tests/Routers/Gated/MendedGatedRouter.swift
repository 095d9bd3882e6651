/// The same router, mended: the views tell it when an animation is over, a call that comes
/// meanwhile is refused with an error, a layer is known by its number, and only a finger that is on
/// the screen may take something away.
@MainActor
public final class MendedGatedRouter {
  /// A stack of screens.
  public struct Layer {
    /// Never used again.
    public let number: Int
    /// What is at the bottom.
    public let root: Screen
    /// What is pushed on it.
    public internal(set) var pushed: [Screen] = []
  }

  /// Why a call was not carried out.
  public enum Refusal: Error {
    /// Something moves on the screen.
    case busy
    /// There is no such screen to go back to.
    case outOfRange
  }

  /// What is shown, the lowest first.
  public private(set) var layers: [Layer]
  private var lastNumber = 0
  private var isMoving = false
  private var isTouched = false
  /// True while several steps are one call.
  private var isReserved = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A router that shows one screen.
  public init(root: Screen) { layers = [Layer(number: 0, root: root)] }

  /// Pushes a screen.
  public func push(_ screen: Screen) async throws {
    try await change { $0[$0.count - 1].pushed.append(screen) }
  }

  /// Goes back by one screen; does nothing at the root.
  public func pop() async throws {
    guard layers[layers.count - 1].pushed.count > 0 else { return }
    try await change { $0[$0.count - 1].pushed.removeLast() }
  }

  /// Goes back to the root of the layer.
  public func popToRoot() async throws {
    guard layers[layers.count - 1].pushed.count > 0 else { return }
    try await change { $0[$0.count - 1].pushed = [] }
  }

  /// Keeps so many of the pushed screens.
  public func popAfter(index: Int) async throws {
    let count = layers[layers.count - 1].pushed.count
    if index == count { return }
    guard index >= 0, index < count else { throw Refusal.outOfRange }
    try await change { $0[$0.count - 1].pushed.removeSubrange(index...) }
  }

  /// Replaces what is pushed.
  public func set(_ screens: [Screen]) async throws {
    guard layers[layers.count - 1].pushed != screens else { return }
    try await change { $0[$0.count - 1].pushed = screens }
  }

  /// Presents a layer.
  public func present(_ screen: Screen) async throws {
    lastNumber += 1
    let layer = Layer(number: lastNumber, root: screen)
    try await change { $0.append(layer) }
  }

  /// Dismisses the top layer; does nothing when there is only one.
  public func dismiss() async throws {
    guard layers.count > 1 else { return }
    try await change { $0.removeLast() }
  }

  /// Goes back to the root, one screen after another; nobody else comes between.
  public func multiPopToRoot() async throws {
    try await reserve { router in
      while let top = router.layers.last, !top.pushed.isEmpty {
        try await router.step { $0[$0.count - 1].pushed.removeLast() }
      }
    }
  }

  /// Dismisses all layers, one after another; nobody else comes between.
  public func multiDismissToRoot() async throws {
    try await reserve { router in
      while router.layers.count > 1 { try await router.step { $0.removeLast() } }
    }
  }

  // MARK: What the views tell

  /// What the router has changed is on the screen.
  public func didSettle() {
    isMoving = false
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  /// A finger has begun to take something away, or has stopped.
  public func gesture(isActive: Bool) { isTouched = isActive }

  /// A stack of views writes what is pushed on its layer.
  public func setPath(_ screens: [Screen], ofLayerNumber number: Int) {
    guard isTouched, let index = layers.firstIndex(where: { $0.number == number }),
      layers[index].pushed.starts(with: screens)
    else { return }
    layers[index].pushed = screens
  }

  /// A sheet has left the screen.
  public func didDismiss(layerNumber number: Int) {
    if number > 0, let index = layers.firstIndex(where: { $0.number == number }) {
      layers.removeSubrange(index...)
    }
  }

  private func reserve(_ body: (MendedGatedRouter) async throws -> Void) async throws {
    guard !isReserved else { throw Refusal.busy }
    isReserved = true
    defer { isReserved = false }
    try await body(self)
  }

  private func change(_ body: (inout [Layer]) -> Void) async throws {
    guard !isReserved else { throw Refusal.busy }
    try await step(body)
  }

  private func step(_ body: (inout [Layer]) -> Void) async throws {
    guard !isMoving, !isTouched else { throw Refusal.busy }
    isMoving = true
    body(&layers)
    await withCheckedContinuation { waiting.append($0) }
  }
}
