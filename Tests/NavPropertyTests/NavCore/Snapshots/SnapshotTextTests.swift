import NavSim
import Testing

@testable import NavCore

@Suite("Saved states as text")
struct SnapshotTextTests {
  private let example = Snapshot(
    tabs: [
      .init(id: TabID(0), root: "home", pushed: ["profile?user=7", "a b/c%"]),
      .init(id: TabID(1), root: "settings"),
    ], selected: TabID(1),
    layers: [
      LayerRoutes(.sheet(detents: .medium), root: "help", pushed: ["more"]),
      LayerRoutes(.fullScreenCover, root: "ad"),
    ])

  private var text: String { SnapshotText.print(example) { $0 } }

  private func parse(
    _ text: String, _ unknown: SnapshotText.UnknownRoutes = .reject, without missing: [String] = []
  ) throws(SnapshotError) -> SnapshotText.Parsed<String> {
    try SnapshotText.parse(text, unknownRoutes: unknown) { missing.contains($0) ? nil : $0 }
  }

  @Test("is a line for each screen, in the order they lie on one another")
  func form() {
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.dropLast() == [
        "navcore snapshot 1", "tab 0 home", "push profile?user=7", "push a%20b%2Fc%25",
        "tab 1 settings", "selected 1", "sheet:medium help", "push more", "cover ad",
      ])
    #expect(lines.last?.hasPrefix("end ") == true)
  }

  @Test("a sheet of heights that nobody knows is the sheet of those that are left")
  func unknownDetents() throws {
    let style = PresentationStyle.sheet(detents: Detents(rawValue: 5))
    let snapshot = Snapshot(
      tabs: [.init(id: TabID(0), root: "home")], selected: TabID(0),
      layers: [LayerRoutes(style, root: "help")])
    #expect(style == .sheet(detents: .medium))
    #expect(try parse(SnapshotText.print(snapshot) { $0 }).snapshot == snapshot)
  }

  @Test("printing and reading gives the same", arguments: 0..<40 as Range<UInt64>)
  func roundTrip(_ seed: UInt64) throws {
    var random = Random(seed: seed, stream: 13)
    let letters = Array("aZ0 _?&=%/:äß\u{1F600}\n\r\u{0}")
    func route() -> String {
      String((0..<random.below(5)).map { _ in letters[random.below(letters.count)] })
    }
    func routes() -> [String] { (0..<random.below(3)).map { _ in route() } }
    let styles: [PresentationStyle] = [
      .sheet, .fullScreenCover, .sheet(detents: []), .sheet(detents: .medium),
      .sheet(detents: [.medium, .large]),
    ]
    for _ in 0..<20 {
      let snapshot = Snapshot(
        tabs: (0...UInt32(random.below(3))).map {
          .init(id: TabID($0 * 7), root: route(), pushed: routes())
        }, selected: TabID(UInt32(random.below(3))),
        layers: (0..<random.below(3)).map { _ in
          LayerRoutes(styles[random.below(5)], root: route(), pushed: routes())
        })
      let parsed = try parse(SnapshotText.print(snapshot) { $0 })
      #expect(parsed.snapshot == snapshot)
      #expect(parsed.leftOut.isEmpty)
    }
  }

  @Test("cut off at any place it is an error, never another state")
  func truncated() {
    let text = text
    for index in text.indices {
      #expect(throws: SnapshotError.self) { try parse(String(text[..<index])) }
    }
    #expect(throws: SnapshotError.truncated) { try parse(String(text.dropLast())) }
  }

  @Test("with any one character changed or left out it is an error, never another state")
  func damaged() {
    let text = Array(text)
    for index in text.indices {
      for character: Character? in [nil, "x", "0", "\n"] where text[index] != character {
        var damaged = text
        if let character { damaged[index] = character } else { damaged.remove(at: index) }
        #expect(throws: SnapshotError.self) { try parse(String(damaged)) }
      }
    }
  }

  @Test("an older or a newer version, and what is no saved state, are told apart")
  func version() {
    for version in ["0", "2", "1.5", ""] {
      let other = "navcore snapshot \(version)" + text.dropFirst("navcore snapshot 1".count)
      #expect(throws: SnapshotError.unsupportedVersion(found: version, supported: 1)) {
        try parse(other)
      }
    }
    #expect(throws: SnapshotError.notASnapshot(found: "{\"tabs\":[]}")) {
      try parse("{\"tabs\":[]}")
    }
    #expect(throws: SnapshotError.notASnapshot(found: "")) { try parse("") }
    let long = String(repeating: "x", count: 90)
    let excerpt = String(long.prefix(40))
    #expect(throws: SnapshotError.notASnapshot(found: excerpt)) { try parse(long) }
    #expect(throws: SnapshotError.unsupportedVersion(found: excerpt, supported: 1)) {
      try parse("navcore snapshot \(long)\n")
    }
  }

  @Test(
    "a line out of its place is an error that says what may come there",
    arguments: [
      ([], "a tab with its root"), (["tab 0 a"], "a tab, a push or the selected tab"),
      (["tab 0 a", "selected 0"], "a sheet or cover"),
      (["tab 0 a", "selected 0", "cover b"], "a sheet, a cover or a push"),
    ])
  func expected(_ lines: [String], _ expected: String) {
    let error = SnapshotError.malformed(
      line: lines.count + 2, expected: expected, found: "nothing that is known")
    #expect(throws: error) { try parse(sealed(lines + ["nothing that is known"])) }
  }

  /// The text with the right checksum for these lines.
  private func sealed(_ lines: [String]) -> String {
    let body = (["navcore snapshot 1"] + lines).map { $0 + "\n" }.joined()
    return body + "end \(SnapshotText.checksum(body[...]))\n"
  }

  @Test(
    "a line that the format has no place for is named, with what was expected",
    arguments: [
      (["selected 0"], 2), (["tab 0"], 2), (["tab 00 a", "selected 0"], 2),
      (["tab x a", "selected 0"], 2), (["push a"], 2), (["tab 0 a", "cover b", "selected 0"], 3),
      (["tab 0 a", "selected 0", "push b"], 4), (["tab 0 a", "selected 0", "tab 1 b"], 4),
      (["tab 0 a", "selected 0", "selected 0"], 4), (["tab 0 a", "selected 0", "box b"], 4),
      (["tab 0 a"], 3), (["tab 0 %", "selected 0"], 2), (["tab 0 a", "", "selected 0"], 3),
    ])
  func malformed(_ lines: [String], _ number: Int) {
    do {
      _ = try parse(sealed(lines))
      Issue.record("it was read")
    } catch {
      guard case .malformed(let line, let expected, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(line == number)
      #expect("\(error)".contains("line \(number): expected \(expected)"))
    }
  }

  @Test("a route that is gone is an error, or left out with what stood on it, and that is said")
  func unknownRoutes() throws {
    #expect(throws: SnapshotError.unknownRoute("help", line: 7)) {
      try parse(text, without: ["help"])
    }
    let layer = try parse(text, .leaveOut, without: ["help"])
    #expect(layer.snapshot.layers.isEmpty)
    #expect(layer.leftOut == [.init(name: "help", line: 7, others: 2)])
    let pushed = try parse(text, .leaveOut, without: ["profile?user=7", "more"])
    #expect(pushed.snapshot.tabs[0].pushed.isEmpty)
    #expect(pushed.snapshot.layers.map(\.root) == ["help", "ad"])
    #expect(pushed.leftOut.map(\.others) == [1, 0])
    #expect(throws: SnapshotError.unknownRoute("home", line: 2)) {
      try parse(text, .leaveOut, without: ["home"])
    }
  }

  @Test("a text of more lines than a state ever has is an error, and a long one is none")
  func tooLarge() throws {
    let lines = ["tab 0 a"] + Array(repeating: "push a", count: 20_000) + ["selected 0"]
    #expect(try parse(sealed(lines)).snapshot.tabs[0].pushed.count == 20_000)
    let endless = String(repeating: "push a\n", count: SnapshotText.maximalLineCount)
    #expect(throws: SnapshotError.tooLarge(limit: 1_000_000)) {
      try parse("navcore snapshot 1\ntab 0 a\n\(endless)")
    }
  }

  @Test("no text crashes the reader", arguments: 0..<20 as Range<UInt64>)
  func neverCrashes(_ seed: UInt64) {
    var random = Random(seed: seed, stream: 14)
    let words = ["tab", "push", "selected", "sheet", "cover", "0", "1", "a", "%41", " ", "end"]
    var read = 0
    for _ in 0..<500 {
      let lines = (0..<random.below(6)).map { _ in
        (0..<random.below(4)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
      }
      if (try? parse(sealed(["tab 0 a"] + lines + ["selected 0"]))) != nil { read += 1 }
    }
    #expect(read > 0)
  }

  @Test("the checksum is FNV-1a of 64 bits, by its published numbers")
  func checksum() {
    #expect(SnapshotText.checksum("") == "cbf29ce484222325")
    #expect(SnapshotText.checksum("a") == "af63dc4c8601ec8c")
    #expect(SnapshotText.checksum("foobar") == "85944171f73967e8")
  }
}
