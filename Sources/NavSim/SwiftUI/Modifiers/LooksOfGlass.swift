public import Foundation

extension View {
  /// The view as it is.
  public func luminanceToAlpha() -> Self { self }
  /// The view as it is.
  public func glassEffect(_ glass: Glass) -> Self { self }
  /// The view as it is.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> Self { self }
  /// The view as it is.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
  /// The view as it is.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Self { self }
  /// The view as it is.
  public func materialActiveAppearance(_ appearance: some Any) -> Self { self }
  /// The view as it is.
  public func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> Self { self }
  /// The view as it is.
  public func glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID) -> Self { self }
  /// The view as it is.
  public func backgroundExtensionEffect() -> Self { self }
  /// The view as it is.
  public func backgroundExtensionEffect(isEnabled: Bool) -> Self { self }
  /// The view as it is.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { self }
}

/// How bright colours may be.
public enum DynamicRange: Hashable, Sendable {
  /// One of them.
  case standard, constrainedHigh, high
}

/// How glass looks.
public struct Glass: Hashable, Sendable {
  /// One of them.
  public static let regular = Self(), clear = Self(), identity = Self()
  /// The same in a colour.
  public func tint(_ color: Color?) -> Self { self }
  /// The same under a finger.
  public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// How glass comes and goes, which nothing depends on here.
public struct GlassEffectTransition: Hashable, Sendable {
  /// One of them.
  public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}

/// Views of glass together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

/// What fits a view into the corners around it.
public enum MaterialActiveAppearance: Hashable, Sendable {
  /// One of them.
  case automatic, active, inactive, matchWindow
}
