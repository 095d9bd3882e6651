import Foundation
import SwiftUI

/// Tells a server of what goes wrong: nobody is told.
public enum SentrySDK {
  /// True once it was started.
  public static var isEnabled: Bool { false }
  /// Starts.
  public static func start(configureOptions: (Options) -> Void) { configureOptions(Options()) }
  /// Starts.
  public static func start(options: Options) {}
  /// Ends.
  public static func close() {}
  /// Has all be told.
  public static func flush(timeout: TimeInterval) {}
  /// Tells of an error.
  @discardableResult public static func capture(
    error: any Error, block: ((Scope) -> Void)? = nil
  ) -> SentryId { SentryId() }
  /// Tells of an error.
  @discardableResult public static func capture(error: any Error, scope: Scope) -> SentryId {
    SentryId()
  }
  /// Tells of something.
  @discardableResult public static func capture(
    message: String, block: ((Scope) -> Void)? = nil
  ) -> SentryId { SentryId() }
  /// Tells of something.
  @discardableResult public static func capture(event: Event) -> SentryId { SentryId() }
  /// Tells what somebody says.
  public static func capture(feedback: SentryFeedback) {}
  /// Notes what was before.
  public static func addBreadcrumb(_ crumb: Breadcrumb) {}
  /// Says what is known beside.
  public static func configureScope(_ callback: (Scope) -> Void) { callback(Scope()) }
  /// Says who is there.
  public static func setUser(_ user: SentryUser?) {}
  /// Measures something.
  @discardableResult public static func startTransaction(
    name: String, operation: String, bindToScope: Bool = false
  ) -> any Span { NoSpan() }
  /// What is measured.
  public static var span: (any Span)? { nil }
  /// Ends the app.
  public static func crash() { preconditionFailure("SentrySDK.crash()") }
}

/// What is told, and how.
public class Options {
  /// One of them.
  public var dsn: String?, environment: String?, releaseName: String?, dist: String?
  /// One of them.
  public var debug = false, enabled = true, enableAutoSessionTracking = true
  /// One of them.
  public var enableAppHangTracking = true, enableCrashHandler = true, enableTracing = false
  /// One of them.
  public var attachScreenshot = false, attachViewHierarchy = false, attachStacktrace = true
  /// One of them.
  public var enableAutoPerformanceTracing = true, enableUIViewControllerTracing = true
  /// One of them.
  public var enableNetworkTracking = true, enableNetworkBreadcrumbs = true
  /// One of them.
  public var enableFileIOTracing = true, enableCoreDataTracing = true, sendDefaultPii = false
  /// One of them.
  public var enableWatchdogTerminationTracking = true, enableSwizzling = true
  /// One of them.
  public var enableMetricKit = false, enableUserInteractionTracing = true
  /// One of them.
  public var enableAutoBreadcrumbTracking = true, enableCaptureFailedRequests = true
  /// One of them.
  public var tracesSampleRate: NSNumber?, profilesSampleRate: NSNumber?
  /// One of them.
  public var sampleRate: NSNumber? = 1
  /// One of them.
  public var maxBreadcrumbs: UInt = 100
  /// One of them.
  public var beforeSend: ((Event) -> Event?)?, beforeBreadcrumb: ((Breadcrumb) -> Breadcrumb?)?
  /// One of them.
  public var onCrashedLastRun: ((Event) -> Void)?
  /// Creates options.
  public init() {}
}

/// How much something matters.
public enum SentryLevel: UInt, Sendable {
  /// One of them.
  case none, debug, info, warning, error, fatal
}

/// What is known beside.
public class Scope {
  /// Creates one.
  public init() {}
  /// Says something.
  public func setTag(value: String, key: String) {}
  /// Says something.
  public func setTags(_ tags: [String: String]?) {}
  /// Says something.
  public func setExtra(value: Any?, key: String) {}
  /// Says something.
  public func setExtras(_ extras: [String: Any]?) {}
  /// Says something.
  public func setContext(value: [String: Any], key: String) {}
  /// Says something.
  public func setLevel(_ level: SentryLevel) {}
  /// Says something.
  public func setUser(_ user: SentryUser?) {}
  /// Says something.
  public func setFingerprint(_ fingerprint: [String]?) {}
  /// Says nothing any more.
  public func clear() {}
}

/// What tells something that was told from others.
public class SentryId: CustomStringConvertible {
  /// Zeros.
  public let sentryIdString = String(repeating: "0", count: 32)
  /// Zeros.
  public var description: String { sentryIdString }
}

/// Something that is told.
public class Event {
  /// How much it matters.
  public var level: SentryLevel
  /// What is known of it.
  public var tags: [String: String]?, extra: [String: Any]?, environment: String?
  /// Why it was.
  public var error: (any Error)?
  /// Its words.
  public var message: SentryMessage?
  /// Creates one.
  public init(level: SentryLevel = .error) { self.level = level }
  /// Creates one.
  public convenience init(error: any Error) {
    self.init()
    self.error = error
  }
}

/// Words that are told.
public class SentryMessage {
  /// They.
  public let formatted: String
  /// Creates words.
  public init(formatted: String) { self.formatted = formatted }
}

/// What was before.
public class Breadcrumb {
  /// How much it matters.
  public var level: SentryLevel
  /// What it was.
  public var category: String, message: String?, type: String?, data: [String: Any]?
  /// Creates one.
  public init(level: SentryLevel = .info, category: String = "default") {
    (self.level, self.category) = (level, category)
  }
}

/// Who is there.
public class SentryUser {
  /// Who.
  public var userId: String?, email: String?, username: String?, data: [String: Any]?
  /// Creates one.
  public init(userId: String? = nil) { self.userId = userId }
}

/// What somebody says.
public class SentryFeedback {
  /// Creates it.
  public init(message: String, name: String?, email: String?, source: String = "") {}
}

/// Something that is measured.
public protocol Span: AnyObject {
  /// Measures a part of it.
  func startChild(operation: String) -> any Span
  /// Measures a part of it.
  func startChild(operation: String, description: String?) -> any Span
  /// Says something of it.
  func setData(value: Any?, key: String)
  /// Says something of it.
  func setTag(value: String, key: String)
  /// It ends.
  func finish()
}

private final class NoSpan: Span {
  func startChild(operation: String) -> any Span { self }
  func startChild(operation: String, description: String?) -> any Span { self }
  func setData(value: Any?, key: String) {}
  func setTag(value: String, key: String) {}
  func finish() {}
}
