import Testing

@testable import NavSim

/// Files of former versions are read, and say today's words when they are written again.
@Suite("Former words")
struct FormerWordsTests {
  private var test: PlayedTest {
    RouterTest<[Int], Int>("book") {
      []
    } screens: {
      Screens(root: 0, pushed: $0)
    }
    .tap("push", [1]) { $0.append($1) }
    .atRest("zero") { (_: Screens<Int>) in true }
    .played
  }

  private func file(_ expectation: String, _ setting: String) -> String {
    "navfuzz fixture 2\nname      a\nrouter    book\nexpect    \(expectation)\n---\n+0ms     \(setting)\n"
  }

  @Test(
    "a scenario with a former name of a property or of a fault is read",
    arguments: [
      ("fails no-call-is-lost-in-silence", "fails no-lost-call"),
      ("fails user-takes-only-what-was-shown", "fails gesture-takes-only-its-target"),
      ("fails calls-act-one-after-another", "fails serializable"),
      ("fails awaited-call-outlasts-its-animation", "fails returns-after-animation"),
    ],
    [
      ("host zero", "host instant"), ("host late-report", "host late-end"),
      ("host write-back", "host stale-write"), ("host detached", "host background"),
      ("host drops", "host ignores-changes-while-moving"), ("host half", "host applies-in-part"),
      ("host kind", "host normal"),
    ])
  func read(_ expectation: (String, String), _ setting: (String, String)) throws {
    let read = try test.file(file(expectation.0, setting.0))
    #expect(test.text(of: read) == file(expectation.1, setting.1))
  }

  @Test("a condition of a test that is called like a former word keeps its name")
  func condition() throws {
    #expect(try test.file(file("fails zero", "host half")).expectation == .fails("zero"))
  }
}
