public import Foundation
@_spi(Reflection) import Swift

/// Reads JSON; of an answer that is a sample it makes a value of whatever type is wanted.
///
/// The plugin `XcodeApp` calls it `JSONDecoder` in the sources of an app.
open class SampleJSONDecoder: JSONDecoder, @unchecked Sendable {
  /// Reads a value.
  open override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    guard data == Web.sample else { return try super.decode(type, from: data) }
    return try SampleDecoder().value(type)
  }
}

/// Makes a value of a type that can be decoded, by what it asks for: lists of three, texts by the
/// names of their keys, numbers that tell the elements of lists apart.
struct SampleDecoder: Decoder {
  var codingPath: [any CodingKey] = []
  /// Which element of a list it is, and of the list around that one: 1, 2, 3, and 11 in the first.
  var number = 0
  /// In how many lists it is.
  var lists = 0
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// A type that holds itself is made so often within itself.
  private static let depth = 12

  /// True where nothing more is made that need not be.
  var isDeep: Bool { codingPath.count >= Self.depth || lists > 3 }

  func below(_ key: any CodingKey) -> Self {
    var decoder = self
    decoder.codingPath.append(key)
    return decoder
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleFields(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleList(decoder: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { SampleValue(decoder: self) }

  func value<T: Decodable>(_ type: T.Type) throws -> T {
    if let known = known(type) as? T { return known }
    do {
      return try T(from: self)
    } catch {
      // No text is the name of a case.
      guard let first = firstCase(of: type) else { throw error }
      return first
    }
  }

  // MARK: Values

  private var name: String { codingPath.last { $0.intValue == nil }?.stringValue ?? "value" }

  private func isNamed(_ words: String...) -> Bool {
    let name = name.lowercased()
    return words.contains { name.contains($0) }
  }

  var text: String {
    if ["id", "_id", "ID"].contains(name) { return "\(number)" }
    if isNamed(
      "url", "link", "image", "avatar", "photo", "poster", "thumb", "picture", "icon", "href")
    {
      return "https://example.com/\(name)/\(number)"
    }
    if isNamed("date") || name.hasSuffix("At") || name.hasSuffix("_at") {
      return "2026-01-02T03:04:05Z"
    }
    return isNamed("email") ? "ann\(number)@example.com" : "\(name) \(number)"
  }

  var truth: Bool { isNamed("success", "valid", "enabled", "active") || name == "ok" }

  var integer: Int {
    if isNamed("statuscode", "status_code") || name == "code" { return 200 }
    return max(number, 1)
  }

  var fraction: Double {
    if isNamed("latitude") || name == "lat" { return 52.5 }
    if isNamed("longitude") || ["lon", "lng"].contains(name) { return 13.4 }
    return Double(integer)
  }

  private func known(_ type: Any.Type) -> Any? {
    switch type {
    case is Date.Type: Date(timeIntervalSince1970: 1_767_323_045)
    case is URL.Type: URL(string: "https://example.com/\(number)")
    case is UUID.Type: UUID(uuidString: "00000000-0000-4000-8000-" + digits(12))
    case is Data.Type: Data()
    case is Decimal.Type: Decimal(integer)
    default: nil
    }
  }

  private func digits(_ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }

  private struct Holder<Value> { let value: Value }

  private func firstCase<T>(of type: T.Type) -> T? {
    if let cases = type as? any CaseIterable.Type { return Self.first(of: cases) as? T }
    var isEnum = false
    _ = _forEachField(of: Holder<T>.self) { _, _, _, kind in
      isEnum = kind == .enum
      return true
    }
    guard isEnum, type is any RawRepresentable.Type, MemoryLayout<T>.size <= 1 else { return nil }
    // Cases without values are numbered from 0.
    return withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { place in
      let bytes = UnsafeMutableRawBufferPointer(place)
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return place.first
    }
  }

  private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
  }
}
