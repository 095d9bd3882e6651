public import Foundation

/// Why the shop cannot do something.
public enum StoreKitError: Error, LocalizedError, Sendable {
  /// One of them.
  case unknown, userCancelled, notAvailableInStorefront, notEntitled
  /// The shop was not reached.
  case networkError(URLError)
  /// Something else has gone wrong.
  case systemError(any Error)

  /// Why, in words.
  public var errorDescription: String? { "\(self)" }
}

extension Product {
  /// Why something cannot be bought.
  public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
    /// One of them.
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    /// One of them.
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters

    /// Why, in words.
    public var errorDescription: String? { "\(self)" }
  }
}

/// Why the shop cannot do something, in the older way.
public struct SKError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case unknown = 0, clientInvalid = 1, paymentCancelled = 2, paymentInvalid = 3,
      paymentNotAllowed = 4, storeProductNotAvailable = 5, cloudServicePermissionDenied = 6,
      cloudServiceNetworkConnectionFailed = 7, cloudServiceRevoked = 8,
      privacyAcknowledgementRequired = 9, unauthorizedRequestData = 10,
      invalidOfferIdentifier = 11, invalidSignature = 12, missingOfferParams = 13,
      invalidOfferPrice = 14, overlayCancelled = 15, overlayInvalidConfiguration = 16,
      overlayTimeout = 17, ineligibleForOffer = 18, unsupportedPlatform = 19,
      overlayPresentedInBackgroundScene = 20
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? SKError)?.code == match
    }
  }
  /// Why.
  public let code: Code
  /// What else is known.
  public let userInfo: [String: Any]
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  /// What errors of this kind are called.
  public static var errorDomain: String { "SKErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension SKError {
  /// A reason.
  public static var unknown: Code { .unknown }
  /// A reason.
  public static var clientInvalid: Code { .clientInvalid }
  /// A reason.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// A reason.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// A reason.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// A reason.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// A reason.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// A reason.
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  /// A reason.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// A reason.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// A reason.
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  /// A reason.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// A reason.
  public static var invalidSignature: Code { .invalidSignature }
  /// A reason.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// A reason.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  /// A reason.
  public static var overlayCancelled: Code { .overlayCancelled }
  /// A reason.
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  /// A reason.
  public static var overlayTimeout: Code { .overlayTimeout }
  /// A reason.
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  /// A reason.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  /// A reason.
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}

/// What errors of the older way are called.
public let SKErrorDomain = SKError.errorDomain
