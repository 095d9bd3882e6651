/// A scenario as a test of Swift Testing, to be pasted: it compiles as it stands, fails as long as
/// the scenario does, and guards against it from then on.
package enum SwiftTest {
  /// The source of a file with one test.
  ///
  /// - Parameters:
  ///   - fileName: of the scenario; the same scenario gives the same function.
  ///   - module: what the test is written against.
  package static func source(
    _ title: String, of fileName: String, _ file: String, module: String,
    body: (String) -> String
  ) -> String {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = fileName.split { !$0.isLetter && !$0.isNumber }.dropLast()
    return """
      import \(module)
      import Testing

      @Test(\(TextEncoding.swiftLiteral(title)))
      func \(name(of: words))() throws {
      \(body(TextEncoding.swiftBlock(lines, indentation: "    ")))
      }

      """
  }

  /// Words as one name.
  package static func name(of words: ArraySlice<Substring>) -> String {
    let first = words.first.map(String.init) ?? "scenario"
    return words.dropFirst().reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}
