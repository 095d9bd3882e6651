@_exported public import SwiftUI
@_spi(Packages) import Combine

/// Asks for a review, which nobody writes here.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks for a review, in an older way.
@MainActor @preconcurrency public enum SKStoreReviewController {
  /// Does nothing.
  public static func requestReview() {}
  /// Does nothing.
  public static func requestReview(in scene: UIWindowScene) {}
}

/// The shop of apps.
public enum AppStore {
  /// Asks for a review, which nobody writes here.
  @MainActor @preconcurrency public static func requestReview(in scene: UIWindowScene) {}
  /// Looks what was bought, which takes a second.
  public static func sync() async throws { try await Task.sleep(for: .seconds(1)) }
}

extension AppStore {
  /// True.
  public static var canMakePayments: Bool { true }
  /// What tells the phone from others: the same in every run.
  public static let deviceVerificationID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
  /// Shows what is had for a time, and comes back when the user has closed it, a second later.
  @MainActor @preconcurrency public static func showManageSubscriptions(
    in scene: UIWindowScene
  ) async throws { try await SystemQuestion.ask() }
  /// Shows what is had for a time, and comes back when the user has closed it, a second later.
  @MainActor @preconcurrency public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws { try await SystemQuestion.ask() }
  /// Asks for a code, of which the user has none, and comes back a second later.
  @MainActor @preconcurrency public static func presentOfferCodeRedeemSheet(
    in scene: UIWindowScene
  ) async throws { try await SystemQuestion.ask() }
}

/// Whether the shop has signed something.
public enum VerificationResult<SignedType> {
  /// One of them.
  case unverified(SignedType, any Error), verified(SignedType)

  /// What it is.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  /// What it is, if it was signed.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// Something that was bought.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Its number.
  public let id: UInt64
  /// What it is.
  public let productID: String
  /// When it was bought, now and first.
  public let purchaseDate: Date, originalPurchaseDate: Date
  /// When its money was given back.
  public let revocationDate: Date?
  /// Until when it is his.
  public let expirationDate: Date?

  /// What is bought, as it comes.
  public struct Transactions: AsyncSequence, Sendable {
    /// One after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let isEndless: Bool
      /// The next; never one here.
      public mutating func next() async -> VerificationResult<Transaction>? {
        // A test waits for what is bought later as an app does: until it is cancelled.
        while isEndless, !Task.isCancelled { await Task.neverEnding() }
        return nil
      }
    }
    let isEndless: Bool
    /// One after another.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
  }
  /// What is bought from now on: nothing.
  public static var updates: Transactions { Transactions(isEndless: true) }
  /// What was bought and holds: nothing.
  public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
  /// All that was bought: nothing.
  public static var all: Transactions { Transactions(isEndless: false) }
  /// The app has given what was bought.
  public func finish() async {}
  /// What was bought of something and holds: nothing.
  public static func currentEntitlement(
    for id: String
  ) async -> VerificationResult<Transaction>? { nil }
  /// What was bought of something and holds: nothing.
  public static func currentEntitlements(for id: String) -> Transactions { currentEntitlements }
  /// What was bought of something last: nothing.
  public static func latest(for id: String) async -> VerificationResult<Transaction>? { nil }
  /// What was bought of something: nothing.
  public static func all(for id: String) -> Transactions { all }
  /// What was bought and not given yet: nothing.
  public static var unfinished: Transactions { all }
  /// What it is: bought for good.
  public var productType: Product.ProductType { .nonConsumable }
}

extension Task where Success == Never, Failure == Never {
  /// Comes back when the task is cancelled.
  fileprivate static func neverEnding() async {
    let waiting = AsyncStream<Never> { _ in }
    for await _ in waiting {}
  }
}

/// Something that can be bought.
public struct Product: Identifiable, Hashable, Sendable {
  /// Its name for the shop.
  public let id: String
  /// Its name.
  public let displayName: String
  /// What it is.
  public let description: String
  /// What it costs.
  public let displayPrice: String
  /// What it costs.
  public let price: Decimal

  /// How what it costs is written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// What it is: bought for good.
  public var type: ProductType { .nonConsumable }
  /// How long it is had: nothing here is had for a time.
  public var subscription: SubscriptionInfo? { nil }
  /// True: one buys for all.
  public var isFamilyShareable: Bool { false }

  /// What something is.
  public struct ProductType: Hashable, Sendable {
    private let name: String
    /// One of them.
    public static let consumable = Self(name: "consumable"),
      nonConsumable = Self(name: "nonConsumable"), nonRenewable = Self(name: "nonRenewable"),
      autoRenewable = Self(name: "autoRenewable")
  }

  /// How something is bought, which the shop does not ask for here.
  public struct PurchaseOption: Hashable, Sendable {
    /// For whom.
    public static func appAccountToken(_ token: UUID) -> Self { Self() }
    /// How many.
    public static func quantity(_ quantity: Int) -> Self { Self() }
  }

  /// Buys it, which takes two seconds.
  public func purchase(options: Set<PurchaseOption>) async throws -> PurchaseResult {
    try await purchase()
  }

  /// What has come of buying.
  public enum PurchaseResult {
    /// One of them.
    case success(VerificationResult<Transaction>), userCancelled, pending
  }

  /// What a shop without a server has: each of them, a second later, for 0.99.
  public static func products(for ids: some Collection<String>) async throws -> [Product] {
    try await Task.sleep(for: .seconds(1))
    return ids.map {
      Product(id: $0, displayName: $0, description: $0, displayPrice: "$0.99", price: 0.99)
    }
  }
  /// Buys it, which takes two seconds.
  public func purchase() async throws -> PurchaseResult {
    try await SystemQuestion.ask(for: .seconds(2))
    let bought = Transaction(
      id: 1, productID: id, purchaseDate: Date(), originalPurchaseDate: Date(),
      revocationDate: nil, expirationDate: nil)
    return .success(.verified(bought))
  }
}

extension Product {
  /// How long something is had that is bought for a time.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// What of several one has.
    public let subscriptionGroupID: String
    /// How long.
    public let subscriptionPeriod: SubscriptionPeriod
    /// What it costs at first.
    public let introductoryOffer: SubscriptionOffer?
    /// What it costs for some.
    public let promotionalOffers: [SubscriptionOffer]
    /// True: nobody has had it before.
    public var isEligibleForIntroOffer: Bool { get async { true } }
  }

  /// How long.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What is counted.
    public enum Unit: Hashable, Sendable {
      /// One of them.
      case day, week, month, year
    }
    /// What is counted.
    public let unit: Unit
    /// How many.
    public let value: Int
  }

  /// What something costs for some time.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public enum PaymentMode: Hashable, Sendable {
      /// One of them.
      case payAsYouGo, payUpFront, freeTrial
    }
    /// What tells it from others.
    public let id: String?
    /// What it costs.
    public let price: Decimal
    /// What it costs.
    public let displayPrice: String
    /// For how long.
    public let period: SubscriptionPeriod
    /// For how many times that.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }
}
