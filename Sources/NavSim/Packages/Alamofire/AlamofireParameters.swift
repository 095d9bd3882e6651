import Combine
import Foundation

/// How something is asked.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// One of them.
  public static let get = Self(rawValue: "GET"), post = Self(rawValue: "POST"),
    put = Self(rawValue: "PUT"), patch = Self(rawValue: "PATCH"), delete = Self(rawValue: "DELETE"),
    head = Self(rawValue: "HEAD"), options = Self(rawValue: "OPTIONS")
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
  /// What is wanted.
  public static func accept(_ value: String) -> Self { Self(name: "Accept", value: value) }
  /// What is sent.
  public static func contentType(_ value: String) -> Self {
    Self(name: "Content-Type", value: value)
  }
}

/// The lines at the head of a request.
public struct HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Sendable {
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

/// How what is said is written.
public protocol ParameterEncoding: Sendable {
  /// The request with it.
  func encode(_ request: URLRequest, with parameters: Parameters?) throws -> URLRequest
}

/// It is written in the place that is asked.
public struct URLEncoding: ParameterEncoding {
  /// One of them.
  public static let `default` = Self(), queryString = Self(), httpBody = Self()
  /// The request with it.
  public func encode(_ request: URLRequest, with parameters: Parameters?) throws -> URLRequest {
    var request = request
    guard let parameters, !parameters.isEmpty, let url = request.url else { return request }
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let items = parts?.queryItems ?? []
    let more = parameters.sorted { $0.key < $1.key }
    parts?.queryItems = items + more.map { URLQueryItem(name: $0, value: "\($1)") }
    request.url = parts?.url
    return request
  }
}

/// It is written as JSON.
public struct JSONEncoding: ParameterEncoding {
  /// One of them.
  public static let `default` = Self(), prettyPrinted = Self()
  /// The request with it.
  public func encode(_ request: URLRequest, with parameters: Parameters?) throws -> URLRequest {
    var request = request
    request.httpBody = try parameters.map { try JSONSerialization.data(withJSONObject: $0) }
    return request
  }
}

/// How a value that is said is written.
public protocol ParameterEncoder: Sendable {
  /// The request with it.
  func encode(_ value: some Encodable, into request: URLRequest) throws -> URLRequest
}

/// It is written as JSON.
public struct JSONParameterEncoder: ParameterEncoder {
  /// The usual one.
  public static let `default` = Self()
  /// Creates one.
  public init() {}
  /// The request with it.
  public func encode(_ value: some Encodable, into request: URLRequest) throws -> URLRequest {
    var request = request
    request.httpBody = try JSONEncoder().encode(value)
    return request
  }
}
extension ParameterEncoder where Self == JSONParameterEncoder {
  /// It is written as JSON.
  public static var json: Self { .default }
}

/// It is written in the place that is asked.
public struct URLEncodedFormParameterEncoder: ParameterEncoder {
  /// The usual one.
  public static let `default` = Self()
  /// Creates one.
  public init() {}
  /// The request with it.
  public func encode(_ value: some Encodable, into request: URLRequest) throws -> URLRequest {
    let fields = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    let texts = (fields as? [String: Any] ?? [:]).mapValues { "\($0)" }
    return try URLEncoding.default.encode(request, with: texts)
  }
}
