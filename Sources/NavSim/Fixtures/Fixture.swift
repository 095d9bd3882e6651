/// A scenario with what is known of it: one text file, made to be read and compared.
///
/// It stores steps, not seeds, so it outlives every change of the generator.
package struct Fixture: Hashable, Sendable {
  /// What a replay has to find.
  package enum Expectation: Hashable, Sendable {
    /// No invariant breaks: the guard of a bug that is mended.
    case passes
    /// This invariant breaks: a known limit of the router.
    case fails(Invariant)
    /// The router ends the process that it runs in.
    case crashes
    /// The router does not come back from a call.
    case hangs
  }

  /// What it shows, in a few words.
  package var name: String
  /// The router it runs against.
  package var setup: RouterSetup
  /// What a replay has to find.
  package var expectation: Expectation
  /// Where it comes from, for people; a replay does not look at it.
  package var origin: String?
  /// What happens.
  package var steps: [Step]

  /// Creates a fixture.
  package init(
    name: String, setup: RouterSetup, expectation: Expectation, origin: String? = nil, steps: [Step]
  ) {
    self.name = name
    self.setup = setup
    self.expectation = expectation
    self.origin = origin
    self.steps = steps
  }

  /// The file name of a failure: the violation and a hash of router and steps, so that the same bug
  /// gives the same file.
  package var fileName: String {
    var digest = Digest()
    digest.add(text: FixturePrinter.body(self))
    let label =
      switch expectation {
      case .passes: "passes"
      case .fails(let invariant): invariant.rawValue
      case .crashes: "crash"
      case .hangs: "hang"
      }
    return "\(label)-\(digest.hexadecimal.prefix(8)).nav"
  }
}

extension Fixture {
  /// The same with steps numbered as they are when it is read: what a file's name is made of.
  package var canonical: Fixture {
    var fixture = self
    fixture.steps = Step.renumbered(steps) ?? steps
    return fixture
  }

  /// The fixture of a scenario that violates something.
  package static func failing(
    _ violation: Violation, _ setup: RouterSetup, origin: String?, _ steps: [Step]
  ) -> Fixture {
    let expectation = Invariant(rawValue: violation.property).map(Expectation.fails)
    return Fixture(
      name: "\(violation.property) fails", setup: setup, expectation: expectation ?? .passes,
      origin: origin, steps: steps
    ).canonical
  }
}

extension Fixture: Codable {
  /// Reads a fixture from its text.
  ///
  /// - Parameter decoder: of a single string.
  /// - Throws: an error that says what is wrong with the text.
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
  ///
  /// - Parameter encoder: gets a single string.
  /// - Throws: what the encoder throws.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(FixturePrinter.print(self))
  }
}

/// Why a text is not a fixture.
package struct FixtureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  /// The column of the offending word in characters, counted from 1.
  package let column: Int
  /// What should stand there.
  package let expected: String
  /// What stands there.
  package let found: String

  /// The error as `LINE:COLUMN: expected …, found …`.
  package var description: String { "\(line):\(column): expected \(expected), found \(found)" }
}
