import NavSim

/// Saves a shrunk failure as a fixture and says how to replay it.
struct FailureFile {
  let options: Options

  /// The fixture of a failing scenario, and the name of its file; nil for what no invariant is called.
  func fixture(
    _ steps: [Step], _ violation: Violation, origin: String
  ) -> (text: String, fileName: String)? {
    guard let invariant = Invariant(rawValue: violation.property) else { return nil }
    var fixture = Fixture(
      name: "\(invariant.rawValue) fails", setup: options.setup, expectation: .fails(invariant),
      origin: origin, steps: steps)
    // Because the canonical form numbers the steps, it is what the file's name is made of.
    if let canonical = try? FixtureParser.parse(FixturePrinter.print(fixture)) {
      fixture = canonical
    }
    return (FixturePrinter.print(fixture), fixture.fileName)
  }

  func save(_ steps: [Step], _ violation: Violation, origin: String) throws(UsageError) {
    if let (text, name) = fixture(steps, violation, origin: origin) { try save(text, as: name) }
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
