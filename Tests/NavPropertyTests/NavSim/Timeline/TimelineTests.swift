import Foundation
import NavCore
import Testing

@testable import NavSim

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
    let eventLog = timeline.eventLog
    #expect(timeline.violation?.property == "completed-after-end")
    #expect(timeline.end == Instant(milliseconds: 550))
    #expect(eventLog.requests.map(\.label) == ["push 0"])
    #expect(eventLog.requests.map(\.end) == [Instant(milliseconds: 550)])
    #expect(eventLog.transitions.map(\.end) == [Instant(milliseconds: 550)])
    // The host is still at it: that is the bug.
    #expect(eventLog.animations.map(\.end) == [nil])
    #expect(eventLog.animations.map(\.plannedEnd) == [Instant(milliseconds: 3_500)])
    #expect(timeline.settings.map(\.label) == ["host slow x10"])
    #expect(timeline.frames.map(\.after.state).last == "idle")
    #expect(timeline.frames[1].before.tabs[0].entries == ["1 (route 0)"])
    #expect(timeline.frames[1].after.tabs[0].entries == ["1 (route 0)", "4 (route 0)"])
  }

  @Test("what it finds is what a replay finds, and both drawings of it are whole")
  func everyFixture() throws {
    for path in try Self.fixtures() {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let fixture = try FixtureParser.parse(text)
      let timeline = try Timeline(of: fixture)
      #expect(timeline.violation == (try Replay.run(fixture)).violation, "\(path)")
      for span in timeline.eventLog.requests + timeline.eventLog.animations {
        #expect(span.end.map { $0 >= span.start } ?? true)
      }
      let page = HTMLReport.page(timeline, heading: fixture.name)
      #expect(XMLCheck.isWellFormed(Self.asXML(page)), "\(path)")
      #expect(!page.contains("http://") || page.contains("http://www.w3.org/2000/svg"))
      #expect(!page.contains("src=") && !page.contains("url(http"))
      let lines = TextTimeline.lines(timeline)
      #expect(lines.count > (timeline.eventLog.requests.isEmpty ? 0 : 1))
      if let violation = timeline.violation {
        #expect(lines.last?.contains("\(violation.property) fails here") ?? false)
        #expect(page.contains("✗ \(violation.property) fails here"))
      }
    }
  }

  /// HTML without what need not be closed there, and without scripts and styles.
  private static func asXML(_ page: String) -> String {
    page.replacing(/<meta[^>]*>/, with: "")
      .replacing(/<script>[\s\S]*?<\/script>/, with: "")
      .replacing(/<style>[\s\S]*?<\/style>/, with: "")
      .replacing("<details open>", with: "<details>")
  }

  @Test("names and routes cannot break the page")
  func escaping() throws {
    let hostile = Self.overlap.replacing(
      "the estimate is over", with: "<script>alert(1)</script> & \"quotes\"")
    let timeline = try Self.timeline(hostile)
    let page = HTMLReport.page(timeline, heading: "<script>alert(1)</script> & \"quotes\"")
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;"))
    #expect(!page.contains("<script>alert"))
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
    let moments = [0, 1, 2, 500, 90_000].map { Instant(milliseconds: $0) }
    let scale = TimeScale(moments, nearest: 3, farthest: 20, unit: 10)
    #expect(scale.places == [0, 3, 6, 26, 46])
    #expect(scale.isCut == [false, false, false, true, true])
    #expect(scale.place(Instant(milliseconds: 600)) == 26)
    #expect(TimeScale([], nearest: 3, farthest: 20, unit: 10).place(.start) == 0)
  }

  /// Opens the page as a reader would, where there is a browser.
  @Test("a browser shows it: keys select steps, nothing goes wrong")
  func browser() throws {
    guard let chromium = Browser.path else { return }
    try Command.inEmptyFolder { folder in
      let page = HTMLReport.page(try Self.timeline(), heading: "a")
      // Goes one step back and one to the end, as keys would, and says what is selected then.
      let probe = """
        <script>
        const said = []
        const key = name => document.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
        const selected = () => [...document.querySelectorAll('ol > li.on')].map(item => item.id).join()
        said.push(selected()); document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
        said.push(selected()); document.querySelectorAll('svg .step')[0].dispatchEvent(new MouseEvent('mouseenter'))
        said.push(selected()); document.title = said.join(' ')
        </script></body>
        """
      let file = folder.appendingPathComponent("page.html")
      try page.replacing("</body>", with: probe)
        .write(to: file, atomically: true, encoding: .utf8)
      let result = try Browser.dump(file, chromium)
      #expect(result.output.contains("<title>step-2 step-1 step-0</title>"))
      #expect(!result.errors.contains("CONSOLE"), "\(result.errors)")
    }
  }
}

/// A browser without a window.
enum Browser {
  static var path: String? {
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The document after its scripts have run, and what they complained of.
  static func dump(_ file: URL, _ chromium: String) throws -> (output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: chromium)
    let profile = file.deletingLastPathComponent().appendingPathComponent("profile").path
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
      "--user-data-dir=\(profile)", "--virtual-time-budget=2000", "--dump-dom", file.absoluteString,
    ]
    let output = Pipe()
    let errors = file.deletingLastPathComponent().appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: printed, as: UTF8.self), try String(contentsOf: errors, encoding: .utf8)
    )
  }
}
