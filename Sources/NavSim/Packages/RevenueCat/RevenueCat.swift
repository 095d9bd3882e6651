import Foundation
@_spi(Packages) import SwiftUI

/// What is sold, and what was bought: a run's own. All purchases succeed, a tenth of a second later.
public final class Purchases {
  /// How much is told of what goes on: nothing is.
  nonisolated(unsafe) public static var logLevel = LogLevel.info
  /// Where it is.
  nonisolated(unsafe) public static var proxyURL: URL?
  /// True: it is always there.
  public static var isConfigured: Bool { true }
  /// That of the run.
  public static var shared: Purchases { ownOfRun { Purchases() } }
  /// True.
  public static func canMakePayments() -> Bool { true }

  /// Who is told.
  public weak var delegate: (any PurchasesDelegate)?
  /// Who is there.
  public private(set) var appUserID = "$RCAnonymousID:1"
  /// True for somebody who is not known.
  public var isAnonymous: Bool { appUserID.hasPrefix("$RCAnonymousID") }
  private var bought: [String] = []
  private var listeners: [AsyncStream<CustomerInfo>.Continuation] = []

  init() {}

  /// Begins.
  @discardableResult public static func configure(
    withAPIKey apiKey: String, appUserID: String? = nil
  ) -> Purchases {
    if let appUserID { shared.appUserID = appUserID }
    return shared
  }
  /// Begins.
  @discardableResult public static func configure(with configuration: Configuration) -> Purchases {
    configure(withAPIKey: "", appUserID: configuration.appUserID)
  }
  /// Begins.
  @discardableResult public static func configure(
    with builder: Configuration.Builder
  ) -> Purchases { configure(with: builder.build()) }

  private var info: CustomerInfo { CustomerInfo(bought: bought, user: appUserID) }
  /// What is known of somebody.
  public var cachedCustomerInfo: CustomerInfo? { info }
  /// What is known of somebody, whenever that changes.
  public var customerInfoStream: AsyncStream<CustomerInfo> {
    AsyncStream { continuation in
      continuation.yield(info)
      listeners.append(continuation)
    }
  }

  private func changed() {
    for listener in listeners { listener.yield(info) }
    delegate?.purchases(self, receivedUpdated: info)
  }

  private func later<Value>(_ value: @escaping () -> Value) async -> Value {
    await withCheckedContinuation { (done: CheckedContinuation<Answer<Value>, Never>) in
      answer(after: .milliseconds(100)) { done.resume(returning: Answer(value: value())) }
    }.value
  }
  private struct Answer<Value>: @unchecked Sendable { let value: Value }

  /// What is known of somebody.
  public func customerInfo() async throws -> CustomerInfo { await later { self.info } }
  /// What is known of somebody.
  public func customerInfo(fetchPolicy: CacheFetchPolicy) async throws -> CustomerInfo {
    try await customerInfo()
  }
  /// What is known of somebody.
  public func getCustomerInfo(completion: @escaping (CustomerInfo?, PublicError?) -> Void) {
    answer(after: .milliseconds(100)) { completion(self.info, nil) }
  }
  /// What is sold.
  public func offerings() async throws -> Offerings { await later { Offerings() } }
  /// What is sold.
  public func getOfferings(completion: @escaping (Offerings?, PublicError?) -> Void) {
    answer(after: .milliseconds(100)) { completion(Offerings(), nil) }
  }
  /// What is sold under names.
  public func products(_ identifiers: [String]) async -> [StoreProduct] {
    await later { identifiers.map { StoreProduct($0, "4.99") } }
  }

  /// Buys something.
  @discardableResult public func purchase(package: Package) async throws -> PurchaseResultData {
    try await purchase(product: package.storeProduct)
  }
  /// Buys something.
  @discardableResult public func purchase(
    product: StoreProduct
  ) async throws -> PurchaseResultData {
    await later { self.buy(product) }
  }
  /// Buys something.
  public func purchase(package: Package, completion: @escaping PurchaseCompletedBlock) {
    answer(after: .milliseconds(100)) {
      let result = self.buy(package.storeProduct)
      completion(result.transaction, result.customerInfo, nil, false)
    }
  }
  private func buy(_ product: StoreProduct) -> PurchaseResultData {
    if !bought.contains(product.productIdentifier) { bought.append(product.productIdentifier) }
    changed()
    return (StoreTransaction(product.productIdentifier), info, false)
  }
  /// Has what was bought before.
  @discardableResult public func restorePurchases() async throws -> CustomerInfo {
    await later { self.info }
  }
  /// Has what was bought before.
  public func restorePurchases(
    completion: ((CustomerInfo?, PublicError?) -> Void)? = nil
  ) { answer(after: .milliseconds(100)) { completion?(self.info, nil) } }
  /// Has what was bought before.
  @discardableResult public func syncPurchases() async throws -> CustomerInfo {
    await later { self.info }
  }
  /// Somebody is there.
  @discardableResult public func logIn(
    _ appUserID: String
  ) async throws -> (customerInfo: CustomerInfo, created: Bool) {
    await later {
      self.appUserID = appUserID
      self.changed()
      return (self.info, false)
    }
  }
  /// Somebody is there.
  public func logIn(
    _ appUserID: String, completion: @escaping (CustomerInfo?, Bool, PublicError?) -> Void
  ) {
    answer(after: .milliseconds(100)) {
      self.appUserID = appUserID
      self.changed()
      completion(self.info, false, nil)
    }
  }
  /// Nobody is there, and has bought nothing.
  @discardableResult public func logOut() async throws -> CustomerInfo {
    await later {
      (self.appUserID, self.bought) = ("$RCAnonymousID:1", [])
      self.changed()
      return self.info
    }
  }
  /// True.
  public func checkTrialOrIntroDiscountEligibility(
    packages: [Package]
  ) async -> [Package: IntroEligibility] { [:] }
  /// Says what is known of somebody.
  public var attribution: Attribution { Attribution() }
  /// Shows what he has bought.
  public func showManageSubscriptions() async throws {}
}

/// An error that apps see.
public typealias PublicError = NSError
/// What comes of buying.
public typealias PurchaseResultData = (
  transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
)
/// Who is told what comes of buying.
public typealias PurchaseCompletedBlock = (
  StoreTransaction?, CustomerInfo?, PublicError?, Bool
) -> Void

/// Who is told of what was bought.
public protocol PurchasesDelegate: AnyObject {
  /// Something else was bought.
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)
}
extension PurchasesDelegate {
  /// Does nothing.
  public func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}
}

/// How much is told.
public enum LogLevel: Int, Sendable {
  /// One of them.
  case verbose, debug, info, warn, error
}
/// From where something is known.
public enum CacheFetchPolicy: Int, Sendable {
  /// One of them.
  case fromCacheOnly, fetchCurrent, notStaleCachedOrFetched, cachedOrFetched
}
// Not beside it: there it would stand in the way of the configurations of styles.
extension Purchases {
  /// How it begins.
  public struct Configuration {
    let appUserID: String?
    /// How it begins.
    public struct Builder {
      var appUserID: String?
      /// Creates one.
      public init(withAPIKey apiKey: String) {}
      /// Says who is there.
      public func with(appUserID: String?) -> Self {
        var new = self
        new.appUserID = appUserID
        return new
      }
      /// Says something else.
      public func with(usesStoreKit2IfAvailable: Bool) -> Self { self }
      /// How it begins.
      public func build() -> Configuration { Configuration(appUserID: appUserID) }
    }
    /// How it begins.
    public static func builder(withAPIKey apiKey: String) -> Builder { Builder(withAPIKey: apiKey) }
  }
}
/// What is known of somebody beside.
public struct Attribution {
  /// Says it.
  public func setAttributes(_ attributes: [String: String]) {}
  /// Says it.
  public func setEmail(_ email: String?) {}
  /// Says it.
  public func setDisplayName(_ name: String?) {}
  /// Says it.
  public func collectDeviceIdentifiers() {}
  /// Says it.
  public func setAppsflyerID(_ id: String?) {}
}
/// Whether something is cheaper at first.
public struct IntroEligibility: Sendable {
  /// Whether it is.
  public let status: IntroEligibilityStatus
}
/// Whether something is cheaper at first.
public enum IntroEligibilityStatus: Int, Sendable {
  /// One of them.
  case unknown, ineligible, eligible, noIntroOfferExists
}
/// Why something is not bought.
public enum ErrorCode: Int, Error, Sendable {
  /// One of them.
  case unknownError, purchaseCancelledError, storeProblemError, purchaseNotAllowedError
  /// One of them.
  case purchaseInvalidError, productNotAvailableForPurchaseError, productAlreadyPurchasedError
  /// One of them.
  case networkError = 10, paymentPendingError = 20, configurationError = 23
}
