public import Foundation

/// What scrolls.
open class UIScrollView: UIAppearanceProxy, UIScrollViewWithDelegate {
  /// How all of them look.
  public override class func appearance() -> UIScrollView { UIScrollView(frame: .zero) }

  /// Who is told of it.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Where it is scrolled to, in points.
  public var contentOffset = CGPoint.zero
  /// How large what it shows is, in points.
  public var contentSize = CGSize.zero
  /// How far that lies from the edges, with what the system adds, in points.
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  /// How far that lies from the edges, in points.
  public var contentInset = UIEdgeInsets.zero
  /// True where it can be scrolled.
  public var isScrollEnabled = true
  /// True where it goes page by page.
  public var isPagingEnabled = false
  /// True where it can be pulled beyond its ends.
  public var alwaysBounceVertical = false, alwaysBounceHorizontal = false
  /// Whether bars at the sides are there.
  public var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  /// What a pull does to the keyboard.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// How much larger things may become.
  public var minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1

  /// Whether the system adds to how far what it shows lies from the edges.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How far bars at the sides lie from the edges.
  public var scrollIndicatorInsets = UIEdgeInsets.zero,
    verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How soon it stands still.
  public var decelerationRate = DecelerationRate.normal
  /// True while a finger is on it, or it moves: never.
  public var isDragging: Bool { false }
  /// True while a finger is on it, or it moves: never.
  open override var isTracking: Bool { false }
  /// True while a finger is on it, or it moves: never.
  public var isDecelerating: Bool { false }
  /// What loads anew as the user pulls it down.
  public var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// Whether the system adds to how far what it shows lies from the edges.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// One of them.
    case automatic, scrollableAxes, never, always
  }

  /// How soon it stands still.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// How soon.
    public let rawValue: CGFloat
    /// Creates one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// One of them.
    public static let normal = Self(rawValue: 0.998), fast = Self(rawValue: 0.99)
  }

  /// What a pull does to the keyboard.
  public enum KeyboardDismissMode: Sendable {
    /// One of them.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Whether it moves one way only, and what happens at its ends.
  public var isDirectionalLockEnabled = false, bouncesZoom = true, scrollsToTop = true,
    delaysContentTouches = true, canCancelContentTouches = true
  /// Makes what it shows larger, which nobody sees.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Makes a part of it larger, which nobody sees.
  public func zoom(to rect: CGRect, animated: Bool) {}
  /// Scrolls, which nobody sees.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  /// Scrolls, which nobody sees.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

/// Is told of what scrolls, of which nobody tells here.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  /// It is scrolled.
  func scrollViewDidScroll(_ view: UIScrollView)
  /// A finger begins.
  func scrollViewWillBeginDragging(_ view: UIScrollView)
  /// A finger ends.
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool)
  /// It stands still.
  func scrollViewDidEndDecelerating(_ view: UIScrollView)
  /// It stands still.
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView)
  /// What becomes larger.
  func viewForZooming(in view: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Nothing is done.
  public func scrollViewDidScroll(_ view: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewWillBeginDragging(_ view: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {}
  /// Nothing is done.
  public func scrollViewDidEndDecelerating(_ view: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {}
  /// Nothing.
  public func viewForZooming(in view: UIScrollView) -> UIView? { nil }
}

/// What scrolls and tells of it. Views with a delegate of another kind have that instead.
@MainActor @preconcurrency public protocol UIScrollViewWithDelegate: AnyObject {}

extension UIScrollViewWithDelegate {
  /// Who is told of it.
  public var delegate: (any UIScrollViewDelegate)? {
    get { (self as? UIScrollView)?.scrollDelegate }
    set { (self as? UIScrollView)?.scrollDelegate = newValue }
  }
}

/// How far something lies from edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// How far.
  public var top, left, bottom, right: CGFloat

  /// Creates distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// None.
  public static let zero = Self()
}

extension CGRect {
  /// A rectangle that is smaller by distances from its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// How far something lies from edges, in points, whichever way letters run.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// How far.
  public var top, leading, bottom, trailing: CGFloat

  /// Creates distances.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// None.
  public static let zero = Self()
}
