public import Foundation

/// Why something is not kept.
public struct CKError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case internalError = 1, partialFailure = 2, networkUnavailable = 3, networkFailure = 4,
      badContainer = 5, serviceUnavailable = 6, requestRateLimited = 7, missingEntitlement = 8,
      notAuthenticated = 9, permissionFailure = 10, unknownItem = 11, invalidArguments = 12,
      resultsTruncated = 13, serverRecordChanged = 14, serverRejectedRequest = 15,
      assetFileNotFound = 16, assetFileModified = 17, incompatibleVersion = 18,
      constraintViolation = 19, operationCancelled = 20, changeTokenExpired = 21,
      batchRequestFailed = 22, zoneBusy = 23, badDatabase = 24, quotaExceeded = 25,
      zoneNotFound = 26, limitExceeded = 27, userDeletedZone = 28, tooManyParticipants = 29,
      alreadyShared = 30, referenceViolation = 31, managedAccountRestricted = 32,
      participantMayNeedVerification = 33, serverResponseLost = 34, assetNotAvailable = 35,
      accountTemporarilyUnavailable = 36
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? CKError)?.code == match
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
  public static var errorDomain: String { "CKErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension CKError {
  /// A reason.
  public static var internalError: Code { .internalError }
  /// A reason.
  public static var partialFailure: Code { .partialFailure }
  /// A reason.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// A reason.
  public static var networkFailure: Code { .networkFailure }
  /// A reason.
  public static var badContainer: Code { .badContainer }
  /// A reason.
  public static var serviceUnavailable: Code { .serviceUnavailable }
  /// A reason.
  public static var requestRateLimited: Code { .requestRateLimited }
  /// A reason.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// A reason.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// A reason.
  public static var permissionFailure: Code { .permissionFailure }
  /// A reason.
  public static var unknownItem: Code { .unknownItem }
  /// A reason.
  public static var invalidArguments: Code { .invalidArguments }
  /// A reason.
  public static var resultsTruncated: Code { .resultsTruncated }
  /// A reason.
  public static var serverRecordChanged: Code { .serverRecordChanged }
  /// A reason.
  public static var serverRejectedRequest: Code { .serverRejectedRequest }
  /// A reason.
  public static var assetFileNotFound: Code { .assetFileNotFound }
  /// A reason.
  public static var assetFileModified: Code { .assetFileModified }
  /// A reason.
  public static var incompatibleVersion: Code { .incompatibleVersion }
  /// A reason.
  public static var constraintViolation: Code { .constraintViolation }
  /// A reason.
  public static var operationCancelled: Code { .operationCancelled }
  /// A reason.
  public static var changeTokenExpired: Code { .changeTokenExpired }
  /// A reason.
  public static var batchRequestFailed: Code { .batchRequestFailed }
  /// A reason.
  public static var zoneBusy: Code { .zoneBusy }
  /// A reason.
  public static var badDatabase: Code { .badDatabase }
  /// A reason.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// A reason.
  public static var zoneNotFound: Code { .zoneNotFound }
  /// A reason.
  public static var limitExceeded: Code { .limitExceeded }
  /// A reason.
  public static var userDeletedZone: Code { .userDeletedZone }
  /// A reason.
  public static var tooManyParticipants: Code { .tooManyParticipants }
  /// A reason.
  public static var alreadyShared: Code { .alreadyShared }
  /// A reason.
  public static var referenceViolation: Code { .referenceViolation }
  /// A reason.
  public static var managedAccountRestricted: Code { .managedAccountRestricted }
  /// A reason.
  public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
  /// A reason.
  public static var serverResponseLost: Code { .serverResponseLost }
  /// A reason.
  public static var assetNotAvailable: Code { .assetNotAvailable }
  /// A reason.
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}

extension CKError {
  /// How long to wait before it is tried again, in seconds: nobody says here.
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
  /// Why each of several is not kept.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  /// The record as it was before.
  public var ancestorRecord: CKRecord? {
    userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord
  }
  /// The record as it is kept.
  public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  /// The record that was to be kept.
  public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
}

/// A key of what is known of an error.
public let CKErrorRetryAfterKey = "CKErrorRetryAfter",
  CKPartialErrorsByItemIDKey = "CKPartialErrors",
  CKRecordChangedErrorAncestorRecordKey = "AncestorRecord",
  CKRecordChangedErrorServerRecordKey = "ServerRecord",
  CKRecordChangedErrorClientRecordKey = "ClientRecord", CKErrorDomain = "CKErrorDomain"
