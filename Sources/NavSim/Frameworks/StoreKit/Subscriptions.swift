public import Foundation

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
    /// What several are called.
    public var groupDisplayName: String { subscriptionGroupID }
    /// Which of several it is, of which the first has most.
    public var groupLevel: Int { 1 }
    /// True: nobody has had it before.
    public var isEligibleForIntroOffer: Bool { get async { true } }
    /// True: nobody has had it before.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }
    /// How those stand that the user has: he has none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// How those stand that the user has: he has none.
    public var status: [Status] { get async throws { [] } }
  }

  /// How long.
  public struct SubscriptionPeriod: Hashable, Sendable, CustomDebugStringConvertible {
    /// What is counted.
    public enum Unit: Int, Hashable, Sendable, Comparable, CustomDebugStringConvertible {
      /// One of them.
      case day, week, month, year
      /// True where it is shorter.
      public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
      /// What it is called.
      public var localizedDescription: String { "\(self)".capitalized }
      /// What it is called.
      public var debugDescription: String { localizedDescription }
      /// Writes it in a format.
      public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
      where S.FormatInput == Unit { format.format(self) }

      /// How what is counted is written.
      public struct FormatStyle: Foundation.FormatStyle, Hashable {
        /// Writes it.
        public func format(_ value: Unit) -> String { "\(value)" }
        /// The same for a language, of which there is one here.
        public func locale(_ locale: Locale) -> Self { self }
      }
    }
    /// What is counted.
    public let unit: Unit
    /// How many.
    public let value: Int
    /// It in words.
    public var debugDescription: String { "\(value) \(unit)" }
    /// From a day to the day when it is over.
    public func dateRange(referenceDate: Date = .now) -> Range<Date> {
      let component: Calendar.Component =
        switch unit {
        case .day, .week: .day
        case .month: .month
        case .year: .year
        }
      let end = Calendar(identifier: .gregorian).date(
        byAdding: component, value: unit == .week ? 7 * value : value, to: referenceDate)
      return referenceDate..<max(end ?? referenceDate, referenceDate)
    }
    /// Writes it in a format.
    public func formatted<S: Foundation.FormatStyle>(
      _ format: S, referenceDate: Date = .now
    ) -> S.FormatOutput where S.FormatInput == Range<Date> {
      format.format(dateRange(referenceDate: referenceDate))
    }
    /// Writes it in a format.
    public func formatted<S: Foundation.FormatStyle>(
      _ format: S, referenceDate: Date = .now
    ) -> S.FormatOutput where S.FormatInput == Duration {
      let range = dateRange(referenceDate: referenceDate)
      return format.format(.seconds(range.upperBound.timeIntervalSince(range.lowerBound)))
    }
  }

  /// What something costs for some time.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// Its value.
      public let rawValue: String
      /// Creates one.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// One of them.
      public static let payAsYouGo = Self(rawValue: "payAsYouGo"),
        payUpFront = Self(rawValue: "payUpFront"), freeTrial = Self(rawValue: "freeTrial")
      /// What it is called.
      public var localizedDescription: String { rawValue }
    }
    /// Who gets it.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// Its value.
      public let rawValue: String
      /// Creates one.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// One of them.
      public static let introductory = Self(rawValue: "introductory"),
        promotional = Self(rawValue: "promotional")
      /// What it is called.
      public var localizedDescription: String { rawValue }
    }
    /// What the app's server has signed.
    public struct Signature: Hashable, Sendable {
      /// By which key.
      public var keyID: String
      /// What it is made different by.
      public var nonce: UUID
      /// When, in milliseconds.
      public var timestamp: Int
      /// The signature.
      public var signature: Data
      /// Creates one.
      public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
        self.keyID = keyID
        self.nonce = nonce
        self.timestamp = timestamp
        self.signature = signature
      }
    }
    /// What tells it from others.
    public let id: String?
    /// Who gets it.
    public let type: OfferType
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

  /// How subscriptions belong to the one that the user has.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    /// Which, as bits.
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let upgrade = Self(rawValue: 1 << 0), downgrade = Self(rawValue: 1 << 1),
      crossgrade = Self(rawValue: 1 << 2), current = Self(rawValue: 1 << 3),
      all = Self(rawValue: 15)
  }
}

extension Product.SubscriptionInfo {
  /// Whether a subscription goes on.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: Int
    /// Creates one.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let subscribed = Self(rawValue: 1), expired = Self(rawValue: 2),
      inBillingRetryPeriod = Self(rawValue: 3), inGracePeriod = Self(rawValue: 4),
      revoked = Self(rawValue: 5)
    /// What it is called.
    public var localizedDescription: String { "\(rawValue)" }
  }

  /// How a subscription stands.
  public struct Status: Hashable, Sendable {
    /// Whether it goes on.
    public let state: RenewalState
    /// What was bought last.
    public let transaction: VerificationResult<Transaction>
    /// What comes next.
    public let renewalInfo: VerificationResult<RenewalInfo>
    /// Those that change from now on: none.
    public static var updates: Statuses { Statuses() }
    /// Those of all groups: none.
    public static var all: AsyncStream<(groupID: String, statuses: [Status])> {
      AsyncStream { $0.finish() }
    }

    /// States, one after another.
    public struct Statuses: AsyncSequence, Sendable {
      /// What comes.
      public typealias Element = Status
      /// One after another.
      public struct AsyncIterator: AsyncIteratorProtocol {
        /// The next; never one here.
        public mutating func next() async -> Status? {
          await Task.neverEnding()
          return nil
        }
      }
      /// One after another.
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
  }

  /// What comes of a subscription when its time is over.
  public struct RenewalInfo: Hashable, Sendable {
    /// Why it is over.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      /// Its value.
      public let rawValue: Int
      /// Creates one.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// One of them.
      public static let autoRenewDisabled = Self(rawValue: 1), billingError = Self(rawValue: 2),
        didNotConsentToPriceIncrease = Self(rawValue: 3), productUnavailable = Self(rawValue: 4),
        unknown = Self(rawValue: 5)
      /// What it is called.
      public var localizedDescription: String { "\(rawValue)" }
    }
    /// Whether the user pays more.
    public enum PriceIncreaseStatus: Sendable {
      /// One of them.
      case noIncreasePending, pending, agreed
    }
    /// What is bought next.
    public let autoRenewPreference: String?
    /// What the user has.
    public let currentProductID: String
    /// Why it is over.
    public let expirationReason: ExpirationReason?
    /// Until when it goes on without money.
    public let gracePeriodExpirationDate: Date?
    /// Whether money is asked for again.
    public let isInBillingRetry: Bool
    /// What makes it cheaper.
    public let offerID: String?
    /// What makes it cheaper.
    public let offerType: Transaction.OfferType?
    /// Its first number.
    public let originalTransactionID: UInt64
    /// Whether the user pays more.
    public let priceIncreaseStatus: PriceIncreaseStatus
    /// When it is bought again.
    public let renewalDate: Date?
    /// When it has begun.
    public let recentSubscriptionStartDate: Date
    /// When the shop has signed that.
    public let signedDate: Date
    /// Whether it is bought again.
    public let willAutoRenew: Bool
    /// Where it was sold.
    public var environment: AppStore.Environment { .xcode }
  }
}
