/// Fixtures, and the folders that they stand in.
package enum Files {
  /// A fixture.
  package static func fixture(at path: String) throws(UsageError) -> Fixture {
    try fixture(try TextFile.read(path), at: path)
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
}
