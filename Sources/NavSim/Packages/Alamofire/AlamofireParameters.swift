import Combine
import Foundation

/// How something is asked.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// One of them.
  public static let get = Self(rawValue: "GET"), post = Self(rawValue: "POST"),
    put = Self(rawValue: "PUT"), patch = Self(rawValue: "PATCH"), delete = Self(rawValue: "DELETE"),
    head = Self(rawValue: "HEAD"), options = Self(rawValue: "OPTIONS"),
    connect = Self(rawValue: "CONNECT"), trace = Self(rawValue: "TRACE"),
    query = Self(rawValue: "QUERY")
  /// Its word.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A line at the head of a request.
public struct HTTPHeader: Hashable, Sendable {
  /// Its parts.
  public let name: String, value: String
  /// Creates one.
  public init(name: String, value: String) { (self.name, self.value) = (name, value) }
  /// Who asks.
  public static func authorization(bearerToken token: String) -> Self {
    Self(name: "Authorization", value: "Bearer \(token)")
  }
  /// Who asks.
  public static func authorization(_ value: String) -> Self {
    Self(name: "Authorization", value: value)
  }
  /// Who asks.
  public static func authorization(username: String, password: String) -> Self {
    authorization("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())")
  }
  /// Which app asks.
  public static func userAgent(_ value: String) -> Self { Self(name: "User-Agent", value: value) }
  /// Which language is wanted.
  public static func acceptLanguage(_ value: String) -> Self {
    Self(name: "Accept-Language", value: value)
  }
  /// What is wanted.
  public static func accept(_ value: String) -> Self { Self(name: "Accept", value: value) }
  /// What is sent.
  public static func contentType(_ value: String) -> Self {
    Self(name: "Content-Type", value: value)
  }
}

/// The lines at the head of a request.
public struct HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Hashable,
  Sendable
{
  /// Those that are always said: none.
  public static let `default` = Self()
  /// The same by name.
  public private(set) var dictionary: [String: String]
  /// Creates them.
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
  /// Creates them.
  public init(_ headers: [HTTPHeader]) {
    dictionary = headers.reduce(into: [:]) { $0[$1.name] = $1.value }
  }
  /// Creates them.
  public init(dictionaryLiteral elements: (String, String)...) {
    dictionary = elements.reduce(into: [:]) { $0[$1.0] = $1.1 }
  }
  /// Creates them.
  public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
  /// Adds one.
  public mutating func add(_ header: HTTPHeader) { dictionary[header.name] = header.value }
  /// Adds one.
  public mutating func add(name: String, value: String) { dictionary[name] = value }
  /// Has one be as it says.
  public mutating func update(_ header: HTTPHeader) { add(header) }
  /// Has one be as it says.
  public mutating func update(name: String, value: String) { add(name: name, value: value) }
  /// Takes one away.
  public mutating func remove(name: String) { dictionary[name] = nil }
  /// The value of one.
  public func value(for name: String) -> String? { dictionary[name] }
  /// One of them.
  public subscript(name: String) -> String? {
    get { dictionary[name] }
    set { dictionary[name] = newValue }
  }
}

/// What can be a place of the web.
public protocol URLConvertible: Sendable {
  /// The place.
  func asURL() throws -> URL
}
extension String: URLConvertible {
  /// The place.
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}
extension URL: URLConvertible {
  /// Itself.
  public func asURL() throws -> URL { self }
}
extension URLComponents: URLConvertible {
  /// The place.
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: string ?? "") }
    return url
  }
}

/// What can be a request.
public protocol URLRequestConvertible: Sendable {
  /// The request.
  func asURLRequest() throws -> URLRequest
}
extension URLRequest: URLRequestConvertible {
  /// Itself.
  public func asURLRequest() throws -> URLRequest { self }
}

extension HTTPHeaders: Sequence {
  /// One after another, by name.
  public func makeIterator() -> IndexingIterator<[HTTPHeader]> {
    dictionary.sorted { $0.key < $1.key }.map { HTTPHeader(name: $0, value: $1) }.makeIterator()
  }
}

extension URLRequest {
  /// The lines at its head.
  public var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }
  /// How it is asked.
  public var method: HTTPMethod? {
    get { httpMethod.map { HTTPMethod(rawValue: $0) } }
    set { httpMethod = newValue?.rawValue }
  }
  /// Creates a request.
  public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    allHTTPHeaderFields = headers?.dictionary
  }
}

extension URLSessionConfiguration {
  /// The lines at the head of each request.
  public var headers: HTTPHeaders {
    get { HTTPHeaders(httpAdditionalHeaders as? [String: String] ?? [:]) }
    set { httpAdditionalHeaders = newValue.dictionary }
  }
}
