import Foundation
import Testing

@testable import NavProgram
@testable import navfuzz

/// What other programs read: in their shapes, whatever is in it.
@Suite
struct MachineReportTests {
  private static let hostile = "a <b> & \"c\"\n100%, d:e\u{1}\r]]>"

  private static var report: MachineReport {
    let failure = TestResult.Failure(
      kind: "kind", expected: hostile, seen: hostile, file: "dir, with/odd:name.nav", line: 7,
      report: [hostile, hostile])
    return MachineReport(
      command: "fuzz", status: .violation, summary: hostile,
      results: [TestResult(name: "seed 1"), TestResult(name: hostile, failure: failure)])
  }

  @Test("JUnit: well-formed, and counts that fit")
  func junit() {
    let xml = Self.report.junit
    #expect(XMLCheck.isWellFormed(xml))
    #expect(xml.contains("<testsuite name=\"fuzz\" tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(xml.components(separatedBy: "<testcase ").count == 3)
    #expect(
      xml.contains("<failure type=\"kind\" message=\"expected a &lt;b&gt; &amp; &quot;c&quot;"))
    #expect(!xml.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("GitHub: one line for each failure, at the fixture, with nothing that ends it early")
  func github() throws {
    let lines = Self.report.annotations
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(
      line.hasPrefix("::error file=dir%2C with/odd%3Aname.nav,line=7,title=kind (a <b> & \"c\"%0A"))
    #expect(!line.contains("\n") && !line.contains("\r"))
    #expect(line.contains("::expected a <b> & \"c\"%0A100%25, d:e"))
  }

  @Test("JSON: gives back what was put in")
  func json() throws {
    let parsed = try JSONSerialization.jsonObject(with: Data(Self.report.json.utf8))
    let object = try #require(parsed as? [String: Any])
    #expect(object["status"] as? Int == 1)
    #expect(object["command"] as? String == "fuzz")
    let results = try #require(object["results"] as? [[String: Any]])
    #expect(results.map { $0["name"] as? String } == ["seed 1", Self.hostile])
    let failure = try #require(results[1]["failure"] as? [String: Any])
    #expect(failure["seen"] as? String == Self.hostile)
    #expect(results[0]["failure"] == nil)
  }

  @Test(
    "each format of each command", .tags(.slow), arguments: TestedCommand.allCases,
    ["json", "junit", "github", "text"])
  func commands(_ command: TestedCommand, _ format: String) throws {
    try Command.inEmptyFolder { folder in
      let run = try command.run(
        command.fuzz(.failing, ["--seeds", "0...3", "--format", format]), in: folder)
      #expect(run.status == 1)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("navfuzz-failures").path)
      let file = "navfuzz-failures/" + (try #require(files.first))
      let replay = try command.run(
        command.call(.failing, ["replay", file, "--format", format]), in: folder)
      #expect(replay.status == 0)
      switch format {
      case "json":
        for output in [run.output, replay.output] {
          #expect(throws: Never.self) {
            try JSONSerialization.jsonObject(with: Data(output.utf8))
          }
        }
        #expect(run.errors.contains("FAIL"))
      case "junit":
        #expect(XMLCheck.isWellFormed(run.output) && XMLCheck.isWellFormed(replay.output))
        #expect(run.output.contains("<failure"))
        #expect(!replay.output.contains("<failure"))
      case "github":
        #expect(run.output.contains("\n::error file=\(file),line=1,title="))
        #expect(!replay.output.contains("::error"))
      default:
        #expect(!run.output.contains("::error") && run.output.contains("FAIL"))
      }
    }
  }

  @Test("a step that no longer applies is pointed at by its line")
  func driftedLine() throws {
    try Command.inEmptyFolder { folder in
      let text =
        "navfuzz fixture 1\nname a\nrouter core\nexpect passes\n---\n+0ms push 1\n+999ms swipeBack finished 0ms\n+999ms swipeBack finished 0ms\n"
      try text.write(
        to: folder.appendingPathComponent("a.nav"), atomically: true, encoding: .utf8)
      let result = try Command.run("replay", "a.nav", "--format", "github", in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("::error file=a.nav,line=8,title="), "\(result.output)")
    }
  }

  @Test("quiet prints failures only", .tags(.slow), arguments: TestedCommand.allCases)
  func quiet(_ command: TestedCommand) throws {
    let passing = try command.run(command.fuzz(.holding, ["--seed", "1", "--quiet"]))
    #expect(passing.output.isEmpty && passing.errors.isEmpty)
    let failing = try command.run(
      command.fuzz(.failing, ["--seed", "0", "--quiet", "--out", "-"]))
    #expect(failing.output.hasPrefix("FAIL"))
  }

  @Test(
    "neither progress nor colours where nobody watches", .tags(.slow),
    arguments: TestedCommand.allCases)
  func plain(_ command: TestedCommand) throws {
    let result = try command.run(
      command.fuzz(.failing, ["--seeds", "0...3", "--out", "-"]))
    #expect(result.errors.isEmpty)
    #expect(!result.output.contains("\u{1B}") && !result.output.contains("\r"))
  }
}

/// What shells and man read, against the tables that parse.
@Suite
struct CompletionsTests {
  @Test(
    "every command and option is completed, in every shell", arguments: ["bash", "zsh", "fish"])
  func isComplete(_ shell: String) throws {
    let script = try Command.run("completions", shell).output
    for command in Navfuzz.program.commands {
      #expect(script.contains(command.name))
      for option in command.options {
        let name = shell == "fish" ? "-l \(option.text.name.drop { $0 == "-" })" : option.text.name
        #expect(script.contains(name), "\(command.name) \(option.text.name)")
      }
    }
    #expect(script.contains("single-transition") && script.contains("mutant-pops-the-root"))
  }

  @Test("a shell can read it, where there is one", arguments: ["bash", "zsh", "fish"])
  func isReadable(_ shell: String) throws {
    let path = ["/bin/", "/usr/bin/"].map { $0 + shell }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path else { return }
    try Command.inEmptyFolder { folder in
      let file = folder.appendingPathComponent("script")
      try Command.run("completions", shell).output
        .write(to: file, atomically: true, encoding: .utf8)
      let process = try Process.run(
        URL(fileURLWithPath: path), arguments: ["-n", file.path])
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  @Test("the manual has every command, option and exit code")
  func manual() throws {
    let page = try Command.run("manual").output
    for option in Options.fuzzing + Navfuzz.program.commands.flatMap(\.options) {
      #expect(page.contains("\\fB\(option.text.name.replacing("-", with: "\\-"))\\fR"))
    }
    for code in ExitCode.allCases { #expect(page.contains(".TP\n\(code.rawValue)\n")) }
    #expect(page.hasPrefix(".TH NAVFUZZ 1"))
  }

  @Test("help is the same table", .tags(.slow))
  func help() throws {
    let main = try Command.run("--help").output
    for command in Navfuzz.program.commands {
      #expect(main.contains("navfuzz \(command.text.usage)"))
      #expect(
        try Command.run(command.name, "--help").output == command.text.help(of: "navfuzz") + "\n")
    }
    for option in Options.fuzzing { #expect(main.contains("  \(option.text.name)")) }
  }
}
