import Foundation
import RouterAdapters
import Testing

@testable import NavEngine
@testable import NavProgram

/// Colours lie around a text and change nothing of it.
@Suite("Terminal colours")
struct TerminalColoursTests {
  /// Every escape sequence that may be there.
  private static var sequence: Regex<Substring> { /\u{1B}\[[0-9;]+m/ }

  private static func withoutColours(_ lines: [String]) -> String {
    TerminalColours.lines(lines).joined(separator: "\n").replacing(sequence, with: "")
  }

  private static func failure() throws -> String {
    try Command.run(
      "--seed", "7", "--timing", "estimated", "--faults", "slow", "--out", "-"
    ).output
  }

  @Test("without its colours a report is the same text", .tags(.slow))
  func report() throws {
    let gated = try Command.run(
      ["gated", "--seeds", "1...3", "--steps", "30", "--out", "-"], program: "router-tests"
    ).output
    for text in [try Self.failure(), gated] {
      #expect(!text.contains("\u{1B}"))
      #expect(Self.withoutColours([text]) == text)
      #expect(
        TerminalColours.lines([text]).count
          == text.split(
            separator: "\n", omittingEmptySubsequences: false
          ).count)
    }
  }

  @Test("the verdict, what was seen, every lane and the failing place have colours")
  func parts() throws {
    let painted = TerminalColours.lines([try Self.failure()])
    func colours(_ words: String) -> Set<String> {
      let lines = painted.filter { $0.contains(words) }
      return Set(lines.flatMap { $0.matches(of: Self.sequence).map { String($0.0) } })
    }
    let words = ["FAIL", "expected  ", "seen  ", "host is ", "callers ", "router  ", "fails here"]
    for word in words { #expect(colours(word).count >= 2, "\(word)") }
    let lanes = ["host is ", "callers ", "router  ┣", "host    "].map { colours($0) }
    #expect(Set(lanes).count == lanes.count)
    for line in painted {
      // Whatever begins to be coloured on a line ends on it.
      let sequences = line.matches(of: Self.sequence).map { String($0.0) }
      #expect(sequences.count.isMultiple(of: 2))
      #expect(sequences.enumerated().allSatisfy { ($0 % 2 == 1) == ($1 == "\u{1B}[0m") })
    }
  }

  @Test("words that differ between much that is the same stand out")
  func difference() {
    let lines = TerminalColours.lines([
      "      expected  the stack home, list, cart on tab 1",
      "      seen      the stack home, cart on tab 1",
    ])
    #expect(lines[0].contains("\u{1B}[32mlist,\u{1B}[0m"))
    #expect(lines[1].matches(of: Self.sequence).count == 2)
    let others = TerminalColours.lines(["      expected  one thing", "      seen      another"])
    #expect(others.allSatisfy { $0.matches(of: Self.sequence).count == 2 })
  }

  @Test(
    "whatever a text is made of, no other escape sequence comes out", .tags(.slow), arguments: 0..<4
  )
  func hostile(_ seed: UInt64) {
    var random = Random(seed: seed, stream: 49)
    let heads = [
      "FAIL ", "ok", "      expected  ", "          seen:     ", "    host is   ┣",
      "    ms        ",
      "              ╵", "    callers   ┃ ", "              ┣━", "",
    ]
    for _ in 0..<500 {
      let lines = (0..<4).map { _ in
        heads[random.below(heads.count)] + HostileText.draw(&random)
          + (random.chance(1, in: 4) ? TextTimeline.failureMark : "")
      }
      let painted = TerminalColours.lines(lines).joined(separator: "\n")
      let plain = painted.replacing(Self.sequence, with: "")
      #expect(
        plain.split(separator: "\n").allSatisfy { line in
          HostileText.isHarmless(String(line).replacing("\t", with: " "))
        })
      #expect(plain == lines.map(TextEncoding.readable).joined(separator: "\n"))
    }
  }

  @Test("a pipe gets no colours, whatever the environment wants")
  func pipe() throws {
    let result = try Command.run(
      ["--seed", "7", "--timing", "estimated", "--faults", "slow", "--out", "-"],
      environment: ["TERM": "xterm-256color"])
    #expect(!result.output.contains("\u{1B}") && !result.errors.contains("\u{1B}"))
  }
}
