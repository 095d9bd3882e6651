import Combine
import Foundation

/// How what is said is written.
public protocol ParameterEncoding: Sendable {
  /// The request with it.
  func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
    -> URLRequest
}

/// It is written in the place that is asked, or as the lines of a form are.
public struct URLEncoding: ParameterEncoding {
  /// Where it is written.
  public enum Destination: Sendable {
    /// As it is asked, in the place, or in what is sent.
    case methodDependent, queryString, httpBody
  }
  /// How lists and truth values are written, which nothing depends on here.
  public enum ArrayEncoding: Sendable {
    /// One of them.
    case brackets, noBrackets, indexInBrackets
  }
  /// How truth values are written.
  public enum BoolEncoding: Sendable {
    /// One of them.
    case numeric, literal
  }

  /// One of them.
  public static let `default` = Self(), queryString = Self(destination: .queryString),
    httpBody = Self(destination: .httpBody)
  /// Where it is written.
  public let destination: Destination

  /// Creates one.
  public init(
    destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) { self.destination = destination }

  private func isInPlace(_ request: URLRequest) -> Bool {
    switch destination {
    case .queryString: true
    case .httpBody: false
    case .methodDependent: ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
    }
  }

  /// The request with it.
  public func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters, !parameters.isEmpty, let url = request.url else { return request }
    let items = parameters.sorted { $0.key < $1.key }.map {
      URLQueryItem(name: $0, value: "\($1)")
    }
    if isInPlace(request) {
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
      let known = parts?.queryItems ?? []
      parts?.queryItems = known + items
      request.url = parts?.url
    } else {
      var parts = URLComponents()
      parts.queryItems = items
      request.httpBody = parts.percentEncodedQuery.map { Data($0.utf8) }
      request.say(contentType: "application/x-www-form-urlencoded; charset=utf-8")
    }
    return request
  }
}

/// It is written as JSON.
public struct JSONEncoding: ParameterEncoding {
  /// One of them.
  public static let `default` = Self(), prettyPrinted = Self(options: .prettyPrinted)
  private let options: JSONSerialization.WritingOptions

  /// Creates one.
  public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

  /// The request with it.
  public func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest {
    try encode(urlRequest, withJSONObject: parameters)
  }
  /// The request with it.
  public func encode(
    _ urlRequest: any URLRequestConvertible, withJSONObject object: Any? = nil
  ) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let object else { return request }
    request.httpBody = try JSONSerialization.data(withJSONObject: object, options: options)
    request.say(contentType: "application/json")
    return request
  }
}

extension URLRequest {
  /// Says of which kind is what is sent, unless that is said already.
  fileprivate mutating func say(contentType: String) {
    guard value(forHTTPHeaderField: "Content-Type") == nil else { return }
    setValue(contentType, forHTTPHeaderField: "Content-Type")
  }
}

/// How a value that is said is written.
public protocol ParameterEncoder: Sendable {
  /// The request with it.
  func encode<Value: Encodable & Sendable>(
    _ value: Value?, into request: URLRequest
  ) throws -> URLRequest
}

/// It is written as JSON.
public final class JSONParameterEncoder: ParameterEncoder, @unchecked Sendable {
  /// One of them.
  public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
  /// One of them.
  public static var prettyPrinted: JSONParameterEncoder { JSONParameterEncoder() }
  /// Writes.
  public let encoder: JSONEncoder

  /// Creates one.
  public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }

  /// The request with it.
  public func encode<Value: Encodable & Sendable>(
    _ value: Value?, into request: URLRequest
  ) throws -> URLRequest {
    var request = request
    guard let value else { return request }
    request.httpBody = try encoder.encode(value)
    request.say(contentType: "application/json")
    return request
  }
}
extension ParameterEncoder where Self == JSONParameterEncoder {
  /// It is written as JSON.
  public static var json: Self { .default }
  /// It is written as JSON.
  public static func json(encoder: JSONEncoder = JSONEncoder()) -> Self { Self(encoder: encoder) }
}

/// It is written as the lines of a form are.
public final class URLEncodedFormParameterEncoder: ParameterEncoder, Sendable {
  /// Where it is written.
  public typealias Destination = URLEncoding.Destination
  /// The usual one.
  public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
  private let destination: Destination

  /// Creates one.
  public init(destination: Destination = .methodDependent) { self.destination = destination }

  /// The request with it.
  public func encode<Value: Encodable & Sendable>(
    _ value: Value?, into request: URLRequest
  ) throws -> URLRequest {
    guard let value else { return request }
    let fields = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    let texts = (fields as? [String: Any] ?? [:]).mapValues { "\($0)" }
    return try URLEncoding(destination: destination).encode(request, with: texts)
  }
}
extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  /// It is written as the lines of a form are.
  public static var urlEncodedForm: Self { .default }
  /// It is written as the lines of a form are.
  public static func urlEncodedForm(destination: URLEncoding.Destination) -> Self {
    Self(destination: destination)
  }
}
