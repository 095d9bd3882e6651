/// Finds the page for an identifier, or says why there is none.
///
/// The first underscore parts the name of the module from that of the screen.
@MainActor
struct ProviderRegistry {
  /// Why there is no page, or no place for a module.
  enum Failure: Error, Equatable {
    case malformed(String)
    case noModule(String)
    case noScreen(String)
    case nameTaken(String)
  }

  /// The modules that are there before the first page is.
  private var providers: [String: any NavigationProvider] = [
    "First": FirstJourney(), "Auth": Auth(), "Shop": Shop(), "Legal": Legal(),
  ]

  /// Adds the pages of a module.
  mutating func register(_ provider: any NavigationProvider, for module: String) throws {
    guard providers[module] == nil else { throw Failure.nameTaken(module) }
    guard !module.isEmpty, !module.contains("_") else { throw Failure.malformed(module) }
    providers[module] = provider
  }

  /// The page for an identifier.
  func page(_ identifier: String) throws -> Page {
    let parts = identifier.split(
      separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw Failure.malformed(identifier)
    }
    guard let provider = providers[String(parts[0])] else {
      throw Failure.noModule(String(parts[0]))
    }
    guard let page = provider.navigateTo(screenIdentifier: String(parts[1])) else {
      throw Failure.noScreen(identifier)
    }
    return page
  }
}
