public import Foundation
public import SwiftUI

/// Something that was bought.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Its number.
  public let id: UInt64
  /// What it is.
  public let productID: String
  /// How many were bought.
  public let purchasedQuantity: Int
  /// When it was bought.
  public let purchaseDate: Date
  /// When it was bought first.
  public let originalPurchaseDate: Date
  /// When its money was given back.
  public var revocationDate: Date? { nil }
  /// Until when it is his.
  public var expirationDate: Date? { nil }
  /// What it is: bought for good.
  public var productType: Product.ProductType { .nonConsumable }
  /// Its first number.
  public var originalID: UInt64 { id }
  /// Who bought it, as the app called him: nobody says so here.
  public var appAccountToken: UUID? { nil }
  /// The app that sold it.
  public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
  /// Where it was sold.
  public var environment: AppStore.Environment { .xcode }
  /// False: nothing better was bought.
  public var isUpgraded: Bool { false }
  /// What made it cheaper: nothing.
  public var offer: Offer? { nil }
  /// What made it cheaper: nothing.
  public var offerID: String? { nil }
  /// What made it cheaper: nothing.
  public var offerType: OfferType? { nil }
  /// Whose it is.
  public var ownershipType: OwnershipType { .purchased }
  /// Why it was bought.
  public var reason: Reason { .purchase }
  /// Why its money was given back.
  public var revocationReason: RevocationReason? { nil }
  /// When the shop has signed it.
  public var signedDate: Date { purchaseDate }
  /// Where it was bought.
  public var storefront: Storefront { .usual }
  /// Where it was bought.
  public var storefrontCountryCode: String { Storefront.usual.countryCode }
  /// What of several it is: nothing here is had for a time.
  public var subscriptionGroupID: String? { nil }
  /// How a subscription stands: nothing here is had for a time.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
  /// Its line in a bill.
  public var webOrderLineItemID: String? { nil }
  /// What was paid.
  public var price: Decimal? { 0.99 }
  /// What was paid with.
  public var currency: Locale.Currency? { Locale.Currency("USD") }
  /// What was paid with.
  public var currencyCode: String? { "USD" }
  /// On which device it was bought.
  public var deviceVerification: Data { Data() }
  /// The app has given what was bought.
  public func finish() async { Purchases.ofRun.finish(id) }

  /// The one that was bought last of something.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    Purchases.ofRun.latest(of: productID).map { .verified($0) }
  }
  /// The one that holds of something.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { await latest(for: productID) }

  /// What is bought, as it comes.
  public struct Transactions: AsyncSequence, Sendable {
    /// What comes.
    public typealias Element = VerificationResult<Transaction>
    /// One after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let isEndless: Bool
      var rest: ArraySlice<Transaction>
      /// The next one.
      public mutating func next() async -> VerificationResult<Transaction>? {
        // A test waits for what is bought later as an app does: until it is cancelled.
        while isEndless, !Task.isCancelled { await Task.neverEnding() }
        return rest.popFirst().map { .verified($0) }
      }
    }
    let isEndless: Bool
    let all: [Transaction]
    /// One after another.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(isEndless: isEndless, rest: all[...])
    }
  }
  /// What is bought elsewhere from now on: nothing.
  public static var updates: Transactions { Transactions(isEndless: true, all: []) }
  /// What was bought in this run and holds.
  public static var currentEntitlements: Transactions {
    Transactions(isEndless: false, all: Purchases.ofRun.newest)
  }
  /// All that was bought in this run.
  public static var all: Transactions {
    Transactions(isEndless: false, all: Purchases.ofRun.all)
  }
  /// What was bought in this run and not given yet.
  public static var unfinished: Transactions {
    Transactions(isEndless: false, all: Purchases.ofRun.unfinished)
  }
}

extension Transaction {
  /// What made something cheaper.
  public struct Offer: Hashable, Sendable {
    /// How something is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// Its value.
      public let rawValue: String
      /// Creates one.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// One of them.
      public static let freeTrial = Self(rawValue: "freeTrial"),
        payAsYouGo = Self(rawValue: "payAsYouGo"), payUpFront = Self(rawValue: "payUpFront")
    }
    /// Its name.
    public let id: String?
    /// What it is.
    public let type: OfferType
    /// How it is paid.
    public let paymentMode: PaymentMode?
  }
  /// Why something is cheaper.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: Int
    /// Creates one.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let introductory = Self(rawValue: 1), promotional = Self(rawValue: 2),
      code = Self(rawValue: 3)
    /// What it is called.
    public var localizedDescription: String { "\(rawValue)" }
  }
  /// Whose something is.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let purchased = Self(rawValue: "purchased"),
      familyShared = Self(rawValue: "familyShared")
    /// What it is called.
    public var localizedDescription: String { rawValue }
  }
  /// Why something was bought.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let purchase = Self(rawValue: "purchase"), renewal = Self(rawValue: "renewal")
  }
  /// Why money was given back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: Int
    /// Creates one.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let other = Self(rawValue: 0), developerIssue = Self(rawValue: 1)
    /// What it is called.
    public var localizedDescription: String { "\(rawValue)" }
  }
  /// What the user has done who was to ask for his money.
  public enum RefundRequestStatus: Sendable {
    /// One of them.
    case success, userCancelled
  }
  /// Why money is not asked for.
  public enum RefundRequestError: Error, Sendable {
    /// One of them.
    case duplicateRequest, failed
  }

  /// Has the user ask for his money, which he does not do here.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    try await Task.sleep(for: .seconds(1))
    return .userCancelled
  }
  /// Has the user ask for his money, which he does not do here.
  @MainActor public func beginRefundRequest(
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { try await Self.beginRefundRequest(for: id, in: scene) }
  /// What the shop says of it, as JSON.
  public var jsonRepresentation: Data {
    Data(#"{"productId":"\#(productID)","transactionId":"\#(id)"}"#.utf8)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Comes back when the task is cancelled.
  static func neverEnding() async {
    let waiting = AsyncStream<Never> { _ in }
    for await _ in waiting {}
  }
}
