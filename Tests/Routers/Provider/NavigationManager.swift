/// Finds the page for an identifier, which names a module and a screen of it: `Auth_login`.
@MainActor
public final class NavigationManager {
  private var providers: [String: any NavigationProvider] = [:]

  init() {}

  /// Adds the pages of a module.
  func registerProvider(for module: String, provider: any NavigationProvider) {
    providers[module] = provider
  }

  /// The page for an identifier; a blank one when there is none.
  func navigateTo(_ identifier: String) -> Page {
    let parts = identifier.split(separator: "_")
    guard parts.count >= 2, let module = parts.first, let screen = parts.last else {
      return .blank
    }
    let provider = providers[String(module)]
    return provider?.navigateTo(screenIdentifier: String(screen)) ?? .blank
  }
}
