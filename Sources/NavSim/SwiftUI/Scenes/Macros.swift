/// A value of the environment.
///
///     extension EnvironmentValues { @Entry var count = 0 }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// What only an editor shows: nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Takes what is shown beside code: views, and what UIKit draws.
@resultBuilder public enum PreviewBuilder {
  /// Something that is shown.
  public static func buildExpression(_ part: some Any) -> Any { part }
  /// All that is shown.
  public static func buildBlock(_ parts: Any...) -> Any { parts }
  /// What is shown where something holds.
  public static func buildOptional(_ part: Any?) -> Any { part ?? () }
  /// One of two.
  public static func buildEither(first part: Any) -> Any { part }
  /// One of two.
  public static func buildEither(second part: Any) -> Any { part }
  /// What is shown on some systems alone.
  public static func buildLimitedAvailability(_ part: Any) -> Any { part }
}

/// A property of a preview, which is as it is.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// How an editor shows a preview, which nothing depends on here.
public struct PreviewTrait<Kind>: Sendable {
  /// A way of showing.
  public static var sizeThatFitsLayout: Self { Self() }
  /// A way of showing.
  public static var defaultLayout: Self { Self() }
  /// A way of showing.
  public static var portrait: Self { Self() }
  /// A way of showing.
  public static var portraitUpsideDown: Self { Self() }
  /// A way of showing.
  public static var landscapeLeft: Self { Self() }
  /// A way of showing.
  public static var landscapeRight: Self { Self() }
  /// A way of showing.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  /// A way of showing.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

/// What is shown of a view beside its code.
public enum Preview {
  /// The ways of showing a view.
  public enum ViewTraits: Sendable {}
}

/// What only an editor shows.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
