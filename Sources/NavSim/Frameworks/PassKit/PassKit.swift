@_exported public import UIKit
@_spi(Packages) import SwiftUI
@_spi(Packages) import Combine

/// Whether something was paid.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// One of them.
  case success, failure
}

/// Whose card it is.
public struct PKPaymentNetwork: Hashable, Sendable {
  private let name: String
  /// One of them.
  public static let visa = Self(name: "Visa"), masterCard = Self(name: "MasterCard"),
    barcode = Self(name: "Barcode"), eftpos = Self(name: "eftpos"), JCB = Self(name: "JCB"),
    elo = Self(name: "Elo"), girocard = Self(name: "girocard"), interac = Self(name: "Interac"),
    mada = Self(name: "mada"), mir = Self(name: "Mir"), vPay = Self(name: "VPay"),
    chinaUnionPay = Self(name: "ChinaUnionPay"), electron = Self(name: "Electron"),
    cartesBancaires = Self(name: "CartesBancaires"), privateLabel = Self(name: "PrivateLabel"),
    amex = Self(name: "AmEx"), discover = Self(name: "Discover"), maestro = Self(name: "Maestro")
}

/// What who is paid can do.
public struct PKMerchantCapability: OptionSet, Sendable {
  /// It, by its bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of it.
  public static let capability3DS = Self(rawValue: 1), threeDSecure = Self(rawValue: 1),
    credit = Self(rawValue: 4), debit = Self(rawValue: 8)
}

/// Whether a price is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// One of them.
  case final, pending
}

/// Something that is paid.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  /// What.
  public var label: String
  /// How much.
  public var amount: NSDecimalNumber
  /// Whether that is known.
  public var type: PKPaymentSummaryItemType
  /// Creates one.
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}

/// How something comes.
public final class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  /// What tells it from others.
  public var identifier: String?, detail: String?
  /// When.
  public var dateComponentsRange: PKDateComponentsRange?
}

/// From when to when.
public final class PKDateComponentsRange: NSObject, Sendable {
  /// From then to then.
  public init?(start: DateComponents, end: DateComponents) {}
}

/// How something comes.
public enum PKShippingType: UInt, Sendable {
  /// One of them.
  case shipping, delivery, storePickup, servicePickup
}

/// What is asked of who pays.
public struct PKContactField: Hashable, Sendable {
  private let label: String
  /// One of it.
  public static let name = Self(label: "name"), postalAddress = Self(label: "address"),
    emailAddress = Self(label: "email"), phoneNumber = Self(label: "phone")
}

/// What is to be paid.
public final class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// What.
  public var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// Whom.
  public var merchantIdentifier = "", countryCode = "", currencyCode = ""
  /// What he can do.
  public var merchantCapabilities: PKMerchantCapability = []
  /// By which cards.
  public var supportedNetworks: [PKPaymentNetwork] = []
  /// How it comes.
  public var shippingType = PKShippingType.shipping, shippingMethods: [PKShippingMethod]?
  /// What is asked of who pays.
  public var requiredShippingContactFields: Set<PKContactField> = [],
    requiredBillingContactFields: Set<PKContactField> = []
  /// Creates one.
  public override init() {}
}

/// Something that was paid.
public final class PKPayment: NSObject, Sendable {}

/// Whether something was paid, and why not.
public final class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  /// Whether it was.
  public var status: PKPaymentAuthorizationStatus
  /// Creates one.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { self.status = status }
}

/// Has the user pay, who does so a second later.
public final class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  /// Who is told.
  public weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  /// Creates one.
  public init(paymentRequest: PKPaymentRequest) {}
  /// True.
  public class func canMakePayments() -> Bool { true }
  /// True.
  public class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool { true }
  /// Asks the user.
  public func present(completion: ((Bool) -> Void)? = nil) {
    answer(after: .seconds(0)) { completion?(true) }
    SystemQuestion.ask { [self] in
      delegate?.paymentAuthorizationController(self, didAuthorizePayment: PKPayment()) {
        [self] _ in
        answer(after: .seconds(0)) { [self] in
          delegate?.paymentAuthorizationControllerDidFinish(self)
        }
      }
    }
  }
  /// Takes away what was asked.
  public func dismiss(completion: (() -> Void)? = nil) {
    answer(after: .seconds(0)) { completion?() }
  }
}

/// Is told that the user pays.
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  /// He does.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// He is done.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

/// What a button to pay says.
public enum PKPaymentButtonType: Int, Sendable {
  /// One of it.
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp
  /// One of it.
  case order, rent, support, contribute, tip, `continue`
}

/// How a button to pay looks.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// One of them.
  case white, whiteOutline, black, automatic
}

/// A button to pay.
@MainActor @preconcurrency open class PKPaymentButton: UIButton {
  /// Creates one.
  public convenience init(
    paymentButtonType: PKPaymentButtonType, paymentButtonStyle: PKPaymentButtonStyle
  ) {
    self.init()
    setTitle("Pay", for: .normal)
  }
}
