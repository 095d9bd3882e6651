public import Foundation

/// What a cookie is made of.
public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public let rawValue: String
  /// Creates one by what it is called.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one by what it is called.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let name = Self("Name"), value = Self("Value"), domain = Self("Domain"),
    path = Self("Path"), originURL = Self("OriginURL"), secure = Self("Secure"),
    expires = Self("Expires"), maximumAge = Self("Max-Age"), discard = Self("Discard"),
    version = Self("Version"), comment = Self("Comment"), commentURL = Self("CommentURL"),
    port = Self("Port"), sameSitePolicy = Self("SameSite")
}

/// What a server wants to be told again.
open class HTTPCookie: NSObject, @unchecked Sendable {
  /// Whose cookies are kept.
  public enum AcceptPolicy: UInt, Sendable {
    /// One of them.
    case always, never, onlyFromMainDocumentDomain
  }

  /// All that is said of it.
  public let properties: [HTTPCookiePropertyKey: Any]?
  /// What it is called, and what it says.
  public let name: String, value: String
  /// To whom it is told.
  public let domain: String, path: String

  /// Creates a cookie; nil unless its name, value and path are there, and to whom it is told.
  public init?(properties: [HTTPCookiePropertyKey: Any]) {
    let origin = properties[.originURL]
    let url = origin as? URL ?? (origin as? String).flatMap { URL(string: $0) }
    guard let name = properties[.name] as? String, let value = properties[.value] as? String,
      let path = properties[.path] as? String,
      let domain = properties[.domain] as? String ?? url?.host()
    else { return nil }
    (self.name, self.value, self.domain, self.path) = (name, value, domain, path)
    self.properties = properties
  }

  /// When it is told no more; nil for the end of the session.
  public var expiresDate: Date? { properties?[.expires] as? Date }
  /// True where it is told for a session alone.
  public var isSessionOnly: Bool { expiresDate == nil }
  /// True where it is told only if nobody can read it on its way.
  public var isSecure: Bool { properties?[.secure] != nil }
  /// True where scripts of pages do not see it.
  public var isHTTPOnly: Bool { properties?[HTTPCookiePropertyKey("HttpOnly")] != nil }

  /// Whether it is told with a request.
  func isFor(_ url: URL) -> Bool {
    let host = url.host() ?? ""
    let bare = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
    let isThere = host == bare || (domain.hasPrefix(".") && host.hasSuffix(domain))
    return isThere && (url.path().isEmpty ? "/" : url.path()).hasPrefix(path)
      && (!isSecure || url.scheme == "https")
  }

  /// The cookies that an answer wants to be told again.
  public class func cookies(
    withResponseHeaderFields fields: [String: String], for url: URL
  ) -> [HTTPCookie] {
    guard let text = fields.first(where: { $0.key.lowercased() == "set-cookie" })?.value
    else { return [] }
    let parts = text.split(separator: ";").map { part in
      part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    guard let first = parts.first, first.count == 2 else { return [] }
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: first[0], .value: first[1], .path: "/", .originURL: url,
    ]
    for part in parts.dropFirst() {
      guard let key = part.first else { continue }
      let value = part.count > 1 ? part[1] : "TRUE"
      switch key.lowercased() {
      case "domain": properties[.domain] = value
      case "path": properties[.path] = value
      case "secure": properties[.secure] = value
      case "httponly": properties[HTTPCookiePropertyKey("HttpOnly")] = value
      case "max-age": properties[.maximumAge] = value
      default: break
      }
    }
    return HTTPCookie(properties: properties).map { [$0] } ?? []
  }

  /// How cookies are told with a request.
  public class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    cookies.isEmpty
      ? [:] : ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }
}

/// Where cookies are kept: for a run.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  /// The only one.
  public class var shared: HTTPCookieStorage { only }
  private static let only = HTTPCookieStorage()
  /// The one that extensions of the app have, too: the only one.
  public class func sharedCookieStorage(
    forGroupContainerIdentifier identifier: String
  ) -> HTTPCookieStorage { only }

  /// Whose cookies are kept.
  public var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  /// All of them.
  public var cookies: [HTTPCookie]? { WebState.ofThread.cookies }
  /// Those that are told with a request.
  public func cookies(for url: URL) -> [HTTPCookie]? { cookies?.filter { $0.isFor(url) } }
  /// Keeps a cookie in the place of one of the same name.
  public func setCookie(_ cookie: HTTPCookie) {
    deleteCookie(cookie)
    WebState.ofThread.cookies.append(cookie)
  }
  /// Keeps cookies.
  public func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
    cookies.forEach(setCookie)
  }
  /// Keeps a cookie no more.
  public func deleteCookie(_ cookie: HTTPCookie) {
    WebState.ofThread.cookies.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }
  /// Keeps those no more that came since a time: all of them.
  public func removeCookies(since date: Date) { WebState.ofThread.cookies = [] }
}
