/// A router as apps have it: the views tell it as their delegate what they need, and it sets the
/// flags that their links, sheets and covers are bound to. It imports nothing, and knows nothing of
/// simulations.
@MainActor
public final class FlagsRouter {
  /// Where home leads; shared by its link and its cover.
  public private(set) var homeRoute: HomeRoute?
  /// Where the list leads.
  public private(set) var listRoute: ListRoute?
  /// True while help is presented.
  public private(set) var isHelpPresented = false
  /// Where home leads once help is dismissed.
  private var pendingRoute: HomeRoute?

  /// A router that shows home.
  public init() {}

  // MARK: What the views need

  /// Home leads somewhere.
  public func homeNeedsRoute(to route: HomeRoute) { homeRoute = route }

  /// The list leads somewhere.
  public func listNeedsRoute(to route: ListRoute) {
    if homeRoute == .list { listRoute = route }
  }

  /// The page about the app needs to be closed.
  public func aboutNeedsBack() { homeRoute = nil }

  /// An item needs home.
  public func itemNeedsRoot() {
    if listRoute != nil { homeRoute = nil }
  }

  /// The user has logged in.
  public func loginIsDone() { homeRoute = nil }

  /// Home needs help.
  public func homeNeedsHelp() { isHelpPresented = true }

  /// Help is not needed any more.
  public func helpIsDone() { isHelpPresented = false }

  /// Help leads to the list, which comes when help is dismissed.
  public func helpNeedsList() {
    pendingRoute = .list
    isHelpPresented = false
  }

  // MARK: What the views are bound to

  /// The link of home.
  public var isHomeLinkActive: Bool {
    get { homeRoute == .list || homeRoute == .about }
    set { if !newValue { homeRoute = nil } }
  }

  /// The link of the list.
  public var isListLinkActive: Bool {
    get { listRoute != nil }
    set { if !newValue { listRoute = nil } }
  }

  /// What home presents as a cover was dismissed.
  public func coverDidDismiss() { homeRoute = nil }

  /// Help was dismissed.
  public func helpDidDismiss() {
    isHelpPresented = false
    if let pendingRoute { homeRoute = pendingRoute }
    pendingRoute = nil
  }
}
