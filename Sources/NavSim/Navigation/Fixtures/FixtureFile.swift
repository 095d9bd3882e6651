/// A fixture as a file: its name and its text.
extension Fixture {
  /// The file name of a failure: the violation and a hash of router and steps, so that the same bug
  /// gives the same file.
  package var fileName: String {
    expectation.fileName(of: [FixturePrinter.setup(setup)] + StepWords.lines(steps))
  }
}
