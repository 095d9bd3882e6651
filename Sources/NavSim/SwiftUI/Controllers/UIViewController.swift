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

  /// The words of its bar.
  public var title: String? { didSet { changed() } }
  /// What its bar shows.
  public private(set) lazy var navigationItem = {
    let item = UINavigationItem()
    item.owner = self
    return item
  }()
  /// What the bar of the tabs shows for it.
  public var tabBarItem = UITabBarItem() { didSet { changed() } }
  /// How it is presented.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes to the screen, which nothing depends on here.
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// True for one that the user cannot drag away.
  public var isModalInPresentation = false { didSet { changed() } }
  /// True where there is no bar for its tabs, which nothing depends on here.
  public var hidesBottomBarWhenPushed = false
  /// Who is told when the user drags it away.
  public var presentationController: UIPresentationController? { sheet }
  /// Who is told when the user drags it away, and how high it is.
  public var sheetPresentationController: UISheetPresentationController? { sheet }
  private lazy var sheet = UISheetPresentationController(self)

  /// True for one over which nothing is presented but by itself, which nothing depends on here.
  public var definesPresentationContext = false
  /// True while its rows are changed.
  public private(set) var isEditing = false
  /// Has its rows be changed, or not.
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

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

  /// What it draws, made when it is first asked for.
  public var view: UIView {
    get {
      loadViewIfNeeded()
      return loaded ?? UIView()
    }
    set {
      loaded = newValue
      newValue.owner = self
    }
  }

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
  /// The closest stack that holds it.
  public var navigationController: UINavigationController? { holder() }
  /// The closest tabs that hold it.
  public var tabBarController: UITabBarController? { holder() }
  /// True while it leaves what has held it.
  public var isMovingFromParent: Bool { parent == nil && presentingViewController == nil }

  private func holder<Holder: UIViewController>() -> Holder? {
    var place = parent
    while let present = place {
      if let found = present as? Holder { return found }
      place = present.parent
    }
    return nil
  }

  /// Holds a controller.
  public func addChild(_ child: UIViewController) {
    children.removeAll { $0 === child }
    children.append(child)
    child.parent = self
    changed()
  }

  /// Holds these and no others.
  func hold(_ controllers: [UIViewController]) {
    for old in children where !controllers.contains(old) { old.parent = nil }
    children = controllers
    for controller in controllers { controller.parent = self }
    changed()
  }

  /// Is held by another controller no more.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent?.changed()
    parent = nil
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
  /// True once it has come to the screen since it was presented.
  private var wasShown = false

  /// Presents a controller. Nothing is presented, and nothing is called, where something is presented
  /// already: one that is leaving, too.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let base = outermost
    guard base.presented == nil else { return }
    precondition(
      controller.presenter == nil && controller.parent == nil,
      "Application tried to present modally an active controller")
    base.presented = controller
    controller.presenter = base
    (controller.isLeaving, controller.isTakenAway) = (false, false)
    controller.wasShown = false
    controller.whenShown = completion.map { [$0] } ?? []
    base.changed()
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
    leaving.presenter?.changed()
    // A host does not say that something has left that it has not shown.
    if !leaving.wasShown { leaving.isGone() }
  }

  /// The user has dragged it away, or touched one of the buttons that close it.
  func isTaken() {
    (isLeaving, isTakenAway) = (true, true)
    presenter?.changed()
  }

  /// It has left the screen.
  func isGone() {
    guard let presenter, presenter.presented === self else { return }
    presenter.presented = nil
    presenter.changed()
    let byUser = isTakenAway || !isLeaving
    self.presenter = nil
    isLeaving = false
    let done = whenGone
    (whenShown, whenGone) = ([], [])
    if byUser { sheet.delegate?.presentationControllerDidDismiss(sheet) }
    for action in done { action() }
  }

  // MARK: Drawing

  let revision = ControllerRevision()

  /// It has to be drawn again.
  func changed() { revision.rise() }

  /// What it shows.
  var content: AnyView {
    AnyView(UIKitPieces(pieces: view.subviews.flatMap { $0.pieces(of: self) }))
  }

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

  /// True for one that the user cannot go back from.
  var hidesBackButton: Bool {
    (navigationItem.hidesBackButton || navigationController?.isNavigationBarHidden == true)
      && navigationController?.swipesWithoutButton != true
  }

  func appears() {
    wasShown = true
    viewWillAppear(true)
    (parent as? UINavigationController)?.shows(self)
  }

  func disappears() {
    viewWillDisappear(true)
    viewDidDisappear(true)
  }

  func hasAppeared() {
    viewDidAppear(true)
    let done = whenShown
    whenShown = []
    for action in done { action() }
    (parent as? UINavigationController)?.hasShown(self)
  }
}

extension UIViewController: ViewOwner {
  /// The controller, with all that is around it.
  var drawn: AnyView? { AnyView(ControllerView(self)) }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Sendable {
  /// One of them: the user can drag it away.
  case automatic, pageSheet, formSheet, popover
  /// One of them.
  case fullScreen, overFullScreen, currentContext, overCurrentContext, custom, none

  var kind: Presentation.Kind {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: .sheet
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none: .cover
    }
  }
}

/// How a controller comes to the screen, which nothing depends on here.
public enum UIModalTransitionStyle: Sendable {
  /// One of them.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What is presented, and who is told of it.
@MainActor @preconcurrency public class UIPresentationController {
  /// Who is told.
  public weak var delegate: UIAdaptivePresentationControllerDelegate?
  /// What is presented.
  public unowned let presentedViewController: UIViewController

  init(_ controller: UIViewController) { presentedViewController = controller }
}

/// How high a sheet is, which a user can change by no gesture here.
@MainActor @preconcurrency
public final class UISheetPresentationController: UIPresentationController {
  /// A height.
  public struct Detent: Sendable {
    /// What tells heights apart.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// Its name.
      public let rawValue: String
      /// Creates one by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates one by its name.
      public init(_ name: String) { rawValue = name }
      /// One of them.
      public static let medium = Self("medium"), large = Self("large")
    }

    /// What tells it apart.
    public let identifier: Identifier
    /// One of them.
    public static func medium() -> Self { Self(identifier: .medium) }
    /// One of them.
    public static func large() -> Self { Self(identifier: .large) }
    /// One of the app's own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self { Self(identifier: identifier ?? Identifier("custom")) }
  }

  /// The heights.
  public var detents: [Detent] = []
  /// Which it has, and from which on what is below cannot be touched.
  public var selectedDetentIdentifier: Detent.Identifier?,
    largestUndimmedDetentIdentifier: Detent.Identifier?
  /// True where something to drag it by is seen.
  public var prefersGrabberVisible = false
  /// True where it grows when its content is scrolled.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Where it stands on a screen that is low.
  public var prefersEdgeAttachedInCompactHeight = false,
    widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// How round its corners are, in points.
  public var preferredCornerRadius: CGFloat?
  /// Changes something.
  public func animateChanges(_ changes: () -> Void) { changes() }
}

/// How much room a sheet has.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The most there is, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Is told when the user drags a layer away.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The user has dragged it away. What the app itself takes away is not told.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Nothing is done.
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
}
