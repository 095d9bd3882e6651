import NavSim

/// Saves a shrunk failure as a fixture and says how to replay it.
struct FailureFile {
  let options: Options

  func save(_ steps: [Step], _ violation: Violation, origin: String) throws(UsageError) {
    guard let invariant = Invariant(rawValue: violation.property) else { return }
    var fixture = Fixture(
      name: "\(invariant.rawValue) fails", setup: options.setup, expectation: .fails(invariant),
      origin: origin, steps: steps)
    // Because the canonical form numbers the steps, it is what the file's name is made of.
    if let canonical = try? FixtureParser.parse(FixturePrinter.print(fixture)) {
      fixture = canonical
    }
    try save(FixturePrinter.print(fixture), as: fixture.fileName)
  }

  /// Saves the text of a fixture, or prints it if nothing is to be saved.
  func save(_ text: String, as name: String) throws(UsageError) {
    guard options.output != "-" else {
      Terminal.print(["  fixture:", "", text])
      return
    }
    let path = Files.folder(options.output) + name
    try Files.write(text, to: path)
    Terminal.print([
      "  saved:      \(path)",
      "  replay:     \(Invocation.command) replay \(Invocation.quoted(path))",
    ])
  }
}
