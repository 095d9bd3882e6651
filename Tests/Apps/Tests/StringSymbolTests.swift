import Foundation
import Testing

/// Names of texts in string catalogues.
@Suite struct StringSymbolTests {
  private static let catalogue = #"""
    {"sourceLanguage": "en", "strings": {
      "SIGN_IN": {"extractionState": "manual"},
      "back.title": {"extractionState": "manual"},
      "Found by itself": {},
      "unused": {"extractionState": "manual"},
      "own": {"extractionState": "manual"},
      "items(%lld)": {"extractionState": "manual"},
      "greeting": {"extractionState": "manual", "localizations": {"en": {"stringUnit":
        {"state": "translated", "value": "Hello, %1$@, %2$.1f"}}}}
    }}
    """#

  @Test("texts that were put in by hand have names, as far as an app uses them")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["Localizable", "Shop"].map { folder.appending(path: "\($0).xcstrings") }
    for file in files { try Data(Self.catalogue.utf8).write(to: file) }
    let source = """
      extension LocalizedStringResource { static let own = Self("own") }
      Text(.signIn); Button(.backTitle) {}; Text(.items(3)); Text(.greeting("Zoe", 2)); Text(.own)
      """
    let text = try #require(StringSymbols([files[0]], beside: [source]).text)
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("extension LocalizedStringResource ") } == [
        """
        extension LocalizedStringResource { static var `signIn`: LocalizedStringResource \
        { LocalizedStringResource(stringLiteral: "SIGN_IN") } }
        """,
        """
        extension LocalizedStringResource { static var `backTitle`: LocalizedStringResource \
        { LocalizedStringResource(stringLiteral: "back.title") } }
        """,
        """
        extension LocalizedStringResource { static func `greeting`(_ arg1: String, _ arg2: Double) \
        -> LocalizedStringResource { LocalizedStringResource(stringLiteral: \
        "greeting \\(String(describing: arg1)) \\(String(describing: arg2))") } }
        """,
        """
        extension LocalizedStringResource { static func `items`(_ arg1: Int) -> \
        LocalizedStringResource { LocalizedStringResource(stringLiteral: \
        "items \\(String(describing: arg1))") } }
        """,
      ])
    let other = try #require(StringSymbols([files[1]], beside: [source]).text)
    #expect(other.contains("extension LocalizedStringResource { enum Shop {} }"))
    #expect(other.contains("extension LocalizedStringResource.Shop { static var `signIn`"))
    #expect(StringSymbols([files[0]], beside: ["Text(.other)"]).text == nil)
  }
}
