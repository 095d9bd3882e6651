import Foundation
import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine

@Suite("Fixtures")
struct FixtureTests {
  static let folder = Pages.root.appendingPathComponent("Fixtures")

  static var files: [URL] {
    let names =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".nav") }.sorted().map { folder.appendingPathComponent($0) }
  }

  private func recorded(_ seed: UInt64, steps: Int = 300) throws -> Fixture {
    let steps = Fuzzer(RouterSetup()).record(seed: seed, steps: steps)
    return Fixture(
      name: "seed \(seed)", setup: RouterSetup(), expectation: .passes, origin: "--seed \(seed)",
      steps: steps)
  }

  @Test("there are at least twelve")
  func thereAreTwelve() { #expect(Self.files.count >= 12) }

  @Test("each replays as recorded and is in canonical form", arguments: files)
  func replays(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let fixture = try FixtureParser.parse(text)
    #expect(FixturePrinter.print(fixture) == text)
    #expect(Replay.run(fixture).verdict == .asRecorded)
  }

  @Test(
    "printing and parsing again gives the same scenario", .tags(.slow),
    arguments: 0..<20 as Range<UInt64>)
  func roundTrip(_ seed: UInt64) throws {
    let fixture = try recorded(seed)
    let text = FixturePrinter.print(fixture)
    let parsed = try FixtureParser.parse(text)
    #expect(parsed.steps.count == fixture.steps.count)
    #expect(FixturePrinter.print(parsed) == text)
    #expect(try FixtureParser.parse(FixturePrinter.print(parsed)) == parsed)
  }

  @Test(
    "the canonical form is the one that is read back", .tags(.slow),
    arguments: 0..<20 as Range<UInt64>)
  func canonical(_ seed: UInt64) throws {
    let drawn = try recorded(seed, steps: 200)
    #expect(drawn.canonical == (try FixtureParser.parse(FixturePrinter.print(drawn))))
    var shorter = drawn
    shorter.steps.removeFirst(60)
    let read = try? FixtureParser.parse(FixturePrinter.print(shorter))
    #expect(shorter.canonical.steps == read?.steps ?? shorter.steps)
  }

  @Test(
    "a parsed scenario runs as the generated one did", .tags(.slow),
    arguments: 0..<10 as Range<UInt64>)
  func sameRun(_ seed: UInt64) throws {
    let fixture = try recorded(seed)
    let parsed = try FixtureParser.parse(FixturePrinter.print(fixture))
    func digest(_ steps: [Step]) throws -> UInt64 {
      var simulation = Simulation(RouterSetup().makeCore())
      for step in steps { #expect(simulation.perform(step) == nil) }
      #expect(simulation.finish() == nil)
      return simulation.digest
    }
    #expect(try digest(parsed.steps) == digest(fixture.steps))
  }

  @Test(
    "no text crashes the parser, damaged fixtures least of all",
    .tags(.slow), arguments: 0..<40 as Range<UInt64>)
  func neverCrashes(_ seed: UInt64) throws {
    var random = Random(seed: seed, stream: 9)
    let text = Array(FixturePrinter.print(try recorded(seed % 4, steps: 30)).unicodeScalars)
    let pieces = Array("+ms \n[],-=:^abz019 #\u{0}é\u{1F600}".unicodeScalars)
    for _ in 0..<200 {
      var damaged = text
      for _ in 0...random.below(4) {
        let place = random.below(damaged.count)
        switch random.below(4) {
        case 0: damaged.remove(at: place)
        case 1: damaged[place] = pieces[random.below(pieces.count)]
        case 2: damaged.insert(pieces[random.below(pieces.count)], at: place)
        default: damaged.removeSubrange(place...)
        }
        if damaged.isEmpty { damaged = text }
      }
      var string = String.UnicodeScalarView()
      string.append(contentsOf: damaged)
      do throws(ScenarioError) {
        let fixture = try FixtureParser.parse(String(string))
        let canonical = FixturePrinter.print(fixture)
        #expect(try FixtureParser.parse(canonical) == fixture)
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && !error.expected.isEmpty)
      }
    }
  }

  fileprivate static let good = """
    navfuzz fixture 1
    name      an example
    router    core
    expect    passes
    ---
    +0ms     push 1

    """

  struct BadText: Sendable {
    let text: String
    let line: Int
    let column: Int
    let expected: String

    init(_ text: String, _ line: Int, _ column: Int, _ expected: String) {
      self.text = text
      self.line = line
      self.column = column
      self.expected = expected
    }

    /// The good text with something else in it.
    init(_ old: String, _ new: String, _ line: Int, _ column: Int, _ expected: String) {
      let text = FixtureTests.good.replacingOccurrences(of: old, with: new)
      self.init(text, line, column, expected)
    }
  }

  static let badTexts: [BadText] = [
    BadText("", 1, 1, "header"),
    BadText("navfuzz fixture 2", 1, 17, "version 1"),
    BadText("hello", 1, 1, "navfuzz fixture 1"),
    BadText("name  ", "nam   ", 2, 1, "\"name\""),
    BadText("core", "cor", 3, 11, "router"),
    BadText("core", "core tabs=9", 3, 16, "1 to 8"),
    BadText("core", "core tabs=2 tabs=2", 3, 23, "once"),
    BadText("passes", "fails nonsense", 4, 17, "invariant"),
    BadText("---\n", "", 5, 1, "---"),
    BadText("push 1", "shove 1", 6, 10, "an action"),
    BadText("push 1", "push x", 6, 15, "number"),
    BadText("push 1", "push", 6, 14, "number"),
    BadText("push 1", "push 1 2", 6, 17, "end of the line"),
    BadText("push 1", "dismiss a", 6, 18, "earlier step"),
    BadText("+0ms", "0ms ", 6, 1, "time"),
    BadText("+0ms", "+-1ms", 6, 1, "time"),
  ]

  @Test("a bad file names line, column and what was expected", arguments: badTexts)
  func errors(_ bad: BadText) {
    do throws(ScenarioError) {
      _ = try FixtureParser.parse(bad.text)
      Issue.record("parsed")
    } catch {
      #expect(error.line == bad.line)
      #expect(error.column == bad.column)
      #expect(error.expected.contains(bad.expected), "\(error)")
    }
  }

  @Test("a step that no longer applies is drift, not a pass")
  func drift() throws {
    let text = Self.good.replacingOccurrences(of: "push 1", with: "swipeBack finished 0ms")
    let fixture = try FixtureParser.parse(text)
    #expect(
      Replay.run(fixture).verdict == .drifted(step: 1, why: "the visible stack is at its root"))
    let empty = Fixture(name: "a", setup: fixture.setup, expectation: .passes, steps: [])
    #expect(Replay.run(empty).verdict == .drifted(step: 0, why: "it has no steps"))
  }

  @Test("the same bug gives the same file name, another one another")
  func fileName() throws {
    var fixture = try FixtureParser.parse(Self.good)
    let name = fixture.fileName
    fixture.name = "other words"
    #expect(fixture.fileName == name)
    fixture.steps[0].after = 1
    #expect(fixture.fileName != name)
  }
}
