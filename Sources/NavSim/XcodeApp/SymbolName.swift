/// The name under which a linker knows a property of a class.
///
/// Source of the rules: [mangling](https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst).
struct SymbolName {
  private(set) var text = "$s"
  /// The words of the names so far, by which later names are shortened.
  private var words: [Substring] = []
  private let module: String
  private let owner: String

  /// - Parameter classes: the names of the module's classes.
  /// - Returns: nil for a type that is none of the usual ones.
  init?(_ property: String, of type: String, owner: String, module: String, classes: Set<String>) {
    self.module = module
    self.owner = owner
    add(module)
    add(owner)
    text += "C"
    add(property)
    guard add(type: type, classes) else { return nil }
    text += "v"
  }

  private mutating func add(type: String, _ classes: Set<String>) -> Bool {
    if let wrapped = Self.inside(type, "", "?") ?? Self.inside(type, "Optional<", ">") {
      guard add(type: wrapped, classes) else { return false }
      text += "Sg"
      return true
    }
    let isSet = Self.inside(type, "Set<", ">")
    let isArray = Self.inside(type, "[", "]") ?? Self.inside(type, "Array<", ">")
    if let element = isSet ?? isArray {
      text += isSet == nil ? "Say" : "Shy"
      guard add(type: element, classes) else { return false }
      text += "G"
      return true
    }
    if let short = Self.short[type] {
      text += short
    } else if type == owner {
      text += "AC"
    } else if classes.contains(type) {
      text += "AA"
      add(type)
      text += "C"
    } else if Self.numbers.contains(type) {
      text += "s"
      add(type)
      text += "V"
    } else if Self.essentials.contains(type) {
      add("FoundationEssentials")
      add(type)
      text += "V"
    } else if type.hasPrefix("NS") {
      add("Foundation")
      add(type)
      text += "C"
    } else {
      return false
    }
    return true
  }

  private static func inside(_ type: String, _ start: String, _ end: String) -> String? {
    guard type.hasPrefix(start), type.hasSuffix(end) else { return nil }
    let inner = type.dropFirst(start.count).dropLast(end.count)
    return inner.contains(":") || inner.contains(",") ? nil : String(inner)
  }

  private static let short = [
    "String": "SS", "Bool": "Sb", "Double": "Sd", "Float": "Sf", "Int": "Si", "TimeInterval": "Sd",
  ]
  private static let numbers: Set = ["Int16", "Int32", "Int64"]
  private static let essentials: Set = ["Date", "UUID", "Data", "URL", "Decimal"]

  /// Adds a name: what stands in earlier names, too, by a letter.
  private mutating func add(_ name: String) {
    var pieces: [(literal: Substring, word: Int?)] = []
    var literal = name.startIndex
    for word in Self.words(of: name) {
      if let place = words.firstIndex(of: word) {
        pieces.append((name[literal..<word.startIndex], place))
        literal = word.endIndex
      } else if word.count > 1, words.count < 26 {
        words.append(word)
      }
    }
    let last = pieces.count - 1
    if last >= 0 { text += "0" }
    for (index, piece) in pieces.enumerated() {
      if !piece.literal.isEmpty { text += "\(piece.literal.count)\(piece.literal)" }
      let letter = Character(UnicodeScalar(UInt8(97 + (piece.word ?? 0))))
      text += index == last ? letter.uppercased() : String(letter)
    }
    let rest = name[literal...]
    text += rest.isEmpty ? "0" : "\(rest.count)\(rest)"
  }

  /// The words of a name: each begins with a large letter, or after an underscore or a digit.
  private static func words(of name: String) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index?
    var previous: Character?
    for place in name.indices {
      let character = name[place]
      if let begun = start,
        character == "_"
          || character.isUppercase && previous?.isUppercase == false
      {
        words.append(name[begun..<place])
        start = nil
      }
      if start == nil, character != "_", !character.isNumber { start = place }
      previous = character
    }
    if let start { words.append(name[start...]) }
    return words
  }
}
