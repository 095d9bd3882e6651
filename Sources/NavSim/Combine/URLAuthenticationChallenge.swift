public import Foundation

/// Which part of a server wants to know.
public final class URLProtectionSpace: NSObject, @unchecked Sendable {
  /// The server.
  public let host: String
  /// Its door.
  public let port: Int
  /// How one speaks with it.
  public let `protocol`: String?
  /// Its part.
  public let realm: String?
  /// How somebody proves who he is.
  public let authenticationMethod: String

  /// Creates one.
  public init(
    host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?
  ) {
    self.host = host
    self.port = port
    self.protocol = `protocol`
    self.realm = realm
    self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
  }
}

/// That a server wants to know who somebody is: none asks here.
public final class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  /// Which part of it.
  public let protectionSpace: URLProtectionSpace
  /// Who he has said he was.
  public let proposedCredential: URLCredential?
  /// How often that was wrong.
  public let previousFailureCount: Int
  /// What has come of it.
  public var failureResponse: URLResponse? { nil }
  /// Why it was wrong.
  public var error: (any Error)? { nil }

  init(_ space: URLProtectionSpace) {
    protectionSpace = space
    proposedCredential = nil
    previousFailureCount = 0
  }
}

extension URLSession {
  /// What an app says to a server that wants to know.
  public enum AuthChallengeDisposition: Int, Sendable {
    /// One of them.
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
  }
}

/// How somebody proves who he is.
public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault",
  NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic",
  NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest",
  NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm",
  NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM",
  NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate",
  NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
