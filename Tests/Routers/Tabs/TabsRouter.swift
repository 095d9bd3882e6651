import Dispatch

/// A router as apps have it: tabs, each with a stack, a sheet and a cover; what cannot be presented
/// now waits in a queue, and comes a moment after the dismissal. It imports nothing of ours, and
/// knows nothing of simulations.
@MainActor
public final class TabsRouter {
  /// What a tab shows.
  public struct Tab {
    /// What is at the bottom.
    public let root: Page
    /// What is pushed on it.
    public internal(set) var path: [Page] = []
    /// What is presented as a sheet.
    public internal(set) var sheet: Page?
    /// What is presented as a cover.
    public internal(set) var cover: Page?
    /// What the views are told of the way here.
    public internal(set) var steps: [PathStep] = []
    let queue = PresentationQueue()
  }

  /// The names of the tabs, in their order.
  public nonisolated static let names = ["home", "settings"]
  /// The tab that is shown.
  public private(set) var selected = "home"
  private var tabs = ["home": Tab(root: .home), "settings": Tab(root: .settings)]

  /// A router that shows the first tab.
  public init() {}

  /// What is shown.
  public var tab: Tab {
    get { tabs[selected] ?? Tab(root: .home) }
    set { tabs[selected] = newValue }
  }

  /// Pushes a page.
  public func push(_ page: Page) {
    tab.path.append(page)
    tab.steps.append(.push(page))
  }

  /// Goes back by one step.
  public func pop() {
    switch tab.steps.last {
    case .push:
      _ = tab.path.popLast()
      _ = tab.steps.popLast()
    case .sheet, .cover, nil:
      // This belongs to whoever presents the tab, and nobody does.
      break
    }
  }

  /// Goes back to the root.
  public func popToRoot() {
    tab.path = []
    tab.steps = []
  }

  /// Presents a sheet, now or when its turn has come.
  public func presentSheet(_ page: Page, priority: Priority = .normal) {
    present(Presentation(page: page, isCover: false, priority: priority))
    tab.steps.append(.sheet(page))
  }

  /// Presents a cover, now or when its turn has come.
  public func presentCover(_ page: Page, priority: Priority = .normal) {
    present(Presentation(page: page, isCover: true, priority: priority))
    tab.steps.append(.cover(page))
  }

  /// Closes what is presented.
  public func close() {
    tab.sheet = nil
    tab.cover = nil
  }

  /// Shows another tab, and dismisses what is presented.
  public func switchTab(_ name: String) {
    close()
    tab.steps = []
    if tabs[name] != nil { selected = name }
  }

  private func present(_ presentation: Presentation) {
    if tab.sheet != nil || tab.cover != nil {
      tab.queue.enqueue(presentation)
    } else {
      show(presentation)
    }
  }

  private func show(_ presentation: Presentation) {
    if presentation.isCover {
      tab.cover = presentation.page
    } else {
      tab.sheet = presentation.page
    }
  }

  // MARK: What the views are bound to

  /// The stack writes what is pushed.
  public func setPath(_ pages: [Page]) { tab.path = pages }

  /// The user begins to drag the sheet away.
  public func sheetClosed() { tab.sheet = nil }

  /// What was presented has left the screen.
  public func didDismiss() {
    tab.queue.dequeue { [weak self] presentation in self?.show(presentation) }
  }

  /// The user has selected a tab.
  public func select(_ name: String) { selected = name }
}

/// Something that is to be presented.
struct Presentation: Sendable {
  let page: Page
  let isCover: Bool
  let priority: Priority
}

/// What waits to be presented, the most important first.
@MainActor
final class PresentationQueue {
  private let queue = DispatchQueue(label: "presentations")
  private var waiting: [Presentation] = []

  func enqueue(_ presentation: Presentation) {
    queue.async {
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.waiting.append(presentation)
          self.waiting.sort { $0.priority.rawValue > $1.priority.rawValue }
        }
      }
    }
  }

  /// Hands over the next a moment later, because a sheet cannot come while another leaves.
  func dequeue(_ show: @escaping @MainActor (Presentation) -> Void) {
    queue.asyncAfter(deadline: .now() + 0.16) {
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if !self.waiting.isEmpty { show(self.waiting.removeFirst()) }
        }
      }
    }
  }
}
