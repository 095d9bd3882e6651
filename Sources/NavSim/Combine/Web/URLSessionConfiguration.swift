public import Foundation

/// How a session asks the web: which of its protocols answers, which cookies it has, and which answers
/// it keeps. Nothing else depends on it here.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// How several networks are used at once.
  public enum MultipathServiceType: Int, Sendable {
    /// One of them.
    case none, handover, interactive, aggregate
  }

  /// How it is asked.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// How it is asked.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// How it is asked while the app is not there.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  /// What a session is called that goes on without the app.
  public private(set) var identifier: String?
  /// How long a request may take, in seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// How long an answer may take, in seconds.
  public var timeoutIntervalForResource: TimeInterval = 60
  /// Whether it waits for a network.
  public var waitsForConnectivity = false
  /// How old an answer may be.
  public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// What requests are for.
  public var networkServiceType = URLRequest.NetworkServiceType.default
  /// How several networks are used at once.
  public var multipathServiceType = MultipathServiceType.none
  /// What is said of each request.
  public var httpAdditionalHeaders: [AnyHashable: Any]?
  /// How many requests to one place are under way.
  public var httpMaximumConnectionsPerHost = 6
  /// Whether requests tell who asks, and whether they wait for each other.
  public var httpShouldSetCookies = true, httpShouldUsePipelining = false
  /// Whose cookies are kept.
  public var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  /// Where cookies are kept; nil for nowhere.
  public var httpCookieStorage: HTTPCookieStorage? = .shared
  /// What requests may be sent over.
  public var allowsCellularAccess = true, allowsExpensiveNetworkAccess = true,
    allowsConstrainedNetworkAccess = true
  /// Whether the system chooses the time, and starts the app then.
  public var isDiscretionary = false, sessionSendsLaunchEvents = false
  /// Whether connections last while the app is not there, and whether names are proved.
  public var shouldUseExtendedBackgroundIdleMode = false, requiresDNSSECValidation = false
  /// Whose folder files come to.
  public var sharedContainerIdentifier: String?
  /// Through whom the web is asked.
  public var connectionProxyDictionary: [AnyHashable: Any]?
  /// Where answers are kept.
  public var urlCache: URLCache? = .shared
  /// Where is kept who asks.
  public var urlCredentialStorage: URLCredentialStorage? = .shared
  /// Who may answer in place of the web, the first that can.
  public var protocolClasses: [AnyClass]?
  /// How old a secure connection may be, and how new.
  public var tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv12,
    tlsMaximumSupportedProtocolVersion = tls_protocol_version_t.TLSv13
}

/// A version of what keeps connections secure.
public enum tls_protocol_version_t: UInt16, Sendable {
  /// One of them.
  case TLSv10 = 0x0301, TLSv11, TLSv12, TLSv13
}
