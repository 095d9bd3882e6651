public import Foundation

/// Shows one controller of several, which the user leafs through by drags to the side.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// How pages move.
  public enum TransitionStyle: Int, Sendable {
    /// One of them.
    case pageCurl, scroll
  }
  /// Which way they move.
  public enum NavigationOrientation: Int, Sendable {
    /// One of them.
    case horizontal, vertical
  }
  /// Whether it is the next page, or the one before.
  public enum NavigationDirection: Int, Sendable {
    /// One of them.
    case forward, reverse
  }
  /// Where the spine of a book lies, of which one page is seen.
  public enum SpineLocation: Int, Sendable {
    /// One of them.
    case none, min, mid, max
  }
  /// How far pages are apart.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// What it is called.
    public let rawValue: String
    /// Creates one by what it is called.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let interPageSpacing = Self(rawValue: "spacing"),
      spineLocation = Self(rawValue: "spine")
  }

  /// How pages move, and which way.
  public let transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation
  /// Where the spine lies.
  public let spineLocation: SpineLocation
  /// True where a page has something on its back, which nobody sees.
  public var isDoubleSided = false
  /// Who knows the pages; nil where the user cannot leaf.
  public weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { changed() } }
  /// Who is told when the user has leafed.
  public weak var delegate: (any UIPageViewControllerDelegate)?
  /// What is shown.
  public private(set) var viewControllers: [UIViewController]? = []
  /// What a finger does to the pages: the system's own are not kept.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Creates a controller.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (self.transitionStyle, self.navigationOrientation) = (transitionStyle, navigationOrientation)
    spineLocation = transitionStyle == .pageCurl ? .min : .none
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller.
  public override init(nibName: String?, bundle: Bundle?) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Creates a controller: nothing is decoded here.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
  }

  /// Shows other pages. Who waits is told when they have come.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    hold(controllers ?? [])
    guard let completion else { return }
    if animated, moves.isOnScreen { afterAnimation { completion(true) } } else { completion(true) }
  }

  override var content: AnyView {
    guard let present = viewControllers?.first else { return AnyView(EmptyView()) }
    let isAcross = navigationOrientation == .horizontal
    return AnyView(
      ControllerView(present).id(ObjectIdentifier(present))
        .gesture(
          DragGesture().onEnded { [weak self] drag in
            let way = isAcross ? drag.translation.width : drag.translation.height
            if way < 0 { self?.leaf(.forward) }
            if way > 0 { self?.leaf(.reverse) }
          }))
  }

  private func leaf(_ direction: NavigationDirection) {
    guard let present = viewControllers?.first, let source = dataSource else { return }
    let next =
      direction == .forward
      ? source.pageViewController(self, viewControllerAfter: present)
      : source.pageViewController(self, viewControllerBefore: present)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: direction, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [present],
      transitionCompleted: true)
  }
}

/// Knows the pages of a controller.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one; nil for the first.
  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil for the last.
  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController?
  /// How many dots there are for pages, of which none is drawn.
  func presentationCount(for controller: UIPageViewController) -> Int
  /// Which dot is that of the page, from 0.
  func presentationIndex(for controller: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for controller: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for controller: UIPageViewController) -> Int { 0 }
}

/// Is told when the user has leafed.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// The user begins to leaf.
  func pageViewController(
    _ controller: UIPageViewController, willTransitionTo pages: [UIViewController])
  /// The user has.
  func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Where the spine lies when the phone is turned, which nobody does here.
  func pageViewController(
    _ controller: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Nothing is done.
  public func pageViewController(
    _ controller: UIPageViewController, willTransitionTo pages: [UIViewController]
  ) {}
  /// Nothing is done.
  public func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// As the system has it.
  public func pageViewController(
    _ controller: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}
