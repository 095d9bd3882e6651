extension FailureFolder {
  /// Saves a fixture, says how to replay it, and prints it as a test if that was asked for.
  ///
  /// - Returns: the path of the file; nil when the fixture was printed.
  @discardableResult
  package mutating func save(_ fixture: Fixture, emitsSwift: Bool) -> String? {
    let file = save(FixturePrinter.print(fixture), as: fixture.fileName)
    if emitsSwift { Terminal.print(["", SwiftTest.source(fixture)]) }
    return file
  }

  /// Saves the text of a fixture and says how to replay it. The text is printed if nothing is to be
  /// saved or nothing can be: what was found is not lost.
  ///
  /// - Returns: the path of the file; nil when the text was printed.
  @discardableResult
  package mutating func save(_ text: String, as name: String) -> String? {
    if path != "-" {
      do throws(TextFileError) {
        let file = try keep(text, as: name)
        Terminal.print([
          "  saved:      \(TextEncoding.visible(file))",
          "  replay:     \(Invocation.command) replay \(Invocation.quoted(file))",
        ])
        return file
      } catch {
        Terminal.complain(UsageError(writing: error).sentence)
      }
    }
    Terminal.print(["  fixture:", "", text])
    return nil
  }
}
