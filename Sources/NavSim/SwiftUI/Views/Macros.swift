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
  _ name: String? = nil, traits: PreviewTrait, _ others: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A property of a preview, which is as it is.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// How an editor shows a preview, which nothing depends on here.
public struct PreviewTrait: Sendable {
  /// A way of showing.
  public static let sizeThatFitsLayout = Self(), portrait = Self()
  /// A way of showing.
  public static let portraitUpsideDown = Self(), landscapeLeft = Self()
  /// A way of showing.
  public static let landscapeRight = Self(), defaultLayout = Self()
  /// A way of showing.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}

/// What only an editor shows.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
