public import Foundation

// How a server is told who asks. No server asks for that here.

/// By what a server knows the user.
public final class URLCredential: NSObject, @unchecked Sendable {
  /// How long it is known, which nothing depends on here.
  public enum Persistence: UInt, Sendable {
    /// One of them.
    case none, forSession, permanent, synchronizable
  }
  /// Who asks, and how that is shown.
  public let user: String?, password: String?
  /// How long it is known.
  public let persistence: Persistence
  /// Whom the app trusts.
  public let trust: SecTrust?

  /// Creates one.
  public init(user: String, password: String, persistence: Persistence) {
    (self.user, self.password, self.persistence, trust) = (user, password, persistence, nil)
  }
  /// Creates one that trusts a server.
  public init(trust: SecTrust) {
    (user, password, persistence, self.trust) = (nil, nil, .forSession, trust)
  }
  /// True where it is known how that is shown.
  public var hasPassword: Bool { password != nil }
}

/// Whether a server is who it says.
public final class SecTrust: Sendable {}

/// Who asks by a name and a password that are written in the request.
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
/// Who asks by a name and a sum of a password.
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
/// Who asks by a certificate.
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"
/// Whether the server is who it says.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// Who asks in the usual way.
public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"

/// Where one has to say who one is.
public final class URLProtectionSpace: NSObject, @unchecked Sendable {
  /// Where it is.
  public let host: String, port: Int, `protocol`: String?
  /// What it is called there, and how one says who one is.
  public let realm: String?, authenticationMethod: String
  /// Nobody: no server asks here.
  public var serverTrust: SecTrust? { nil }
  /// True where what is sent cannot be read on its way.
  public var receivesCredentialSecurely: Bool { `protocol` == "https" }

  /// Creates a place.
  public init(
    host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?
  ) {
    (self.host, self.port, self.protocol) = (host, port, `protocol`)
    self.realm = realm
    self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
  }
}

/// Is told what comes of a question who asks.
public protocol URLAuthenticationChallengeSender: AnyObject {
  /// This is who asks.
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
  /// It is asked without that.
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
  /// Nothing is asked any more.
  func cancel(_ challenge: URLAuthenticationChallenge)
}

/// A server wants to know who asks.
public final class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  /// Where it is asked.
  public let protectionSpace: URLProtectionSpace
  /// Who it was the last time, and how often it was nobody.
  public let proposedCredential: URLCredential?, previousFailureCount: Int
  /// What the server has said, and what went wrong.
  public let failureResponse: URLResponse?, error: (any Error)?
  /// Who is told what comes of it.
  public let sender: (any URLAuthenticationChallengeSender)?

  /// Creates a question.
  public init(
    protectionSpace: URLProtectionSpace, proposedCredential: URLCredential?,
    previousFailureCount: Int, failureResponse: URLResponse?, error: (any Error)?,
    sender: any URLAuthenticationChallengeSender
  ) {
    self.protectionSpace = protectionSpace
    (self.proposedCredential, self.previousFailureCount) = (
      proposedCredential, previousFailureCount
    )
    (self.failureResponse, self.error, self.sender) = (failureResponse, error, sender)
  }
}

/// Where is kept who asks: for a run.
public final class URLCredentialStorage: Sendable {
  /// The only one.
  public static let shared = URLCredentialStorage()

  /// Who is known where, by name.
  public var allCredentials: [URLProtectionSpace: [String: URLCredential]] {
    WebState.ofThread.credentials
  }
  /// Who is known at a place, by name.
  public func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? {
    WebState.ofThread.credentials[space]
  }
  /// Who is meant at a place.
  public func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
    credentials(for: space)?.sorted { $0.key < $1.key }.first?.value
  }
  /// Keeps who somebody is.
  public func set(_ credential: URLCredential, for space: URLProtectionSpace) {
    WebState.ofThread.credentials[space, default: [:]][credential.user ?? ""] = credential
  }
  /// Keeps who is meant at a place.
  public func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {
    WebState.ofThread.credentials[space] = [credential.user ?? "": credential]
  }
  /// Keeps somebody no more.
  public func remove(_ credential: URLCredential, for space: URLProtectionSpace) {
    WebState.ofThread.credentials[space]?[credential.user ?? ""] = nil
  }
}
