/// The same router, mended: a page is found once, when it is shown, or the call is refused; a name
/// belongs to one module; what was on a root leaves with it; nothing changes while the screen
/// moves; a presentation is known by its number, and so is a root.
@MainActor
public final class MendedProviderRouter {
  /// What is presented.
  public struct Presentation {
    /// Never used again.
    public let number: Int
    /// What it shows.
    public let page: Page
  }

  /// Why a call was not carried out.
  public enum Refusal: Error {
    /// Something moves on the screen.
    case busy
    /// The page that the call comes from is not shown any more.
    case notShown
  }

  /// What is at the bottom.
  public private(set) var root = Page.welcome
  /// What is pushed on it.
  public private(set) var pushed: [Page] = []
  /// What is presented.
  public private(set) var presentation: Presentation?
  private var providers = ProviderRegistry()
  private var rootNumber = 0
  private var lastPresentation = 0
  private var isMoving = false
  private var isTouched = false
  private var isReplacingRoot = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A router that shows the welcome.
  public init() {}

  /// Loads a module, which registers itself.
  public func load(_ module: LateModule) throws {
    switch module {
    case .promotion: try providers.register(Promotion(), for: "Shop")
    case .legal: try providers.register(Legal(), for: "Legal")
    }
  }

  // MARK: What the view models do

  /// The welcome leads to the login.
  public func didTapLogin() async throws {
    guard root == .welcome else { throw Refusal.notShown }
    try await replaceRoot(rootNumber, by: .login)
  }

  /// The user logs in, which takes the network a while.
  public func authenticate() async throws {
    guard root == .login else { throw Refusal.notShown }
    let number = rootNumber
    try await Task.sleep(for: .seconds(1))
    try await replaceRoot(number, by: .contacts)
  }

  /// The user logs out.
  public func logOut() async throws {
    guard root != .welcome else { throw Refusal.notShown }
    try await replaceRoot(rootNumber, by: .welcome)
  }

  /// Pushes a page.
  public func open(_ identifier: String) throws {
    let page = try providers.page(identifier)
    try change(if: presentation == nil) { $0.pushed.append(page) }
  }

  /// Pushes the contacts.
  public func openContacts() throws { try open("First_\(FirstScreen.contactList.rawValue)") }

  /// Goes back by one page.
  public func back() throws {
    try change(if: presentation == nil && !pushed.isEmpty) { $0.pushed.removeLast() }
  }

  /// Presents a page.
  public func present(_ identifier: String) throws {
    let page = try providers.page(identifier)
    try change(if: presentation == nil) { router in
      router.lastPresentation += 1
      router.presentation = Presentation(number: router.lastPresentation, page: page)
    }
  }

  /// Dismisses what is presented.
  public func dismiss() throws { try change(if: presentation != nil) { $0.presentation = nil } }

  // MARK: One change after another

  private func change(if isShown: Bool, _ body: (MendedProviderRouter) -> Void) throws {
    guard !isMoving, !isTouched, !isReplacingRoot else { throw Refusal.busy }
    guard isShown else { throw Refusal.notShown }
    isMoving = true
    body(self)
  }

  /// Waits until nothing moves, and replaces a root with everything that is on it.
  private func replaceRoot(_ number: Int, by page: Page) async throws {
    while isMoving || isTouched || isReplacingRoot { await somethingEnds() }
    guard number == rootNumber else { throw Refusal.notShown }
    isReplacingRoot = true
    defer {
      isReplacingRoot = false
      somethingHasEnded()
    }
    if presentation != nil {
      presentation = nil
      await screenSettles()
    }
    rootNumber += 1
    root = page
    pushed = []
    await screenSettles()
  }

  private func screenSettles() async {
    isMoving = true
    while isMoving || isTouched { await somethingEnds() }
  }

  private func somethingEnds() async { await withCheckedContinuation { waiting.append($0) } }

  private func somethingHasEnded() {
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  // MARK: What the views tell

  /// What the router has changed is on the screen.
  public func didSettle() {
    isMoving = false
    somethingHasEnded()
  }

  /// A finger has begun to take something away, or has stopped.
  public func gesture(isActive: Bool) {
    isTouched = isActive
    if !isActive { somethingHasEnded() }
  }

  /// The stack of views writes how many pages are left on it; only a finger takes any away.
  public func setPath(count: Int) {
    if isTouched, count < pushed.count { pushed.removeSubrange(count...) }
  }

  /// What was presented is being dismissed by the user, or was dismissed.
  public func didDismiss(number: Int) {
    if presentation?.number == number { presentation = nil }
  }
}
