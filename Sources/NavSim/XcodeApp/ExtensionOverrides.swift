/// What extensions of an app's own classes override: Objective-C finds it there, and Swift alone
/// does not. The class says it, and calls what the extension says under another name.
struct ExtensionOverrides {
  /// By class, what it says, which stands after its brace.
  private(set) var forwards: [String: String] = [:]
  private var names: [String: Set<String>] = [:]

  /// Another name for what an extension overrides; nil for what is not found in the class.
  func name(of member: String, in type: String) -> String? {
    names[type]?.contains(member) == true ? "_anew_\(member)" : nil
  }

  /// Reads a file, in which extensions begin and end at the left edge.
  ///
  /// - Parameter made: the classes that are made for an app: all that these say is public.
  mutating func add(_ text: String, classes: Set<String>, made: Set<String> = []) {
    guard text.contains("override ") else { return }
    let hidden = Set(
      text.matches(of: #/(?m)^(?:file)?private (?:final )?class (\w+)/#).map { String($0.1) })
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var extended: String?
    var isPublic = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("}") { extended = nil }
      if let letter = line.first, letter.isLetter || letter == "@" {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let place = words.firstIndex(of: "extension").map { $0 + 1 } ?? words.endIndex
        extended = words.dropFirst(place).first
        isPublic = words.contains("public") || extended.map(made.contains) == true
      }
      guard let extended, line.contains("override "),
        classes.contains(extended) || made.contains(extended) || hidden.contains(extended)
      else { continue }
      let declaration = lines[index...].prefix(12).joined(separator: "\n")
      add(declaration, of: extended, isPublic: isPublic)
    }
  }

  private mutating func add(_ declaration: String, of type: String, isPublic: Bool) {
    var head = ""
    var depth = 0
    for character in declaration {
      if character == "{", depth == 0 { break }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      head.append(character)
    }
    var words = head.split(separator: " ")
    guard let kind = words.firstIndex(where: { $0 == "func" || $0 == "var" }),
      words[..<kind].allSatisfy({ $0 == "override" || Self.access.contains($0) || $0.first == "@" })
    else { return }
    let isPublic = isPublic || words[..<kind].contains { $0 == "public" || $0 == "open" }
    let isFunction = words[kind] == "func"
    words.removeFirst(kind + 1)
    let said = words.joined(separator: " ").trimmed
    let rest = isFunction ? Self.namingAll(said) : said
    let member = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let call = isFunction ? Self.call(of: rest, named: member) : "_anew_\(member)"
    guard let call, !member.isEmpty else { return }
    names[type, default: []].insert(member)
    // What a debugger says of it, which any thread may ask for, is said by nobody here.
    if member == "description" || member == "debugDescription" { return }
    forwards[type, default: ""] +=
      " \(isPublic ? "public " : "")override \(isFunction ? "func" : "var") \(rest) { \(call) };"
  }

  /// The call of a method with what it is called with itself; nil for one whose head is not
  /// understood.
  private static func call(of head: String, named member: String) -> String? {
    guard let start = head.firstIndex(of: "("), let end = head.lastIndex(of: ")"), start < end,
      !head[..<start].contains("<"), head[head.index(after: end)...].contains("(") == false
    else { return nil }
    var arguments: [String] = []
    for parameter in split(head[head.index(after: start)..<end]) {
      let words = parameter.prefix { $0 != ":" }.split(separator: " ")
      guard let label = words.first, let name = words.last, name != "_" else { return nil }
      arguments.append(label == "_" ? "\(name)" : "\(label): \(name)")
    }
    let effects = head[head.index(after: end)...].split(separator: " ")
    let marks =
      (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    return "\(marks)_anew_\(member)(\(arguments.joined(separator: ", ")))"
  }

  /// The head of a method with a name for each parameter that has none.
  private static func namingAll(_ head: String) -> String {
    guard let start = head.firstIndex(of: "("), let end = head.lastIndex(of: ")"), start < end,
      !head[head.index(after: start)..<end].isEmpty
    else { return head }
    let first = head.index(after: start)
    let parameters = split(head[first..<end]).enumerated().map { index, parameter in
      let words = parameter.prefix { $0 != ":" }.split(separator: " ")
      guard words.last == "_" else {
        return index == 0 ? parameter : String(parameter.drop { $0 == " " })
      }
      return "\(words[0]) unnamed\(index)\(parameter.drop { $0 != ":" })"
    }
    return head[..<first] + parameters.joined(separator: ", ") + head[end...]
  }

  /// Parameters, by the commas that are in nothing else.
  private static func split(_ list: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in list {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), parts[parts.count - 1].last != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { $0.contains { !$0.isWhitespace } }
  }

  private static let access: Set<Substring> = [
    "public", "open", "internal", "dynamic", "nonisolated",
  ]
}

extension String {
  /// Without blanks and ends of lines around it, and one blank for each of these in it.
  fileprivate var trimmed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
