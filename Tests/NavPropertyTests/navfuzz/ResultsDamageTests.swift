import Foundation
import NavCore
import Testing

@testable import NavCoreFuzz
@testable import NavEngine
@testable import NavProgram
@testable import navfuzz

/// Results come from elsewhere: whatever stands in them, merging says what is wrong and does no
/// harm.
@Suite("Damaged results")
struct ResultsDamageTests {
  private static let files: [String] = {
    var texts: [String] = []
    try? Command.inEmptyFolder { folder in
      for timing in ["reported", "estimated"] {
        _ = try Command.run(
          "--seeds", "0...3", "--steps", "120", "--timing", timing, "--results", "a.jsonl", "--out",
          "-", in: folder)
        texts.append(
          try String(contentsOf: folder.appendingPathComponent("a.jsonl"), encoding: .utf8))
      }
    }
    return texts
  }()

  /// What `merge` does with its files, but for printing.
  ///
  /// - Returns: false when they are refused.
  private func merge(_ texts: [String]) -> Bool {
    do throws(UsageError) {
      var files: [ResultsFile] = []
      for (index, text) in texts.enumerated() {
        files.append(try ResultsFile(text, path: "\(index).jsonl"))
      }
      let (options, seeds) = try files.run(of: "navfuzz", printedAs: Options())
      let merge = try Merge(files, of: CoreProgram().harness(options), seeds, until: .failure)
      let result = try? merge.tell { event in
        guard case .studied(let find, let failure) = event else { return }
        #expect(!failure.fileName.contains("/"))
        let violation = failure.violation
        let shown = failure.report + find.head + [violation.expected + violation.seen]
        #expect(shown.allSatisfy { HostileText.isHarmless($0) })
      }
      let tally = result?.tally ?? FuzzTally()
      #expect(!TextReport.coverage(tally.coverage, faults: options.faults).isEmpty)
      return true
    } catch {
      #expect(HostileText.isHarmless(error.sentence), "\(error.sentence)")
      return false
    }
  }

  @Test(
    "two thousand damaged files never end the process", .tags(.slow),
    arguments: 0..<8 as Range<UInt64>)
  func neverCrashes(_ seed: UInt64) throws {
    #expect(Self.files.count == 2)
    var random = Random(seed: seed, stream: 43)
    var refused = 0
    for turn in 0..<250 {
      let whole = Self.files[turn % 2]
      var damaged = whole
      for _ in 0...random.below(3) { damaged = DamagedResults.damage(damaged, &random) }
      if !merge(turn % 3 == 0 ? [whole, damaged] : [damaged]) { refused += 1 }
    }
    #expect((1..<250).contains(refused))
  }

  @Test("whole files are taken")
  func whole() { for text in Self.files { #expect(merge([text, text])) } }

  @Test("a count that is missing, a name that is a path, sums that overflow: refused with the line")
  func refused() throws {
    let core = Self.files[0]
    let failing = Self.files[1]
    let start = try #require(core.range(of: "\"counts\":\""))
    let comma = try #require(core[start.upperBound...].firstIndex(of: ","))
    var short = core
    short.removeSubrange(start.upperBound...comma)
    let name = try #require(failing.range(of: "\"fileName\":\""))
    var path = failing
    path.insert(contentsOf: "../../", at: name.upperBound)
    for (text, expected) in [
      (short, "the counts of navfuzz"), (path, "the name that its file has"),
    ] {
      do throws(UsageError) {
        let files = [try ResultsFile(text, path: "a.jsonl")]
        let (options, seeds) = try files.run(of: "navfuzz", printedAs: Options())
        _ = try Merge(files, of: CoreProgram().harness(options), seeds, until: .failure)
        Issue.record("taken")
      } catch {
        #expect(error.sentence.hasPrefix("a.jsonl:2: "), "\(error.sentence)")
        #expect(error.sentence.contains(expected), "\(error.sentence)")
      }
    }
    let long = core.replacing(/"virtualMilliseconds":\d+/) { _ in
      "\"virtualMilliseconds\":9223372036854775807"
    }
    #expect(!merge([long]))
  }

  @Test("nothing is written outside the folder for failures")
  func outside() throws {
    let text = Self.files[1].replacing("\"fileName\":\"", with: "\"fileName\":\"../escaped-")
    try Command.inEmptyFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("in"), withIntermediateDirectories: false)
      try text.write(
        to: folder.appendingPathComponent("in/a.jsonl"), atomically: true, encoding: .utf8)
      let result = try Command.run(
        "merge", "a.jsonl", "--out", "out", in: folder.appendingPathComponent("in"))
      #expect(result.status == 2)
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
          == ["in", "in/a.jsonl"])
    }
  }

  @Test("a file without any result is no complete run, however many seeds there are")
  func empty() throws {
    let first = try #require(Self.files[0].split(separator: "\n").first)
    let all = first.replacing("\"lastSeed\":3", with: "\"lastSeed\":18446744073709551615")
    try Command.inEmptyFolder { folder in
      try (all + "\n").write(
        to: folder.appendingPathComponent("a.jsonl"), atomically: true, encoding: .utf8)
      let result = try Command.run("merge", "a.jsonl", in: folder)
      #expect(result.status == 4)
      #expect(result.output.contains("no result for 18,446,744,073,709,551,616 of the seeds"))
    }
  }
}
