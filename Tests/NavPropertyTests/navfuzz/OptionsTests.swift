import Foundation
import Testing

@testable import NavConcurrency
@testable import NavCoreSim
@testable import NavEngine
@testable import NavProgram
@testable import navfuzz

@Suite("Options")
struct OptionsTests {
  private static let values =
    HostileText.pieces + [
      "", "-", "--", "=", "0", "1", "-1", "9223372036854775807", "9223372036854775808",
      "18446744073709551615", "0...18446744073709551615", "0..<18446744073709551615", "5...1",
      "...", "1/1", "18446744073709551615/18446744073709551615", "1/0", "all", "none", "all,-all",
      "all,-liveness", "-liveness", "liveness,-liveness", "agrees-with-model", ",", "core",
      "estimated", "own:x", "own:", "mutant-pops-the-root", "natural", "0,2,1", "1e9",
      String(repeating: "x", count: 10_000), String(repeating: ",", count: 1_000),
    ]

  private static let tables: [(options: [Options.Option], allowsPaths: Bool)] =
    [(Options.fuzzing, false)] + Navfuzz.program.commands.map { ($0.options, $0.allowsPaths) }

  private func draw(_ random: inout Random, _ table: [Options.Option]) -> [String] {
    var arguments: [String] = []
    for _ in 0..<random.below(6) {
      let value = Self.values[random.below(Self.values.count)]
      guard !table.isEmpty, !random.chance(1, in: 8) else {
        arguments.append(value)
        continue
      }
      let option = table[random.below(table.count)]
      let suggestions = option.text.suggestions + [value]
      let word = random.chance(1, in: 2) ? value : suggestions[random.below(suggestions.count)]
      arguments +=
        random.chance(1, in: 3)
        ? ["\(option.text.name)=\(word)"]
        : option.text.value.isEmpty ? [option.text.name] : [option.text.name, word]
    }
    return arguments
  }

  @Test(
    "no command line traps, and each error is one harmless line", .tags(.slow),
    arguments: 0..<8 as Range<UInt64>)
  func neverTraps(_ seed: UInt64) {
    var random = Random(seed: seed, stream: 42)
    var refused = 0
    for _ in 0..<400 {
      let table = Self.tables[random.below(Self.tables.count)]
      let arguments = draw(&random, table.options)
      do throws(UsageError) {
        let options = try Options.parse(
          arguments, by: table.options, allowsPaths: table.allowsPaths)
        describe(options)
      } catch {
        refused += 1
        #expect(HostileText.isHarmless(error.sentence), "\(error.sentence.debugDescription)")
        #expect(error.sentence.utf8.count < 2_000, "\(arguments)")
      }
    }
    #expect((1..<400).contains(refused))
  }

  /// What is printed of options before anything is run.
  private func describe(_ options: Options) {
    let seeds = options.seeds ?? 0...0
    let header = TextReport.header(
      seeds: seeds, steps: options.steps, setup: options.setup, faults: options.faults)
    #expect(HostileText.isHarmless(header + TextReport.count(seeds)))
    #expect(options.judged.count > 0)
    let description = RunDescription("navfuzz", options, seeds)
    let again = description.parsed(as: Options.self).map { RunDescription("navfuzz", $0, seeds) }
    #expect(again == description)
  }

  @Test(
    "what was typed is quoted without its control characters", .tags(.slow),
    arguments: ["\u{1B}[31m", "a\nb", "\r", "\n::error::x", "\u{202E}x"])
  func commandLine(_ piece: String) throws {
    for arguments in [["--router", piece], [piece + "x"], ["replay", piece], ["list", piece]] {
      let result = try Command.run(arguments)
      #expect(result.status == 2 && result.output.isEmpty, "\(arguments)")
      #expect(HostileText.isHarmless(String(result.errors.dropLast())), "\(result.errors)")
    }
  }

  @Test("names add invariants, a hyphen leaves one out")
  func judge() throws {
    func judged(_ text: String, _ more: String...) throws(UsageError) -> Set<Invariant> {
      try Options.parse(["--judge", text] + more, by: Options.fuzzing, allowsPaths: false).judged
    }
    let all = Invariant.allCases
    #expect(try judged("all") == .all)
    #expect(try judged("all,-liveness") == Set<Invariant>.all.subtracting([.liveness]))
    #expect(try judged("-liveness,-host-agrees") == judged("all,-host-agrees,-liveness"))
    #expect(try judged("all,-liveness,liveness") == .all)
    #expect(try judged("liveness,host-agrees,-liveness") == [.hostAgrees])
    #expect(try judged(all.map(\.rawValue).joined(separator: ",")) == .all)
    for invariant in all {
      let set = Set<Invariant>.all.subtracting([invariant])
      #expect(set.count == all.count - 1 && !set.contains(invariant))
      if invariant != .agreesWithModel { #expect(set.text == "all,-\(invariant.rawValue)") }
      #expect(try judged(set.text) == set)
      #expect(try judged(invariant.rawValue).text == invariant.rawValue)
    }
    let withoutModel = Invariant.ofModel.reduce(Set<Invariant>.all) { $0.subtracting([$1]) }
    #expect(try judged("all,-agrees-with-model") == withoutModel)
    #expect(try judged(withoutModel.text) == withoutModel)
    for bad in ["", "liveness,-liveness", "all,", "all,-all", "-"] {
      #expect(throws: UsageError.self, "\(bad)") { try judged(bad) }
    }
  }

  @Test("without the model, what it finds by other names is not judged either")
  func judgedWithoutModel() throws {
    func count(_ judged: String) throws -> Int {
      try Options.parse(["--judge", judged], by: Options.fuzzing, allowsPaths: false).judged.count
    }
    let all = Invariant.allCases.count
    #expect(try count("all") == all)
    #expect(try count("all,-agrees-with-model") == all - 3)
    #expect(try count("agrees-with-model") == 1)
    #expect(TextReport.count(.all) == "\(all) invariants")
    #expect(TextReport.count([.liveness]) == "1 of \(all) invariants")
  }

  @Test("a range of all seeds is counted, and its last seed is played")
  func allSeeds() throws {
    #expect(TextReport.count(0...UInt64.max) == "18,446,744,073,709,551,616")
    #expect(TextReport.count(0...999) == "1,000")
    let found = try Command.run(
      "metamorphic", "--seeds", "18446744073709551614...18446744073709551615", "--out", "-")
    #expect([0, 1, 2].contains(found.status), "\(found.errors)")
  }

  @Test("every error comes before anything is printed or made")
  func errorsFirst() throws {
    let lines: [[String]] = [
      ["list", "invariants", "colours"], ["metamorphic", "--router", "own:x"],
      ["explore", "--router", "own:x"], ["--seed", "1", "--report", "."],
      ["--seed", "1", "--results", "a.nav/x"], ["--seed", "1", "--corpus", "a.nav"],
      ["--seed", "1", "--out", "a.nav"], ["explore", "--depth", "1", "--out", "a.nav/x"],
      ["bench", "--plot", "."],
      ["replay", "a.nav", "--report", "a.nav/x"], ["shrink", "a.nav", "--out", "a.nav"],
    ]
    try Command.inEmptyFolder { folder in
      try "navfuzz fixture 1\nname a\nrouter core\nexpect passes\n---\n+0ms push 1\n"
        .write(to: folder.appendingPathComponent("a.nav"), atomically: true, encoding: .utf8)
      for arguments in lines {
        let result = try Command.run(arguments, in: folder)
        #expect(result.status == 2, "\(arguments)")
        #expect(result.output.isEmpty, "\(arguments): \(result.output)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.nav"])
    }
  }

  @Test("examples can be pasted into a shell")
  func examples() throws {
    let program = Navfuzz.program
    var texts = program.commands.map { $0.text.help(of: "navfuzz") }
    texts += [program.text.overview, ManualPage(program: program.text).text]
    for page in ["README.md", "Sources/NavSim/NavSim.docc/ManyMachines.md", ".ci/run"] {
      texts.append(try Pages.text(page))
    }
    for text in texts {
      for line in text.split(separator: "\n") where line.contains("navfuzz") {
        #expect(!line.contains("..<"), "\(line)")
      }
    }
  }
}
