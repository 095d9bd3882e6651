@_exported public import Foundation
@_spi(Packages) import SwiftUI

/// What stands for something whose name an app does not know.
public struct Token<Kind>: Hashable, Codable, Sendable {
  let number: Int
  package init(number: Int) { self.number = number }
}
/// What stands for an app.
public typealias ApplicationToken = Token<Application>
/// What stands for a kind of apps.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// What stands for a site.
public typealias WebDomainToken = Token<WebDomain>

/// An app.
public struct Application: Hashable, Codable, Sendable {
  /// What it is known by.
  public var bundleIdentifier: String?
  /// What stands for it.
  public var token: ApplicationToken?
  /// Its name, which is not known.
  public var localizedDisplayName: String? { nil }
  /// Creates one.
  public init(bundleIdentifier: String) { self.bundleIdentifier = bundleIdentifier }
  /// Creates one.
  public init(token: ApplicationToken) { self.token = token }
  /// Creates one.
  public init() {}
}
/// A kind of apps.
public struct ActivityCategory: Hashable, Codable, Sendable {
  /// What stands for it.
  public var token: ActivityCategoryToken?
  /// Its name, which is not known.
  public var localizedDisplayName: String? { nil }
  /// Creates one.
  public init(token: ActivityCategoryToken) { self.token = token }
  /// Creates one.
  public init() {}
}
/// A site.
public struct WebDomain: Hashable, Codable, Sendable {
  /// Its name.
  public var domain: String?
  /// What stands for it.
  public var token: WebDomainToken?
  /// Creates one.
  public init(domain: String) { self.domain = domain }
  /// Creates one.
  public init(token: WebDomainToken) { self.token = token }
  /// Creates one.
  public init() {}
}

/// What others may not do.
public struct ShieldSettings: Equatable, Sendable {
  /// Which kinds.
  public enum ActivityCategoryPolicy<Kind>: Hashable, Sendable {
    /// One of them.
    case none
    /// One of them.
    case all(except: Set<Token<Kind>> = [])
    /// One of them.
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Kind>> = [])
  }
  /// Which apps; nil for none.
  public var applications: Set<ApplicationToken>?
  /// Which kinds; nil for none.
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  /// Which sites; nil for none.
  public var webDomains: Set<WebDomainToken>?
  /// Which kinds of sites; nil for none.
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// What an app says that others may do, which nobody hinders here.
public final class ManagedSettingsStore: @unchecked Sendable {
  /// Which of several.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ name: String) { rawValue = name }
    /// The usual one.
    public static let `default` = Self("default")
  }
  /// What is said of apps.
  public struct ApplicationSettings: Equatable, Sendable {
    /// What is said.
    public var blockedApplications: Set<Application>?, denyAppInstallation: Bool?
    /// What is said.
    public var denyAppRemoval: Bool?
  }
  /// What is said of sites.
  public struct WebContentSettings: Equatable, Sendable {
    /// Which sites.
    public enum FilterPolicy: Hashable, Sendable {
      /// One of them.
      case none
      /// One of them.
      case all(except: Set<WebDomain> = [])
      /// One of them.
      case specific(Set<WebDomain>)
      /// One of them.
      case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
    }
    /// What is said.
    public var blockedByFilter: FilterPolicy?
  }
  /// What is said of the clock.
  public struct DateAndTimeSettings: Equatable, Sendable {
    /// What is said.
    public var requireAutomaticDateAndTime: Bool?
  }
  /// What is said of accounts.
  public struct AccountSettings: Equatable, Sendable {
    /// What is said.
    public var lockAccounts: Bool?
  }

  private final class Kept {
    var shield = ShieldSettings(), application = ApplicationSettings()
    var webContent = WebContentSettings(), dateAndTime = DateAndTimeSettings()
    var account = AccountSettings()
  }
  private final class All { var kept: [Name: Kept] = [:] }
  private let name: Name
  private var kept: Kept {
    let all = ownOfRun { All() }
    if let kept = all.kept[name] { return kept }
    let new = Kept()
    all.kept[name] = new
    return new
  }

  /// The usual one.
  public init() { name = .default }
  /// One of several.
  public init(named name: Name) { self.name = name }

  /// What others may not do.
  public var shield: ShieldSettings {
    get { kept.shield }
    set { kept.shield = newValue }
  }
  /// What is said of apps.
  public var application: ApplicationSettings {
    get { kept.application }
    set { kept.application = newValue }
  }
  /// What is said of sites.
  public var webContent: WebContentSettings {
    get { kept.webContent }
    set { kept.webContent = newValue }
  }
  /// What is said of the clock.
  public var dateAndTime: DateAndTimeSettings {
    get { kept.dateAndTime }
    set { kept.dateAndTime = newValue }
  }
  /// What is said of accounts.
  public var account: AccountSettings {
    get { kept.account }
    set { kept.account = newValue }
  }
  /// Says nothing any more.
  public func clearAllSettings() { ownOfRun { All() }.kept[name] = nil }
}

/// What the user does where he may not.
public enum ShieldAction: Int, Sendable {
  /// One of them.
  case primaryButtonPressed, secondaryButtonPressed
}
/// What comes of it.
public enum ShieldActionResponse: Int, Sendable {
  /// One of them.
  case none, close, `defer`
}
/// Who is told, in an extension that is not played.
open class ShieldActionDelegate: NSObject {
  /// Creates one.
  public override init() {}
  /// The user has done something.
  open func handle(
    action: ShieldAction, for application: ApplicationToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) {}
  /// The user has done something.
  open func handle(
    action: ShieldAction, for webDomain: WebDomainToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) {}
  /// The user has done something.
  open func handle(
    action: ShieldAction, for category: ActivityCategoryToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) {}
}
