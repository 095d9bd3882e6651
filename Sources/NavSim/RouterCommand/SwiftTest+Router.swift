extension SwiftTest {
  /// The source of a file with one test that replays a scenario of a router test.
  ///
  /// - Parameter test: what plays it: taken for a variable of the same name.
  static func source(_ file: String, of test: PlayedTest) -> String {
    let read = try? test.file(file)
    return source(
      read?.name ?? "scenario", of: read.map { test.fileName(of: $0) } ?? "", file,
      module: "NavSim"
    ) { text in
      """
        // \(test.name): the RouterTest of this name.
        try \(identifier(test.name)).replay(
          \(text))
      """
    }
  }

  private static func identifier(_ text: String) -> String {
    name(of: text.split { !$0.isLetter && !$0.isNumber }[...])
  }
}
