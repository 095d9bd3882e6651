public import Foundation

/// What scrolls.
open class UIScrollView: UIAppearanceProxy, UIScrollViewWithDelegate {
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

  /// What a pull does to the keyboard.
  public enum KeyboardDismissMode: Sendable {
    /// One of them.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

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
