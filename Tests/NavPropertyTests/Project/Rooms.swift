import Foundation

/// Which room uses which, read from the names of types in the sources. A room is a folder.
struct Rooms {
  /// The names of types that a room defines.
  private var definitions: [String: Set<String>] = [:]
  /// What a protocol leaves open: no type of another room, wherever its extensions are.
  private var openNames: Set<String> = []
  private var words: [String: SwiftWords] = [:]

  /// - Parameter sources: the text of each file by its path.
  init(_ sources: [String: String]) {
    for (path, text) in sources {
      let words = SwiftWords(text)
      self.words[path] = words
      definitions[Self.room(of: path), default: []].formUnion(words.types)
      openNames.formUnion(words.associatedTypes)
    }
  }

  /// Every use of a type of a later room, as `file: type (its room)`.
  func violations(of order: [String]) -> [String] {
    var homes: [String: [Int]] = [:]
    for (place, room) in order.enumerated() {
      for name in definitions[room] ?? [] { homes[name, default: []].append(place) }
    }
    return words.keys.sorted().flatMap { path -> [String] in
      guard let words = words[path], let own = order.firstIndex(of: Self.room(of: path)) else {
        return ["\(path): in no room"]
      }
      let used = words.used.subtracting(words.local).subtracting(openNames).sorted()
      return used.compactMap { name in
        guard let homes = homes[name], homes.allSatisfy({ $0 > own }) else { return nil }
        return "\(path): \(name) (\(order[homes[0]]))"
      }
    }
  }

  private static func room(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}

/// The words of a Swift file, without comments and strings.
struct SwiftWords {
  /// The types and macros that it defines for others.
  private(set) var types: Set<String> = []
  private(set) var associatedTypes: Set<String> = []
  /// Names that stand for something of the file's own: nested types, cases and generic parameters.
  private(set) var local: Set<String> = []
  /// The capitalized words that do not follow a dot.
  private(set) var used: Set<String> = []

  init(_ text: String) {
    var depth = 0
    var before = ""
    let tokens = Self.tokens(text)
    for (index, token) in tokens.enumerated() {
      defer { before = token }
      if token == "{" { depth += 1 }
      if token == "}" { depth -= 1 }
      guard let first = token.utf8.first, (0x41...0x5A).contains(first) else { continue }
      switch before {
      case "struct", "class", "enum", "protocol", "actor", "typealias", "macro":
        local.insert(token)
        if depth == 0 { types.insert(token) }
      case "associatedtype":
        associatedTypes.insert(token)
      case "case", "import": local.insert(token)
      case ".": break
      default:
        let isParameter = (before == "<" || before == ",") && index + 1 < tokens.count
        if isParameter, [":", ">"].contains(tokens[index + 1]) { local.insert(token) }
        used.insert(token)
      }
    }
  }

  private static func tokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var tokens: [String] = []
    var index = 0
    func starts(_ word: StaticString) -> Bool {
      let count = word.utf8CodeUnitCount
      guard index + count <= bytes.count else { return false }
      return (0..<count).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
    }
    func skip(to end: StaticString, orLineEnd: Bool) {
      while index < bytes.count, !starts(end), !(orLineEnd && bytes[index] == 0x0A) {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index += end.utf8CodeUnitCount
    }
    while index < bytes.count {
      let start = index
      if starts("//") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if starts("\"\"\"") {
        index += 3
        skip(to: "\"\"\"", orLineEnd: false)
      } else if starts("\"") {
        index += 1
        skip(to: "\"", orLineEnd: true)
      } else if isWord(bytes[index]) {
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        tokens.append(String(decoding: bytes[start..<index], as: UTF8.self))
      } else {
        if bytes[index] > 0x20 { tokens.append(String(UnicodeScalar(bytes[index]))) }
        index += 1
      }
    }
    return tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x5F
  }
}
