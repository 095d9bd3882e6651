extension SwiftTest {
  /// The source of a file with one test.
  package static func source(_ fixture: Fixture) -> String {
    let invariant = fixture.expectation.property.flatMap(Invariant.init)
    let title = invariant.map { "\($0.rawValue): \($0.promise)" } ?? fixture.name
    return source(
      title, of: fixture.fileName, FixturePrinter.print(fixture), module: "NavCoreFuzz"
    ) { text in
      """
        let failure = try CoreScenario.failure(
          in: \(text))
        #expect(failure == nil, "\\(failure ?? "")")
      """
    }
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
    return Replay.run(fixture).violation.map { _ in Timeline.text(of: fixture) }
  }
}

extension Timeline {
  /// The timeline of a fixture for a terminal.
  fileprivate static func text(of fixture: Fixture) -> String {
    let timeline = Timeline(of: fixture)
    var lines = TextTimeline.lines(timeline)
    if let violation = timeline.violation {
      lines += ["expected  \(violation.expected)", "seen      \(violation.seen)"]
    }
    return "\n" + lines.joined(separator: "\n")
  }
}
