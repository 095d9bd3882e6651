public import Foundation

/// What scrolls.
open class UIScrollView: UIAppearanceProxy, UIScrollViewWithDelegate {
  /// How all of them look.
  public override class func appearance() -> UIScrollView { UIScrollView(frame: .zero) }

  /// Who is told of it.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Where it is scrolled to, in points.
  open var contentOffset = CGPoint.zero
  /// How large what it shows is, in points.
  open var contentSize = CGSize.zero
  /// How far that lies from the edges, with what the system adds, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// How far that lies from the edges, in points.
  open var contentInset = UIEdgeInsets.zero
  /// True where it can be scrolled.
  open var isScrollEnabled = true
  /// True where it goes page by page.
  open var isPagingEnabled = false
  /// True where it can be pulled beyond its ends.
  open var alwaysBounceVertical = false, alwaysBounceHorizontal = false
  /// Whether bars at the sides are there.
  open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  /// What a pull does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How much larger things may become.
  open var minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1

  /// Whether the system adds to how far what it shows lies from the edges.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How far bars at the sides lie from the edges.
  open var scrollIndicatorInsets = UIEdgeInsets.zero,
    verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How soon it stands still.
  open var decelerationRate = DecelerationRate.normal
  /// True while a finger is on it, or it moves: never.
  open var isDragging: Bool { false }
  /// True while a finger is on it, or it moves: never.
  open override var isTracking: Bool { false }
  /// True while a finger is on it, or it moves: never.
  open var isDecelerating: Bool { false }
  /// What loads anew as the user pulls it down.
  open var refreshControl: UIRefreshControl? {
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
  open var isDirectionalLockEnabled = false, bouncesZoom = true, scrollsToTop = true,
    delaysContentTouches = true, canCancelContentTouches = true
  /// Makes what it shows larger, which nobody sees.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Makes a part of it larger, which nobody sees.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Scrolls, which nobody sees.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  /// Scrolls, which nobody sees.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// What is in it, and what is seen of it, for putting others into place.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
  /// What is seen of it, for putting others into place.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
  /// What fingers scroll it by, which none does here.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// What fingers make things larger by, which none does here.
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  /// How bars at the sides look, and whether the number of a page is seen.
  open var indicatorStyle = IndicatorStyle.default, indexDisplayMode = IndexDisplayMode.automatic
  /// How far bars at the sides lie from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero,
    automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether keys scroll it, and it moves beyond its ends.
  open var allowsKeyboardScrolling = true, bouncesVertically = true, bouncesHorizontally = true,
    transfersVerticalScrollingToParent = true, transfersHorizontalScrollingToParent = true
  /// Whether what is in it becomes larger now: never.
  open var isZooming: Bool { false }
  /// Whether what is in it becomes smaller again: never.
  open var isZoomBouncing: Bool { false }
  /// Whether it moves by itself: never.
  open var isScrollAnimating: Bool { false }
  /// Whether what is in it becomes larger by itself: never.
  open var isZoomAnimating: Bool { false }
  /// Shows bars at the sides, which nobody sees.
  open func flashScrollIndicators() {}
  /// Shows bars at the sides while something is done, which nobody sees.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  /// It stands still, as it does anyway.
  open func stopScrollingAndZooming() {}
  /// How far what it shows lies from the edges is something else.
  open func adjustedContentInsetDidChange() {}
  /// Whether a finger touches what is on it, and whether it can be taken from there.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a finger can be taken from what is on it.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// How bars at the sides look.
  public enum IndicatorStyle: Int, Sendable {
    /// One of them.
    case `default`, black, white
  }
  /// Whether the number of a page is seen.
  public enum IndexDisplayMode: Int, Sendable {
    /// One of them.
    case automatic, alwaysHidden
  }
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
  /// It is larger, or smaller.
  func scrollViewDidZoom(_ view: UIScrollView)
  /// A finger will end.
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// It goes on by itself.
  func scrollViewWillBeginDecelerating(_ view: UIScrollView)
  /// It becomes larger.
  func scrollViewWillBeginZooming(_ view: UIScrollView, with part: UIView?)
  /// It is as large as it will be.
  func scrollViewDidEndZooming(_ view: UIScrollView, with part: UIView?, atScale scale: CGFloat)
  /// Whether it goes back to its beginning.
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool
  /// It is at its beginning.
  func scrollViewDidScrollToTop(_ view: UIScrollView)
  /// How far what it shows lies from the edges is something else.
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView)
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
  /// Nothing is done.
  public func scrollViewDidZoom(_ view: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing is done.
  public func scrollViewWillBeginDecelerating(_ view: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewWillBeginZooming(_ view: UIScrollView, with part: UIView?) {}
  /// Nothing is done.
  public func scrollViewDidEndZooming(
    _ view: UIScrollView, with part: UIView?, atScale scale: CGFloat
  ) {}
  /// True.
  public func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool { true }
  /// Nothing is done.
  public func scrollViewDidScrollToTop(_ view: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {}
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
