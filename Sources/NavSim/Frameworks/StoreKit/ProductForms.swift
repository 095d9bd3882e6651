public import Foundation

extension Product {
  /// What something is.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let consumable = Self(rawValue: "consumable"),
      nonConsumable = Self(rawValue: "nonConsumable"),
      nonRenewable = Self(rawValue: "nonRenewable"), autoRenewable = Self(rawValue: "autoRenewable")
    /// What it is called.
    public var localizedDescription: String { rawValue }
  }

  /// How something is bought, of which the shop asks the quantity alone here.
  public struct PurchaseOption: Hashable, Sendable {
    var quantity = 1
    private var name = ""

    private static func named(_ name: String) -> Self {
      var new = Self()
      new.name = name
      return new
    }
    /// For whom.
    public static func appAccountToken(_ token: UUID) -> Self { named("token \(token)") }
    /// How many.
    public static func quantity(_ quantity: Int) -> Self {
      var new = named("quantity")
      new.quantity = quantity
      return new
    }
    /// Something of the app's.
    public static func custom(key: String, value: String) -> Self { named("\(key) \(value)") }
    /// Something of the app's.
    public static func custom(key: String, value: Double) -> Self { named("\(key) \(value)") }
    /// Something of the app's.
    public static func custom(key: String, value: Bool) -> Self { named("\(key) \(value)") }
    /// Something of the app's.
    public static func custom(key: String, value: Data) -> Self { named(key) }
    /// Cheaper.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> Self { named("offer \(offerID)") }
    /// Cheaper.
    public static func promotionalOffer(
      offerID: String, signature: SubscriptionOffer.Signature
    ) -> Self { named("offer \(offerID)") }
    /// Whether it is bought where the user goes to another shop.
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> Self { named("storefront") }
    /// Whether others are asked.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self {
      named("ask \(simulateAskToBuy)")
    }
  }

  /// The one that holds of it.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }
  /// The one that was bought last of it.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }
  /// How what it is counted in is written.
  public var subscriptionPeriodUnitFormatStyle: Product.SubscriptionPeriod.Unit.FormatStyle {
    Product.SubscriptionPeriod.Unit.FormatStyle()
  }
  /// What the shop says of it, as JSON.
  public var jsonRepresentation: Data { Data(#"{"id":"\#(id)"}"#.utf8) }

  /// How far a product has come that is asked for.
  public enum TaskState: Sendable {
    /// It is not there yet.
    case loading
    /// There is none.
    case unavailable
    /// It could not be asked for.
    case failure(any Error)
    /// It is there.
    case success(Product)
    /// The product, if it is there.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// How far products have come that are asked for.
  public enum CollectionTaskState: Sendable {
    /// They are not there yet.
    case loading
    /// They could not be asked for.
    case failure(any Error)
    /// They are there.
    case success([Product], unavailable: [Product.ID])
    /// The products, if they are there.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}

/// How far something has come that the user may have bought.
public enum EntitlementTaskState<Value> {
  /// It is not known yet.
  case loading
  /// It could not be asked for.
  case failure(any Error)
  /// It is known.
  case success(Value)

  /// What is known.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  /// The same of something else.
  public func map<New>(_ transform: (Value) throws -> New) rethrows -> EntitlementTaskState<New> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }
  /// The same of something else.
  public func map<New>(
    _ transform: (Value) async throws -> New
  ) async rethrows -> EntitlementTaskState<New> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
  /// What something else is.
  public func flatMap<New>(
    _ transform: (Value) throws -> EntitlementTaskState<New>
  ) rethrows -> EntitlementTaskState<New> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }
}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// What the user has bought.
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}
