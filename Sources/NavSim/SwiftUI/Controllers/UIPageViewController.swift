public import Foundation

/// Shows one controller of several, which the user leafs through by drags to the side.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// How pages move.
  public enum TransitionStyle: Sendable {
    /// One of them.
    case pageCurl, scroll
  }
  /// Which way they move.
  public enum NavigationOrientation: Sendable {
    /// One of them.
    case horizontal, vertical
  }
  /// Whether it is the next page, or the one before.
  public enum NavigationDirection: Sendable {
    /// One of them.
    case forward, reverse
  }
  /// How far pages are apart.
  public struct OptionsKey: Hashable, Sendable {
    private let name: String
    /// One of them.
    public static let interPageSpacing = Self(name: "spacing"), spineLocation = Self(name: "spine")
  }

  /// Who knows the pages.
  public weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { changed() } }
  /// Who is told when the user has leafed.
  public weak var delegate: (any UIPageViewControllerDelegate)?
  /// What is shown.
  public private(set) var viewControllers: [UIViewController]?

  /// Creates a controller.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  /// Creates a controller.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Creates a controller: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows other pages.
  public func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isOther = viewControllers?.first !== controllers?.first
    viewControllers = controllers
    if isOther { changed() }
    completion?(true)
  }

  override var content: AnyView {
    guard let present = viewControllers?.first else { return AnyView(EmptyView()) }
    return AnyView(
      ControllerView(present).id(ObjectIdentifier(present))
        .gesture(
          DragGesture().onEnded { [weak self] drag in
            if drag.translation.width < 0 { self?.leaf(.forward) }
            if drag.translation.width > 0 { self?.leaf(.reverse) }
          }))
  }

  private func leaf(_ direction: NavigationDirection) {
    guard let present = viewControllers?.first, let source = dataSource else { return }
    let next =
      direction == .forward
      ? source.pageViewController(self, viewControllerAfter: present)
      : source.pageViewController(self, viewControllerBefore: present)
    guard let next else { return }
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
}

/// Is told when the user has leafed.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// The user has.
  func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Nothing is done.
  public func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
