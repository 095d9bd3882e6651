import NavCore
import Testing

/// What document 004 shows, with this router: views report, one place decides, flags are derived.
@MainActor
@Suite("Document 004")
struct Document004Tests {
  private struct Profile: Hashable {
    let name: String
  }

  private enum LoginViewRoute {
    case didLogin(profile: Profile)
    case loginFailure(reason: String)
  }

  private enum Route: Hashable {
    case login
    case home(Profile)
    case alert(String)
    case viewA, viewB, viewC, viewD(index: Int), viewZ
  }

  /// A view that has no idea what comes next.
  private struct LoginView {
    let report: EventReporter<LoginViewRoute>

    func buttonTapped(password: String) {
      if password == "secret" {
        report(.didLogin(profile: Profile(name: "Ada")))
      } else {
        report(.loginFailure(reason: "wrong password"))
      }
    }
  }

  private func loginView(_ router: Router<Route>) -> LoginView {
    let entry = router.navigation.visibleEntry.id
    return LoginView(
      report: router.reporter(for: entry) { event, router in
        switch event {
        case .didLogin(let profile): router.replaceRoot(.home(profile))
        case .loginFailure(let reason): router.present(.alert(reason))
        }
      })
  }

  @Test("a view reports what has happened; where it leads is decided in one place")
  func delegate() {
    let router = Router<Route>(root: .login)
    let host = router.attachHost()
    let view = loginView(router)
    view.buttonTapped(password: "guess")
    #expect(router.visibleRoutes == [.alert("wrong password")])
    router.dismiss()
    view.buttonTapped(password: "secret")
    #expect(router.visibleRoutes == [.home(Profile(name: "Ada"))])
    view.buttonTapped(password: "secret")
    #expect(router.visibleRoutes == [.home(Profile(name: "Ada"))])
    #expect(!host.isBusy)
  }

  @Test("each view has a push flag and a presentation flag of its own, never one slot for both")
  func flags() async {
    let router = Router<Route>(root: .viewA)
    let host = router.attachHost()
    let viewA = router.navigation.visibleEntry.id
    await router.push(.viewB)
    let pushed = router.pushFlag(of: viewA)
    #expect(pushed.isActive && !router.presentationFlag(of: viewA).isActive)
    pushed.isActive = false
    await router.present(.viewZ, as: .fullScreenCover)
    let presented = router.presentationFlag(of: viewA)
    #expect(presented.isActive && !router.pushFlag(of: viewA).isActive)
    // The late write of the view that has been popped cannot touch the cover (M-RD-03).
    pushed.isActive = false
    #expect(presented.isActive)
    presented.isActive = false
    #expect(router.visibleRoutes == [.viewA])
    #expect(!host.isBusy)
  }

  @Test("back to the root from two levels down leaves nothing behind (M-RD-01)")
  func root() async {
    let router = Router<Route>(root: .viewA)
    let host = router.attachHost()
    await router.push(.viewB)
    await router.push(.viewD(index: 3))
    await router.popToRoot()
    await router.push(.viewB)
    #expect(router.visibleRoutes == [.viewA, .viewB])
    #expect(!host.isBusy)
  }

  @Test("a second tap on Done during the exit is rejected, not a trap (M-RD-02)")
  func twice() {
    let router = Router<Route>(root: .viewA)
    let host = router.attachHost(endsAtOnce: false)
    router.push(.viewC)
    host.end()
    let viewC = router.from(router.navigation.visibleEntry.id)
    var heard: [Outcome] = []
    router.onOutcome = { heard.append($1) }
    viewC.pop()
    viewC.pop()
    host.end()
    #expect(heard == [.rejected(.stale(source: viewC.entry)), .completed])
  }
}
