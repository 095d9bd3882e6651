/// The navigation of an app as apps have it: modules register what makes their pages, views ask a
/// manager for a page by its identifier, and the root is what a state says, replaced in place. It
/// imports nothing, and knows nothing of simulations.
@MainActor
public final class ProviderRouter {
  /// What the first view shows.
  enum ScreenState {
    case welcome
    case login
  }

  /// The state of the login, made along with its view.
  final class LoginState {
    var isAuthenticated = false
  }

  /// What is at the bottom.
  public private(set) var root = Page.blank
  /// What is pushed on it.
  public private(set) var pushed: [Page] = []
  /// What is presented.
  public private(set) var sheet: Page?
  private let navigation = NavigationManager()
  private var login: LoginState?
  private var screenState = ScreenState.welcome { didSet { redraw() } }
  private var path: [String] = [] { didSet { redraw() } }
  private var sheetIdentifier: String? { didSet { redraw() } }

  /// A router that shows the welcome.
  public init() {
    navigation.registerProvider(for: "First", provider: FirstJourney())
    navigation.registerProvider(for: "Auth", provider: Auth())
    navigation.registerProvider(for: "Shop", provider: Shop())
    redraw()
  }

  /// Loads a module, which registers itself.
  public func load(_ module: LateModule) {
    switch module {
    case .promotion: navigation.registerProvider(for: "Shop", provider: Promotion())
    case .legal: navigation.registerProvider(for: "Legal", provider: Legal())
    }
  }

  // MARK: What the view models do

  /// The welcome leads to the login.
  public func didTapLogin() {
    if screenState == .welcome { screenState = .login }
  }

  /// The user logs in, which takes the network a while.
  public func authenticate() async {
    guard let login, !login.isAuthenticated else { return }
    try? await Task.sleep(for: .seconds(1))
    login.isAuthenticated = true
    root = navigation.navigateTo("First_contacts")
  }

  /// The user logs out.
  public func logOut() { screenState = .welcome }

  /// Pushes a page.
  public func open(_ identifier: String) { path.append(identifier) }

  /// Pushes the contacts.
  public func openContacts() { open("First_\(FirstScreen.contactList)") }

  /// Goes back by one page.
  public func back() {
    if !path.isEmpty { path.removeLast() }
  }

  /// Presents a page.
  public func present(_ identifier: String) { sheetIdentifier = identifier }

  /// Dismisses what is presented.
  public func dismiss() { sheetIdentifier = nil }

  // MARK: What the views are bound to

  /// The stack of views writes what is left on it.
  public func setPath(count: Int) { path = Array(path.prefix(count)) }

  /// What was presented has left the screen.
  public func didDismiss() { sheetIdentifier = nil }

  /// The body of the views, which asks for every page.
  private func redraw() {
    switch screenState {
    case .welcome:
      login = nil
      root = navigation.navigateTo("First_welcome")
    case .login:
      login = LoginState()
      root = navigation.navigateTo("Auth_login")
    }
    pushed = path.map { navigation.navigateTo($0) }
    sheet = sheetIdentifier.map { navigation.navigateTo($0) }
  }
}
