/// A class with `@Model`: its stored variables are observed as those of a class with `@Observable`.
enum ModelDeclaration {
  /// What each stored variable is given.
  static let attribute = "@Observation.ObservationTracked"

  /// Says that a class is a model.
  static func conformance(of type: String) -> String {
    "extension \(type): Observation.Observable, SwiftData.PersistentModel {}"
  }

  /// What tells an object of a class from others, and who follows it; nil for what is no class.
  static func members(of declaration: String) -> String? {
    guard let keyword = keyword("class ", in: declaration) else { return nil }
    let name = declaration[keyword.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let access = access(before: keyword, in: declaration)
    return """
      \(access)let persistentModelID: SwiftData.PersistentIdentifier = .init {
        \(ModelMembers(of: declaration).text(of: name))
      }

      private let _$observationRegistrar = SwiftData.ModelRegistrar()

      nonisolated func access<Member>(keyPath: Swift.KeyPath<\(name), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }

      nonisolated func withMutation<Member, MutationResult>(
        keyPath: Swift.KeyPath<\(name), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }

      nonisolated func withMutation<Member: SwiftData.RelatedModels, MutationResult>(
        keyPath: Swift.KeyPath<\(name), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }

      private nonisolated func shouldNotifyObservers<Member>(
        _ one: Member, _ other: Member
      ) -> Bool { true }

      private nonisolated func shouldNotifyObservers<Member: Equatable>(
        _ one: Member, _ other: Member
      ) -> Bool { one != other }
      """
  }

  /// What an actor with `@ModelActor` holds; nil for what is no actor.
  ///
  /// - Parameter makesInit: true unless it has an initializer of its own.
  static func actorMembers(of declaration: String, makesInit: Bool) -> String? {
    guard let keyword = keyword("actor ", in: declaration) else { return nil }
    let access = access(before: keyword, in: declaration)
    let members = """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer

      """
    guard makesInit else { return members }
    return members + """
      \(access)init(modelContainer: SwiftData.ModelContainer) {
        let context = SwiftData.ModelContext(modelContainer)
        modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: context)
        self.modelContainer = modelContainer
      }
      """
  }

  /// What a member that others ask for is said to be: it is seen where its type is.
  private static func access(before keyword: Range<String.Index>, in text: String) -> String {
    let words = text[..<keyword.lowerBound].split { $0.isWhitespace }
    return words.contains("public") || words.contains("open") ? "public " : ""
  }

  /// True for a declaration of a variable that is stored: one without a block, or whose block says
  /// what is done before or after it is set.
  static func isStored(_ declaration: String) -> Bool {
    guard let keyword = keyword("var ", in: declaration) else { return false }
    let before = declaration[..<keyword.lowerBound].split { $0.isWhitespace }
    if before.contains(where: { ["static", "class", "lazy"].contains($0) }) { return false }
    let rest = declaration[keyword.upperBound...]
    guard let end = first("={", in: rest), rest[end] == "{" else { return true }
    let block = rest[rest.index(after: end)...].drop { $0.isWhitespace }
    return block.hasPrefix("didSet") || block.hasPrefix("willSet")
  }

  /// Where a keyword stands first, in no brackets.
  private static func keyword(_ word: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while let place = first(String(word.prefix(1)), in: text[start...]) {
      let isStart = place == text.startIndex || text[text.index(before: place)].isWhitespace
      if isStart, text[place...].hasPrefix(word) {
        return place..<text.index(place, offsetBy: word.count)
      }
      start = text.index(after: place)
    }
    return nil
  }

  /// Where one of some characters stands first, in no brackets and no comment.
  static func first(_ characters: String, in text: Substring) -> String.Index? {
    first(where: { characters.contains($0) }, in: text)
  }

  /// Where a character stands first that is looked for, in no brackets, text or comment.
  static func first(
    where isWanted: (Character) -> Bool, in text: Substring
  ) -> String.Index? {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix("//") {
        index = text[index...].firstIndex { $0.isNewline } ?? text.endIndex
        continue
      }
      if text[index...].hasPrefix("/*") {
        index = text[index...].firstRange(of: "*/")?.upperBound ?? text.endIndex
        continue
      }
      if depth == 0, isWanted(text[index]) { return index }
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "\"": index = endOfText(from: index, in: text)
      default: break
      }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return nil
  }

  /// The last quotation mark of a text that begins at one.
  private static func endOfText(from start: String.Index, in text: Substring) -> String.Index {
    let mark = text[start...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var index = text.index(start, offsetBy: mark.count)
    while index < text.endIndex {
      if text[index...].hasPrefix("\\(") {
        index = endOfValue(from: text.index(after: index), in: text)
        continue
      }
      if text[index] == "\\" {
        index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        continue
      }
      if text[index...].hasPrefix(mark) { return text.index(index, offsetBy: mark.count - 1) }
      index = text.index(after: index)
    }
    return text.endIndex
  }

  /// Behind the bracket that closes the one at a place, which is in a text.
  private static func endOfValue(from start: String.Index, in text: Substring) -> String.Index {
    var (depth, index) = (0, start)
    while index < text.endIndex {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": index = endOfText(from: index, in: text)
      default: break
      }
      if index < text.endIndex { index = text.index(after: index) }
      if depth == 0 { break }
    }
    return index
  }
}
