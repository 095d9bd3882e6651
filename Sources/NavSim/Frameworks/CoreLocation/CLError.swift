public import Foundation

/// Why the place is not known.
public struct CLError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case locationUnknown = 0, denied = 1, network = 2, headingFailure = 3,
      regionMonitoringDenied = 4, regionMonitoringFailure = 5, regionMonitoringSetupDelayed = 6,
      regionMonitoringResponseDelayed = 7, geocodeFoundNoResult = 8,
      geocodeFoundPartialResult = 9, geocodeCanceled = 10, deferredFailed = 11,
      deferredNotUpdatingLocation = 12, deferredAccuracyTooLow = 13,
      deferredDistanceFiltered = 14, deferredCanceled = 15, rangingUnavailable = 16,
      rangingFailure = 17, promptDeclined = 18, historicalLocationError = 19
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? CLError)?.code == match
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
  public static var errorDomain: String { "kCLErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension CLError {
  /// A reason.
  public static var locationUnknown: Code { .locationUnknown }
  /// A reason.
  public static var denied: Code { .denied }
  /// A reason.
  public static var network: Code { .network }
  /// A reason.
  public static var headingFailure: Code { .headingFailure }
  /// A reason.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A reason.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// A reason.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// A reason.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// A reason.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// A reason.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// A reason.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// A reason.
  public static var deferredFailed: Code { .deferredFailed }
  /// A reason.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// A reason.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// A reason.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// A reason.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// A reason.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// A reason.
  public static var rangingFailure: Code { .rangingFailure }
  /// A reason.
  public static var promptDeclined: Code { .promptDeclined }
  /// A reason.
  public static var historicalLocationError: Code { .historicalLocationError }
}
