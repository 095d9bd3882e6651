extension FailureFolder {
  /// Keeps a scenario as it was found; what cannot be kept is printed when it is small.
  package mutating func saveAsFound(_ failure: Failure) {
    do throws(UsageError) {
      try keep(asFound: failure)
    } catch {
      Terminal.complain(error.sentence, as: speaker)
    }
  }

  /// Lets the file that was kept as found stand, and says where it is.
  package mutating func leaveAsFound(_ end: String = "") -> String? {
    let path = leave()
    if let path { Terminal.print("  as found:   \(TextEncoding.visible(path))\(end)") }
    return path
  }

  /// Saves the text of a file and says how to replay it. The text is printed if nothing is to be
  /// saved or nothing can be: what was found is not lost.
  ///
  /// - Parameter isPrinted: true for a text that has been printed already.
  /// - Returns: the path of the file; nil when there is none.
  @discardableResult
  package mutating func save(
    _ text: String, as name: String, isPrinted: Bool = false
  ) -> String? {
    if path != "-" {
      do throws(UsageError) {
        let file = try keep(text, as: name)
        Terminal.print([
          "  saved:      \(TextEncoding.visible(file))",
          "  replay:     \(program) replay \(Invocation.quoted(file))",
        ])
        return file
      } catch {
        Terminal.complain(error.sentence, as: speaker)
      }
    }
    if !isPrinted { Terminal.print(["  fixture:", "", text]) }
    return nil
  }
}
