import Foundation

/// Two values that are compared.
struct PredicateComparison {
  /// Of several first values, for which it has to hold.
  enum Which { case one, any, all, none }

  enum Sign: String {
    case equal = "==", unequal = "!=", less = "<", greater = ">", atMost = "<=", atLeast = ">="
    case contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH"
    case like = "LIKE", matches = "MATCHES", isIn = "IN", between = "BETWEEN"
  }

  let which: Which
  let left: PredicateValue
  let sign: Sign
  let options: String.CompareOptions
  let right: PredicateValue

  /// - Parameter others: all objects that are asked for.
  func holds(for object: Any?, among others: [Any]) -> Bool {
    let left = left.value(for: object, among: others)
    let right = right.value(for: object, among: others)
    let several = PredicateValue.elements(of: left) ?? [left]
    return switch which {
    case .one: holds(left, right)
    case .any: several.contains { holds($0, right) }
    case .all: several.allSatisfy { holds($0, right) }
    case .none: !several.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch sign {
    case .equal: return areEqual(left, right)
    case .unequal: return !areEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .atMost: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .atLeast: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .isIn: return contains(right, left)
    case .contains: return contains(left, right)
    case .between:
      guard let bounds = PredicateValue.elements(of: right), bounds.count == 2 else { return false }
      return order(left, bounds[0]).map { $0 != .orderedAscending } ?? false
        && order(left, bounds[1]).map { $0 != .orderedDescending } ?? false
    case .begins, .ends, .like, .matches:
      guard let left = left.flatMap(unwrapped) as? String,
        let right = right.flatMap(unwrapped) as? String
      else { return false }
      return isLike(left, right)
    }
  }

  private func isLike(_ left: String, _ right: String) -> Bool {
    switch sign {
    case .begins: return left.range(of: right, options: options.union(.anchored)) != nil
    case .ends:
      return left.range(of: right, options: options.union([.anchored, .backwards])) != nil
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: right)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return matches(left, "(?s)" + pattern)
    default: return matches(left, right)
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    // Letters of both sizes are the expression's matter: `\S` is not `\s`.
    let accents = options.subtracting(.caseInsensitive)
    let (text, pattern) = (
      text.folding(options: accents, locale: nil), pattern.folding(options: accents, locale: nil)
    )
    let how = options.intersection(.caseInsensitive).union(.regularExpression)
    return text.range(of: "^(?:\(pattern))$", options: how) != nil
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let elements = PredicateValue.elements(of: whole) {
      return elements.contains { areEqual($0, part) }
    }
    guard let whole = whole.flatMap(unwrapped) as? String,
      let part = part.flatMap(unwrapped) as? String
    else { return false }
    return whole.range(of: part, options: options) != nil
  }

  private func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one = one.flatMap(unwrapped), let other = other.flatMap(unwrapped) else {
      return one.flatMap(unwrapped) == nil && other.flatMap(unwrapped) == nil
    }
    let (first, second) = (
      (one as? any KeyedObject)?.identity, (other as? any KeyedObject)?.identity
    )
    if first != nil || second != nil {
      return (first ?? one as AnyObject) === (second ?? other as AnyObject)
    }
    return order(one, other) == .orderedSame
  }

  private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    compared(one, other, options)
  }
}
