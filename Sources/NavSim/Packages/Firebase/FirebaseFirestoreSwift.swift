import Foundation

/// Writes values as the fields of a document.
public final class FirestoreEncoder: Sendable {
  /// Creates one.
  public init() {}

  /// The fields of a value.
  public func encode<Value: Encodable>(_ value: Value) throws -> [String: Any] {
    let data = try JSONEncoder().encode(value)
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }
}

/// Reads values from the fields of a document.
public final class FirestoreDecoder: Sendable {
  /// Creates one.
  public init() {}

  /// A value of fields.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from fields: [String: Any], in document: DocumentReference? = nil
  ) throws -> Value {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.document { decoder.userInfo[key] = document }
    let data = try JSONSerialization.data(withJSONObject: Self.plain(fields))
    return try decoder.decode(type, from: data)
  }

  /// What is written as JSON.
  private static func plain(_ value: Any) -> Any {
    switch value {
    case let value as [String: Any]: value.mapValues(plain)
    case let value as [Any]: value.map(plain)
    case let value as Timestamp: value.dateValue().timeIntervalSinceReferenceDate
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as GeoPoint: ["latitude": value.latitude, "longitude": value.longitude]
    case let value as Data: value.base64EncodedString()
    case let value as URL: value.absoluteString
    case let value as UUID: value.uuidString
    case let value as DocumentReference: value.path
    default: value
    }
  }
}

extension CodingUserInfoKey {
  fileprivate static var document: Self? { Self(rawValue: "DocumentReference") }
}

/// What a document's name can be read as.
public protocol DocumentIDWrappable {
  /// What is read.
  static func wrap(_ document: DocumentReference) throws -> Self
}

extension String: DocumentIDWrappable {
  /// The name.
  public static func wrap(_ document: DocumentReference) throws -> String { document.documentID }
}

extension DocumentReference: DocumentIDWrappable {
  /// The document.
  public static func wrap(_ document: DocumentReference) throws -> Self {
    guard let same = document as? Self else { throw CocoaError(.coderInvalidValue) }
    return same
  }
}

/// The name of the document that a value was read from, which is no field.
@propertyWrapper
public struct DocumentID<Value: DocumentIDWrappable & Codable>: Codable {
  /// The name.
  public var wrappedValue: Value?

  /// Creates one.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Reads it from what is read.
  public init(from decoder: any Decoder) throws {
    let document = CodingUserInfoKey.document.flatMap { decoder.userInfo[$0] as? DocumentReference }
    wrappedValue = try document.map(Value.wrap)
  }
  /// Writes nothing.
  public func encode(to encoder: any Encoder) throws {}
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

extension DocumentReference: Codable {
  /// Reads where it is.
  public convenience init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }
  /// Writes where it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

/// The time at which a value is written, if it says none.
@propertyWrapper
public struct ServerTimestamp<Value: Codable>: Codable {
  /// The time.
  public var wrappedValue: Value?

  /// Creates one.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Reads it.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value?.self)
  }
  /// Writes it, or the present.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encode(Date())
    }
  }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}
extension ServerTimestamp: Sendable where Value: Sendable {}

/// What is written even if it is nothing.
@propertyWrapper
public struct ExplicitNull<Value: Codable>: Codable {
  /// The value.
  public var wrappedValue: Value?
  /// Creates one.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

extension KeyedDecodingContainer {
  /// Reads the name of a document, which is no field.
  public func decode<Value>(_ type: DocumentID<Value>.Type, forKey key: Key) throws
    -> DocumentID<Value>
  { try DocumentID(from: superDecoder()) }

  /// Reads a time, which may not be there.
  public func decode<Value>(_ type: ServerTimestamp<Value>.Type, forKey key: Key) throws
    -> ServerTimestamp<Value>
  { ServerTimestamp(wrappedValue: try decodeIfPresent(Value.self, forKey: key)) }
}

extension KeyedEncodingContainer {
  /// Writes nothing.
  public mutating func encode<Value>(_ value: DocumentID<Value>, forKey key: Key) throws {}
}
