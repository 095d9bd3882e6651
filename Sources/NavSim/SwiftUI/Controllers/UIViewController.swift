public import Foundation

/// A controller of UIKit: a screen, or what holds others.
///
/// It shows what its view holds of other controllers' views; what UIKit draws by itself is not there.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// Creates a controller. There are no nibs.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Creates no controller: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// What its view lies on, or else the controller that holds it, or that it lies on.
  open override var next: UIResponder? {
    (isViewLoaded ? view.superview : nil) ?? parent ?? presenter
  }
  /// The words of its bar.
  open var title: String? { didSet { changed() } }
  /// What its bar shows.
  open private(set) lazy var navigationItem = {
    let item = UINavigationItem()
    item.owner = self
    return item
  }()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the bar of the tabs shows for it.
  public var tabBarItem: UITabBarItem! = UITabBarItem() { didSet { changed() } }
  /// How large it would like to be, in points.
  open var preferredContentSize = CGSize.zero
  /// How it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Says how it comes and goes.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// How it comes to the screen, which nothing depends on here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// True for one that the user cannot drag away.
  public var isModalInPresentation = false { didSet { changed() } }
  /// True where there is no bar for its tabs, which nothing depends on here.
  open var hidesBottomBarWhenPushed = false
  /// Who is told when the user drags it away.
  public var presentationController: UIPresentationController? {
    popoverPresentationController ?? ownPresentation ?? sheet
  }
  /// Who is told when the user drags it away, and how high it is.
  public var sheetPresentationController: UISheetPresentationController? { sheet }
  private lazy var sheet = UISheetPresentationController(self)
  /// Where it points to; nil for one that is no popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popover : nil
  }
  private lazy var popover = UIPopoverPresentationController(self)

  /// True for one over which nothing is presented but by itself, which nothing depends on here.
  public var definesPresentationContext = false
  /// True while its rows are changed.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Has its rows be changed, or not.
  open func setEditing(_ isEditing: Bool, animated: Bool) {
    editing = isEditing
    madeEditButton?.title = isEditing ? "Done" : "Edit"
  }
  var madeEditButton: UIBarButtonItem?
  /// The buttons at the lower edge, where its stack shows them.
  public var toolbarItems: [UIBarButtonItem]? {
    didSet {
      for item in toolbarItems ?? [] { item.bar = self }
      changed()
    }
  }

  /// Shows a controller: on the stack, or over it.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  // MARK: Its view

  private var loaded: UIView?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it draws, made when it is first asked for.
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded ?? UIView()
    }
    set {
      loaded = newValue
      newValue?.owner = self
    }
  }

  /// What it draws, if that was made.
  public var viewIfLoaded: UIView? { loaded }
  /// True once its view was made.
  public var isViewLoaded: Bool { loaded != nil }

  /// Makes its view, unless it is there.
  public func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    if loaded == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes its view.
  open func loadView() { view = UIView() }
  /// Its view was made.
  open func viewDidLoad() {}
  /// It is about to be on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// It is about to be on the screen, and its measures are known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// What is on it is about to be put into place, once each time it comes to the screen.
  open func viewWillLayoutSubviews() {}
  /// What is on it is in place.
  open func viewDidLayoutSubviews() {}
  /// Its constraints are asked for, which nobody does here.
  open func updateViewConstraints() {}
  /// It is turned, which nobody does here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  /// How things look there is something else, which it never is here.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// What is shown in place of the keyboard, and above it, while what is typed goes to it.
  open var inputView: UIView? { nil }
  /// The same, above it.
  open var inputAccessoryView: UIView? { nil }
  /// Says what is in the system's menus, which are not here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Says how an item of a menu looks, of which nothing is seen.
  open func validate(_ command: UICommand) {}
  /// What keys do, which nobody presses here.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// There is little memory, which there never is here.
  open func didReceiveMemoryWarning() {}
  /// How the bar at the top looks, and whether it is there.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the bar at the top looks, and whether it is there.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line at the lower edge is there.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The one of its children that says so.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The one of its children that says so.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The one of its children that says so.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// How it looks, by day or by night.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
  /// What the system covers is something else, which it never is here.
  open func viewSafeAreaInsetsDidChange() {}
  /// The margins are something else, which they never are here.
  open func viewLayoutMarginsDidChange() {}
  /// How things look is about to be something else, which it never is here.
  open func willTransition(
    to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  /// How the bar at the top comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// From which edges fingers come that the system looks at later.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The one of its children that says so.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether a pointer stays on it.
  open var prefersPointerLocked: Bool { false }
  /// How the phone is held when it comes.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// A child comes or goes by its own means, of which nobody tells here.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// A child has come or gone by its own means.
  open func endAppearanceTransition() {}
  /// Whether its children are told when it comes and goes: they always are.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Where it is put away is kept, which it never is here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Where it was put away is found, which it never is here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// What it shows while there is nothing is asked for, which nobody does here.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// How far what it shows reaches, which nothing depends on here.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether what it shows lies below bars, and how far from the edges, and other looks.
  open var extendedLayoutIncludesOpaqueBars = false, automaticallyAdjustsScrollViewInsets = true,
    viewRespectsSystemMinimumLayoutMargins = true, additionalSafeAreaInsets = UIEdgeInsets.zero,
    modalPresentationCapturesStatusBarAppearance = false,
    providesPresentationContextTransitionStyle = false
  /// What it is kept by, which nothing is here.
  open var restorationIdentifier: String?
  /// How the phone can be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether it turns with the phone.
  open var shouldAutorotate: Bool { true }
  /// A page of a storyboard is about to come, which none is here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a page of a storyboard may come.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// It is on the screen, and stands still.
  open func viewDidAppear(_ animated: Bool) {}
  /// It is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// It is on the screen no more.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: What it is in

  /// The controllers that it holds.
  public internal(set) var children: [UIViewController] = []
  /// The controller that holds it.
  public internal(set) weak var parent: UIViewController?

  /// Holds a controller.
  open func addChild(_ child: UIViewController) {
    if child.parent !== self { child.willMove(toParent: self) }
    children.removeAll { $0 === child }
    children.append(child)
    child.isHeld(by: self)
    changed()
  }

  /// Is held by another controller no more.
  open func removeFromParent() {
    guard parent != nil else { return }
    isLetGo()
    parentHasGone()
  }

  /// It is about to be held by another controller, or by none.
  open func willMove(toParent parent: UIViewController?) {}
  /// It is held by another controller, or by none.
  open func didMove(toParent parent: UIViewController?) { self.parent?.changed() }

  /// It, and what holds it, up to the one that layers are presented from.
  var outermost: UIViewController { parent?.outermost ?? self }

  // MARK: What lies on it

  /// What this one has presented, or what holds it has.
  public var presentedViewController: UIViewController? { outermost.presented }
  /// What has presented this one, or what holds it.
  public var presentingViewController: UIViewController? { outermost.presenter }
  /// True while it, or what holds it, leaves the layer that it is.
  public var isBeingDismissed: Bool { outermost.isLeaving }

  /// What lies on it, until a host says that it is gone.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// True since somebody wants it to go, and since the user does.
  var isLeaving = false, isTakenAway = false
  /// What is done when it is on the screen, and when it is gone.
  var whenShown: [() -> Void] = [], whenGone: [() -> Void] = []
  /// Where it is on its way to and from.
  var moves = ControllerMoves()

  /// Presents a controller. Nothing is presented, and nothing is called, where something is presented
  /// already: one that is leaving, too.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let base = outermost
    guard base.presented == nil else { return }
    precondition(
      controller.presenter == nil && (controller.parent == nil || controller.moves.isFromParent),
      "Application tried to present modally an active controller")
    base.presented = controller
    controller.presenter = base
    controller.isPresented(by: self, animated: animated, completion)
    base.changed()
  }

  /// Presents a controller, where there is no room beside this one.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    present(controller, animated: true)
  }

  /// Takes away what lies on it; if nothing does, it goes itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let leaving = outermost.presented ?? outermost.presenter?.presented else {
      completion?()
      return
    }
    if let completion { leaving.whenGone.append(completion) }
    guard !leaving.isLeaving else { return }
    leaving.isLeaving = true
    leaving.isDismissed(animated: animated)
    leaving.presenter?.changed()
    // A host does not say that something has left that it has not shown.
    if !leaving.moves.wasShown { leaving.isGone() }
  }

  /// The user has dragged it away, or touched one of the buttons that close it.
  func isTaken() {
    (isLeaving, isTakenAway) = (true, true)
    presenter?.changed()
  }

  /// It has left the screen.
  func isGone() {
    if let departure = moves.departure { departure.hostHasEnded() } else { isTakenFromPresenter() }
  }

  // MARK: Drawing

  let revision = ControllerRevision()

  /// It has to be drawn again.
  func changed() { revision.rise() }

  /// What it shows.
  var content: AnyView { AnyView(UIKitPieces(pieces: view.piecesOn(by: self))) }

  /// What its screen is called; nil for what its views are called.
  var screenName: String? { ViewNames.name(of: type(of: self)) }
  /// What tells it from others of its name.
  var details: String { screenName ?? "" }

  func draw() -> AnyView {
    _ = revision.value
    loadViewIfNeeded()
    return content
  }

  /// How it is presented.
  var kind: Presentation.Kind { modalPresentationStyle.kind }

  /// What is on its way to the screen, with what waits for that: this one, or what its stack shows.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    transition ?? navigationController?.transitionCoordinator ?? outermost.transition
  }
  var transition: UIViewControllerTransitionCoordinator?
}

extension UIViewController: ViewOwner {
  /// The controller, with all that is around it.
  var drawn: AnyView? { AnyView(ControllerView(self)) }
}
