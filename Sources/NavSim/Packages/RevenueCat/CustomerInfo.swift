import Foundation

/// What somebody has bought.
public final class CustomerInfo: @unchecked Sendable, Hashable {
  /// What.
  public let allPurchasedProductIdentifiers: Set<String>
  /// What goes on.
  public var activeSubscriptions: Set<String> { allPurchasedProductIdentifiers }
  /// What it lets him do.
  public let entitlements: EntitlementInfos
  /// Who he was at first.
  public let originalAppUserId: String
  /// When he was seen first.
  public let firstSeen = Date(timeIntervalSince1970: 0)
  /// Where he leaves.
  public let managementURL: URL? = URL(string: "https://apps.apple.com/account/subscriptions")
  /// When the last ends, which it does not.
  public let latestExpirationDate: Date? = nil
  /// What was bought once.
  public let nonSubscriptions: [StoreTransaction] = []

  init(bought: [String], user: String) {
    allPurchasedProductIdentifiers = Set(bought)
    entitlements = EntitlementInfos(product: bought.last)
    originalAppUserId = user
  }
  /// True for the same purchases.
  public static func == (one: CustomerInfo, other: CustomerInfo) -> Bool {
    one.allPurchasedProductIdentifiers == other.allPurchasedProductIdentifiers
      && one.originalAppUserId == other.originalAppUserId
  }
  /// Adds who it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(originalAppUserId) }
}

/// What purchases let somebody do: whatever it is called, who has bought anything may do it.
public final class EntitlementInfos: @unchecked Sendable {
  private let product: String?
  init(product: String?) { self.product = product }
  /// What he may do by its name; nil before anything was bought.
  public subscript(key: String) -> EntitlementInfo? {
    product.map { EntitlementInfo(identifier: key, productIdentifier: $0) }
  }
  /// What he may do.
  public var all: [String: EntitlementInfo] {
    product.map { ["pro": EntitlementInfo(identifier: "pro", productIdentifier: $0)] } ?? [:]
  }
  /// What he may do.
  public var active: [String: EntitlementInfo] { all }
}

/// Something that a purchase lets somebody do.
public final class EntitlementInfo: Sendable {
  /// Its name.
  public let identifier: String
  /// By what.
  public let productIdentifier: String
  /// True.
  public let isActive = true, willRenew = true, isSandbox = true
  /// When it ends, which it does not.
  public let expirationDate: Date? = nil, latestPurchaseDate: Date? = nil
  /// How it is paid.
  public let periodType = PeriodType.normal
  init(identifier: String, productIdentifier: String) {
    (self.identifier, self.productIdentifier) = (identifier, productIdentifier)
  }
}
/// How something is paid.
public enum PeriodType: Int, Sendable {
  /// One of them.
  case normal, intro, trial
}

/// What is sold.
public final class Offerings: @unchecked Sendable {
  /// What is sold now.
  public let current: Offering? = Offering("default")
  /// All of it.
  public var all: [String: Offering] { current.map { [$0.identifier: $0] } ?? [:] }
  /// What has a name.
  public subscript(key: String) -> Offering? { Offering(key) }
  /// What has a name.
  public func offering(identifier: String?) -> Offering? {
    identifier.map(Offering.init) ?? current
  }
}

/// What is sold together.
public final class Offering: Identifiable, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Its name.
  public var id: String { identifier }
  /// What it is.
  public let serverDescription = ""
  /// What else is said of it.
  public let metadata: [String: Any] = [:]
  /// What there is to buy.
  public let availablePackages: [Package]
  /// One of them.
  public var monthly: Package? { availablePackages.first { $0.packageType == .monthly } }
  /// One of them.
  public var annual: Package? { availablePackages.first { $0.packageType == .annual } }
  /// One of them.
  public var weekly: Package? { nil }
  /// One of them.
  public var lifetime: Package? { nil }
  init(_ identifier: String) {
    self.identifier = identifier
    availablePackages = [
      Package("$rc_monthly", .monthly, StoreProduct("monthly", "4.99")),
      Package("$rc_annual", .annual, StoreProduct("annual", "39.99")),
    ]
  }
  /// What has a name.
  public func package(identifier: String?) -> Package? {
    availablePackages.first { $0.identifier == identifier }
  }
}

/// How long something goes on.
public enum PackageType: Int, Sendable {
  /// One of them.
  case unknown = -2, custom, lifetime, annual, sixMonth, threeMonth, twoMonth, monthly, weekly
}

/// Something that can be bought.
public final class Package: Identifiable, Hashable, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Its name.
  public var id: String { identifier }
  /// How long it goes on.
  public let packageType: PackageType
  /// What is bought.
  public let storeProduct: StoreProduct
  /// What it costs.
  public var localizedPriceString: String { storeProduct.localizedPriceString }
  /// Of what it is.
  public let offeringIdentifier = "default"
  init(_ identifier: String, _ type: PackageType, _ product: StoreProduct) {
    (self.identifier, packageType, storeProduct) = (identifier, type, product)
  }
  /// True for the same name.
  public static func == (one: Package, other: Package) -> Bool {
    one.identifier == other.identifier
  }
  /// Adds its name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// What is bought.
public final class StoreProduct: @unchecked Sendable {
  /// Its name.
  public let productIdentifier: String
  /// What it costs.
  public let price: Decimal
  /// What it costs.
  public var localizedPriceString: String { "$\(price)" }
  /// What it is called.
  public var localizedTitle: String { productIdentifier }
  /// What it is.
  public let localizedDescription = ""
  /// In what it is paid.
  public let currencyCode: String? = "USD"
  /// How long it goes on.
  public var subscriptionPeriod: SubscriptionPeriod? {
    SubscriptionPeriod(value: 1, unit: productIdentifier == "annual" ? .year : .month)
  }
  /// What is cheaper at first: nothing.
  public let introductoryDiscount: StoreProductDiscount? = nil
  /// How prices are written.
  public let priceFormatter: NumberFormatter? = nil
  init(_ identifier: String, _ price: String) {
    productIdentifier = identifier
    self.price = Decimal(string: price) ?? 0
  }
}

/// What is cheaper at first.
public final class StoreProductDiscount: Sendable {
  /// How it is paid.
  public enum PaymentMode: Int, Sendable {
    /// One of them.
    case payAsYouGo, payUpFront, freeTrial
  }
  /// How it is paid.
  public let paymentMode = PaymentMode.freeTrial
  /// How long.
  public let subscriptionPeriod = SubscriptionPeriod(value: 7, unit: .day)
}

/// How long something goes on.
public final class SubscriptionPeriod: Sendable {
  /// In what it is counted.
  public enum Unit: Int, Sendable {
    /// One of them.
    case day, week, month, year
  }
  /// How many.
  public let value: Int
  /// Of what.
  public let unit: Unit
  init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }
}

/// That something was bought.
public final class StoreTransaction: Sendable {
  /// What.
  public let productIdentifier: String
  /// What tells it from others.
  public var transactionIdentifier: String { productIdentifier }
  /// When.
  public let purchaseDate = Date(timeIntervalSince1970: 0)
  init(_ identifier: String) { productIdentifier = identifier }
}
