/// A fixture as a file: its name and its text.
extension Fixture {
  /// The file name of a failure: the violation and a hash of router and steps, so that the same bug
  /// gives the same file.
  package var fileName: String {
    expectation.fileName(of: [FixturePrinter.setup(setup)] + StepWords.lines(steps))
  }
}

extension Fixture: Codable {
  /// Reads a fixture from its text.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = try FixtureParser.parse(container.decode(String.self), maximalStepCount: .max)
    } catch let error as FixtureError {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a fixture: \(error)")
    }
  }

  /// Writes its text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(FixturePrinter.print(self))
  }
}
