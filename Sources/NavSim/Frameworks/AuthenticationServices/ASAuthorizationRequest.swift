public import Foundation

/// Whom an app asks who the user is.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What is asked of the user.
open class ASAuthorizationRequest: NSObject {
  /// Who asks.
  open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
}

extension ASAuthorization {
  /// What can be asked.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates one.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let fullName = Self(rawValue: "full_name"), email = Self(rawValue: "email")
  }
  /// Why it is asked.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates one.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let operationImplicit = Self(rawValue: "operationImplicit"),
      operationLogin = Self(rawValue: "operationLogin"),
      operationRefresh = Self(rawValue: "operationRefresh"),
      operationLogout = Self(rawValue: "operationLogout")
  }
}

/// What an app asks of who signs in.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What is asked.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// What makes the answer one of its own.
  public var nonce: String?, state: String?
  /// Why it is asked.
  public var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// What an app asks of who signs in.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// What can be asked.
  public typealias Scope = ASAuthorization.Scope
  /// Who it was the last time.
  public var user: String?
}

/// Whether a user is somebody.
public enum ASUserDetectionStatus: Int, Sendable {
  /// One of them.
  case unsupported, unknown, likelyReal
}
/// How old a user is.
public enum ASUserAgeRange: Int, Sendable {
  /// One of them.
  case unknown, child, notChild
}

/// Asks for a password that the phone knows: it knows none.
public final class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Makes what is asked.
  public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// Asks for a password that the phone knows.
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A name with a password.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential, Sendable {
  /// The name.
  public let user: String
  /// The password.
  public let password: String
  /// Creates one.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
