/// Makes the screens of one module (document 003).
///
///     struct AuthProvider: ScreenProvider {
///       let identifiers = ["login", "contacts"]
///
///       func screen(_ identifier: String, _ parameters: ScreenParameters) -> AppScreen? {
///         switch identifier {
///         case "login": .login(user: parameters["user"])
///         case "contacts": .contacts
///         default: nil
///         }
///       }
///     }
public protocol ScreenProvider<Product> {
  /// What is made: a screen, a route, a view.
  associatedtype Product
  /// The screens that it makes, for messages.
  var identifiers: [String] { get }
  /// Makes a screen; nil for one that it does not know, or not with these parameters.
  func screen(_ identifier: String, _ parameters: ScreenParameters) -> Product?
}

/// The providers of an application's modules, each under a key, so that a module can name the
/// screens of another without depending on it (document 003).
///
/// A value: everybody who has it can read it, and registering is done where the application is put
/// together.
public struct ProviderRegistry<Product> {
  private var providers: [(key: String, provider: any ScreenProvider<Product>)] = []

  /// An empty registry.
  public init() {}

  /// The keys in the order of registration.
  public var keys: [String] { providers.map(\.key) }

  /// Registers the provider of a module.
  ///
  /// - Throws: ``RegistrationError`` when the key is taken, or no name could ever have it.
  public mutating func register(
    _ provider: any ScreenProvider<Product>, for key: String
  ) throws(RegistrationError) {
    guard !key.isEmpty, !key.contains("_") else { throw .unreachableKey(key) }
    guard !keys.contains(key) else { throw .duplicateKey(key, registered: keys) }
    providers.append((key, provider))
  }

  /// Takes a provider out.
  ///
  /// - Returns: false when there is none under the key.
  @discardableResult
  public mutating func unregister(_ key: String) -> Bool {
    guard let index = providers.firstIndex(where: { $0.key == key }) else { return false }
    providers.remove(at: index)
    return true
  }

  /// Makes the screen of a name.
  public func resolve(_ name: ScreenName) throws(ResolutionError) -> Product {
    guard let provider = providers.first(where: { $0.key == name.key })?.provider else {
      throw .unknownKey(name.key, registered: keys)
    }
    if let product = provider.screen(name.identifier, name.parameters) { return product }
    guard provider.identifiers.contains(name.identifier) else {
      throw .unknownIdentifier(name.identifier, key: name.key, known: provider.identifiers)
    }
    throw .unfitParameters(name)
  }

  /// Makes the screen of a name such as `"Auth_login?user=7"`.
  public func resolve(_ text: String) throws(ResolutionError) -> Product {
    let name: ScreenName
    do { name = try ScreenName(text) } catch { throw .malformed(text, error) }
    return try resolve(name)
  }
}

/// Why a provider cannot be registered.
public enum RegistrationError: Error, Hashable, Sendable {
  /// Another one is registered under the key; it stays.
  case duplicateKey(String, registered: [String])
  /// The key is empty or has a `_` in it, so no name would ever lead to it.
  case unreachableKey(String)
}

/// Why a name leads to no screen.
public enum ResolutionError: Error, Hashable, Sendable {
  /// The text is not a name.
  case malformed(String, ScreenNameError)
  /// No provider is registered under the key.
  case unknownKey(String, registered: [String])
  /// The provider makes no such screen.
  case unknownIdentifier(String, key: String, known: [String])
  /// The provider makes the screen, but not with these parameters.
  case unfitParameters(ScreenName)
}
