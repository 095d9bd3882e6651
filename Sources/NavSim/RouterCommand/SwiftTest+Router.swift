extension SwiftTest {
  /// The source of a file with one test that replays a scenario of a router test.
  ///
  /// - Parameters:
  ///   - file: the scenario.
  ///   - test: what plays it: taken for a variable of the same name.
  static func source(_ file: String, of test: PlayedTest) -> String {
    let read = try? test.file(file)
    let title = read?.name ?? "scenario"
    let words = read.map { test.fileName(of: $0) }?.split { !$0.isLetter && !$0.isNumber } ?? []
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let text = TextEncoding.swiftBlock(lines, indentation: "    ")
    return """
      import NavSim
      import Testing

      @Test(\(TextEncoding.swiftLiteral(title)))
      func \(name(of: words.dropLast()))() throws {
        // \(test.name): the RouterTest of this name.
        try \(identifier(test.name)).replay(
          \(text))
      }

      """
  }

  private static func identifier(_ text: String) -> String {
    name(of: text.split { !$0.isLetter && !$0.isNumber }[...])
  }
}
