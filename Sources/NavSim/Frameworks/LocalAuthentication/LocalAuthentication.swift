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
