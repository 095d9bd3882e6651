public import Foundation

/// Something that is to be bought, in the older way.
open class SKPayment: NSObject, @unchecked Sendable {
  /// What.
  open var productIdentifier: String { name }
  /// How many.
  open var quantity: Int { number }
  /// For whom.
  open var applicationUsername: String? { user }
  /// What the shop is to know.
  open var requestData: Data? { nil }
  /// Whether others are asked.
  open var simulatesAskToBuyInSandbox: Bool { asksOthers }
  /// What makes it cheaper.
  open var paymentDiscount: SKPaymentDiscount? { discount }
  fileprivate var name = ""
  fileprivate var number = 1
  fileprivate var user: String?
  fileprivate var asksOthers = false
  fileprivate var discount: SKPaymentDiscount?

  /// Creates a payment for nothing.
  public override init() {}
  /// Creates a payment for a product.
  public convenience init(product: SKProduct) {
    self.init()
    name = product.productIdentifier
  }
}

/// Something that is to be bought, of which the app says more.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// What.
  open override var productIdentifier: String {
    get { name }
    set { name = newValue }
  }
  /// How many.
  open override var quantity: Int {
    get { number }
    set { number = newValue }
  }
  /// For whom.
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  /// Whether others are asked.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { asksOthers }
    set { asksOthers = newValue }
  }
  /// What makes it cheaper.
  open override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
}

/// What makes something cheaper, in the older way.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// By which key the app's server has signed it.
  public let keyIdentifier: String
  /// What it is made different by.
  public let nonce: UUID
  /// What the app's server has signed.
  public let signature: String
  /// When.
  public let timestamp: NSNumber

  /// Creates one.
  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
  }
}

/// How far something has come that is bought.
public enum SKPaymentTransactionState: Int, Sendable {
  /// One of them.
  case purchasing, purchased, failed, restored, deferred
}

/// Something that is bought, in the older way.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// What is bought.
  open var payment: SKPayment { paid }
  /// How far it has come.
  open var transactionState: SKPaymentTransactionState { state }
  /// Why it is not bought.
  open var error: (any Error)? { nil }
  /// Its number, once it is bought.
  open var transactionIdentifier: String? { number }
  /// When it was bought.
  open var transactionDate: Date? { date }
  /// The first one of what is bought again.
  open var original: SKPaymentTransaction? { first }
  private let paid: SKPayment
  var state = SKPaymentTransactionState.purchasing
  var number: String?
  var date: Date?
  let first: SKPaymentTransaction?

  init(_ payment: SKPayment, first: SKPaymentTransaction? = nil) {
    paid = payment
    self.first = first
  }
}
