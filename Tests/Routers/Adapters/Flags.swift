import FlagsRouters
import NavSim

/// The adapters of the routers with flags.
public enum Flags {
  /// The router as it was published.
  public static var published: RouterTest<FlagsRouter, Page> {
    RouterTest("flags") {
      FlagsRouter()
    } screens: { router in
      Screens(root: .home, pushed: pages(router.homeRoute, router.listRoute))
        .presenting(router.isHelpPresented ? .help : nil, from: 0)
        .presenting(router.homeRoute == .login ? .login : nil, style: .cover, from: 0)
    }
    .tap("openList", effect: .push(.list).from(.home)) { $0.homeNeedsRoute(to: .list) }
    .tap("openAbout", effect: .push(.about).from(.home)) { $0.homeNeedsRoute(to: .about) }
    .tap("openLogin", effect: .present(.login, style: .cover).from(.home)) {
      $0.homeNeedsRoute(to: .login)
    }
    .tap("openItem", effect: .push(.item).from(.list)) { $0.listNeedsRoute(to: .item) }
    .tap("aboutBack", effect: .pop.from(.about)) { $0.aboutNeedsBack() }
    .tap("itemRoot", effect: .popToRoot.from(.item)) { $0.itemNeedsRoot() }
    .tap("loginDone", effect: .dismiss.from(.login)) { $0.loginIsDone() }
    .tap("help", effect: .present(.help).from(.home)) { $0.homeNeedsHelp() }
    .tap("helpDone", effect: .dismiss.from(.help)) { $0.helpIsDone() }
    .tap("helpList") { $0.helpNeedsList() }
    .host(
      .declarative(
        path: { router, _, left in
          if left.count < 2 { router.isListLinkActive = false }
          if left.isEmpty { router.isHomeLinkActive = false }
        },
        onDismiss: { router, layer in
          if layer.root == .help { router.helpDidDismiss() } else { router.coverDidDismiss() }
        }))
  }

  /// The mended router.
  public static var mended: RouterTest<MendedFlagsRouter, Page> {
    RouterTest("mended-flags") {
      MendedFlagsRouter()
    } screens: { router in
      var screens = Screens(root: .home, pushed: pages(router.homeLink, router.listRoute))
      if let shown = router.presentation {
        screens.layers.append(
          ScreenLayer(
            shown.isLogin ? .login : .help, style: shown.isLogin ? .cover : .sheet,
            id: shown.number))
      }
      return screens
    }
    .tap("openList", effect: .push(.list).from(.home)) { try $0.homeNeedsRoute(to: .list) }
    .tap("openAbout", effect: .push(.about).from(.home)) { try $0.homeNeedsRoute(to: .about) }
    .tap("openLogin", effect: .present(.login, style: .cover).from(.home)) {
      try $0.homeNeedsRoute(to: .login)
    }
    .tap("openItem", effect: .push(.item).from(.list)) { try $0.listNeedsRoute(to: .item) }
    .tap("aboutBack", effect: .pop.from(.about)) { try $0.aboutNeedsBack() }
    .tap("itemRoot", effect: .popToRoot.from(.item)) { try $0.itemNeedsRoot() }
    .tap("loginDone", effect: .dismiss.from(.login)) { try $0.loginIsDone() }
    .tap("help", effect: .present(.help).from(.home)) { try $0.homeNeedsHelp() }
    .tap("helpDone", effect: .dismiss.from(.help)) { try $0.helpIsDone() }
    .tap("helpList") { try $0.helpNeedsList() }
    .host(
      .declarative(
        path: { router, _, left in
          if left.count < 2 { router.isListLinkActive = false }
          if left.isEmpty { router.isHomeLinkActive = false }
        },
        closed: { router, layer in router.didDismiss(number: layer.id) },
        onDismiss: { router, layer in router.didDismiss(number: layer.id) },
        settled: { $0.didSettle() }, gesture: { $0.gesture(isActive: $1) })
    )
    // The views report by no number which animation is over.
    .faults(HostFault.all.subtracting([.lostEnd, .earlyEnd, .doubleEnd]))
  }

  private static func pages(_ home: HomeRoute?, _ list: ListRoute?) -> [Page] {
    switch (home, list) {
    case (.list, .item): [.list, .item]
    case (.list, nil): [.list]
    case (.about, _): [.about]
    case (.login, _), (nil, _): []
    }
  }
}

extension CallEffect<Page> {
  /// What a page asks, which asks nothing while it is not the one on top.
  func from(_ page: Page) -> Self {
    when { screens in screens.layers.last.map { $0.pushed.last ?? $0.root } == page }
  }
}
