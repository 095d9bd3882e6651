public import Foundation

// How views of the framework's own come and go, which nobody sees here.

/// How a view of the framework's own comes and goes: it is drawn as it is when it is there.
public protocol StandardTransition: Transition {}

extension StandardTransition {
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension BlurReplaceTransition: StandardTransition {}

/// It appears.
public struct OpacityTransition: StandardTransition {
  /// Creates one.
  public nonisolated init() {}
}

/// It comes from one side and goes to the other.
public struct SlideTransition: StandardTransition {
  /// Creates one.
  public nonisolated init() {}
}

/// It is there.
public struct IdentityTransition: StandardTransition {
  /// Creates one.
  public nonisolated init() {}
}

/// It comes from an edge.
public struct MoveTransition: StandardTransition {
  /// From which edge.
  public var edge: Edge
  /// Creates one.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

/// It comes from an edge, and goes to the other one.
public struct PushTransition: StandardTransition {
  /// From which edge.
  public var edge: Edge
  /// Creates one.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

/// It becomes larger.
public struct ScaleTransition: StandardTransition {
  /// How large it is at first, and from where it grows.
  public var scale: Double, anchor: UnitPoint
  /// Creates one.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
}

/// It comes from elsewhere.
public struct OffsetTransition: StandardTransition {
  /// From how far away, in points.
  public var offset: CGSize
  /// Creates one.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
}

/// It comes as a picture does.
public struct SymbolEffectTransition: StandardTransition {
  /// Creates one.
  public nonisolated init(effect: SymbolEffect, options: SymbolEffectOptions) {}
}

/// It comes one way, and goes another way.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: StandardTransition {
  /// How it comes, and goes.
  public var insertion: Insertion, removal: Removal
  /// Creates one.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
}

extension Transition where Self == OpacityTransition {
  /// One of them.
  public static var opacity: Self { Self() }
}

extension Transition where Self == SlideTransition {
  /// One of them.
  public static var slide: Self { Self() }
}

extension Transition where Self == IdentityTransition {
  /// One of them.
  public static var identity: Self { Self() }
}

extension Transition where Self == MoveTransition {
  /// One of them.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// One of them.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == ScaleTransition {
  /// One of them.
  public static var scale: Self { Self(0) }
  /// One of them.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// One of them.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  /// One of them.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// One of them.
  public static var blurReplace: Self { Self(configuration: .downUp) }
  /// One of them.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    Self(configuration: configuration)
  }
}
