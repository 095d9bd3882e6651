public import SwiftUI
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

  /// Buys it, which takes two seconds.
  public func purchase(options: Set<PurchaseOption>) async throws -> PurchaseResult {
    let quantity = options.map(\.quantity).max() ?? 1
    return .success(.verified(try await bought(quantity: quantity)))
  }

  /// What has come of buying.
  public enum PurchaseResult: Sendable {
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
  public func purchase() async throws -> PurchaseResult { try await purchase(options: []) }
  /// Buys it, which takes two seconds.
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  private func bought(quantity: Int) async throws -> Transaction {
    try await SystemQuestion.ask(for: .seconds(2))
    return Purchases.ofRun.buy(id, quantity: quantity)
  }
}
