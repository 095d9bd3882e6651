@_exported public import Foundation
@_spi(Packages) import Combine

/// What a notification may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options, by their bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2)
  /// One of them.
  public static let alert = Self(rawValue: 4), provisional = Self(rawValue: 64)
  /// One of them.
  public static let criticalAlert = Self(rawValue: 16), carPlay = Self(rawValue: 8)
  /// One of them.
  public static let providesAppNotificationSettings = Self(rawValue: 32),
    announcement = Self(rawValue: 128), timeSensitive = Self(rawValue: 256)
}

/// What is done with a notification while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options, by their bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2)
  /// One of them.
  public static let alert = Self(rawValue: 4), list = Self(rawValue: 8), banner = Self(rawValue: 16)
}

/// What the user allows.
public enum UNAuthorizationStatus: Int, Sendable {
  /// One of them.
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable {
  /// One of them.
  case none, banner, alert
}

/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// One of them.
  case notSupported, disabled, enabled
}

/// What the user allows.
public final class UNNotificationSettings: Sendable {
  /// What the user allows.
  public let authorizationStatus: UNAuthorizationStatus
  /// What may be shown and heard: all of it, where notifications are allowed.
  public var alertSetting: UNNotificationSetting { setting }
  /// What may be shown and heard.
  public var soundSetting: UNNotificationSetting { setting }
  /// What may be shown and heard.
  public var badgeSetting: UNNotificationSetting { setting }
  /// Where they are shown.
  public var notificationCenterSetting: UNNotificationSetting { setting }
  /// Where they are shown.
  public var lockScreenSetting: UNNotificationSetting { setting }
  /// Whether they may wait for each other: not.
  public var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  /// Whether they may disturb at any time: not.
  public var timeSensitiveSetting: UNNotificationSetting { .disabled }
  /// Where they are shown: not in a car.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether they are read aloud: not.
  public var announcementSetting: UNNotificationSetting { .disabled }
  /// Whether they are heard where all is silent: not.
  public var criticalAlertSetting: UNNotificationSetting { .disabled }
  /// Whether they lie with direct ones: not.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// Whether the app has settings for them.
  public var providesAppNotificationSettings: Bool { false }
  /// What of them is shown.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// How they are shown.
  public var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
  private var setting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }
  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// What one hears.
public final class UNNotificationSound: Sendable {
  /// What one always hears.
  public static let `default` = UNNotificationSound(), defaultCritical = UNNotificationSound()
  init() {}
  /// What the app has brought.
  public init(named name: UNNotificationSoundName) {}
  /// What one always hears.
  public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }
  /// What the app has brought, which one always hears.
  public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  /// What the app has brought, which one always hears.
  public class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
}

/// The name of what one hears.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ name: String) { rawValue = name }
}

/// How much a notification disturbs.
public enum UNNotificationInterruptionLevel: Int, Sendable {
  /// One of them.
  case passive, active, timeSensitive, critical
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The words.
  public var title = "", subtitle = "", body = ""
  /// The number at the app's picture.
  public var badge: NSNumber?
  /// What one hears.
  public var sound: UNNotificationSound?
  /// What the app has put there.
  public var userInfo: [AnyHashable: Any] = [:]
  /// The kind of it.
  public var categoryIdentifier = "", threadIdentifier = ""
  /// What it brings.
  public var attachments: [UNNotificationAttachment] = []
  /// How much it disturbs.
  public var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How much it matters, from 0 to 1.
  public var relevanceScore = 0.0
  /// Which of the app's windows it opens.
  public var targetContentIdentifier: String?
  /// For which of the user's modes it is.
  public var filterCriteria: String?
  /// The picture of the app that it opens.
  public var launchImageName = ""
  /// What several of a kind are called.
  public var summaryArgument = ""
  /// How many of a kind it stands for.
  public var summaryArgumentCount = 0

  override init() {}

  /// A copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    (copy.title, copy.subtitle, copy.body) = (title, subtitle, body)
    (copy.badge, copy.sound, copy.userInfo) = (badge, sound, userInfo)
    (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
    (copy.attachments, copy.interruptionLevel) = (attachments, interruptionLevel)
    copy.relevanceScore = relevanceScore
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
  /// The same with what somebody else adds, which is nothing here.
  open func updating(from provider: any UNNotificationContentProviding) throws
    -> UNNotificationContent
  { self }
}

/// What a notification is to say.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Creates a content.
  public override init() {}
}

/// A notification that is to come.
public final class UNNotificationRequest: Sendable {
  /// What tells it from others.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A notification that has come.
public final class UNNotification: Sendable {
  /// What was asked for.
  public let request: UNNotificationRequest
  /// When it came: on a day that is the same in every run.
  public let date = Date(timeIntervalSinceReferenceDate: 0)
  init(_ request: UNNotificationRequest) { self.request = request }
}

/// The user has tapped a notification.
public let UNNotificationDefaultActionIdentifier = "default"
/// The user has put a notification away.
public let UNNotificationDismissActionIdentifier = "dismiss"

/// What the user has done with a notification.
open class UNNotificationResponse: @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// What was done.
  public let actionIdentifier = UNNotificationDefaultActionIdentifier
  init(_ notification: UNNotification) { self.notification = notification }
}

/// Is told of notifications, of which none comes here.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// One comes while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// One comes while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  /// The user has done something with one.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// The user has done something with one.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The user wants to choose which there are.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// It is not shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// It is not shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Nothing is done.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  /// Nothing is done.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Nothing is done.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// Where notifications are asked for: the user allows them a second after he was asked, and none
/// comes. It keeps
/// nothing, so that no run is told of another.
public final class UNUserNotificationCenter: Sendable {
  private static let center = UNUserNotificationCenter()
  /// The center.
  public static func current() -> UNUserNotificationCenter { center }

  /// Nobody, as nothing is to be told.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { nil }
    set {}
  }

  /// Asks the user, who says yes.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await SystemQuestion.ask()
    return true
  }

  /// Asks the user, who says yes.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { SystemQuestion.ask { DispatchQueue.global().async { completionHandler(true, nil) } } }

  /// What the user allows.
  public func notificationSettings() async -> UNNotificationSettings {
    await Task.yield()
    return UNNotificationSettings(.authorized)
  }

  /// What the user allows.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { DispatchQueue.global().async { completionHandler(UNNotificationSettings(.authorized)) } }

  /// None, as none comes.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { DispatchQueue.global().async { completionHandler([]) } }

  /// What notifications there may be, which nothing keeps.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    await Task.yield()
    return []
  }

  /// What notifications there may be, which nothing keeps.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { DispatchQueue.global().async { completionHandler([]) } }

  /// False: no view of the app's is shown with one.
  public var supportsContentExtensions: Bool { false }

  /// The number at the app's picture.
  public func setBadgeCount(
    _ count: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { DispatchQueue.global().async { completionHandler?(nil) } }

  /// None, as none comes.
  public func deliveredNotifications() async -> [UNNotification] {
    await Task.yield()
    return []
  }

  /// Has a notification come later, which none does here.
  public func add(_ request: UNNotificationRequest) async throws { await Task.yield() }

  /// Has a notification come later, which none does here.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?(nil) } }

  /// None.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await Task.yield()
    return []
  }

  /// None.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { DispatchQueue.global().async { completionHandler([]) } }

  /// Nothing is left to come.
  public func removeAllPendingNotificationRequests() {}
  /// These do not come.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Nothing is shown any more.
  public func removeAllDeliveredNotifications() {}
  /// These are not shown any more.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// What notifications there may be.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// The number at the app's picture.
  public func setBadgeCount(_ count: Int) async throws { await Task.yield() }
}
