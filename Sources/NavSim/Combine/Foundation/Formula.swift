import Foundation

/// Reads a formula: numbers, names, `+ - * / **`, brackets and functions.
struct Formula {
  private let characters: [Character]
  private var place = 0
  private var arguments: [Any]

  init(_ text: String, _ arguments: [Any]) {
    characters = Array(text.filter { !$0.isWhitespace })
    self.arguments = arguments
  }

  /// The expression; nil for what cannot be read.
  mutating func made() -> NSExpression? {
    guard let sum = sum(), place == characters.count else { return nil }
    return sum
  }

  private mutating func takes(_ sign: String) -> Bool {
    guard characters[place...].starts(with: sign) else { return false }
    place += sign.count
    return true
  }

  private static func of(_ name: String, _ parts: NSExpression...) -> NSExpression {
    NSExpression(forFunction: name, arguments: parts)
  }

  private mutating func sum() -> NSExpression? {
    guard var left = product() else { return nil }
    while true {
      let name = takes("+") ? "add:to:" : takes("-") ? "from:subtract:" : nil
      guard let name else { return left }
      guard let right = product() else { return nil }
      left = Self.of(name, left, right)
    }
  }

  private mutating func product() -> NSExpression? {
    guard var left = power() else { return nil }
    while true {
      let name = takes("*") ? "multiply:by:" : takes("/") ? "divide:by:" : nil
      guard let name else { return left }
      guard let right = power() else { return nil }
      left = Self.of(name, left, right)
    }
  }

  private mutating func power() -> NSExpression? {
    guard var left = signed() else { return nil }
    while takes("**") {
      guard let right = signed() else { return nil }
      left = Self.of("raise:toPower:", left, right)
    }
    return left
  }

  private mutating func signed() -> NSExpression? {
    if takes("-") { return signed().map { Self.of("negate:", $0) } }
    return takes("+") ? signed() : atom()
  }

  private mutating func atom() -> NSExpression? {
    if takes("(") {
      guard let inner = sum(), takes(")") else { return nil }
      return inner
    }
    if takes("%@") || takes("%d") || takes("%f") || takes("%K") {
      guard !arguments.isEmpty else { return nil }
      let value = arguments.removeFirst()
      let isPath = characters[place - 1] == "K"
      return isPath
        ? NSExpression(forKeyPath: "\(value)") : NSExpression(forConstantValue: value)
    }
    return number() ?? name()
  }

  private mutating func word(_ isPart: (Character) -> Bool) -> String {
    let word = characters[place...].prefix(while: isPart)
    place += word.count
    return String(word)
  }

  private mutating func number() -> NSExpression? {
    guard place < characters.count, characters[place].isNumber || characters[place] == "." else {
      return nil
    }
    var text = word { $0.isNumber || $0 == "." }
    if takes("e") || takes("E") { text += "e" + (takes("-") ? "-" : "") + word { $0.isNumber } }
    if let whole = Int(text) { return NSExpression(forConstantValue: NSNumber(value: whole)) }
    return Double(text).map { NSExpression(forConstantValue: NSNumber(value: $0)) }
  }

  private mutating func name() -> NSExpression? {
    let isVariable = takes("$")
    let name = word { $0.isLetter || $0.isNumber || "._:".contains($0) }
    guard !name.isEmpty else { return nil }
    if isVariable { return NSExpression(forVariable: name) }
    guard takes("(") else { return NSExpression(forKeyPath: name) }
    var parts: [NSExpression] = []
    repeat {
      guard let part = sum() else { return nil }
      parts.append(part)
    } while takes(",")
    guard takes(")") else { return nil }
    return NSExpression(forFunction: name.hasSuffix(":") ? name : name + ":", arguments: parts)
  }
}
