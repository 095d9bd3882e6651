/// How a page comes, which nothing depends on here.
public protocol NavigationTransition: Sendable {}

/// How a page comes.
public struct AnyNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AnyNavigationTransition {
  /// As pages do.
  public static var automatic: Self { Self() }
  /// Out of another view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}
