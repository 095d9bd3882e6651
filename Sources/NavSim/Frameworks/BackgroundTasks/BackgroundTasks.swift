@_exported public import Foundation

/// What the system has an app do while nobody looks at it: nothing here.
public final class BGTaskScheduler: Sendable {
  /// The only one.
  public static let shared = BGTaskScheduler()

  /// Why something is not done, in an older way.
  public typealias ErrorCode = Error.Code
  /// What such errors are called.
  public static let errorDomain = Error.errorDomain

  /// Keeps nothing: nothing is ever done.
  @discardableResult
  public func register(
    forTaskWithIdentifier name: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Asks for something that is never done.
  public func submit(_ request: BGTaskRequest) throws {}
  /// Asks for it no more.
  public func cancel(taskRequestWithIdentifier name: String) {}
  /// Asks for nothing more.
  public func cancelAllTaskRequests() {}
}

/// Something that is done.
open class BGTask: @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Is told that there is no more time.
  public var expirationHandler: (() -> Void)?
  init(_ identifier: String) { self.identifier = identifier }
  /// It is done.
  public func setTaskCompleted(success: Bool) {}
}

/// Something that is done soon.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Something that is done at night.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}

/// That something is to be done.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Not before.
  public var earliestBeginDate: Date?
  /// Asks for it by its name.
  public init(identifier: String) { self.identifier = identifier }
}

/// That something is to be done soon.
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}

/// That something is to be done at night.
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// What it needs.
  public var requiresNetworkConnectivity = false, requiresExternalPower = false
}
