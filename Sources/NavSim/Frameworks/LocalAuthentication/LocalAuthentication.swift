@_exported public import Foundation
@_spi(Packages) import Combine

/// How one shows who one is.
public enum LAPolicy: Int, Sendable {
  /// One of them.
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// By what the phone knows one.
public enum LABiometryType: Int, Sendable {
  /// One of them.
  case none, touchID, faceID, opticID
}

/// Why somebody is not known.
public struct LAError: Error, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4,
      passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7,
      biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
  }
  /// Why.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Somebody else is there.
  public static let authenticationFailed = Code.authenticationFailed
  /// The user has said no.
  public static let userCancel = Code.userCancel
  /// The user wants to show it in another way.
  public static let userFallback = Code.userFallback
  /// Something else has come.
  public static let systemCancel = Code.systemCancel
  /// The phone has no way to know anybody.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The phone knows nobody yet.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// Somebody has tried too often.
  public static let biometryLockout = Code.biometryLockout
}

/// Asks who is there: always the one who may, which takes a second.
public final class LAContext: @unchecked Sendable {
  /// By what the phone knows one.
  public let biometryType = LABiometryType.faceID
  /// What the button says that does something else.
  public var localizedFallbackTitle: String?, localizedCancelTitle: String?
  /// Creates one.
  public init() {}
  /// True.
  public func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { true }
  /// Says yes.
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await SystemQuestion.ask()
    return true
  }
  /// Says yes, on a queue of the system's.
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { SystemQuestion.ask { DispatchQueue.global().async { reply(true, nil) } } }
  /// Forgets that somebody was known.
  public func invalidate() {}
}
