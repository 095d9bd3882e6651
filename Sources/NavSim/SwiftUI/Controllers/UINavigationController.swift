/// A stack of controllers.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// Creates a stack of one controller.
  public init(rootViewController root: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([root], animated: false)
  }

  /// Creates an empty stack.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates an empty stack: bars look as they do.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates no stack: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Who is told what it shows.
  public weak var delegate: UINavigationControllerDelegate?
  /// The controllers, the lowest first.
  public var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last one.
  public var topViewController: UIViewController? { children.last }
  /// The last one, or what lies on it.
  public var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }
  /// True where there is no bar: then the user cannot go back either.
  public var isNavigationBarHidden = false { didSet { changed() } }
  /// How its bar looks.
  public private(set) lazy var navigationBar = {
    let bar = UINavigationBar()
    bar.stack = self
    return bar
  }()
  /// The swipe back: where there is no button for that it does nothing, unless the app asks somebody
  /// else about it.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIGestureRecognizer()
    recognizer.delegate = AsksForButton.shared
    return recognizer
  }()

  private final class AsksForButton: UIGestureRecognizerDelegate {
    static let shared = AsksForButton()
  }

  /// True where the user can swipe back although there is no button.
  var swipesWithoutButton: Bool {
    guard let swipe = interactivePopGestureRecognizer, !(swipe.delegate is AsksForButton) else {
      return false
    }
    let delegate = swipe.delegate as? UIGestureRecognizerDelegate
    return delegate?.gestureRecognizerShouldBegin(swipe) ?? true
  }

  /// True where the app has all stacks let the user swipe back, those of SwiftUI as well.
  package static func letsSwipe(by stack: UINavigationController = .init()) -> Bool {
    stack.setViewControllers([UIViewController(), UIViewController()], animated: false)
    stack.loadViewIfNeeded()
    return stack.swipesWithoutButton
  }

  // An app can say in an extension what these do.
  open override dynamic func viewDidLoad() { super.viewDidLoad() }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }

  /// What is on its way, from when it is pushed or popped until it is on the screen.
  open override var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    moving ?? super.transitionCoordinator
  }
  private var moving: UIViewControllerTransitionCoordinator?
  private var shown: UIViewController?
  /// What was on the stack when that came.
  private var shownStack: [UIViewController] = []
  /// True where there is no bar at the lower edge.
  public var isToolbarHidden = true { didSet { children.last?.changed() } }
  /// The bar at the lower edge.
  public let toolbar: UIToolbar? = UIToolbar(frame: .zero)

  /// What hides the bars, of which nothing is drawn.
  public var hidesBarsOnTap = false, hidesBarsOnSwipe = false,
    hidesBarsWhenKeyboardAppears = false

  /// Shows the bar at the lower edge, or hides it.
  public func setToolbarHidden(_ isHidden: Bool, animated: Bool) { isToolbarHidden = isHidden }

  /// Shows the bar, or hides it.
  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
  }

  /// Has other controllers.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    hold(controllers)
    moves(animated)
  }

  /// Another controller is to be shown. What waits for the one before goes with it.
  private func moves(_ isAnimated: Bool) {
    guard let shown, let top = children.last else { return }
    let before = moving
    if top === shown || !isAnimated {
      moving = nil
      before?.end()
    } else {
      moving = UIViewControllerTransitionCoordinator(from: shown, to: top, after: before)
    }
  }

  /// Pushes a controller, which is on no stack and none itself.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    precondition(
      !children.contains(controller),
      "Pushing the same view controller instance more than once is not supported")
    precondition(
      !(controller is UINavigationController), "Pushing a navigation controller is not supported")
    setViewControllers(children + [controller], animated: animated)
  }

  /// Takes the last controller away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    children.count > 1 ? pop(to: children.count - 1).last : nil
  }

  /// Takes away all but the first controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1) }

  /// Takes away all that lies on a controller, which has to be on the stack.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(of: controller) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist")
    }
    return pop(to: index + 1)
  }

  /// Pushes a controller.
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  private func pop(to count: Int) -> [UIViewController] {
    guard count < children.count else { return [] }
    let popped = Array(children[count...])
    setViewControllers(Array(children[..<count]), animated: true)
    return popped
  }

  /// A controller is on its way to the screen.
  func shows(_ controller: UIViewController) {
    guard controller === topViewController, controller !== shown else { return }
    if moving?.to !== controller {
      moving = UIViewControllerTransitionCoordinator(from: shown, to: controller, after: moving)
    }
    isMoved(to: controller)
    delegate?.navigationController(self, willShow: controller, animated: true)
  }

  /// Asks the app whether it moves what is shown itself.
  private func isMoved(to controller: UIViewController) {
    let before = shownStack
    shownStack = children
    guard let shown, let delegate, moves.isOnScreen,
      let animator = delegate.navigationController(
        self, animationControllerFor: before.contains(controller) ? .pop : .push, from: shown,
        to: controller)
    else { return }
    controller.moves.arrival = .moving(
      animator, delegate.navigationController(self, interactionControllerFor: animator),
      from: shown, to: controller
    ) { [weak self] in self?.setViewControllers(before, animated: true) }
  }

  /// A controller is on the screen.
  func hasShown(_ controller: UIViewController) {
    guard controller === topViewController, controller !== shown else { return }
    let ended =
      moving?.to === controller
      ? moving : UIViewControllerTransitionCoordinator(from: shown, to: controller, after: moving)
    moving = ended
    shown = controller
    delegate?.navigationController(self, didShow: controller, animated: true)
    if moving === ended { moving = nil }
    ended?.end()
  }

  override var screenName: String? {
    children.first?.screenName ?? ViewNames.name(of: type(of: self))
  }

  override var content: AnyView {
    guard let root = children.first else { return AnyView(EmptyView()) }
    let path = Binding<[PushedController]> { [unowned self] in
      _ = revision.value
      return children.dropFirst().map { PushedController($0) }
    } set: { [unowned self] in
      guard let root = children.first else { return }
      // Where there is no button, the user has swiped.
      let hasButton =
        !isNavigationBarHidden && topViewController?.navigationItem.hidesBackButton != true
      setViewControllers([root] + $0.map(\.controller), animated: true)
      moving?.isByFinger = !hasButton
    }
    return AnyView(
      NavigationStack(path: path) {
        ControllerView(root).id(ObjectIdentifier(root))
          .navigationDestination(for: PushedController.self) { ControllerView($0.controller) }
      })
  }
}

/// A controller on a stack.
private struct PushedController: Hashable, PageValue {
  let controller: UIViewController
  let pageName: String?

  @MainActor init(_ controller: UIViewController) {
    self.controller = controller
    pageName = controller.screenName
  }

  static func == (one: Self, other: Self) -> Bool { one.controller === other.controller }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }

  @MainActor var details: String { controller.details }
}

/// Is told what a stack shows.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is on its way to the screen.
  func navigationController(
    _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool)
  /// A controller is on the screen, and stands still.
  func navigationController(
    _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool)
  /// What moves one in and another one out; nil where the system does.
  func navigationController(
    _ stack: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves them with a finger; nil where none does.
  func navigationController(
    _ stack: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationController {
  /// What is done to a stack.
  public enum Operation: Int, Sendable {
    /// One of them.
    case none, push, pop
  }
}

extension UINavigationControllerDelegate {
  /// Nothing.
  public func navigationController(
    _ stack: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nothing.
  public func navigationController(
    _ stack: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nothing is done.
  public func navigationController(
    _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {}
  /// Nothing is done.
  public func navigationController(
    _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {}
}
