/// A value of the environment.
///
///     extension EnvironmentValues { @Entry var count = 0 }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// What only an editor shows: nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// What only an editor shows: nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ others: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

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
