/// Reading and writing, the edge of the program.
package enum Files {
  /// The text of a file.
  package static func read(_ path: String) throws(UsageError) -> String {
    do throws(TextFileError) {
      return try TextFile.read(path)
    } catch {
      throw UsageError(reading: error)
    }
  }

  /// A fixture.
  package static func fixture(at path: String) throws(UsageError) -> Fixture {
    try fixture(try read(path), at: path)
  }

  /// The fixture of a text.
  static func fixture(_ text: String, at path: String) throws(UsageError) -> Fixture {
    do throws(FixtureError) {
      return try FixtureParser.parse(text)
    } catch {
      throw .badFixture(path: path, error)
    }
  }

  /// A folder's path, ready for a name to be added.
  package static func folder(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }

  /// Writes a file at once or not at all, with the folders it needs.
  package static func write(_ text: String, to path: String) throws(UsageError) {
    do throws(TextFileError) {
      try TextFile.write(text, to: path)
    } catch {
      throw UsageError(writing: error)
    }
  }
}
