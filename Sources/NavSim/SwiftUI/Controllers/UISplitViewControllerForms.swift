import Foundation

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// One of them.
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// One of them.
    case primary, supplementary, secondary, compact
  }

  /// Which columns are seen, where there is room for several.
  public enum DisplayMode: Int, Sendable {
    /// One of them.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    /// One of them.
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    /// One of them, by its earlier name.
    public static var primaryHidden: Self { .secondaryOnly }
    /// One of them, by its earlier name.
    public static var allVisible: Self { .oneBesideSecondary }
    /// One of them, by its earlier name.
    public static var primaryOverlay: Self { .oneOverSecondary }
  }

  /// How columns lie beside each other.
  public enum SplitBehavior: Int, Sendable {
    /// One of them.
    case automatic, tile, overlay, displace
  }
  /// At which edge the first column lies.
  public enum PrimaryEdge: Int, Sendable {
    /// One of them.
    case leading, trailing
  }
  /// When there is a button that brings a column.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// One of them.
    case automatic, never, always
  }
  /// How the first column looks.
  public enum BackgroundStyle: Int, Sendable {
    /// One of them.
    case none, sidebar
  }
}

/// Is asked how columns come on one stack, and told of it.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {
  /// There is room for one column: whether the second is left away.
  func splitViewController(
    _ controller: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
  /// There is room for one column: which one is seen.
  func splitViewController(
    _ controller: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// There is room for several columns, which there never is here: which are seen.
  func splitViewController(
    _ controller: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode mode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The columns are on one stack.
  func splitViewControllerDidCollapse(_ controller: UISplitViewController)
  /// The columns are side by side, which they never are here.
  func splitViewControllerDidExpand(_ controller: UISplitViewController)
  /// Other columns are about to be seen, which they never are here.
  func splitViewController(
    _ controller: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode)
  /// A column is about to be seen, as the app has said.
  func splitViewController(
    _ controller: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to be seen no more, as the app has said.
  func splitViewController(
    _ controller: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Shows a controller itself; false where that is left to the columns.
  func splitViewController(
    _ controller: UISplitViewController, showDetail other: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// It is not.
  public func splitViewController(
    _ controller: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { false }
  /// The last one.
  public func splitViewController(
    _ controller: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column { column }
  /// As the system has it.
  public func splitViewController(
    _ controller: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode mode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { mode }
  /// Nothing is done.
  public func splitViewControllerDidCollapse(_ controller: UISplitViewController) {}
  /// Nothing is done.
  public func splitViewControllerDidExpand(_ controller: UISplitViewController) {}
  /// Nothing is done.
  public func splitViewController(
    _ controller: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
  ) {}
  /// Nothing is done.
  public func splitViewController(
    _ controller: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// Nothing is done.
  public func splitViewController(
    _ controller: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  /// It is left to the columns.
  public func splitViewController(
    _ controller: UISplitViewController, showDetail other: UIViewController, sender: Any?
  ) -> Bool { false }
}
