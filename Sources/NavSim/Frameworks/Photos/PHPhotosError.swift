public import Foundation

/// Why a picture is not there.
public struct PHPhotosError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case internalError = -1, userCancelled = 3072, persistentChangeTokenExpired = 3105,
      libraryVolumeOffline = 3114, relinquishingLibraryBundleToWriter = 3142,
      switchingSystemPhotoLibrary = 3143, networkAccessRequired = 3164, networkError = 3169,
      identifierNotFound = 3201, multipleIdentifiersFound = 3202,
      persistentChangeDetailsUnavailable = 3210, changeNotSupported = 3300,
      operationInterrupted = 3301, invalidResource = 3302, missingResource = 3303,
      notEnoughSpace = 3305, requestNotSupportedForAsset = 3306, accessRestricted = 3310,
      accessUserDenied = 3311, libraryInFileProviderSyncRoot = 5423
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? PHPhotosError)?.code == match
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
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension PHPhotosError {
  /// A reason.
  public static var internalError: Code { .internalError }
  /// A reason.
  public static var userCancelled: Code { .userCancelled }
  /// A reason.
  public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
  /// A reason.
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  /// A reason.
  public static var relinquishingLibraryBundleToWriter: Code { .relinquishingLibraryBundleToWriter }
  /// A reason.
  public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
  /// A reason.
  public static var networkAccessRequired: Code { .networkAccessRequired }
  /// A reason.
  public static var networkError: Code { .networkError }
  /// A reason.
  public static var identifierNotFound: Code { .identifierNotFound }
  /// A reason.
  public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
  /// A reason.
  public static var persistentChangeDetailsUnavailable: Code { .persistentChangeDetailsUnavailable }
  /// A reason.
  public static var changeNotSupported: Code { .changeNotSupported }
  /// A reason.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// A reason.
  public static var invalidResource: Code { .invalidResource }
  /// A reason.
  public static var missingResource: Code { .missingResource }
  /// A reason.
  public static var notEnoughSpace: Code { .notEnoughSpace }
  /// A reason.
  public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
  /// A reason.
  public static var accessRestricted: Code { .accessRestricted }
  /// A reason.
  public static var accessUserDenied: Code { .accessUserDenied }
  /// A reason.
  public static var libraryInFileProviderSyncRoot: Code { .libraryInFileProviderSyncRoot }
}
