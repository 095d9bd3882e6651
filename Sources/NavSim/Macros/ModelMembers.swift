/// What the body of a class with `@Model` says of its properties, found without a parser.
struct ModelMembers {
  /// A stored variable, with what stands before it.
  struct Property {
    let name: Substring
    let attributes: String
  }

  /// The variables that are kept.
  private(set) var properties: [Property] = []
  /// What stands in the brackets of `#Unique`.
  private(set) var unique: String?

  /// Reads a class.
  init(of declaration: String) {
    guard let open = ModelDeclaration.first("{", in: declaration[...]) else { return }
    let body = declaration[declaration.index(after: open)...]
    var marks = Self.keywords(in: body)
    marks.append(body.endIndex..<body.endIndex)
    var before = body.startIndex
    for (mark, next) in zip(marks, marks.dropFirst()) {
      let member = body[mark.lowerBound..<next.lowerBound]
      if member.hasPrefix("#Unique") { unique = Self.brackets(in: member) }
      let attributes = Self.withoutComments(body[before..<mark.lowerBound])
      before = mark.upperBound
      guard member.hasPrefix("var"), ModelDeclaration.isStored(Self.plain(attributes, member)),
        !attributes.contains("@Transient")
      else { continue }
      let name = member.dropFirst(3).drop { $0.isWhitespace }.prefix {
        $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`"
      }
      properties.append(Property(name: name, attributes: attributes))
    }
  }

  /// What `ModelProperties` of a class are made of.
  func text(of type: Substring) -> String {
    let lines = properties.map { property in
      let metadata = ["Attribute", "Relationship"].lazy.compactMap { kind -> String? in
        guard let place = property.attributes.firstRange(of: "@\(kind)") else { return nil }
        let rest = property.attributes[place.upperBound...]
        let said = rest.hasPrefix("(") ? Self.brackets(in: rest) ?? "" : ""
        return ", metadata: SwiftData.Schema.\(kind)(\(said))"
      }.first
      let name = property.name.filter { $0 != "`" }
      return "SwiftData.Schema.PropertyMetadata(name: \"\(name)\", keypath: "
        + "\\\(type).\(property.name)\(metadata ?? ""))"
    }
    let groups = unique.map { ", unique: [\($0)] as [[Swift.PartialKeyPath<\(type)>]]" } ?? ""
    return "SwiftData.ModelProperties([\(lines.joined(separator: ", "))]\(groups))"
  }

  /// A variable with those words before it that say whether it is stored.
  private static func plain(_ attributes: String, _ member: Substring) -> String {
    let words = attributes.split { $0.isWhitespace }
    return words.filter { ["static", "class", "lazy"].contains($0) }.joined(separator: " ") + " "
      + member
  }

  private static func withoutComments(_ text: Substring) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }
      .joined(separator: "\n")
  }

  /// What stands in the first round brackets.
  private static func brackets(in text: Substring) -> String? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    var depth = 0
    for index in text[open...].indices {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      if depth == 0 { return String(text[text.index(after: open)..<index]) }
    }
    return nil
  }

  private static let words: Set<Substring> = [
    "var", "let", "func", "init", "deinit", "subscript", "enum", "struct", "class", "typealias",
    "actor",
  ]

  /// Where the words are that begin members.
  private static func keywords(in body: Substring) -> [Range<String.Index>] {
    var marks: [Range<String.Index>] = []
    var index = body.startIndex
    while let place = ModelDeclaration.first(
      where: { $0.isLetter || $0 == "#" }, in: body[index...])
    {
      let end =
        body[body.index(after: place)...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
        ?? body.endIndex
      let word = body[place..<end]
      let isAlone = place == body.startIndex || !"._`$@".contains(body[body.index(before: place)])
      if isAlone, words.contains(word) || word.hasPrefix("#") { marks.append(place..<end) }
      index = end
    }
    return marks
  }
}
