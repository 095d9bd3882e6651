public import Foundation

extension View {
  /// The view as it is.
  public func focusEffectDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func focusSection() -> Self { self }
  /// The view as it is.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The view as it is: a finger is never over a view.
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> Self { self }
  /// The view as it is.
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  /// The view as it is: nobody has such a pencil here.
  public func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> Self { self }
  /// The view as it is: nobody has such a pencil here.
  public func onPencilSqueeze(perform action: @escaping (Any) -> Void) -> Self { self }
  /// The view as it is: a phone is no desk.
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> Self { self }
  /// The view as it is: a phone has no such keys.
  public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
  /// The view as it is: a phone has no such keys.
  public func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, isEnabled: Bool = true,
    action: @escaping ([Item], DropSession) -> Void
  ) -> Self { self }
  /// The view as it is.
  public func gesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> Self {
    self
  }
}

/// Where a finger that touches nothing is.
public enum HoverPhase: Hashable, Sendable {
  /// One of them.
  case active(CGPoint)
  case ended
}

/// Something that is dropped, which nobody does here.
public struct DropSession: Sendable {
  /// Where the finger is.
  public var location: CGPoint { .zero }
}
