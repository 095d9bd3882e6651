import Foundation

/// Why the format of a predicate is not understood.
package struct PredicateFormatError: Error, CustomStringConvertible {
  let format: String
  let rest: String

  /// The format, and where reading it ended.
  package var description: String {
    "Core Data: unable to parse the format string \"\(format)\""
      + (rest.isEmpty ? ": something is missing at its end" : " at \"\(rest)\"")
  }
}

/// A part of the format of a predicate.
enum PredicateToken: Equatable {
  /// A key path or a word of the language.
  case word(String)
  case text(String)
  case number(String)
  /// A place for an argument: `@`, `K`, or a letter of a number.
  case argument(Character)
  /// An operator, a parenthesis or a comma.
  case sign(String)
  /// The letters between brackets after an operator.
  case options(String)

  /// A word of the language, whatever the size of its letters.
  var keyword: String? {
    if case .word(let word) = self { word.uppercased() } else { nil }
  }
}

extension PredicateToken {
  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    ",",
  ]

  /// The parts of a format, each with where it begins.
  static func tokens(of format: String) throws -> [(token: Self, rest: Substring)] {
    var tokens: [(token: Self, rest: Substring)] = []
    var rest = format[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let first = rest.first else { return tokens }
      let start = rest
      guard let token = next(&rest, first) else {
        throw PredicateFormatError(format: format, rest: String(start))
      }
      tokens.append((token, start))
    }
  }

  private static func next(_ rest: inout Substring, _ first: Character) -> Self? {
    switch first {
    case "'", "\"": return text(&rest, first)
    case "%": return argument(&rest)
    case "[":
      let letters = rest.dropFirst().prefix { $0.isLetter }
      rest = rest.dropFirst(letters.count + 1)
      guard rest.popFirst() == "]" else { return nil }
      return .options(letters.lowercased())
    case _ where first.isNumber || first == "-":
      let digits = rest.dropFirst().prefix { $0.isNumber || $0 == "." }
      rest = rest.dropFirst(digits.count + 1)
      return .number(String(first) + digits)
    case _ where isPartOfWord(first):
      let word = rest.prefix(while: isPartOfWord)
      rest = rest.dropFirst(word.count)
      return .word(String(word))
    default:
      guard let sign = signs.first(where: { rest.hasPrefix($0) }) else { return nil }
      rest = rest.dropFirst(sign.count)
      return .sign(sign)
    }
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@$#".contains(character)
  }

  private static func text(_ rest: inout Substring, _ quote: Character) -> Self? {
    rest = rest.dropFirst()
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case quote: return .text(text)
      case "\\": if let next = rest.popFirst() { text.append(next) }
      default: text.append(character)
      }
    }
    return nil
  }

  private static func argument(_ rest: inout Substring) -> Self? {
    rest = rest.dropFirst()
    // How wide the number is.
    rest = rest.drop { "hlqz".contains($0) }
    guard let kind = rest.popFirst(), "@KdDiuUfFgGeEcxX".contains(kind) else { return nil }
    return .argument(kind)
  }
}
