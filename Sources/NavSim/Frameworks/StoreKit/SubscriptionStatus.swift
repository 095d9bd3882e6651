public import Foundation

// How it is with what is bought for a time: nothing here is.

extension Product.SubscriptionInfo {
  /// How it is with something.
  public struct Status: Hashable, Sendable {
    /// How it is.
    public let state: RenewalState
    /// What was bought.
    public let transaction: VerificationResult<Transaction>
    /// What will be.
    public let renewalInfo: VerificationResult<RenewalInfo>

    /// How it is from now on: as it is.
    public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    /// Whether both are of the same.
    public static func == (one: Status, other: Status) -> Bool {
      one.state == other.state
        && one.transaction.unsafePayloadValue == other.transaction.unsafePayloadValue
    }
    /// Hashes how it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(state) }
  }

  /// Whether one has something.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: Int
    /// Creates one.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let subscribed = Self(rawValue: 1), expired = Self(rawValue: 2),
      inBillingRetryPeriod = Self(rawValue: 3), inGracePeriod = Self(rawValue: 4),
      revoked = Self(rawValue: 5)
  }

  /// What will be of something.
  public struct RenewalInfo: Hashable, Sendable {
    /// Why something has ended.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      /// Its number.
      public let rawValue: Int
      /// Creates one.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// One of them.
      public static let autoRenewDisabled = Self(rawValue: 1), billingError = Self(rawValue: 2),
        didNotConsentToPriceIncrease = Self(rawValue: 3), productUnavailable = Self(rawValue: 4),
        unknown = Self(rawValue: 5)
    }
    /// What it is.
    public let currentProductID: String
    /// True where it goes on by itself.
    public let willAutoRenew: Bool
    /// What it becomes.
    public let autoRenewPreference: String?
    /// When it goes on.
    public let renewalDate: Date?
    /// Why it has ended.
    public let expirationReason: ExpirationReason?
    /// Until when one has it without having paid.
    public let gracePeriodExpirationDate: Date?
    /// True while nobody has paid.
    public let isInBillingRetry: Bool
    /// What was bought first.
    public let originalTransactionID: UInt64
  }

  /// How it is: nothing was bought.
  public var status: [Status] { get async throws { [] } }
  /// How it is with a group: nothing was bought.
  public static func status(for groupID: String) async throws -> [Status] { [] }
  /// True: nobody has had it before.
  public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }
}
