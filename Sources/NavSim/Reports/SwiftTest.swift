/// A scenario as a test of Swift Testing, to be pasted: it compiles as it stands, fails as long as
/// the scenario does, and guards against it from then on.
package enum SwiftTest {
  /// The source of a file with one test.
  package static func source(_ fixture: Fixture) -> String {
    let invariant = fixture.expectation.property.flatMap(Invariant.init)
    let title = invariant.map { "\($0.rawValue): \($0.promise)" } ?? fixture.name
    return source(title, of: fixture.fileName, FixturePrinter.print(fixture)) { text in
      """
        let failure = try CoreScenario.failure(
          in: \(text))
        #expect(failure == nil, "\\(failure ?? "")")
      """
    }
  }

  /// The source of a file with one test.
  ///
  /// - Parameter fileName: of the scenario; the same scenario gives the same function.
  static func source(
    _ title: String, of fileName: String, _ file: String, body: (String) -> String
  ) -> String {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = fileName.split { !$0.isLetter && !$0.isNumber }.dropLast()
    return """
      import NavSim
      import Testing

      @Test(\(TextEncoding.swiftLiteral(title)))
      func \(name(of: words))() throws {
      \(body(TextEncoding.swiftBlock(lines, indentation: "    ")))
      }

      """
  }

  /// Words as one name.
  static func name(of words: ArraySlice<Substring>) -> String {
    let first = words.first.map(String.init) ?? "scenario"
    return words.dropFirst().reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}

/// A scenario of NavCore's router, in a test that `navfuzz --emit swift` has printed.
public enum CoreScenario {
  /// Plays a scenario.
  ///
  /// - Parameter text: what a file of it says.
  /// - Returns: what does not hold, with its timeline; nil when everything does.
  /// - Throws: an error that says in which line and column something else was expected.
  public static func failure(in text: String) throws -> String? {
    let fixture = try FixtureParser.parse(text)
    return try Replay.run(fixture).violation.map { _ in Timeline.text(of: fixture) }
  }
}

extension Timeline {
  /// The timeline of a fixture for a terminal; why there is none, if its router is not here.
  fileprivate static func text(of fixture: Fixture) -> String {
    do throws(SetupError) {
      return text(try Timeline(of: fixture))
    } catch {
      return "\(error)"
    }
  }

  private static func text(_ timeline: Timeline) -> String {
    var lines = TextTimeline.lines(timeline)
    if let violation = timeline.violation {
      lines += ["expected  \(violation.expected)", "seen      \(violation.seen)"]
    }
    return "\n" + lines.joined(separator: "\n")
  }
}
