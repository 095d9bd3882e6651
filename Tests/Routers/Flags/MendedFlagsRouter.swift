/// The same router, mended: what is pushed and what is presented have a flag each, a flag takes
/// with it those that depend on it, a view that is not shown needs nothing, a presentation is known
/// by its number, and nothing changes while the screen moves.
@MainActor
public final class MendedFlagsRouter {
  /// What home presents.
  public struct Presentation {
    /// Never used again.
    public let number: Int
    /// True for the login, which the user cannot drag away; false for help.
    public let isLogin: Bool
  }

  /// Why a view does not get what it needs.
  public enum Refusal: Error {
    /// Something moves on the screen.
    case busy
    /// The view is not the one on top.
    case notShown
  }

  /// Where the link of home leads.
  public private(set) var homeLink: HomeRoute? {
    didSet { if homeLink != .list { listRoute = nil } }
  }
  /// Where the list leads; nil when it is not shown.
  public private(set) var listRoute: ListRoute?
  /// What home presents.
  public private(set) var presentation: Presentation?
  private var lastNumber = 0
  private var pendingRoute: HomeRoute?
  private var isMoving = false
  private var isTouched = false

  /// A router that shows home.
  public init() {}

  // MARK: What the views need

  /// Home leads somewhere.
  public func homeNeedsRoute(to route: HomeRoute) throws {
    try change(if: homeLink == nil && presentation == nil) { $0.open(route) }
  }

  /// The list leads somewhere.
  public func listNeedsRoute(to route: ListRoute) throws {
    try change(if: homeLink == .list && listRoute == nil && presentation == nil) {
      $0.listRoute = route
    }
  }

  /// The page about the app needs to be closed.
  public func aboutNeedsBack() throws {
    try change(if: homeLink == .about && presentation == nil) { $0.homeLink = nil }
  }

  /// An item needs home.
  public func itemNeedsRoot() throws {
    try change(if: listRoute != nil && presentation == nil) { $0.homeLink = nil }
  }

  /// The user has logged in.
  public func loginIsDone() throws {
    try change(if: presentation?.isLogin == true) { $0.presentation = nil }
  }

  /// Home needs help.
  public func homeNeedsHelp() throws {
    try change(if: homeLink == nil && presentation == nil) { $0.present(isLogin: false) }
  }

  /// Help is not needed any more.
  public func helpIsDone() throws {
    try change(if: presentation?.isLogin == false) { $0.presentation = nil }
  }

  /// Help leads to the list, which comes when help is dismissed.
  public func helpNeedsList() throws {
    try change(if: presentation?.isLogin == false) {
      $0.presentation = nil
      $0.pendingRoute = .list
    }
  }

  private func change(if isShown: Bool, _ body: (MendedFlagsRouter) -> Void) throws {
    guard !isMoving, !isTouched, pendingRoute == nil else { throw Refusal.busy }
    guard isShown else { throw Refusal.notShown }
    isMoving = true
    body(self)
  }

  private func open(_ route: HomeRoute) {
    if route == .login { present(isLogin: true) } else { homeLink = route }
  }

  private func present(isLogin: Bool) {
    lastNumber += 1
    presentation = Presentation(number: lastNumber, isLogin: isLogin)
  }

  // MARK: What the views tell

  /// What the router has changed is on the screen.
  public func didSettle() {
    isMoving = false
    guard let route = pendingRoute else { return }
    pendingRoute = nil
    isMoving = true
    open(route)
  }

  /// A finger has begun to take something away, or has stopped.
  public func gesture(isActive: Bool) { isTouched = isActive }

  /// The link of home; only a finger makes it false.
  public var isHomeLinkActive: Bool {
    get { homeLink != nil }
    set { if !newValue, isTouched, listRoute == nil { homeLink = nil } }
  }

  /// The link of the list; only a finger makes it false.
  public var isListLinkActive: Bool {
    get { listRoute != nil }
    set { if !newValue, isTouched { listRoute = nil } }
  }

  /// What home presents is being dismissed by the user, or was dismissed.
  public func didDismiss(number: Int) {
    if presentation?.number == number { presentation = nil }
  }
}
