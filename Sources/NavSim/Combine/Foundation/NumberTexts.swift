public import Foundation

extension NumberFormatter {
  /// Says a number, for a protocol of an app that asks for this with a value that may not be there.
  @_disfavoredOverload public func string<Value>(for value: Value) -> String? {
    (value as? NSNumber).flatMap { string(from: $0) }
  }
}
