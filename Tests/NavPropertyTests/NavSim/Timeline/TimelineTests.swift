import Foundation
import NavCore
import Testing

@testable import NavCoreFuzz
@testable import NavCoreSim
@testable import NavEngine
@testable import NavProgram

/// The timeline that people read instead of a trace.
@Suite(.tags(.slow))
struct TimelineTests {
  private static let overlap = """
    navfuzz fixture 1
    name      the estimate is over before the animation
    router    core timing=estimated
    expect    fails completed-after-end
    ---
    +0ms      host slow x10
    +0ms      push 0

    """

  private static func timeline(_ text: String = overlap) throws -> Timeline {
    try Timeline(of: FixtureParser.parse(text))
  }

  /// Every scenario that is kept, by its path.
  static func fixtures() throws -> [String] {
    let root = Pages.root.appendingPathComponent("Fixtures")
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return try #require(names).filter { $0.hasSuffix(".nav") }.sorted()
      .map { root.appendingPathComponent($0).path }
  }

  @Test("it says when everything began and ended")
  func spans() throws {
    let timeline = try Self.timeline()
    let recorder = timeline.recorder
    #expect(timeline.violation?.property == "completed-after-end")
    #expect(timeline.end == Instant(milliseconds: 550))
    #expect(recorder.requests.map(\.label) == ["push 0"])
    #expect(recorder.requests.map(\.end) == [550])
    #expect(recorder.transitions.map(\.end) == [550])
    // The host is still at it: that is the bug.
    #expect(recorder.animations.map(\.end) == [nil])
    #expect(recorder.animations.map(\.planned) == [3_500])
    #expect(timeline.settings.map(\.label) == ["host slow x10"])
    #expect(timeline.frames.map(\.id) == ["start", "step-1", "step-2", "end", "end.1"])
    #expect(timeline.frames.map(\.belief).last == "idle")
  }

  @Test("what it finds is what a replay finds, and both drawings of it are whole")
  func everyFixture() throws {
    for path in try Self.fixtures() {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let fixture = try FixtureParser.parse(text)
      let timeline = Timeline(of: fixture)
      #expect(timeline.violation == Replay.run(fixture).violation, "\(path)")
      for span in timeline.recorder.requests + timeline.recorder.animations {
        #expect(span.end.map { $0 >= span.start } ?? true)
      }
      let page = HTMLReport.page(timeline, heading: fixture.name)
      #expect(PageCheck.complaints(page) == [], "\(path)")
      let lines = TextTimeline.lines(timeline)
      #expect(lines.count > (timeline.recorder.requests.isEmpty ? 0 : 1))
      if let violation = timeline.violation {
        #expect(lines.last?.contains("\(violation.property) fails here") ?? false)
        #expect(page.contains("✗ \(violation.property) fails here"))
      }
    }
  }

  @Test("more moments than anybody can follow are not drawn in text")
  func tooLong() throws {
    let steps = (1...200).map { "+500ms \($0 % 2 == 0 ? "pop" : "push 0")" }
    let head = "navfuzz fixture 1\nname long\nrouter core\nexpect passes\n---\n"
    let fixture = try FixtureParser.parse(head + steps.joined(separator: "\n") + "\n")
    let timeline = Timeline(of: fixture)
    let lines = TextTimeline.lines(timeline)
    let words = " moments are too many for a timeline in text; --report has room"
    #expect(lines.count == 1 && lines[0].hasSuffix(words))
    #expect(Int(lines[0].dropLast(words.count)).map { $0 > 400 } == true)
  }

  @Test("the terminal shows who is at what, and where it fails")
  func terminal() throws {
    let lines = TextTimeline.lines(try Self.timeline())
    func line(_ name: String) -> String { lines.first { $0.hasPrefix(name + " ") } ?? "" }
    func end(_ line: String) -> Int? {
      line.firstIndex(of: "┫").map { line.distance(from: line.startIndex, to: $0) }
    }
    let fails = try #require(lines.last?.firstIndex(of: "╵"))
    let place = lines.last?.distance(from: lines.last?.startIndex ?? fails, to: fails)
    // The router's transition ends where it fails; the host's goes on.
    #expect(end(line("router")).map { $0 + 1 } == place)
    #expect(line("host").contains("╍"))
    #expect(line("host").count > place ?? 0)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("a scale keeps order, and says where it leaves time out")
  func scale() {
    let moments = [0, 1, 2, 500, 90_000] as [Int64]
    let scale = TimeScale(moments, nearest: 3, farthest: 20, unit: 10)
    #expect(scale.places == [0, 3, 6, 26, 46])
    #expect(scale.isCut == [false, false, false, true, true])
    #expect(scale.place(600) == 26)
    #expect(TimeScale([], nearest: 3, farthest: 20, unit: 10).place(0) == 0)
  }
}
