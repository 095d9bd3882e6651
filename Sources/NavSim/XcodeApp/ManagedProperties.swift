import Foundation

/// The properties that an app's own classes leave to Core Data: `@NSManaged var title: String?`.
///
/// The compiler has no more of them than a name for the linker, which a function here is given.
struct ManagedProperties {
  private struct Property {
    let name: String
    let type: String
    let owner: String
    /// Whether other modules see it: an optimizer calls no function from its code that they do not.
    let isPublic: Bool
  }

  private let properties: [Property]

  /// Reads what is in files of Swift.
  init(in texts: [String]) {
    properties = texts.flatMap { $0.contains("@NSManaged") ? Self.properties(in: $0) : [] }
  }

  private static func properties(in text: String) -> [Property] {
    var owner = ""
    var isOwnerPublic = false
    let lines = text.split(whereSeparator: \.isNewline).flatMap { line in
      line.components(separatedBy: "//")[0].split { "{};".contains($0) }
    }
    return lines.compactMap { code in
      let words = code.split { $0.isWhitespace || $0 == ":" }.map(String.init)
      if let place = words.firstIndex(where: { $0 == "class" || $0 == "extension" }),
        place + 1 < words.count, !words.contains("func"), !words.contains("var")
      {
        owner = words[place + 1]
        isOwnerPublic = words[place] == "extension" && words.contains("public")
      }
      guard words.contains("@NSManaged"), let place = words.firstIndex(of: "var"),
        place + 1 < words.count, let colon = code.firstIndex(of: ":")
      else { return nil }
      let type = code[code.index(after: colon)...].filter { !$0.isWhitespace }
      let isPublic = words.contains { $0 == "public" || $0 == "open" }
      return Property(
        name: words[place + 1], type: type, owner: owner,
        isPublic: isPublic || isOwnerPublic && !words.contains("internal"))
    }
  }

  /// Functions under the names that the compiler refers to, in a module whose models have classes
  /// of these names.
  func lines(inModule module: String, classes: Set<String>) -> [String] {
    properties.flatMap { property -> [String] in
      let (name, type, owner) = (property.name, property.type, property.owner)
      guard
        let symbol = SymbolName(
          name, of: type, owner: owner, module: module,
          classes: classes.union(properties.map(\.owner)))
      else { return ["// \(owner).\(name): \(type) is of a type that is not known here."] }
      let start = property.isPublic ? "public final func" : "final func"
      return [
        "extension \(owner) {",
        "  @_silgen_name(\"\(symbol.text)g\") \(start) read_\(name)() -> \(type) {",
        "    self[managed: \"\(name)\"]", "  }",
        "  @_silgen_name(\"\(symbol.text)s\") \(start) write_\(name)(_ new: consuming \(type)) {",
        "    self[managed: \"\(name)\"] = new", "  }",
        "}",
      ]
    }
  }
}
