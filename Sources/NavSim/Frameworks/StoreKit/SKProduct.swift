public import Foundation

/// Something that can be bought, in the older way.
open class SKProduct: NSObject, @unchecked Sendable {
  /// What time is counted in.
  public enum PeriodUnit: UInt, Sendable {
    /// One of them.
    case day, week, month, year
  }
  /// Its name for the shop.
  open var productIdentifier: String { name }
  /// Its name.
  open var localizedTitle: String { name }
  /// What it is.
  open var localizedDescription: String { name }
  /// What it costs.
  open var price: NSDecimalNumber { NSDecimalNumber(string: "0.99") }
  /// Where that is paid.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// True: one buys for all.
  open var isFamilyShareable: Bool { false }
  /// How long it is had: nothing here is had for a time.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// What it costs at first.
  open var introductoryPrice: SKProductDiscount? { nil }
  /// What it costs for some.
  open var discounts: [SKProductDiscount] { [] }
  /// What of several it is.
  open var subscriptionGroupIdentifier: String? { nil }
  /// False: nothing is loaded.
  open var isDownloadable: Bool { false }
  /// How much is loaded.
  open var downloadContentLengths: [NSNumber] { [] }
  /// What is loaded.
  open var downloadContentVersion: String { "" }
  private let name: String

  /// Creates a product without a name, for one that is made by an app's test.
  public override init() { name = "" }
  init(name: String) { self.name = name }
}

/// How long something is had, in the older way.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// How many.
  open var numberOfUnits: Int { 1 }
  /// What is counted.
  open var unit: SKProduct.PeriodUnit { .month }
}

/// What something costs for some time, in the older way.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// How it is paid.
  public enum PaymentMode: UInt, Sendable {
    /// One of them.
    case payAsYouGo, payUpFront, freeTrial
  }
  /// Who gets it.
  public enum `Type`: UInt, Sendable {
    /// One of them.
    case introductory, subscription
  }
  /// What it costs.
  open var price: NSDecimalNumber { 0 }
  /// Where that is paid.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// What tells it from others.
  open var identifier: String? { nil }
  /// For how long.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// For how many times that.
  open var numberOfPeriods: Int { 1 }
  /// How it is paid.
  open var paymentMode: PaymentMode { .freeTrial }
  /// Who gets it.
  open var type: SKProductDiscount.`Type` { .introductory }
}

/// The shop of a country, in the older way.
open class SKStorefront: NSObject, @unchecked Sendable {
  /// Its country, in three letters.
  open var countryCode: String { Storefront.usual.countryCode }
  /// Its number.
  open var identifier: String { Storefront.usual.id }
}
