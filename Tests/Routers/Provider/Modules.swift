/// Makes the pages of a module.
@MainActor
public protocol NavigationProvider: AnyObject {
  /// Makes a page.
  ///
  /// - Parameter screenIdentifier: its name within the module.
  /// - Returns: nil when the module has no such page.
  func navigateTo(screenIdentifier: String) -> Page?
}

/// The screens of the first journey.
public enum FirstScreen: String, Sendable {
  case welcome
  case contactList = "contacts"
  case contact
}

/// The first journey.
final class FirstJourney: NavigationProvider {
  func navigateTo(screenIdentifier: String) -> Page? {
    switch FirstScreen(rawValue: screenIdentifier) {
    case .welcome: .welcome
    case .contactList: .contacts
    case .contact: .contact
    case nil: nil
    }
  }
}

/// Who the user is.
final class Auth: NavigationProvider {
  func navigateTo(screenIdentifier: String) -> Page? {
    switch screenIdentifier {
    case "login": .login
    case "password": .password
    case "forgot_password": .forgotPassword
    default: nil
    }
  }
}

/// What is for sale.
final class Shop: NavigationProvider {
  func navigateTo(screenIdentifier: String) -> Page? {
    screenIdentifier == "item" ? .item : nil
  }
}

/// Legal matters; loaded when they are needed.
final class Legal: NavigationProvider {
  func navigateTo(screenIdentifier: String) -> Page? {
    screenIdentifier == "terms" ? .terms : nil
  }
}

/// What is for sale this week; has the name of the shop, too.
final class Promotion: NavigationProvider {
  func navigateTo(screenIdentifier: String) -> Page? {
    screenIdentifier == "item" ? .promotion : nil
  }
}

/// A module that is loaded while the app runs.
public enum LateModule: Hashable, Sendable {
  case promotion
  case legal
}
