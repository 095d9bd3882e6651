import RouterAdapters
import Testing

@testable import NavProgram
@testable import NavSim

/// The page of a router test's scenario.
@Suite(.tags(.slow))
struct RouterPageTests {
  private static func page(_ test: PlayedTest, _ schedule: String, _ steps: String) throws
    -> ReportPage
  {
    let text = """
      navfuzz fixture 2
      name      a page
      router    planted
      expect    passes
      \(schedule)---
      \(steps)

      """
    let file = try test.file(text)
    let html = test.page(of: file)
    #expect(PageCheck.complaints(html) == [])
    return test.reportPage(of: file)
  }

  @Test("a call that returns early is a difference, half-way through its animation")
  func returnsEarly() throws {
    let test = PlantedRouter.test(.returnsEarly).played
    let page = try Self.page(test, "", "+0ms      host slow\n+0ms      a push 1")
    let last = try #require(page.frames.last)
    #expect(page.violation?.property == "returns-after-animation")
    #expect(last.believed.text == "stack: 0, 1")
    #expect(last.shown.text == "stack: 0")
    #expect(last.motion?.label == "push 1")
    #expect(!last.expectsMotion && !last.difference.isEmpty)
    #expect(page.lanes.map(\.name) == ["host is", "caller a", "host", "user"])
    #expect(page.lanes[2].bars.map(\.unawaited) == [0])
  }

  @Test("calls, motions and reports are connected, and a router that waits differs in nothing")
  func holds() throws {
    let test = PlantedRouter.test(nil).played
    let page = try Self.page(
      test, "", "+0ms      a push 1\n+1000ms   b pop\n+2000ms   user back")
    #expect(page.violation == nil)
    #expect(page.frames.allSatisfy { $0.difference.isEmpty })
    #expect(page.frames.map(\.id).contains("step-1-half"))
    #expect(page.lanes[1].bars.map(\.label) == ["push 1"])
    #expect(page.lanes[3].bars.map(\.label) == ["push 1", "pop 1"])
    #expect(page.arrows.contains(ReportPage.Arrow(from: .start(2, 0), to: .start(3, 1))))
    #expect(page.arrows.contains(ReportPage.Arrow(from: .end(3, 0), to: .report(0))))
  }

  @Test("the page ends where the run fails, with what the screen does not show")
  func impatient() throws {
    let page = try Self.page(
      PlantedRouter.test(.doesNotWait).played, "",
      "+0ms      a push 1\n+100ms    b push 2\n+1000ms   a pop")
    let last = try #require(page.frames.last)
    #expect(page.violation?.property == "no-change-while-moving")
    #expect(last.id == "step-2" && last.time == 100)
    #expect(last.difference.lines == ["stack: the router has 2, the screen nothing more"])
    #expect(page.lanes.flatMap(\.bars).allSatisfy { $0.start <= 100 })
  }

  @Test("one motion follows another on the screen")
  func motions() throws {
    let page = try Self.page(
      PlantedRouter.test(.overwrites).played, "schedule  0:1\n",
      "+0ms      a push 1\n+0ms      b push 2\n+100ms    a pop")
    let host = try #require(page.lanes.first { $0.kind == .host }?.bars)
    #expect(host.map(\.label) == ["push 1", "show 2", "pop 2"])
    #expect(zip(host, host.dropFirst()).allSatisfy { $0.end <= $1.start })
    #expect(host.allSatisfy { $0.unawaited == nil })
  }

  @Test("what takes no time is told of in time")
  func instant() throws {
    let page = try Self.page(
      PlantedRouter.test(nil).played, "",
      "+0ms      a push 1\n+400ms    a present 3\n+600ms    a push 2\n+600ms    user close")
    #expect(!page.reports.isEmpty)
    #expect(page.reports.allSatisfy { !$0.isStale })
  }

  @Test("a process that ends before its first step has a page, too")
  func endsAtOnce() throws {
    let test = PlantedRouter.test(nil).played
    let file = try test.file(
      "navfuzz fixture 2\nname      at once\nrouter    planted\nexpect    crashes\n---\n"
        + "+0ms      a push 1\n")
    let page = test.page(of: file, endingAtOnce: "signal 4")
    #expect(page.contains("it ends before its first step: signal 4"))
    #expect(PageCheck.complaints(page) == ["no frames"])
    #expect(page.contains("+0ms") && page.contains("a push 1"))
  }

  @Test("a departure from the natural order says what was held back until what")
  func departures() throws {
    let test = PlantedRouter.test(nil).played
    let page = try Self.page(
      test, "schedule  0:1\n", "+0ms      a push 1\n+0ms      b push 2")
    let departure = try #require(page.departures.first)
    #expect(departure.label.contains("is held back at its start until"), "\(departure.label)")
    #expect(page.frames.contains { $0.events.contains("out of order: \(departure.label)") })
    #expect(page.fixture.contains("schedule  0:1"))
  }

  @Test("an arrow leads from a call to a task of the router's own that it has overtaken")
  func ownTask() throws {
    let test = Events.published.played
    let file = try test.file(
      """
      navfuzz fixture 2
      name      an event is overtaken
      router    events
      expect    fails no-lost-call
      schedule  1.1@0>2:1@0
      ---
      +0ms     a open .item(1)
      +0ms     a follow [.item(1), .item(2)]

      """)
    let page = test.reportPage(of: file)
    let router = try #require(page.lanes.firstIndex { $0.kind == .router })
    #expect(page.lanes[router].bars.map(\.label) == ["the router's own task 1.1"])
    let arrow = try #require(page.arrows.first { $0.kind == .order })
    #expect(arrow.from == .moment(1, 1, 0) && arrow.to == .moment(router, 0, 0))
    #expect(PageCheck.complaints(test.page(of: file)) == [])
  }

  /// Two callers push, and one call is lost.
  private static let lostCall = """
    navfuzz fixture 2
    name      a lost call
    router    gated
    expect    fails no-lost-call
    ---
    +0ms     a push .list
    +0ms     b push .list

    """

  @Test("the failing moment has a third phone with what is missing")
  func wanted() throws {
    let test = Gated.published.played
    let file = try test.file(Self.lostCall)
    let page = test.reportPage(of: file)
    #expect(page.violation?.property == "no-lost-call")
    #expect(page.frames.dropLast().allSatisfy { $0.wanted == nil })
    let last = try #require(page.frames.last)
    #expect(last.wanted?.text == "stack: .home, .list, .list")
    #expect(last.wantedDifference?.lines == ["stack: .list is missing"])
    let html = test.page(of: file)
    #expect(PageCheck.complaints(html) == [])
    let frame = try #require(PageCheck.frames(html).last)
    #expect(frame.contains("<figcaption>What should be there</figcaption>"))
    #expect(frame.contains("<em>missing</em>") && !frame.contains("<em>too much</em>"))
    #expect(html.matches(of: /What should be there/).count == 1)
    let trace = test.trace(of: file)
    #expect(
      trace.contains { $0.hasSuffix("should   stack: .home, .list, .list (1 missing)") })
  }

  @Test("the page ends at the rest at which a screen is missing, though the run goes on")
  func wantedBeforeTheEnd() throws {
    let test = Gated.published.played
    let more = "+9000ms  a present .cart\n+9000ms  a dismiss\n"
    let page = test.reportPage(of: try test.file(Self.lostCall + more))
    #expect(page.violation?.property == "no-lost-call")
    #expect(page.frames.compactMap(\.step) == [1, 2])
    #expect(page.frames.last?.wanted?.text == "stack: .home, .list, .list")
  }

  @Test("recording changes nothing")
  func sameDigest() {
    let test = PlantedRouter.test(.overwrites).played
    for seed in UInt64(1)...20 {
      let played = test.play(seed: seed, steps: 40)
      let recorded = test.play(played.scenario, recorder: RunRecorder())
      // The run of a seed goes on behind what its history shows to be wrong.
      if played.violation == nil { #expect(recorded.digest == played.digest) }
      #expect(recorded.violation == played.violation)
    }
  }
}
