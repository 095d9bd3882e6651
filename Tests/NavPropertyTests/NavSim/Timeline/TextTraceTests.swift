import Testing

@testable import NavCoreFuzz
@testable import NavCoreSim
@testable import NavEngine
@testable import NavProgram

@Suite("Traces in text")
struct TextTraceTests {
  private func fixture(_ steps: String) throws -> Fixture {
    try FixtureParser.parse(
      """
      navfuzz fixture 1
      name      trace
      router    core
      expect    passes
      ---
      \(steps)

      """)
  }

  @Test("a trace has every step, and what has come of it")
  func steps() throws {
    let lines = TextTrace.lines(
      try Timeline(of: fixture("+0ms push 1\n+100ms present 2\n+900ms pop")))
    let text = lines.joined(separator: "\n")
    for part in ["0ms  1. ", "100ms  2. ", "1000ms  3. ", "push 1: completed", "screen   tab 0"] {
      #expect(text.contains(part), "\(part) is not in \(text)")
    }
    #expect(!text.contains("fails here"))
  }

  @Test("what has not changed is left out")
  func unchanged() throws {
    let lines = TextTrace.lines(try Timeline(of: fixture("+0ms wait\n+10ms wait\n+10ms wait")))
    #expect(lines.count { $0.contains("router   ") } == 1)
    #expect(lines.count { $0.contains("screen   ") } == 1)
    #expect(lines.count { $0.contains("wait") } == 3)
  }

  @Test("who waits is said, and when nobody does any more")
  func waiting() throws {
    let steps = "+0ms present 1\n+0ms enqueue 2\n+900ms dismiss\n+2000ms wait"
    let lines = TextTrace.lines(try Timeline(of: fixture(steps)))
    #expect(lines.contains { $0.contains("waiting  enqueue 2") })
    #expect(lines.contains { $0.hasSuffix("waiting  nobody") })
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test("what should be there stands below what is, changed or not")
  func wanted() throws {
    var frames = try Timeline(of: fixture("+0ms wait\n+10ms wait")).frames
    let last = try #require(frames.indices.last)
    frames[last].wanted = frames[last].believed
    let lines = TextTrace.lines(frames, nil)
    #expect(lines.count { $0.contains("router   ") } == 2)
    let should = try #require(lines.last)
    #expect(should.hasSuffix("should   \(frames[last].believed.text) (as the router has it)"))
  }

  @Test("it ends with what fails")
  func failure() throws {
    let violation = Violation(property: "liveness", expected: "rest", seen: "none")
    let frames = try Timeline(of: fixture("+0ms wait")).frames
    #expect(TextTrace.lines(frames, violation).last?.hasSuffix("✗ liveness fails here") ?? false)
  }
}
