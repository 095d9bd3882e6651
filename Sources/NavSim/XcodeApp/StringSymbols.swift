import Foundation

/// The names that Xcode gives to the texts of string catalogues, as a Swift file: those that an app
/// has put there by hand, and uses by these names.
///
/// Source of the rules: [string symbols](https://developer.apple.com/videos/play/wwdc2025/225/).
struct StringSymbols {
  private let strings: [CatalogueString]

  /// - Parameters:
  ///   - catalogues: the files of the catalogues.
  ///   - sources: the files of the app.
  init(_ catalogues: [URL], beside sources: [String]) {
    var seen: Set<String> = []
    strings = catalogues.flatMap(CatalogueString.strings).filter { string in
      sources.contains { $0.contains(".\(string.name)") }
        && !sources.contains {
          $0.contains("static let \(string.name)") || $0.contains("static var \(string.name)")
        } && seen.insert("\(string.table ?? "").\(string.name)").inserted
    }
  }

  /// A file that compiles in a target whose views import SwiftUI; nil where nothing is named.
  var text: String? {
    if strings.isEmpty { return nil }
    let head = ["// Names of texts, made as Xcode makes them.", "import SwiftUI"]
    let tables = Set(strings.compactMap(\.table)).sorted()
    let spaces = tables.map { "extension LocalizedStringResource { enum \($0) {} }" }
    return (head + spaces + strings.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func lines(_ string: CatalogueString) -> [String] {
    func member(_ type: String) -> String {
      let parameters = string.parameters.enumerated().map { "_ arg\($0 + 1): \($1)" }
      let head =
        parameters.isEmpty
        ? "var `\(string.name)`: \(type)"
        : "func `\(string.name)`(\(parameters.joined(separator: ", "))) -> \(type)"
      let values = string.parameters.indices.map { " \\(String(describing: arg\($0 + 1)))" }
      return "static \(head) { \(type)(stringLiteral: \"\(string.words)\(values.joined())\") }"
    }
    let resource = "LocalizedStringResource", key = "LocalizedStringKey"
    if let table = string.table {
      return ["extension \(resource).\(table) { \(member(resource)) }"]
    }
    return [
      "extension \(resource) { \(member(resource)) }",
      "extension \(key) { \(member(key)) }",
      "extension AlertTitle where Self == \(resource) { \(member(resource)) }",
    ]
  }
}

/// A text that an app has put into a string catalogue by hand.
struct CatalogueString {
  /// What it is called.
  let name: String
  /// The catalogue, unless it is the usual one.
  let table: String?
  /// What is shown, as a literal: its key, as that of every other text.
  let words: String
  /// The types of what is put into it.
  let parameters: [String]

  /// The texts of a catalogue, in the order of their keys; none where it cannot be read.
  static func strings(in file: URL) -> [Self] {
    guard let data = try? Data(contentsOf: file),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = contents["strings"] as? [String: [String: Any]]
    else { return [] }
    let source = contents["sourceLanguage"] as? String ?? "en"
    let table = file.deletingPathExtension().lastPathComponent
    return strings.sorted { $0.key < $1.key }.compactMap { key, string in
      guard string["extractionState"] as? String == "manual" else { return nil }
      let localizations = string["localizations"] as? [String: Any]
      let value = localizations?[source].flatMap(text) ?? key
      return Self(key, value: value, table: table == "Localizable" ? nil : table)
    }
  }

  private init?(_ key: String, value: String, table: String?) {
    let bare = key.replacing(Self.placeholder, with: " ")
    let words = bare.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .flatMap { $0.split(separator: "_") }
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    let isCapital = first.allSatisfy { $0.isUppercase || $0.isNumber }
    let rest = words.dropFirst().map { word in
      let end = word.dropFirst()
      return word.prefix(1).uppercased() + (isCapital ? end.lowercased() : String(end))
    }
    let start = isCapital ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    name = start + rest.joined()
    self.table = table
    let inKey = key.matches(of: Self.placeholder), inValue = value.matches(of: Self.placeholder)
    parameters = (inKey.isEmpty ? inValue : inKey).map { match in
      switch match.output.1.last {
      case "@": "String"
      case "f", "g", "e": "Double"
      default: "Int"
      }
    }
    let shown = parameters.isEmpty ? key : words.joined(separator: " ")
    self.words = String(shown.debugDescription.dropFirst().dropLast())
  }

  /// A text of a localization: that of its usual form, where it has several.
  private static func text(of localization: Any) -> String? {
    guard let localization = localization as? [String: Any] else { return nil }
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    let variations = localization["variations"] as? [String: [String: Any]] ?? [:]
    func first(_ all: [String: Any]) -> Any? { all.min { $0.key < $1.key }?.value }
    let forms = variations.min { $0.key < $1.key }?.value
    return forms.flatMap { $0["other"] ?? first($0) }.flatMap(text)
  }

  /// Where something is put into a text: `%@`, `%1$lld`, `%.2f`, `%(count)lld`.
  nonisolated(unsafe) private static let placeholder =
    #/%(?:\d+\$)?(?:\([^)]*\))?[-+0 #]*\d*(?:\.\d+)?((?:hh|h|ll|l|q|z)?[@diuxXfge])/#
}
