import NavCore
import NavViews
import SwiftUI

/// What is wrong with the library, if anything is.
public enum LibraryBug: String, CaseIterable, Sendable {
  /// What was saved takes the top page away, whichever that is by then.
  case takesTheTop
  /// A book that is borrowed is asked for again by another tap.
  case borrowsTwice
  /// The second of two pages is pushed when the first should be there.
  case waitsByTheClock
}

/// Where one can be in the library.
enum Place: Hashable {
  case shelf
  case account
  case book(Int)
  case review(Int)
  case receipt(Int)
  case settings
  case help
  case signIn
}

/// A library on a router: what is made once, and what the buttons lead to.
@MainActor @Observable final class Library {
  static let shelves = TabID(0)
  static let accounts = TabID(1)

  let bug: LibraryBug?
  let router: Router<Place>
  let screens: ScreenState<Place>
  @ObservationIgnored private(set) lazy var store = ScreenStore<Place, any Screen<AnyView>>(router)
  {
    [router, bug] in Self.screen($0, router, bug)
  }

  init(_ bug: LibraryBug?) {
    self.bug = bug
    let tabs = [(id: Self.shelves, root: Place.shelf), (id: Self.accounts, root: .account)]
    router = (try? Router(tabs: tabs)) ?? Router(root: .shelf)
    screens = ScreenState(router)
    router.onDismissal = { [weak self] entry, _ in self?.store.forget(entry) }
  }

  private static func screen(
    _ place: Place, _ router: Router<Place>, _ bug: LibraryBug?
  ) -> any Screen<AnyView> {
    switch place {
    case .shelf: PlainScreen(id: "shelf") { ShelfView() }
    case .account: PlainScreen(id: "account") { AccountView() }
    case .book(let number): BookScreen(model: BookModel(number, router, bug))
    case .review(let number): PlainScreen(id: "review") { ReviewView(number: number) }
    case .receipt(let number): PlainScreen(id: "receipt") { Text("Book \(number) is yours") }
    case .settings: PlainScreen(id: "settings") { SettingsView() }
    case .help: PlainScreen(id: "help") { Text("Ask at the desk") }
    case .signIn: PlainScreen(id: "signIn") { SignInView() }
    }
  }

  /// The router as a screen sees it; what is tapped on one that has gone comes to nothing.
  func from(_ entry: EntryID?) -> ScreenRouter<Place>? { entry.map { router.from($0) } }

  /// Opens a link.
  func open(_ url: URL) {
    switch url.host {
    case "book":
      guard let number = Int(url.lastPathComponent) else { return }
      router.open(Destination(tab: Self.shelves, pushed: [.book(number)]))
    case "settings":
      router.open(Destination(tab: Self.accounts, layers: [LayerRoutes(.sheet, root: .settings)]))
    default: break
    }
  }

  /// A book, and what others say of it.
  func readOn(from entry: EntryID?) {
    guard bug == .waitsByTheClock else {
      // As a push: of two rows that are touched at once, one counts.
      from(entry)?.sequence(RequestOptions(whenBusy: .reject)) {
        $0.push(.book(1))
        $0.push(.review(1))
      }
      return
    }
    from(entry)?.push(.book(1))
    Task {
      try? await Task.sleep(for: .milliseconds(550))
      await router.push(.review(1))
    }
  }

  /// Saves what was written, which takes a while, and goes back.
  func saveReview(from entry: EntryID?) async {
    try? await Task.sleep(for: .milliseconds(1_500))
    if bug == .takesTheTop { await router.pop() } else { await from(entry)?.pop() }
  }

  /// Saves the settings, which takes a while, and closes them.
  func saveSettings(from entry: EntryID?) async {
    try? await Task.sleep(for: .milliseconds(1_500))
    from(entry)?.closeOwnLayer()
  }
}

/// A screen with content alone.
@MainActor struct PlainScreen<Content: View>: @MainActor Screen {
  let id: String
  let shown: Content
  var content: AnyView { AnyView(shown) }

  init(id: String, @ViewBuilder _ content: () -> Content) {
    self.id = id
    shown = content()
  }
}
