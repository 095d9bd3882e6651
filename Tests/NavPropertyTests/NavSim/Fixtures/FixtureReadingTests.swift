import Foundation
import NavCore
import Testing

@testable import NavCoreSim
@testable import NavProgram
@testable import navfuzz

/// Fixtures as they come: from other systems, large, damaged, in folders.
@Suite("Reading fixtures")
struct FixtureReadingTests {
  private static let head = "navfuzz fixture 1\nname a\nrouter core\nexpect passes\n---\n"

  @Test("line ends and a byte order mark make no difference", arguments: FixtureTests.files)
  func lineEnds(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let fixture = try FixtureParser.parse(text)
    let other = text.replacing("\n", with: "\r\n")
    #expect(try FixtureParser.parse(other) == fixture)
    #expect(try FixtureParser.parse("\u{FEFF}" + other) == fixture)
  }

  @Test("an error in a file with other line ends has the same place")
  func place() {
    let text = (Self.head + "+0ms shove 1\n").replacing("\n", with: "\r\n")
    do throws(ScenarioError) {
      _ = try FixtureParser.parse(text)
      Issue.record("parsed")
    } catch {
      #expect(error.description == "6:6: expected an action, found \"shove\"")
    }
  }

  @Test("a name has no control characters, and one that is made here is printed without")
  func names() throws {
    for piece in HostileText.pieces {
      let text = Self.head.replacing("name a", with: "name a\(piece)b") + "+0ms push 1\n"
      if let fixture = try? FixtureParser.parse(text) {
        #expect(HostileText.isHarmless(fixture.name))
      }
      let made = Fixture(
        name: "a\(piece)b", setup: RouterSetup(), expectation: .passes,
        steps: [Step(id: StepID(1), after: 0, action: .wait)])
      let read = try FixtureParser.parse(FixturePrinter.print(made))
      #expect(read.steps == made.steps)
    }
  }

  @Test("an error quotes a word in part")
  func longWord() {
    for word in [
      String(repeating: "x", count: 5_000_000), String(repeating: "é\u{301}", count: 100_000),
    ] {
      do throws(ScenarioError) {
        _ = try FixtureParser.parse(Self.head + "+0ms \(word)\n")
        Issue.record("parsed")
      } catch {
        #expect(error.description.utf8.count < 400)
        #expect(error.found.hasSuffix("…\""))
      }
    }
  }

  /// The processor's time of this thread, whatever else the machine does: the least of three tries.
  private func work(_ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<3 {
      func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
      let start = now()
      try body()
      least = min(least, now() - start)
    }
    return least
  }

  private static func sequence(_ count: Int) -> String {
    let pushes = [String](repeating: "push 1", count: count).joined(separator: " ; ")
    return head + "+0ms sequence { \(pushes) }\n"
  }

  private static func named(_ count: Int) -> String {
    var names = StepNames()
    let steps = (0..<count).map { StepID(UInt64($0)) }
    for step in steps { names.name(step) }
    return head + steps.map { "+0ms push 1 as \(names.names[$0] ?? "")\n" }.joined()
  }

  @Test(
    "sixteen times as much to read is at most three times sixteen times the work", .tags(.slow),
    arguments: [sequence, named])
  func growth(_ text: @Sendable (Int) -> String) throws {
    let (small, large) = (text(1_000), text(16_000))
    let least = try work { _ = try FixtureParser.parse(small) }
    let most = try work { _ = try FixtureParser.parse(large) }
    #expect(most < 48 * least)
  }

  @Test("what a folder cannot show is said, and the rest is found")
  func tree() {
    let folders: [String: [FixtureTree.Entry]] = [
      "top/": [
        .init(name: "b.nav", isFolder: false), .init(name: "closed", isFolder: true),
        .init(name: "deep", isFolder: true), .init(name: "notes.txt", isFolder: false),
      ],
      "top/deep/": [
        .init(name: "a.nav", isFolder: false), .init(name: "folder.nav", isFolder: true),
      ],
      "top/deep/folder.nav/": [],
    ]
    let tree = FixtureTree(below: "top") { (folder) throws(UsageError) in
      guard let entries = folders[folder] else {
        throw .unreadable(path: folder, why: "the folder cannot be read")
      }
      return entries
    }
    #expect(tree.files == ["top/b.nav", "top/deep/a.nav"])
    #expect(tree.errors.map(\.sentence) == ["cannot read top/closed/: the folder cannot be read"])
  }

  @Test(
    "one bad file does not keep the others from being played", arguments: ["text", "json", "junit"])
  func folder(_ format: String) throws {
    try Command.inEmptyFolder { folder in
      let files = folder.appendingPathComponent("f/deep")
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      let good = Self.head + "+0ms push 1\n"
      let texts = [
        "a.nav": good, "b.nav": "junk\n", "c.nav": good.replacing("\n", with: "\r\n"),
        "d.nav": good.replacing("router core", with: "router own:x"), "deep/e.nav": good,
      ]
      for (name, text) in texts {
        try text.write(
          to: folder.appendingPathComponent("f/" + name), atomically: true, encoding: .utf8)
      }
      let result = try Command.run("replay", "f", "missing.nav", "--format", format, in: folder)
      #expect(result.status == 2)
      for name in ["f/b.nav:1:1", "f/d.nav", "missing.nav"] {
        #expect(result.errors.contains("navfuzz: ") && result.errors.contains(name))
      }
      switch format {
      case "json":
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let results = (object as? [String: Any])?["results"] as? [[String: Any]]
        #expect(results?.count == 6)
        #expect(results?.count { $0["failure"] != nil } == 3)
      case "junit":
        #expect(XMLCheck.isWellFormed(result.output))
        #expect(result.output.contains("tests=\"6\" failures=\"3\""))
      default:
        for name in ["a.nav", "c.nav", "deep/e.nav"] {
          #expect(result.output.contains("as recorded  f/\(name)"))
        }
        #expect(
          result.output.contains("3 replayed, 3 as recorded, 0 not, 3 that cannot be read"))
      }
    }
  }

  @Test(
    "what a corpus keeps replays as recorded", .tags(.slow), arguments: ["reported", "estimated"])
  func corpus(_ timing: String) throws {
    try Command.inEmptyFolder { folder in
      let judged = timing == "reported" ? "all" : "queue-drained"
      _ = try Command.run(
        "--seeds", "1...2", "--steps", "4000", "--timing", timing, "--judge", judged, "--corpus",
        "kept", "--out", "-", in: folder)
      let kept = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("kept").path)
      #expect(kept.count >= 16)
      let replay = try Command.run("replay", "kept", "--quiet", in: folder)
      #expect(replay.status == 0, "\(replay.output.prefix(500))")
    }
  }
}
