import NavCore
import Testing

/// What document 003 shows, with this router: a provider per module, names, state-driven roots.
@MainActor
@Suite("Document 003")
struct Document003Tests {
  private enum AppScreen: Hashable {
    case welcome
    case contacts
    case login(user: String?)
  }

  private struct FirstJourneyProvider: ScreenProvider {
    let identifiers = ["welcome", "contacts"]

    func screen(_ identifier: String, _ parameters: ScreenParameters) -> AppScreen? {
      switch identifier {
      case "welcome": .welcome
      case "contacts": .contacts
      default: nil
      }
    }
  }

  private struct AuthProvider: ScreenProvider {
    let identifiers = ["login"]

    func screen(_ identifier: String, _ parameters: ScreenParameters) -> AppScreen? {
      identifier == "login" ? .login(user: parameters["user"]) : nil
    }
  }

  private func registry() throws -> ProviderRegistry<AppScreen> {
    var registry = ProviderRegistry<AppScreen>()
    try registry.register(FirstJourneyProvider(), for: "First")
    try registry.register(AuthProvider(), for: "Auth")
    return registry
  }

  @Test("each module has a provider under a key, and is named, not depended on")
  func provider() throws {
    let registry = try registry()
    #expect(try registry.resolve("First_welcome") == .welcome)
    #expect(try registry.resolve("Auth_login") == .login(user: nil))
    #expect(try registry.resolve("Auth_login?user=7") == .login(user: "7"))
    #expect(throws: ResolutionError.self) { try registry.resolve("Auth_nothing") }
  }

  @Test("the state of the application decides the root, in the middle of a transition as well")
  func stateDriven() throws {
    let registry = try registry()
    let router = Router(root: try registry.resolve("First_welcome"))
    let host = router.attachHost(endsAtOnce: false)
    router.push(.contacts)
    let login = try registry.resolve("Auth_login")
    router.replaceRoot(login, RequestOptions(whenBusy: .wait))
    #expect(router.visibleRoutes == [.welcome, .contacts])
    host.end()
    host.end()
    #expect(router.visibleRoutes == [.login(user: nil), .contacts])
    router.popToRoot()
    host.end()
    #expect(router.visibleRoutes == [.login(user: nil)])
  }
}
