import Foundation

/// What one number says of several values.
package enum PredicateSummary: String, Sendable {
  case min, max, sum, average, count

  /// The number; nil where there is none, as for the largest of nothing.
  func value(of values: [Any?]) -> Any? {
    let values = values.compactMap { $0.flatMap(unwrapped) }
    let numbers = values.compactMap { number(from: $0)?.doubleValue }
    switch self {
    case .min: return values.min { compared($0, $1, []) == .orderedAscending }
    case .max: return values.max { compared($0, $1, []) == .orderedAscending }
    case .sum: return NSNumber(value: numbers.reduce(0, +))
    case .average:
      return numbers.isEmpty
        ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case .count: return NSNumber(value: values.count)
    }
  }
}
