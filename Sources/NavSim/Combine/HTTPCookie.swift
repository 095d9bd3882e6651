public import Foundation

/// Something that is said of a cookie.
public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let name = Self(rawValue: "Name"), value = Self(rawValue: "Value"),
    path = Self(rawValue: "Path"), domain = Self(rawValue: "Domain"),
    originURL = Self(rawValue: "OriginURL"), version = Self(rawValue: "Version"),
    secure = Self(rawValue: "Secure"), expires = Self(rawValue: "Expires"),
    maximumAge = Self(rawValue: "Max-Age"), discard = Self(rawValue: "Discard"),
    comment = Self(rawValue: "Comment"), commentURL = Self(rawValue: "CommentURL"),
    port = Self(rawValue: "Port"), sameSitePolicy = Self(rawValue: "SameSite")
}

/// What a server has a phone say with each request: no server says so here.
open class HTTPCookie: NSObject, @unchecked Sendable {
  /// What is said of it.
  public let properties: [HTTPCookiePropertyKey: Any]?
  /// Its name.
  public let name: String
  /// What is said.
  public let value: String
  /// To whom it is said.
  public let domain: String
  /// Under which path it is said.
  public let path: String
  /// Until when it is said.
  public let expiresDate: Date?
  /// True where it is said in secret alone.
  public let isSecure: Bool
  /// True where pages do not see it.
  public var isHTTPOnly: Bool { false }
  /// True where it is forgotten with the app.
  public var isSessionOnly: Bool { expiresDate == nil }
  /// Which kind of cookie it is.
  public var version: Int { 0 }

  /// Creates one, if what is needed is said of it.
  public init?(properties: [HTTPCookiePropertyKey: Any]) {
    let origin =
      properties[.originURL] as? URL
      ?? (properties[.originURL] as? String).flatMap { URL(string: $0) }
    guard let name = properties[.name] as? String, let path = properties[.path] as? String,
      let domain = properties[.domain] as? String ?? origin?.host()
    else { return nil }
    self.properties = properties
    self.name = name
    self.path = path
    self.domain = domain
    value = properties[.value] as? String ?? ""
    expiresDate = properties[.expires] as? Date
    let secure = (properties[.secure] as? String)?.uppercased()
    isSecure = secure == "TRUE" || secure == "YES" || properties[.secure] as? Bool == true
  }

  /// What is said with a request.
  open class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    if cookies.isEmpty { return [:] }
    return ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }
  /// What an answer asks for: nothing.
  open class func cookies(
    withResponseHeaderFields headerFields: [String: String], for url: URL
  ) -> [HTTPCookie] { [] }
}

extension HTTPCookie {
  /// Whose requests say it.
  public enum AcceptPolicy: UInt, Sendable {
    /// One of them.
    case always, never, onlyFromMainDocumentDomain
  }
}

/// Where an app keeps cookies.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  /// The usual place, which keeps nothing: it would outlive a run.
  public static let shared = HTTPCookieStorage(keeps: false)
  /// Whose requests say them.
  open var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.always
  /// Those that are kept.
  public private(set) var cookies: [HTTPCookie]? = []
  private let keeps: Bool

  private init(keeps: Bool) { self.keeps = keeps }

  /// A place of several apps.
  open class func sharedCookieStorage(
    forGroupContainerIdentifier identifier: String
  ) -> HTTPCookieStorage { HTTPCookieStorage(keeps: true) }
  /// Keeps one.
  open func setCookie(_ cookie: HTTPCookie) {
    guard keeps else { return }
    deleteCookie(cookie)
    cookies?.append(cookie)
  }
  /// Keeps some.
  open func setCookies(
    _ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?
  ) { for cookie in cookies { setCookie(cookie) } }
  /// Keeps one no more.
  open func deleteCookie(_ cookie: HTTPCookie) {
    cookies?.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }
  /// Keeps none any more.
  open func removeCookies(since date: Date) { cookies = [] }
  /// Those that are said to a place.
  open func cookies(for url: URL) -> [HTTPCookie]? {
    cookies?.filter { url.host()?.hasSuffix($0.domain) == true }
  }
}

extension URLSessionConfiguration {
  /// Where cookies are kept.
  public var httpCookieStorage: HTTPCookieStorage? {
    get { .shared }
    set {}
  }
  /// Whose requests say them.
  public var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy {
    get { .always }
    set {}
  }
}
