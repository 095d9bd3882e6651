import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
  private let format: String
  private let tokens: [(token: PredicateToken, rest: Substring)]
  private var place = 0
  private var arguments: [Any?]
  private var used = 0

  private init(_ format: String, _ arguments: [Any?]) throws {
    self.format = format
    self.arguments = arguments
    tokens = try PredicateToken.tokens(of: format)
  }

  /// The condition that a format describes.
  static func condition(_ format: String, _ arguments: [Any?]) throws -> PredicateCondition {
    var parser = try Self(format, arguments)
    let condition = try parser.either()
    guard parser.place == parser.tokens.count else { throw parser.error }
    return condition
  }

  private var error: PredicateFormatError {
    PredicateFormatError(
      format: format, rest: place < tokens.count ? String(tokens[place].rest) : "")
  }

  private var token: PredicateToken? { place < tokens.count ? tokens[place].token : nil }

  /// Goes on if one of some words or signs is next.
  private mutating func skip(_ words: String...) -> Bool {
    let isSign = if case .sign(let sign) = token { words.contains(sign) } else { false }
    guard isSign || token?.keyword.map(words.contains) == true else { return false }
    place += 1
    return true
  }

  // MARK: Conditions

  private mutating func either() throws -> PredicateCondition {
    var all = [try both()]
    while skip("OR", "||") { all.append(try both()) }
    return all.count == 1 ? all[0] : .or(all)
  }

  private mutating func both() throws -> PredicateCondition {
    var all = [try negated()]
    while skip("AND", "&&") { all.append(try negated()) }
    return all.count == 1 ? all[0] : .and(all)
  }

  private mutating func negated() throws -> PredicateCondition {
    if skip("NOT", "!") { return .not(try negated()) }
    if skip("TRUEPREDICATE") { return .constant(true) }
    if skip("FALSEPREDICATE") { return .constant(false) }
    // A condition in parentheses, or a comparison whose first value is.
    let start = self
    if skip("(") {
      if let condition = try? either(), skip(")") { return condition }
      self = start
    }
    return try comparison()
  }

  private mutating func comparison() throws -> PredicateCondition {
    var which = PredicateComparison.Which.one
    if skip("ANY", "SOME") {
      which = .any
    } else if skip("ALL") {
      which = .all
    } else if skip("NONE") {
      which = .none
    }
    let left = try value()
    let sign = try comparisonSign()
    var options: String.CompareOptions = []
    if case .options(let letters) = token {
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      place += 1
    }
    let right = try value()
    return .comparison(
      PredicateComparison(which: which, left: left, sign: sign, options: options, right: right))
  }

  private mutating func comparisonSign() throws -> PredicateComparison.Sign {
    if skip("=", "==") { return .equal }
    if skip("!=", "<>") { return .unequal }
    if skip("<=", "=<") { return .atMost }
    if skip(">=", "=>") { return .atLeast }
    if skip("<") { return .less }
    if skip(">") { return .greater }
    guard let word = token?.keyword, let sign = PredicateComparison.Sign(rawValue: word) else {
      throw error
    }
    place += 1
    return sign
  }

  // MARK: Values

  private mutating func value() throws -> PredicateValue {
    guard let token else { throw error }
    if skip("(") {
      let inner = try value()
      guard skip(")") else { throw error }
      return inner
    }
    if skip("{") { return try list() }
    switch token {
    case .text(let text):
      place += 1
      return .constant(text)
    case .number(let digits):
      guard let number = Double(digits) else { throw error }
      place += 1
      return .constant(Int64(digits).map { NSNumber(value: $0) } ?? NSNumber(value: number))
    case .argument(let kind): return try argument(kind)
    case .word(let word): return try self.word(word)
    case .sign, .options: throw error
    }
  }

  private mutating func word(_ word: String) throws -> PredicateValue {
    guard !Self.reserved.contains(word.uppercased()) else { throw error }
    place += 1
    switch word.uppercased() {
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(NSNumber(value: true))
    case "FALSE", "NO": return .constant(NSNumber(value: false))
    default:
      if case .sign("(") = self.token {
        guard let summary = PredicateSummary(rawValue: word.lowercased()) else { throw error }
        return .summary(summary, try value())
      }
      guard let path = Self.path(word) else { throw error }
      return .path(path)
    }
  }

  private mutating func list() throws -> PredicateValue {
    var values: [PredicateValue] = []
    while !skip("}") {
      if !values.isEmpty, !skip(",") { throw error }
      values.append(try value())
    }
    return .list(values)
  }

  private mutating func argument(_ kind: Character) throws -> PredicateValue {
    guard used < arguments.count else { throw error }
    let argument = arguments[used].flatMap(unwrapped)
    used += 1
    place += 1
    guard kind == "K" else { return .constant(argument) }
    guard let words = argument as? String, let path = Self.path(words) else { throw error }
    return .path(path)
  }

  /// The keys of a path; nil where one of them is none.
  private static func path(_ words: String) -> [String]? {
    var keys = words.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if keys[0].uppercased() == "SELF" { keys.removeFirst() }
    let isKnown = keys.allSatisfy { key in
      key == "@count" || !key.isEmpty && !key.contains { "@$#".contains($0) }
    }
    return isKnown ? keys : nil
  }

  private static let reserved: Set<String> = [
    "AND", "OR", "NOT", "IN", "ANY", "SOME", "ALL", "NONE", "CONTAINS", "BEGINSWITH", "ENDSWITH",
    "LIKE", "MATCHES", "BETWEEN", "TRUEPREDICATE", "FALSEPREDICATE", "SUBQUERY", "FUNCTION",
  ]
}
