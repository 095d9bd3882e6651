public import Foundation

/// How lines between rows look, which nobody sees here.
public struct UIListSeparatorConfiguration {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// One of them.
    case automatic, hidden, visible
  }

  /// Whether lines are there.
  public var topSeparatorVisibility = Visibility.automatic,
    bottomSeparatorVisibility = Visibility.automatic
  /// How far they are from the edges.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero,
    bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// Their colours.
  public var color: UIColor?, multipleSelectionColor: UIColor?
  /// How what is behind meets them.
  public var visualEffect: UIVisualEffect?

  /// Creates a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// What is behind a section, which nobody sees here.
@MainActor @preconcurrency public final class NSCollectionLayoutDecorationItem {
  /// How far it lies from its edges.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// How far in front it is.
  public var zIndex = 0
  /// What it is made by.
  public let elementKind: String

  private init(_ kind: String) { elementKind = kind }
  /// What is behind all of a section.
  public static func background(elementKind kind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind)
  }
}

/// An item that is seen, which none is here.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How much of it is seen.
  var alpha: CGFloat { get set }
  /// How far in front it is.
  var zIndex: Int { get set }
  /// True for what is not there.
  var isHidden: Bool { get set }
  /// Where its middle is, in points.
  var center: CGPoint { get set }
  /// How it is turned, moved and stretched.
  var transform: CGAffineTransform { get set }
  /// How it is turned, moved and stretched in space.
  var transform3D: CATransform3D { get set }
  /// Where it is in the list.
  var indexPath: IndexPath { get }
  /// Where it is, in points.
  var frame: CGRect { get }
  /// Where it is, in points.
  var bounds: CGRect { get }
}

/// How far items lie apart.
@MainActor @preconcurrency public final class NSCollectionLayoutEdgeSpacing {
  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {}
}

/// What margins are meant.
public enum UIContentInsetsReference: Int, Sendable {
  /// One of them.
  case automatic, none, safeArea, layoutMargins, readableContent
}
