import Dispatch

/// The same router, mended: the place of a presentation stays taken until the next one has its
/// turn, what waits belongs to its tab, the way here is derived from what is shown, and nothing
/// changes while the screen moves.
@MainActor
public final class MendedTabsRouter {
  /// What a tab shows.
  public struct Tab {
    /// What is at the bottom.
    public let root: Page
    /// What is pushed on it.
    public internal(set) var path: [Page] = []
  }

  /// What is presented over the tabs.
  public struct Presented {
    /// Never used again.
    public let number: Int
    /// What it shows.
    public let page: Page
    /// True for a cover, which the user cannot drag away.
    public let isCover: Bool
  }

  /// Why a call was not carried out.
  public enum Refusal: Error {
    /// Something moves on the screen, or is presented.
    case busy
    /// There is no such tab.
    case unknownTab
  }

  /// The names of the tabs, in their order.
  public nonisolated static let names = ["home", "settings"]
  /// The tab that is shown.
  public private(set) var selected = "home"
  /// What is presented.
  public private(set) var presented: Presented?
  private var tabs = ["home": Tab(root: .home), "settings": Tab(root: .settings)]
  private var waiting: [Presentation] = []
  private var lastNumber = 0
  private var isMoving = false
  private var isTouched = false
  /// True from a dismissal until the next presentation may come.
  private var isHandingOver = false

  /// A router that shows the first tab.
  public init() {}

  /// What is shown below the presentation.
  public var tab: Tab {
    get { tabs[selected] ?? Tab(root: .home) }
    set { tabs[selected] = newValue }
  }

  /// The way here.
  public var steps: [PathStep] {
    tab.path.map { .push($0) }
      + (presented.map { [$0.isCover ? .cover($0.page) : .sheet($0.page)] } ?? [])
  }

  /// Pushes a page.
  public func push(_ page: Page) throws {
    try change { $0.tab.path.append(page) }
  }

  /// Goes back by one page; does nothing at the root.
  public func pop() throws {
    if tab.path.isEmpty { return }
    try change { $0.tab.path.removeLast() }
  }

  /// Goes back to the root.
  public func popToRoot() throws {
    if tab.path.isEmpty { return }
    try change { $0.tab.path = [] }
  }

  /// Presents a sheet, now or when its turn has come.
  public func presentSheet(_ page: Page, priority: Priority = .normal) {
    enqueue(Presentation(page: page, isCover: false, priority: priority))
  }

  /// Presents a cover, now or when its turn has come.
  public func presentCover(_ page: Page, priority: Priority = .normal) {
    enqueue(Presentation(page: page, isCover: true, priority: priority))
  }

  /// Closes what is presented; does nothing when nothing is.
  public func close() throws {
    if presented == nil { return }
    guard !isMoving, !isTouched else { throw Refusal.busy }
    isMoving = true
    presented = nil
    isHandingOver = true
  }

  /// Shows another tab, unless something is presented.
  public func switchTab(_ name: String) throws {
    guard tabs[name] != nil else { throw Refusal.unknownTab }
    if name == selected { return }
    try change { $0.selected = name }
  }

  private func change(_ body: (MendedTabsRouter) -> Void) throws {
    guard !isMoving, !isTouched, presented == nil, !isHandingOver else { throw Refusal.busy }
    isMoving = true
    body(self)
  }

  private func enqueue(_ presentation: Presentation) {
    let place = waiting.firstIndex { $0.priority.rawValue < presentation.priority.rawValue }
    waiting.insert(presentation, at: place ?? waiting.count)
    presentNext()
  }

  private func presentNext() {
    guard !isMoving, !isTouched, presented == nil, !isHandingOver, !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    lastNumber += 1
    isMoving = true
    presented = Presented(number: lastNumber, page: next.page, isCover: next.isCover)
  }

  // MARK: What the views tell

  /// What the router has changed is on the screen.
  public func didSettle() {
    isMoving = false
    presentNext()
  }

  /// A finger has begun to take something away, or has stopped.
  public func gesture(isActive: Bool) {
    isTouched = isActive
    presentNext()
  }

  /// The stack writes what is pushed.
  public func setPath(_ pages: [Page]) {
    if isTouched, tab.path.starts(with: pages) { tab.path = pages }
  }

  /// The user takes away what is presented.
  public func willDismiss(number: Int) {
    guard let presented, presented.number == number else { return }
    self.presented = nil
    isHandingOver = true
  }

  /// What was presented has left the screen.
  public func didDismiss() {
    isHandingOver = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.16) {
      MainActor.assumeIsolated {
        self.isHandingOver = false
        self.presentNext()
      }
    }
  }

  /// The user has selected a tab.
  public func select(_ name: String) { if presented == nil { selected = name } }
}
