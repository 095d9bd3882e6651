@_spi(Packages) public import Combine
public import Foundation

/// Where something is offered.
public struct INShortcutAvailabilityOptions: OptionSet, Hashable, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let sleepMindfulness = Self(rawValue: 1 << 0),
    sleepJournaling = Self(rawValue: 1 << 1), sleepMusic = Self(rawValue: 1 << 2),
    sleepPodcasts = Self(rawValue: 1 << 3), sleepReading = Self(rawValue: 1 << 4),
    sleepWrapUpYourDay = Self(rawValue: 1 << 5), sleepYogaAndStretching = Self(rawValue: 1 << 6)
}

/// What an app can be asked to do, in an older way.
open class INIntent: NSObject, @unchecked Sendable {
  /// What is said to have it done.
  public var suggestedInvocationPhrase: String?
  /// Where it is offered.
  public var shortcutAvailability: INShortcutAvailabilityOptions = []
  /// What tells it from others.
  public var identifier: String? { nil }
  /// What it is.
  public var intentDescription: String? { nil }
  /// What is said of it when it is told.
  public var donationMetadata: INIntentDonationMetadata?
  private var images: [String: INImage] = [:]

  /// Creates one.
  public override init() {}
  /// The picture of it.
  open func keyImage() -> INImage? { images.keys.sorted().first.flatMap { images[$0] } }
}

/// What has a picture for its parts.
public protocol INIntentSetImageKeyPath: AnyObject {}

extension INIntent: INIntentSetImageKeyPath {
  fileprivate func keep(_ image: INImage?, for name: String) { images[name] = image }
  fileprivate func kept(for name: String) -> INImage? { images[name] }
}

extension INIntentSetImageKeyPath where Self: INIntent {
  /// Says the picture of a part.
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed name: KeyPath<Self, Value>
  ) { keep(image, for: "\(name)") }
  /// The picture of a part.
  public func image<Value>(forParameterNamed name: KeyPath<Self, Value>) -> INImage? {
    kept(for: "\(name)")
  }
}

/// What is said of something when it is told.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {}

/// What an app answers, in an older way.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// What the app is opened with.
  public var userActivity: NSUserActivity?
  /// Creates one.
  public override init() {}
}

/// Finds who does what is asked.
public protocol INIntentHandlerProviding: AnyObject {
  /// The one who does it.
  func handler(for intent: INIntent) -> Any?
}

/// Finds who does what is asked.
open class INExtension: NSObject, INIntentHandlerProviding, @unchecked Sendable {
  /// Creates one.
  public override init() {}
  /// The one who does it.
  open func handler(for intent: INIntent) -> Any? { nil }
}

/// What an app says of a part of what it is asked.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// Creates one.
  public required override init() {}
  /// It has to be said.
  open class func needsValue() -> Self { Self() }
  /// It is not needed.
  open class func notRequired() -> Self { Self() }
  /// It is not possible.
  open class func unsupported() -> Self { Self() }
}

/// What an app says of yes and no.
public final class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is that.
  public class func success(with value: Bool) -> Self { Self() }
  /// The user is asked whether it is that.
  public class func confirmationRequired(with value: Bool?) -> Self { Self() }
}

/// What an app says of words.
public final class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is that.
  public class func success(with value: String) -> Self { Self() }
  /// It is one of these.
  public class func disambiguation(with values: [String]) -> Self { Self() }
  /// The user is asked whether it is that.
  public class func confirmationRequired(with value: String?) -> Self { Self() }
}

/// What an app says of something that it has.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is that.
  open class func success(with value: INObject) -> Self { Self() }
  /// It is one of these.
  open class func disambiguation(with values: [INObject]) -> Self { Self() }
  /// The user is asked whether it is that.
  open class func confirmationRequired(with value: INObject?) -> Self { Self() }
}

/// Something that an app has.
open class INObject: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String?
  /// Its name.
  public let displayString: String
  /// How its name is spoken.
  public let pronunciationHint: String?
  /// What is said below it.
  public var subtitleString: String?
  /// Its picture.
  public var displayImage: INImage?
  /// Creates one.
  public init(
    identifier: String?, display: String, pronunciationHint: String? = nil,
    subtitle: String? = nil, image: INImage? = nil
  ) {
    self.identifier = identifier
    displayString = display
    self.pronunciationHint = pronunciationHint
    subtitleString = subtitle
    displayImage = image
  }
}

/// Things that an app has.
public final class INObjectCollection<Item: NSObject>: NSObject, @unchecked Sendable {
  /// All of them.
  public let allItems: [Item]
  /// Creates some.
  public init(items: [Item]) { allItems = items }
}
