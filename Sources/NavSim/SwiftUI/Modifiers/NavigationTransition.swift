/// How a page comes, which nothing depends on here.
public protocol NavigationTransition: Sendable {}

/// As pages do.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As pages do.
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of another view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// What a view looks like from which a page comes, while it does.
@MainActor
public protocol MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// The same, on a colour.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// The same, in a shape.
  public func clipShape(_ shape: some Shape) -> some MatchedTransitionSourceConfiguration { self }
  /// The same, with a shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// As views look.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
