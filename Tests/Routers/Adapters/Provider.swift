import NavSim
import ProviderRouters

/// The adapters of the routers with providers.
public enum Providers {
  /// The router as it was published.
  public static var published: RouterTest<ProviderRouter, Page> {
    RouterTest("provider") {
      ProviderRouter()
    } screens: { router in
      Screens(root: router.root, pushed: router.pushed).presenting(router.sheet)
    }
    .tap("login", effect: .root(.login, on: [.welcome])) { $0.didTapLogin() }
    .action("authenticate", effect: .root(.contacts, on: [.login])) { await $0.authenticate() }
    .tap("logOut", effect: .root(.welcome, on: [.login, .contacts])) { $0.logOut() }
    .tap("load", [LateModule.promotion, .legal], effect: { _ in .nothing }) { $0.load($1) }
    .tap("open", ["First_contact", "Auth_password"], effect: { .push(page($0)).onBase }) {
      $0.open($1)
    }
    .tap("openItem", effect: .push(.item).onBase) { $0.open("Shop_item") }
    .tap("openForgotten", effect: .push(.forgotPassword).onBase) { $0.open("Auth_forgot_password") }
    .tap("openTerms", effect: .push(.terms).onBase) { $0.open("Legal_terms") }
    .tap("openContacts", effect: .push(.contacts).onBase) { $0.openContacts() }
    .tap("openUnknown", ["Auth_x", "x", "No_x"], effect: { _ in .nothing }) { $0.open($1) }
    .tap("back", effect: .pop.onBase) { $0.back() }
    .tap("present", ["Auth_password", "Shop_item"], effect: { .present(page($0)).onBase }) {
      $0.present($1)
    }
    .tap("dismiss", effect: .dismiss) { $0.dismiss() }
    .host(
      .declarative(
        path: { router, _, left in router.setPath(count: left.count) },
        onDismiss: { router, _ in router.didDismiss() }))
  }

  /// The mended router.
  public static var mended: RouterTest<MendedProviderRouter, Page> {
    RouterTest("mended-provider") {
      MendedProviderRouter()
    } screens: { router in
      var screens = Screens(root: router.root, pushed: router.pushed)
      if let sheet = router.presentation {
        screens.layers.append(ScreenLayer(sheet.page, id: sheet.number))
      }
      return screens
    }
    .action("login", effect: .root(.login, on: [.welcome])) { try await $0.didTapLogin() }
    .action("authenticate", effect: .root(.contacts, on: [.login])) { try await $0.authenticate() }
    .action("logOut", effect: .root(.welcome, on: [.login, .contacts])) { try await $0.logOut() }
    .tap("load", [LateModule.promotion, .legal], effect: { _ in .nothing }) { try $0.load($1) }
    .tap("open", ["First_contact", "Auth_password"], effect: { .push(page($0)).onBase }) {
      try $0.open($1)
    }
    .tap("openItem", effect: .push(.item).onBase) { try $0.open("Shop_item") }
    .tap("openForgotten", effect: .push(.forgotPassword).onBase) {
      try $0.open("Auth_forgot_password")
    }
    .tap("openTerms", effect: .push(.terms).onBase) { try $0.open("Legal_terms") }
    .tap("openContacts", effect: .push(.contacts).onBase) { try $0.openContacts() }
    .tap("openUnknown", ["Auth_x", "x", "No_x"], effect: { _ in .nothing }) { try $0.open($1) }
    .tap("back", effect: .pop.onBase) { try $0.back() }
    .tap("present", ["Auth_password", "Shop_item"], effect: { .present(page($0)).onBase }) {
      try $0.present($1)
    }
    .tap("dismiss", effect: .dismiss) { try $0.dismiss() }
    .host(
      .declarative(
        path: { router, _, left in router.setPath(count: left.count) },
        closed: { router, layer in router.didDismiss(number: layer.id) },
        onDismiss: { router, layer in router.didDismiss(number: layer.id) },
        settled: { $0.didSettle() }, gesture: { $0.gesture(isActive: $1) })
    )
    // The views report by no number which animation is over.
    .faults(HostFault.all.subtracting([.lostEnd, .earlyEnd, .doubleEnd]))
  }

  private static func page(_ identifier: String) -> Page {
    switch identifier {
    case "First_contact": .contact
    case "Auth_password": .password
    default: .item
    }
  }
}

extension CallEffect<Page> {
  /// Another root, with nothing on it; asks nothing on other roots than these.
  static func root(_ page: Page, on roots: [Page]) -> Self {
    .custom(changesRoot: true) { screens in
      if roots.contains(screens.layers[0].root) { screens = Screens(root: page) }
    }
  }

  /// What a page asks that is not below another layer.
  var onBase: Self { when { $0.layers.count == 1 } }
}
