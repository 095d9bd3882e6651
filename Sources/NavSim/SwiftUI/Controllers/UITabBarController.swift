/// Controllers of which one is shown.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  // An app can say in an extension what these do.
  open override dynamic func viewDidLoad() { super.viewDidLoad() }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }

  /// Who is told what is selected.
  public weak var delegate: UITabBarControllerDelegate?
  /// The controllers, the first first.
  public var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The number of the one that is shown, from 0.
  public var selectedIndex = 0 { didSet { changed() } }
  /// The one that is shown.
  public var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set {
      if let new = newValue, let index = children.firstIndex(of: new) { selectedIndex = index }
    }
  }
  /// How its bar looks.
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.tabs = self
    bar.owner = self
    return bar
  }()

  /// Has other controllers.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    hold(controllers ?? [])
  }

  private var shown: UIViewController?

  /// A controller is on its way to the screen.
  func shows(_ controller: UIViewController) {
    let before = shown
    shown = controller
    guard let before, before !== controller, let delegate, moves.isOnScreen,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: before, to: controller)
    else { return }
    controller.moves.arrival = .moving(
      animator, delegate.tabBarController(self, interactionControllerFor: animator),
      from: before, to: controller
    ) { [weak self, weak before] in self?.selectedViewController = before }
  }

  override var content: AnyView {
    let selection = Binding<Int> { [unowned self] in
      _ = revision.value
      return selectedIndex
    } set: { [unowned self] index in
      guard children.indices.contains(index) else { return }
      let controller = children[index]
      guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
      selectedIndex = index
      delegate?.tabBarController(self, didSelect: controller)
    }
    return AnyView(
      TabView(selection: selection) {
        ForEach(Array(children.enumerated()), id: \.offset) { index, child in
          ControllerView(child)
            .tabItem { Text(verbatim: child.tabName ?? "Tab \(index + 1)") }.tag(index)
        }
      })
  }
}

extension UIViewController {
  /// What its tab is called.
  fileprivate var tabName: String? {
    tabBarItem?.title ?? title ?? navigationItem.title ?? children.first?.tabName
  }
}

/// What the bar of the tabs shows for a controller.
@MainActor @preconcurrency open class UITabBarItem: NSObject {
  /// The words.
  public var title: String?
  /// A number beside it.
  public var badgeValue: String?
  /// A name that no user sees.
  public var accessibilityIdentifier: String?

  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
    super.init()
  }
  /// Its pictures.
  public var image: UIImage?, selectedImage: UIImage?
  /// What tells it from others.
  public var tag = 0
  /// How all items look.
  public static func appearance() -> UITabBarItem { UITabBarItem() }
  /// How far its picture and its words are moved, and a picture for a low bar.
  public var imageInsets = UIEdgeInsets.zero, titlePositionAdjustment = UIOffset.zero,
    landscapeImagePhone: UIImage?
  /// False for one that cannot be touched, which nothing depends on here.
  public var isEnabled = true
  /// What is said of it for those who do not see it.
  public var accessibilityLabel: String?, accessibilityHint: String?, accessibilityValue: String?
  /// How the bar looks while it is chosen.
  public var standardAppearance: UITabBarAppearance?, scrollEdgeAppearance: UITabBarAppearance?
  /// How the number looks.
  public func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
  /// How its words look.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
  /// The colour behind the number.
  public var badgeColor: UIColor?
  /// An item of the system's.
  public enum SystemItem: Int, Sendable {
    /// One of them.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// One of them.
    case downloads, mostRecent, mostViewed

    var words: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".capitalized
      }
    }
  }
  /// Creates an item of the system's.
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: item.words, image: UIImage(), tag: tag)
  }

  /// Creates an item.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    super.init()
  }
}

/// Is told what is selected.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the user may select it.
  func tabBarController(
    _ tabs: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool
  /// The user has selected it.
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController)
  /// What moves one in and another one out; nil where nothing does.
  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves them with a finger; nil where none does.
  func tabBarController(
    _ tabs: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Nothing.
  public func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nothing.
  public func tabBarController(
    _ tabs: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The user may.
  public func tabBarController(
    _ tabs: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool { true }
  /// Nothing is done.
  public func tabBarController(
    _ tabs: UITabBarController, didSelect controller: UIViewController
  ) {}
}
