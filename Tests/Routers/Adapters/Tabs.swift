import NavSim
import TabsRouters

/// What a caller presents.
struct Offer: Hashable, Sendable, CustomStringConvertible {
  let page: Page
  let priority: Priority
  var description: String { ".\(page), priority: .\(priority)" }

  static let all = [
    Offer(page: .offer, priority: .normal), Offer(page: .terms, priority: .critical),
    Offer(page: .item(1), priority: .low),
  ]
  var ask: CallEffect<Page> { .queue(page, priority: priority.rawValue) }
  var cover: CallEffect<Page> { .queue(page, priority: priority.rawValue, style: .cover) }
}

/// The adapters of the routers with tabs.
public enum Tabs {
  /// The router as it was published.
  public static var published: RouterTest<TabsRouter, Page> {
    RouterTest("tabs") {
      TabsRouter()
    } screens: { router in
      Screens(root: router.tab.root, pushed: router.tab.path, tab: router.selected)
        .presenting(router.tab.sheet, from: 0)
        .presenting(router.tab.cover, style: .cover, from: 0)
    }
    .tap("push", [Page.item(1), .item(2)], effect: { page in .custom { $0.push(page) } }) {
      $0.push($1)
    }
    .tap("pop", effect: .custom { $0.pop() }) { $0.pop() }
    .tap("popToRoot", effect: .custom { $0.popToRoot() }) { $0.popToRoot() }
    .tap("presentSheet", Offer.all, effect: { $0.ask }) {
      $0.presentSheet($1.page, priority: $1.priority)
    }
    .tap("presentCover", Offer.all, effect: { $0.cover }) {
      $0.presentCover($1.page, priority: $1.priority)
    }
    .tap("close", effect: .dismissAll) { $0.close() }
    .tap("switchTab", TabsRouter.names) { $0.switchTab($1) }
    .host(
      .declarative(
        path: { router, layer, pages in if layer.isBase { router.setPath(pages) } },
        closed: { router, _ in router.sheetClosed() },
        onDismiss: { router, _ in router.didDismiss() },
        tab: { $0.select($1) }, tabs: TabsRouter.names)
    )
    .always("the path tells what is shown") { router in router.isPathTrue }
  }

  /// Nothing is done to a tab that lies under a sheet.
  private static func isBare(_ screens: Screens<Page>) -> Bool { screens.layers.count == 1 }

  /// The mended router.
  public static var mended: RouterTest<MendedTabsRouter, Page> {
    RouterTest("mended-tabs") {
      MendedTabsRouter()
    } screens: { router in
      let style: ScreenLayer<Page>.Style = router.presented?.isCover == true ? .cover : .sheet
      var screens = Screens(
        root: router.tab.root, pushed: router.tab.path, tab: router.selected
      ).presenting(router.presented?.page, style: style)
      if let presented = router.presented { screens.layers[1].id = presented.number }
      return screens
    }
    .tap("push", [Page.item(1), .item(2)], effect: { page in .below { $0.push(page) } }) {
      try $0.push($1)
    }
    .tap("pop", effect: .below { $0.pop() }) { try $0.pop() }
    .tap("popToRoot", effect: .below { $0.popToRoot() }) { try $0.popToRoot() }
    .tap("presentSheet", Offer.all, effect: { $0.ask }) {
      $0.presentSheet($1.page, priority: $1.priority)
    }
    .tap("presentCover", Offer.all, effect: { $0.cover }) {
      $0.presentCover($1.page, priority: $1.priority)
    }
    .tap("close", effect: .dismissAll) { try $0.close() }
    .tap("switchTab", MendedTabsRouter.names, effect: { tab in .select(tab).when(isBare) }) {
      try $0.switchTab($1)
    }
    .host(
      .declarative(
        path: { router, layer, pages in if layer.isBase { router.setPath(pages) } },
        closed: { router, layer in router.willDismiss(number: layer.id) },
        onDismiss: { router, _ in router.didDismiss() },
        settled: { $0.didSettle() }, gesture: { $0.gesture(isActive: $1) },
        tab: { $0.select($1) }, tabs: MendedTabsRouter.names)
    )
    // The views report by no number which animation is over.
    .faults(HostFault.all.subtracting([.lostEnd, .earlyEnd, .doubleEnd]))
  }
}

extension CallEffect<Page> {
  /// What the router does only while nothing is presented.
  static func below(_ change: @escaping @Sendable (inout Screens<Page>) -> Void) -> Self {
    .custom { if $0.layers.count == 1 { change(&$0) } }
  }
}

extension Screens<Page> {
  /// The stack of the tab lies below whatever is presented.
  mutating func push(_ page: Page) { layers[0].pushed.append(page) }
  mutating func pop() { if !layers[0].pushed.isEmpty { layers[0].pushed.removeLast() } }
  mutating func popToRoot() { layers[0].pushed = [] }
}

extension TabsRouter {
  /// Whether the steps that the views are told lead to what is shown.
  var isPathTrue: Bool {
    let presented = [tab.sheet.map(PathStep.sheet), tab.cover.map(PathStep.cover)]
    return tab.steps == tab.path.map(PathStep.push) + presented.compactMap { $0 }
  }
}
