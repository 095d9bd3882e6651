import NavCore
import Testing

@testable import NavConcurrency
@testable import NavCoreFuzz
@testable import NavCoreSim
@testable import NavEngine
@testable import NavProgram

/// The page of a scenario: what the router believes beside what is on the screen.
@Suite(.tags(.slow))
struct ReportPageTests {
  private static func page(_ steps: String, _ head: String = "router    core\nexpect    passes")
    throws -> ReportPage
  {
    let text = "navfuzz fixture 1\nname      a page\n\(head)\n---\n\(steps)\n"
    return try Timeline(of: FixtureParser.parse(text)).page(heading: "a page", facts: [])
  }

  @Test("the failure is a difference: an idle router believes what still moves")
  func failure() throws {
    let page = try Self.page(
      "+0ms      host slow x10\n+0ms      push 0",
      "router    core timing=estimated\nexpect    fails completed-after-end")
    let last = try #require(page.frames.last)
    #expect(last.wanted == nil)
    #expect(last.time == 550)
    #expect(last.belief == "idle")
    #expect(last.believed.text == "tab 0: route 0 #1, route 0 #4")
    #expect(last.shown.text == "tab 0: route 0 #1")
    #expect(last.motion?.percent(at: last.time) == 15)
    #expect(
      last.difference.lines == ["tab 0: the router has route 0 #4, the screen nothing more"])
    // As long as the router waits for it, what is on its way is no difference.
    #expect(page.frames.dropLast().allSatisfy { $0.difference.isEmpty })
    #expect(page.lanes[3].bars.map(\.unawaited) == [550])
    let html = HTMLReport.html(page)
    let frames = PageCheck.frames(html)
    #expect(frames.last?.contains("✗ completed-after-end fails here") ?? false)
    #expect(frames.last?.contains("<div class=\"c in bad\"") ?? false)
  }

  @Test("exactly the frames that differ are marked, in the picture and in words")
  func marks() throws {
    let page = try Self.page(
      """
      +0ms      present 1
      +500ms    host late 1000ms
      +0ms      dragDismiss finished 200ms
      +400ms    push 2
      +0ms      tapTab 1
      """)
    let frames = PageCheck.frames(HTMLReport.html(page))
    #expect(frames.count == page.frames.count)
    #expect(page.frames.contains { !$0.difference.isEmpty })
    #expect(page.frames.contains { $0.difference.isEmpty })
    for (frame, html) in zip(page.frames, frames) {
      #expect(html.contains("class=\"phone differs\"") == !frame.difference.isEmpty)
      #expect(html.contains("They differ") == !frame.difference.isEmpty)
    }
  }

  @Test("a motion that no step meets has a frame half-way")
  func halfWay() throws {
    let page = try Self.page("+0ms      push 1\n+1000ms   present 2 sheet:medium")
    let half = try #require(page.frames.first { $0.id == "step-1-half" })
    #expect(half.time == 175)
    #expect(half.motion?.percent(at: half.time) == 50)
    #expect(page.frames.map(\.step).compactMap { $0 } == [1, 2])
    #expect(page.frames.map(\.id).contains("end-half"))
    #expect(HTMLReport.html(page).contains("class=\"l half in\""))
  }

  @Test("who waits stands in the order of the priorities")
  func waiting() throws {
    let page = try Self.page(
      """
      +0ms      present 1
      +0ms      enqueue 2 priority low
      +0ms      enqueue 3 priority high
      """)
    let frame = try #require(page.frames.first { $0.id == "step-3" })
    #expect(frame.waiting.map(\.priority) == ["high", "low"])
  }

  @Test("arrows lead from a call to its transition, to the animation, to the report")
  func arrows() throws {
    let page = try Self.page("+0ms      push 1\n+1000ms   pop")
    #expect(page.arrows.contains(ReportPage.Arrow(from: .start(1, 1), to: .start(2, 1))))
    #expect(page.arrows.contains(ReportPage.Arrow(from: .start(2, 1), to: .start(3, 1))))
    #expect(page.arrows.contains(ReportPage.Arrow(from: .end(3, 1), to: .report(1))))
  }

  @Test("a stale report has an arrow to what brought the screen that is gone")
  func staleReport() throws {
    let page = try Self.page(
      "+0ms      push 1 as a\n+400ms    popToRoot\n+400ms    clearFlag push of a")
    let stale = page.reports.indices.first { page.reports[$0].isStale }
    let report = try #require(stale)
    #expect(
      page.arrows.contains(
        ReportPage.Arrow(from: .report(report), to: .end(2, 0), kind: .stale)))
  }

  @Test("three hundred steps fit on a page")
  func size() throws {
    let round = [
      "+400ms   push 3", "+20ms    push 2 wait", "+0ms     enqueue 4 sheet:medium priority high",
      "+700ms   present 3", "+900ms   swipeBack finished 300ms", "+900ms   dismiss",
      "+5ms     host slow x10", "+4000ms  pop", "+30ms    host normal", "+9000ms  popToRoot wait",
    ]
    let steps = Array(repeating: round, count: 30).joined()
    let page = try Self.page(steps.joined(separator: "\n"))
    #expect(page.frames.compactMap(\.step) == Array(1...300))
    let html = HTMLReport.html(page)
    #expect(html.utf8.count < 2_000_000)
    #expect(PageCheck.complaints(html) == [])
  }

  @Test(
    "no name breaks the page", arguments: ["<script>x</script>", "\" onload=\"", "'&--></style>"])
  func escaping(_ hostile: String) {
    let card = DrawnScreens.Card(name: hostile, id: hostile)
    func layer(_ style: DrawnScreens.Layer.Style) -> DrawnScreens.Layer {
      DrawnScreens.Layer(style: style, name: hostile, cards: [card, card])
    }
    let believed = DrawnScreens(tabs: [layer(.base), layer(.base)], selected: 0, layers: [])
    let shown = DrawnScreens(
      tabs: [layer(.base), layer(.base)], selected: 1, layers: [layer(.sheet), layer(.cover)])
    let frame = ReportPage.Frame(
      step: 1, id: "step-1", time: 0, title: hostile, events: [hostile, hostile],
      skipReason: hostile, believed: believed, belief: hostile, expectsMotion: false, shown: shown,
      motion: DrawnMotion(label: hostile, target: believed, start: 0, end: 9, isUsers: false),
      obstacle: hostile, waiting: [ReportPage.Waiting(text: hostile, priority: hostile)],
      wanted: DrawnScreens(tabs: [layer(.base)], selected: 0, layers: [layer(.half)]))
    let bar = ReportPage.Bar(label: hostile, start: 0, end: 9, isOpen: false, unawaited: 4)
    let mark = ReportPage.Mark(time: 9, label: hostile, isStale: true)
    let page = ReportPage(
      heading: hostile, router: hostile,
      violation: Violation(property: hostile, expected: hostile, seen: hostile), promise: hostile,
      frames: [frame], lanes: [ReportPage.Lane(name: hostile, kind: .host, bars: [bar])],
      reports: [mark], departures: [mark],
      arrows: [ReportPage.Arrow(from: .report(0), to: .end(0, 0), kind: .stale)],
      facts: [hostile], fixture: hostile)
    let html = HTMLReport.html(page)
    #expect(PageCheck.complaints(html) == [])
    #expect(!html.contains(hostile))
    #expect(html.contains(TextEncoding.html(hostile)))
  }

  @Test("a motion counts in percent, whatever its times are")
  func percent() {
    let screens = DrawnScreens(tabs: [], selected: 0, layers: [])
    func percent(_ start: Int64, _ end: Int64, at time: Int64) -> Int {
      DrawnMotion(label: "", target: screens, start: start, end: end, isUsers: false)
        .percent(at: time)
    }
    #expect(percent(0, 350, at: 175) == 50)
    #expect(percent(100, 100, at: 100) == 100)
    #expect(percent(100, 200, at: 50) == 0)
    #expect(percent(100, 200, at: 900) == 100)
    #expect(percent(0, .max, at: .max) == 0)
  }

  @Test("the style and the script fit their lines and need nothing from elsewhere")
  func sources() {
    for text in [HTMLReport.style, HTMLReport.script] {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
      #expect(!text.contains("fetch(") && !text.contains("@import") && !text.contains("</"))
    }
  }
}
