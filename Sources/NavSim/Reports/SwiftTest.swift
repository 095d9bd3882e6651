/// A scenario as a test of Swift Testing, to be pasted: it compiles as it stands, fails as long as
/// the scenario does, and guards against it from then on.
public enum SwiftTest {
  /// The source of a file with one test.
  ///
  /// - Parameter fixture: what to play.
  public static func source(_ fixture: Fixture) -> String {
    let title: String
    switch fixture.expectation {
    case .passes, .crashes, .hangs: title = fixture.name
    case .fails(let invariant): title = "\(invariant.rawValue): \(invariant.promise)"
    }
    let lines = FixturePrinter.print(fixture).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let text = TextEncoding.swiftBlock(lines, indentation: "    ")
    return """
      import NavSim
      import Testing

      @Test(\(TextEncoding.swiftLiteral(title)))
      func \(name(fixture))() throws {
        let fixture = try FixtureParser.parse(
          \(text))
        let violation = try Replay.run(fixture).violation
        #expect(violation == nil, "\\(Timeline.text(of: fixture))")
      }

      """
  }

  /// A name for the test's function, the same for the same scenario.
  private static func name(_ fixture: Fixture) -> String {
    name(of: fixture.fileName.split { !$0.isLetter && !$0.isNumber }.dropLast())
  }

  /// Words as one name.
  static func name(of words: ArraySlice<Substring>) -> String {
    let first = words.first.map(String.init) ?? "scenario"
    return words.dropFirst().reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}

extension Timeline {
  /// The timeline of a fixture for a terminal; why there is none, if its router is not here.
  public static func text(of fixture: Fixture) -> String {
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
