public import Foundation

/// Why nobody is found.
public struct CNError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case communicationError = 1, dataAccessError = 2, authorizationDenied = 100,
      noAccessableWritableContainers = 101, unauthorizedKeys = 102, featureDisabledByUser = 103,
      featureNotAvailable = 104, recordDoesNotExist = 200, insertedRecordAlreadyExists = 201,
      containmentCycle = 202, containmentScope = 203, parentRecordDoesNotExist = 204,
      recordIdentifierInvalid = 205, recordNotWritable = 206, parentContainerNotWritable = 207,
      validationMultipleErrors = 300, validationTypeMismatch = 301,
      validationConfigurationError = 302, predicateInvalid = 400, policyViolation = 500,
      clientIdentifierInvalid = 600, clientIdentifierDoesNotExist = 601,
      clientIdentifierCollision = 602, changeHistoryExpired = 603,
      changeHistoryInvalidAnchor = 604, changeHistoryInvalidFetchRequest = 605,
      vCardMalformed = 700, vCardSummarizationError = 701
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? CNError)?.code == match
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
  public static var errorDomain: String { "CNErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension CNError {
  /// A reason.
  public static var communicationError: Code { .communicationError }
  /// A reason.
  public static var dataAccessError: Code { .dataAccessError }
  /// A reason.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// A reason.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  /// A reason.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// A reason.
  public static var featureDisabledByUser: Code { .featureDisabledByUser }
  /// A reason.
  public static var featureNotAvailable: Code { .featureNotAvailable }
  /// A reason.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// A reason.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// A reason.
  public static var containmentCycle: Code { .containmentCycle }
  /// A reason.
  public static var containmentScope: Code { .containmentScope }
  /// A reason.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  /// A reason.
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
  /// A reason.
  public static var recordNotWritable: Code { .recordNotWritable }
  /// A reason.
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
  /// A reason.
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  /// A reason.
  public static var validationTypeMismatch: Code { .validationTypeMismatch }
  /// A reason.
  public static var validationConfigurationError: Code { .validationConfigurationError }
  /// A reason.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// A reason.
  public static var policyViolation: Code { .policyViolation }
  /// A reason.
  public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
  /// A reason.
  public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
  /// A reason.
  public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
  /// A reason.
  public static var changeHistoryExpired: Code { .changeHistoryExpired }
  /// A reason.
  public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
  /// A reason.
  public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
  /// A reason.
  public static var vCardMalformed: Code { .vCardMalformed }
  /// A reason.
  public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
