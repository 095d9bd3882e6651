import Combine
import SwiftUI
import Testing
import UIKit

/// Menus, bars and layers that an app shows by itself.
@MainActor @Suite struct ShownMenuTests {
  // MARK: Menus beside what is selected

  private final class Page: UIViewController, UIEditMenuInteractionDelegate {
    private(set) var log: [String] = []
    private lazy var menu = UIEditMenuInteraction(delegate: self)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addInteraction(menu)
    }
    func show() {
      menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: "x", sourcePoint: .zero))
    }
    func showEarlier() {
      let menu = UIMenuController.shared
      menu.menuItems = [UIMenuItem(title: "Quote", action: Selector("quote", Page.quote))]
      menu.showMenu(from: view, rect: .zero)
    }
    func quote() { log.append("quoted") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: [UIAction(title: "Mark") { [weak self] _ in self?.log.append("marked") }])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { animator.addCompletion { [weak self] in self?.log.append("shown") } }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("gone") }
  }

  @Test("a menu that is shown can be touched, and a touch takes it away")
  func editMenu() throws {
    let page = Page()
    let stage = Stage(WindowView(page))
    #expect(stage.buttons == [])
    page.show()
    stage.tree.endTurn()
    #expect(stage.buttons == ["Mark"])
    try stage.tap("Mark")
    #expect(page.log == ["shown", "gone", "marked"])
    #expect(stage.buttons == [])
  }

  @Test("the one menu of earlier systems calls a method of the view or its controller")
  func menuController() throws {
    let page = Page()
    let stage = Stage(WindowView(page))
    page.showEarlier()
    stage.tree.endTurn()
    #expect(UIMenuController.shared.isMenuVisible)
    try stage.tap("Quote")
    #expect(page.log == ["quoted"])
    #expect(stage.buttons == [] && !UIMenuController.shared.isMenuVisible)
  }

  // MARK: Bars

  private final class Bars: UIViewController, UITabBarDelegate, UISearchBarDelegate {
    private(set) var log: [String] = []
    let bar = UITabBar()
    let search = UISearchBar()

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.items = [
        UITabBarItem(tabBarSystemItem: .favorites, tag: 0),
        UITabBarItem(title: "Map", image: nil, tag: 1),
      ]
      bar.delegate = self
      search.delegate = self
      search.showsBookmarkButton = true
      for part in [bar, search] { view.addSubview(part) }
    }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.append("\(item.title ?? "") \(tabBar.selectedItem === item)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "no" }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append(searchText)
    }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmarks") }
  }

  @Test("a bar of tabs by itself and the buttons of a search bar are touched")
  func bars() throws {
    let page = Bars()
    let stage = Stage(WindowView(page))
    try stage.tap("Favorites")
    try stage.tap("Map")
    try stage.tap("Bookmarks")
    try stage.type("no", into: "Search")
    try stage.type("yes", into: "Search")
    #expect(page.log == ["Favorites true", "Map true", "bookmarks", "yes"])
  }

  @Test("the bars of tabs and pages know what is on them")
  func items() {
    let tabs = UITabBarController()
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    tabs.viewControllers = [first, UIViewController()]
    tabs.tabBar.items?[0].badgeValue = "3"
    #expect(first.tabBarItem.badgeValue == "3")
    #expect(tabs.tabBar.selectedItem === first.tabBarItem)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.topViewController?.navigationItem.title = "Root"
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.navigationBar.items?.count == 2)
    #expect(stack.navigationBar.backItem?.title == "Root")
  }

  // MARK: Layers

  private final class Open: UIActivity {
    private(set) var prepared: [String] = []
    override var activityTitle: String? { "Open" }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("open") }
    override func canPerform(withActivityItems items: [Any]) -> Bool { items is [String] }
    override func prepare(withActivityItems items: [Any]) { prepared = items as? [String] ?? [] }
    override func perform() { activityDidFinish(true) }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { type?.rawValue ?? "none" }
  }

  @Test("a way to share of the app's own is touched, is given what is shared, and ends the layer")
  func activity() throws {
    let page = UIViewController()
    let stage = Stage(WindowView(page))
    let activity = Open()
    let sheet = UIActivityViewController(
      activityItems: [Source(), "x"], applicationActivities: [activity])
    var said: [String] = []
    sheet.completionWithItemsHandler = { type, isShared, _, _ in
      said.append("\(type?.rawValue ?? "none") \(isShared)")
    }
    page.present(sheet, animated: true)
    stage.settle()
    #expect(stage.buttons == ["Share", "Open", "Close"])
    try stage.tap("Open")
    stage.settle()
    #expect(activity.prepared == ["open", "x"])
    #expect(said == ["open true"])
    #expect(page.presentedViewController == nil)
  }

  @Test("a touch prints, and another one does not")
  func printing() throws {
    for (button, isPrinted) in [("Print", true), ("Cancel", false)] {
      let page = UIViewController()
      Parent.shared.page = page
      let stage = Stage(WindowView(page))
      let own = UIPrintInteractionController.shared
      own.delegate = Parent.shared
      #expect(!own.present(animated: true))
      own.printingItem = Data()
      var said: [Bool] = []
      #expect(own.present(animated: true) { _, isDone, _ in said.append(isDone) })
      stage.settle()
      try stage.tap(button)
      stage.settle()
      #expect(said == [isPrinted])
    }
  }

  private final class Parent: UIPrintInteractionControllerDelegate {
    static let shared = Parent()
    weak var page: UIViewController?
    func printInteractionControllerParentViewController(
      _ controller: UIPrintInteractionController
    ) -> UIViewController? { page }
  }

  // MARK: What is copied

  @Test("what is copied can be pasted in the same run, and is nothing in the next one")
  func pasteboard() {
    let first = AppRun()
    let board = UIPasteboard.general
    #expect(!board.hasStrings && board.string == nil)
    board.string = "x"
    #expect(board.hasStrings && board.types == ["public.utf8-plain-text"])
    #expect(board.changeCount == 1)
    board.url = URL(string: "https://example.com")
    #expect(board.hasURLs && board.string == "https://example.com")
    board.setData(Data([1]), forPasteboardType: "own")
    #expect(board.data(forPasteboardType: "own") == Data([1]) && board.string == nil)
    let named = UIPasteboard(name: .init("mine"), create: true)
    named?.strings = ["a", "b"]
    #expect(UIPasteboard(name: .init("mine"), create: false)?.numberOfItems == 2)
    #expect(UIPasteboard(name: .init("other"), create: false) == nil)
    withExtendedLifetime(first) {}
    let second = AppRun()
    #expect(UIPasteboard.general.items.isEmpty)
    withExtendedLifetime(second) {}
  }
}
