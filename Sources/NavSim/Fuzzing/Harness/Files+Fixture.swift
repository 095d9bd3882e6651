extension Files {
  /// A fixture.
  package static func fixture(at path: String) throws(UsageError) -> Fixture {
    try fixture(try TextFile.read(path), at: path)
  }

  /// The fixture of a text.
  static func fixture(_ text: String, at path: String) throws(UsageError) -> Fixture {
    do throws(ScenarioError) {
      return try FixtureParser.parse(text)
    } catch {
      throw .badFile(path: path, error)
    }
  }
}
