import Foundation

/// What the functions of expressions make of values.
package enum ExpressionFunction {
  /// The value of a function; nil for one that is not known, and where numbers are missing.
  package static func value(of name: String, _ values: [Any]) -> Any? {
    if name == "uppercase:" || name == "lowercase:", let text = values.first as? String {
      return name == "uppercase:" ? text.uppercased() : text.lowercased()
    }
    if name == "now" { return Date() }
    if name == "castObject:toType:" { return values.first }
    if let of = ofMany[name] {
      let all = (values.first as? [Any]) ?? values
      if name == "count:" { return NSNumber(value: all.count) }
      return of(all.compactMap(double)).map { NSNumber(value: $0) }
    }
    let numbers = values.compactMap(double)
    guard numbers.count == values.count, let first = numbers.first else { return nil }
    if numbers.count == 2, let of = ofTwo[name] {
      return number(of(first, numbers[1]), name, values)
    }
    return numbers.count == 1 ? ofOne[name].map { NSNumber(value: $0(first)) } : nil
  }

  /// Whole numbers divide as whole numbers.
  private static func number(_ result: Double, _ name: String, _ values: [Any]) -> NSNumber {
    let areWhole = values.allSatisfy { value in
      // A number that is an object is whole for the compiler where it has no fraction.
      (value as AnyObject as? NSNumber).map { !["d", "f"].contains(String(cString: $0.objCType)) }
        ?? false
    }
    guard areWhole, result.isFinite, let whole = Int(exactly: result.rounded(.towardZero)) else {
      return NSNumber(value: result)
    }
    return name == "raise:toPower:" && result != Double(whole)
      ? NSNumber(value: result) : NSNumber(value: whole)
  }

  private static func double(_ value: Any) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? Int).map(Double.init)
  }

  private static let ofTwo: [String: @Sendable (Double, Double) -> Double] = [
    "add:to:": { $0 + $1 }, "from:subtract:": { $0 - $1 }, "multiply:by:": { $0 * $1 },
    "divide:by:": { $0 / $1 }, "modulus:by:": { $0.truncatingRemainder(dividingBy: $1) },
    "raise:toPower:": { pow($0, $1) },
  ]

  private static let ofOne: [String: @Sendable (Double) -> Double] = [
    "sqrt:": { $0.squareRoot() }, "log:": { log10($0) }, "ln:": { log($0) }, "exp:": { exp($0) },
    "abs:": { abs($0) }, "floor:": { $0.rounded(.down) }, "ceiling:": { $0.rounded(.up) },
    "trunc:": { $0.rounded(.towardZero) }, "negate:": { -$0 },
  ]

  private static let ofMany: [String: @Sendable ([Double]) -> Double?] = [
    "sum:": { $0.reduce(0, +) }, "min:": { $0.min() }, "max:": { $0.max() },
    "average:": { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) }, "count:": { _ in nil },
    "median:": { numbers in
      let sorted = numbers.sorted()
      guard let last = sorted.indices.last else { return nil }
      return (sorted[last / 2] + sorted[(last + 1) / 2]) / 2
    },
    "stddev:": { numbers in
      guard !numbers.isEmpty else { return nil }
      let mean = numbers.reduce(0, +) / Double(numbers.count)
      return (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count))
        .squareRoot()
    },
  ]
}
