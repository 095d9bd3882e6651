import NavSim

/// Saves a shrunk failure as a fixture and says how to replay it.
struct FailureFile {
  let options: Options

  /// The fixture of a failing scenario, and the name of its file; nil for what no invariant is called.
  func fixture(
    _ steps: [Step], _ violation: Violation, origin: String
  ) -> (text: String, fileName: String)? {
    guard let invariant = Invariant(rawValue: violation.property) else { return nil }
    let fixture = Fixture(
      name: "\(invariant.rawValue) fails", setup: options.setup, expectation: .fails(invariant),
      origin: origin, steps: steps
    ).canonical
    return (FixturePrinter.print(fixture), fixture.fileName)
  }

  func save(_ steps: [Step], _ violation: Violation, origin: String) throws(UsageError) {
    guard let (text, name) = fixture(steps, violation, origin: origin) else { return }
    try save(text, as: name)
    if options.emitsSwift, let fixture = try? FixtureParser.parse(text) {
      Terminal.print(["", SwiftTest.source(fixture)])
    }
  }

  /// Saves the text of a fixture, or prints it if nothing is to be saved or nothing can be: what was
  /// found is not lost.
  func save(_ text: String, as name: String) throws(UsageError) {
    guard options.output != "-" else {
      Terminal.print(["  fixture:", "", text])
      return
    }
    let path = Files.folder(options.output) + name
    do throws(UsageError) {
      try Files.write(text, to: path)
    } catch {
      Terminal.complain(error.sentence)
      Terminal.print(["  fixture:", "", text])
      return
    }
    Terminal.print([
      "  saved:      \(TextEncoding.visible(path))",
      "  replay:     \(Invocation.command) replay \(Invocation.quoted(path))",
    ])
  }
}
