import Foundation

/// A moment.
public struct Timestamp: Hashable, Comparable, Codable, Sendable {
  /// The seconds since the first day of 1970, and what is beyond them.
  public let seconds: Int64, nanoseconds: Int32

  /// Creates a moment.
  public init(seconds: Int64, nanoseconds: Int32) {
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }
  /// Creates a moment.
  public init(date: Date = Date()) {
    let time = date.timeIntervalSince1970
    self.init(
      seconds: Int64(time.rounded(.down)),
      nanoseconds: Int32((time - time.rounded(.down)) * 1_000_000_000))
  }
  /// The present.
  public init(from decoder: any Decoder) throws {
    self.init(date: try decoder.singleValueContainer().decode(Date.self))
  }
  /// Writes it as a date.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dateValue())
  }
  /// The same as a date.
  public func dateValue() -> Date {
    Date(timeIntervalSince1970: TimeInterval(seconds) + TimeInterval(nanoseconds) / 1_000_000_000)
  }
  /// Whether one is before the other.
  public static func < (one: Timestamp, other: Timestamp) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}

/// A place on the earth, in degrees.
public final class GeoPoint: Codable, Hashable, Sendable {
  /// The parts of it.
  public let latitude: Double, longitude: Double
  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
  /// Whether both are the same place.
  public static func == (one: GeoPoint, other: GeoPoint) -> Bool {
    one.latitude == other.latitude && one.longitude == other.longitude
  }
  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(latitude) }
}

/// What a field becomes that depends on what it was.
public final class FieldValue: @unchecked Sendable {
  /// What comes of what was there; nil for nothing.
  let change: (Any?) -> Any?
  private init(_ change: @escaping (Any?) -> Any?) { self.change = change }

  /// The time at which it is written.
  public static func serverTimestamp() -> FieldValue { FieldValue { _ in Timestamp() } }
  /// Nothing.
  public static func delete() -> FieldValue { FieldValue { _ in nil } }
  /// So much more.
  public static func increment(_ count: Int64) -> FieldValue {
    FieldValue { (FirestoreValue.number($0) ?? 0) + Double(count) }
  }
  /// So much more.
  public static func increment(_ count: Double) -> FieldValue {
    FieldValue { (FirestoreValue.number($0) ?? 0) + count }
  }
  /// With what is not there yet.
  public static func arrayUnion(_ new: [Any]) -> FieldValue {
    FieldValue { old in
      let old = old as? [Any] ?? []
      return old + new.filter { value in !old.contains { FirestoreValue.isSame($0, value) } }
    }
  }
  /// Without something.
  public static func arrayRemove(_ gone: [Any]) -> FieldValue {
    FieldValue { old in
      (old as? [Any] ?? []).filter { value in !gone.contains { FirestoreValue.isSame($0, value) } }
    }
  }
}

/// How values of fields are compared.
enum FirestoreValue {
  /// A number, or a time as one.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as Int64: Double(value)
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as Timestamp: value.dateValue().timeIntervalSinceReferenceDate
    default: nil
    }
  }

  /// Whether two values of fields are alike.
  static func isSame(_ one: Any, _ other: Any) -> Bool {
    if let one = FirestoreValue.number(one), let other = FirestoreValue.number(other) {
      return one == other
    }
    return (one as? AnyHashable) == (other as? AnyHashable)
  }

  /// Whether one value of a field stands before another.
  static func isBefore(_ one: Any?, _ other: Any?) -> Bool {
    if let one = FirestoreValue.number(one), let other = FirestoreValue.number(other) {
      return one < other
    }
    return "\(one ?? "")" < "\(other ?? "")"
  }
}

extension Array {
  /// In the order of a value of each; what is alike stays in its order.
  func inOrder(isDescending: Bool = false, of value: (Element) -> Any?) -> [Element] {
    enumerated().sorted { one, other in
      let (a, b) = (value(one.element), value(other.element))
      if FirestoreValue.isBefore(a, b) { return !isDescending }
      if FirestoreValue.isBefore(b, a) { return isDescending }
      return one.offset < other.offset
    }.map(\.element)
  }
}
