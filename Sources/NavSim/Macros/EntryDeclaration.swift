/// A variable with `@Entry`: a value of the environment, and what it is where nobody sets it.
struct EntryDeclaration {
  private let name: String
  private let type: String?
  private let value: String

  /// Reads a declaration, `@Entry public var name: Type = value`; nil for what is none.
  init?(_ declaration: String) {
    let lines = declaration.split(separator: "\n").filter { line in
      !line.drop { $0.isWhitespace }.hasPrefix("//")
    }
    let code = lines.joined(separator: "\n")
    guard let keyword = code.firstRange(of: "var ") else { return nil }
    let rest = code[keyword.upperBound...]
    let equals = Self.equals(in: rest)
    let parts = rest[..<(equals ?? rest.endIndex)].split(separator: ":", maxSplits: 1)
    guard let name = parts.first else { return nil }
    self.name = Self.trimmed(name)
    type = parts.count > 1 ? Self.trimmed(parts[1]) : nil
    if let equals {
      value = Self.trimmed(rest[rest.index(after: equals)...])
    } else if let type, type.hasSuffix("?") {
      value = "nil"
    } else {
      return nil
    }
  }

  /// The first `=` that does not stand in brackets.
  private static func equals(in text: Substring) -> Substring.Index? {
    var depth = 0
    return text.indices.first { index in
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      return depth == 0 && text[index] == "="
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The key of the value. It is made anew whenever it is asked for, as SwiftUI's is, unless only
  /// the value says what it is.
  var key: String {
    """
    private enum __Key_\(name): SwiftUI.EnvironmentKey {
      static \(type.map { "var defaultValue: \($0) {" } ?? "let defaultValue = (")
        \(value)
      \(type == nil ? ")" : "}")
    }
    """
  }

  /// Reads and writes the value.
  var accessors: String {
    """
    {
      get { self[__Key_\(name).self] }
      set { self[__Key_\(name).self] = newValue }
    }
    """
  }
}
