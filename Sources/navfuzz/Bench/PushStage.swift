import NavCore

/// A router and its host in one isolation: awaited pushes, on the stock executor, with a host that
/// is done at once.
actor PushStage {
  /// Carries out as many, one after another.
  func run(_ pushes: Int) async {
    let router = Router<Int>(root: 0)
    let host = InstantHost()
    host.router = router
    router.attach(host)
    for push in 0..<pushes {
      await router.push(push & 7)
      if push & 15 == 15 { await router.popToRoot() }
    }
  }
}

/// Ends every transition inside the call.
private final class InstantHost: NavigationHost {
  weak var router: Router<Int>?

  func carryOut(_ command: HostCommand) {
    if case .perform(let id, _, _) = command { router?.report(.ended(id, finished: true)) }
  }
}
