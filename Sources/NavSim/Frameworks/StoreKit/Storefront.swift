public import Foundation
public import SwiftUI

extension AppStore {
  /// Where something is sold.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let production = Self(rawValue: "Production"),
      sandbox = Self(rawValue: "Sandbox"),
      xcode = Self(rawValue: "Xcode")
  }

  /// True: the user may buy.
  public static var canMakePayments: Bool { true }
  /// What the device is called for the shop.
  public static var deviceVerificationID: UUID? { nil }
  /// Shows what the user has for a time, which is nothing; he closes it a second later.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    try await Task.sleep(for: .seconds(1))
  }
  /// Shows what the user has for a time, which is nothing; he closes it a second later.
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws { try await showManageSubscriptions(in: scene) }
  /// Asks for a code, which the user does not have; he closes it a second later.
  @MainActor public static func presentOfferCodeRedeemSheet(
    in scene: UIWindowScene
  ) async throws { try await Task.sleep(for: .seconds(1)) }
}

/// The shop of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// Its country, in three letters.
  public let countryCode: String
  /// Its number.
  public let id: String
  static let usual = Self(countryCode: "USA", id: "143441")

  /// The shop that the user buys in.
  public static var current: Storefront? { get async { usual } }
  /// Other shops that he goes to: none.
  public static var updates: Storefronts { Storefronts() }

  /// Shops, one after another.
  public struct Storefronts: AsyncSequence, Sendable {
    /// What comes.
    public typealias Element = Storefront
    /// One after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next; never one here.
      public mutating func next() async -> Storefront? {
        await Task.neverEnding()
        return nil
      }
    }
    /// One after another.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// That the app itself was bought.
public struct AppTransaction: Hashable, Sendable {
  /// The app.
  public var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
  /// Its number in the shop.
  public var appID: UInt64? { nil }
  /// The version of it.
  public var appVersion: String { "1.0" }
  /// The version that was bought first.
  public var originalAppVersion: String { "1.0" }
  /// When it was bought first.
  public let originalPurchaseDate: Date
  /// When it was ordered.
  public var preorderDate: Date? { nil }
  /// When the shop has signed that.
  public var signedDate: Date { originalPurchaseDate }
  /// Where it was sold.
  public var environment: AppStore.Environment { .xcode }
  /// What the shop has signed, which nobody can read here.
  public var jsonRepresentation: Data { Data() }
  private static let one = Self(originalPurchaseDate: Date(timeIntervalSinceReferenceDate: 0))

  /// What the shop says of it.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws {
      await Task.yield()
      return .verified(one)
    }
  }
  /// Asks the shop again, which takes a second.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    try await Task.sleep(for: .seconds(1))
    return .verified(one)
  }
}

/// What the shop wants to tell the user: nothing.
public struct Message: Hashable, Sendable {
  /// Why it does.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: Int
    /// Creates one.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let generic = Self(rawValue: 0), priceIncreaseConsent = Self(rawValue: 1),
      billingIssue = Self(rawValue: 2)
    /// What it is called.
    public var localizedDescription: String { "\(rawValue)" }
  }
  /// Why it does.
  public let reason: Reason
  /// Shows it.
  @MainActor public func display(in scene: UIWindowScene) throws {}
  /// What it wants to tell from now on: nothing.
  public static var messages: Messages { Messages() }

  /// Messages, one after another.
  public struct Messages: AsyncSequence, Sendable {
    /// What comes.
    public typealias Element = Message
    /// One after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next; never one here.
      public mutating func next() async -> Message? {
        await Task.neverEnding()
        return nil
      }
    }
    /// One after another.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// Shows what the shop wants to tell.
@MainActor public struct DisplayMessageAction: Sendable {
  /// Shows it.
  public func callAsFunction(_ message: Message) throws {}
}

/// Buys something.
public struct PurchaseAction: Sendable {
  /// Buys it, which takes two seconds.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
  /// Buys something.
  public var purchase: PurchaseAction { PurchaseAction() }
  /// Shows what the shop wants to tell.
  @MainActor public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
