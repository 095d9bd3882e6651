public import Foundation

/// The picture of a button of notifications.
public final class UNNotificationActionIcon: NSObject, Sendable {
  /// One of the app's.
  public init(templateImageName: String) {}
  /// One of the system's.
  public init(systemImageName: String) {}
}

/// How a button of notifications behaves.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let authenticationRequired = Self(rawValue: 1 << 0),
    destructive = Self(rawValue: 1 << 1), foreground = Self(rawValue: 1 << 2)
}

/// A button of notifications.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// How it behaves.
  public typealias Options = UNNotificationActionOptions
  /// What tells it from others.
  public let identifier: String
  /// Its words.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions
  /// Its picture.
  public let icon: UNNotificationActionIcon?

  /// Creates a button.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) { self.init(identifier: identifier, title: title, options: options, icon: nil) }
  /// Creates a button with a picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

/// A button of notifications that asks for words.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What its button says that sends them.
  public let textInputButtonTitle: String
  /// What stands in its field.
  public let textInputPlaceholder: String

  /// Creates a button with a picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
  /// Creates a button.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.init(
      identifier: identifier, title: title, options: options, icon: nil,
      textInputButtonTitle: textInputButtonTitle, textInputPlaceholder: textInputPlaceholder)
  }
}

/// That the user has written something, which he does not do here.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// What he has written.
  public var userText: String { "" }
}

/// How a kind of notifications behaves.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let customDismissAction = Self(rawValue: 1 << 0),
    allowInCarPlay = Self(rawValue: 1 << 1), hiddenPreviewsShowTitle = Self(rawValue: 1 << 2),
    hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3),
    allowAnnouncement = Self(rawValue: 1 << 4)
}

/// A kind of notifications.
public final class UNNotificationCategory: Hashable, Sendable {
  /// How it behaves.
  public typealias Options = UNNotificationCategoryOptions
  /// What tells it from others.
  public let identifier: String
  /// Its buttons.
  public let actions: [UNNotificationAction]
  /// Which intents it is of.
  public let intentIdentifiers: [String]
  /// What is shown where it is hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// What is said of several.
  public let categorySummaryFormat: String
  /// How it behaves.
  public let options: UNNotificationCategoryOptions

  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }
  /// Creates a kind.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil,
      options: options)
  }
  /// Creates a kind.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
  }
  /// The same name.
  public static func == (left: UNNotificationCategory, right: UNNotificationCategory) -> Bool {
    left.identifier == right.identifier
  }
  /// Adds its name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// What of notifications is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// One of them.
  case always, whenAuthenticated, never
}

/// A picture that a notification brings.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// What tells it apart.
  public let identifier: String
  /// Where it is.
  public let url: URL
  /// What it is, by the end of its file's name.
  public var type: String { url.pathExtension }
  /// Creates one of a file, which nobody looks at.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
  }
  /// Creates one of a file, which nobody looks at.
  public convenience init(
    identifier: String, URL: URL, options: [AnyHashable: Any]? = nil
  ) throws { try self.init(identifier: identifier, url: URL, options: options) }
}

/// How a picture is shown.
public let
  UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey",
  UNNotificationAttachmentOptionsThumbnailHiddenKey =
    "UNNotificationAttachmentOptionsThumbnailHiddenKey",
  UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey",
  UNNotificationAttachmentOptionsThumbnailTimeKey =
    "UNNotificationAttachmentOptionsThumbnailTimeKey"
/// Why a notification does not come.
public struct UNError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case notificationsNotAllowed = 1, attachmentInvalidURL = 100, attachmentUnrecognizedType = 101,
      attachmentInvalidFileSize = 102, attachmentNotInDataStore = 103,
      attachmentMoveIntoDataStoreFailed = 104, attachmentCorrupt = 105,
      notificationInvalidNoDate = 1400, notificationInvalidNoContent = 1401,
      contentProvidingObjectNotAllowed = 1500, contentProvidingInvalid = 1501,
      badgeInputInvalid = 1600
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? UNError)?.code == match
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
  public static var errorDomain: String { "UNErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension UNError {
  /// A reason.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// A reason.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// A reason.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// A reason.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// A reason.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// A reason.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// A reason.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// A reason.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// A reason.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// A reason.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// A reason.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// A reason.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

/// What adds something to a notification.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// Changes notifications before they are shown, of which none comes here.
open class UNNotificationServiceExtension: NSObject {
  /// Creates one.
  public override init() {}
  /// One comes.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }
  /// It has to be shown now.
  open func serviceExtensionTimeWillExpire() {}
}
