import EventsRouters
import NavSim

/// The adapters of the routers that handle events.
public enum Events {
  /// The router as it was published.
  public static var published: RouterTest<EventsRouter, Page> {
    RouterTest("events") {
      EventsRouter(store: Store())
    } screens: { router in
      Screens(root: .home, pushed: router.store.shown.path).presenting(router.store.shown.sheet)
    }
    .tap("open", [Page.item(1), .item(2)], effect: { .pushOnHome([$0]).eventually }) {
      $0.send(.open($1))
    }
    .tap("back", effect: .popOnHome.eventually) { $0.send(.back) }
    .tap("show", [Page.help, .terms], effect: { .presentOnHome($0).eventually }) {
      $0.send(.show($1))
    }
    .tap("close", effect: .dismiss.eventually) { $0.send(.close) }
    .action("follow", [[Page.item(1), .item(2)]], effect: { .steps($0.map { .pushOnHome([$0]) }) })
    {
      await $0.follow($1)
    }
    .host(
      .declarative(
        path: { router, _, left in
          router.store.setPath(left)
          router.send(.wentBack(left))
        },
        onDismiss: { router, _ in
          router.store.didDismiss()
          router.send(.dismissed)
        },
        settled: { router in Task { [router] in await router.didAppear() } }))
  }

  /// The mended router.
  public static var mended: RouterTest<MendedEventsRouter, Page> {
    RouterTest("mended-events") {
      MendedEventsRouter(store: MendedStore())
    } screens: { router in
      var screens = Screens(root: .home, pushed: router.store.path)
      if let sheet = router.store.sheet {
        screens.layers.append(ScreenLayer(sheet.page, id: sheet.number))
      }
      return screens
    }
    .tap("open", [Page.item(1), .item(2)], effect: { .pushOnHome([$0]).eventually.inOrder }) {
      $0.send(.open($1))
    }
    .tap("back", effect: .popOnHome.eventually.inOrder) { $0.send(.back) }
    .tap("show", [Page.help, .terms], effect: { .presentOnHome($0).eventually.inOrder }) {
      $0.send(.show($1))
    }
    .tap("close", effect: .dismiss.eventually.inOrder) { $0.send(.close) }
    .action("follow", [[Page.item(1), .item(2)]], effect: { .steps($0.map { .pushOnHome([$0]) }) })
    {
      await $0.follow($1)
    }
    .host(
      .declarative(
        path: { router, _, left in router.store.setPath(left) },
        closed: { router, layer in router.store.didDismiss(number: layer.id) },
        onDismiss: { router, layer in router.store.didDismiss(number: layer.id) },
        settled: { $0.store.didSettle() }, gesture: { $0.store.gesture(isActive: $1) })
    )
    // The views report by no number which animation is over.
    .faults(HostFault.all.subtracting([.lostEnd, .earlyEnd, .doubleEnd]))
  }
}

extension CallEffect<Page> {
  /// Pages are pushed below whatever is presented.
  static func pushOnHome(_ pages: [Page]) -> Self { .custom { $0.layers[0].pushed += pages } }

  /// The top page of home leaves.
  static var popOnHome: Self {
    .custom { if !$0.layers[0].pushed.isEmpty { $0.layers[0].pushed.removeLast() } }
  }

  /// What is presented makes way.
  static func presentOnHome(_ page: Page) -> Self {
    .custom { $0.layers = [$0.layers[0], ScreenLayer(page)] }
  }
}
