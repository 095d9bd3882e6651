package import Foundation

/// A value of any type that may be missing.
private protocol Wrapping { var wrapped: Any? { get } }

extension Optional: Wrapping {
  fileprivate var wrapped: Any? { self.flatMap { unwrapped($0) } }
}

/// A value, or nil for a missing one of whatever type.
package func unwrapped(_ value: Any) -> Any? {
  if let value = value as? any Wrapping { return value.wrapped }
  return value is NSNull ? nil : value
}

/// A value as a number, if it is one.
package func number(from value: Any?) -> NSNumber? {
  switch value {
  case let value as NSNumber: value
  case let value as Bool: NSNumber(value: value)
  case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
  case let value as Double: NSNumber(value: value)
  case let value as Float: NSNumber(value: value)
  case let value as CGFloat: NSNumber(value: Double(value))
  case let value as Decimal: NSDecimalNumber(decimal: value)
  default: nil
  }
}

/// An object whose values are read by their names.
package protocol KeyedObject: AnyObject {
  /// A value by its name.
  func value(forKey key: String) -> Any?
  /// What it is told from others by, wherever it is.
  var identity: AnyObject { get }
}

/// The order of two values of the same kind; nil for others, and where one is missing.
package func compared(
  _ one: Any?, _ other: Any?, _ options: String.CompareOptions = []
) -> ComparisonResult? {
  guard let one = one.flatMap(unwrapped), let other = other.flatMap(unwrapped) else { return nil }
  if let one = number(from: one), let other = number(from: other) { return one.compare(other) }
  switch (one, other) {
  case (let one as String, let other as String): return one.compare(other, options: options)
  case (let one as Date, let other as Date): return one.compare(other)
  case (let one as UUID, let other as UUID): return one.uuidString.compare(other.uuidString)
  case (let one as URL, let other as URL):
    return one.absoluteString.compare(other.absoluteString)
  case (let one as AnyHashable, let other as AnyHashable):
    return one == other ? .orderedSame : nil
  default: return nil
  }
}
