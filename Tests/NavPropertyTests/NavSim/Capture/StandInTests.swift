import NavSim
import StandInRouter
import Testing

/// The stand-in for platforms where nothing is captured: public API only.
@Suite("Stand-in main actor")
struct StandInTests {
  @Test("both orders are found in virtual time, with and without capture")
  func bothOrders() throws {
    for capture in [Capture.off, .required] {
      var paths: Set<[String]> = []
      for seed in 0..<100 as Range<UInt64> {
        let run = try simulate(seed: seed, capture: capture) { _ in await StandInRouter.race() }
        paths.insert(run.result)
        #expect(run.time == .milliseconds(550))
      }
      #expect(paths == [["a"], ["b"]])
    }
  }

  @Test("tasks that nobody awaits, detached ones and code without isolation stay inside")
  func tasks() throws {
    for capture in [Capture.off, .required] {
      for seed in 0..<20 as Range<UInt64> {
        let run = try simulate(seed: seed, capture: capture) { _ in await StandInRouter.taps() }
        #expect(run.result == ["a", "b", "c"])
        #expect(run.time == .milliseconds(2_550))
      }
    }
  }

  @Test("outside a simulation its tasks keep the order in which they were started")
  func order() async { #expect(await StandInRouter.order(of: 200) == Array(0..<200)) }

  @Test("outside a simulation it is the main actor, in real time")
  func ordinary() async {
    let start = ContinuousClock.now
    let path = await StandInRouter.race()
    #expect(path.count == 1)
    #expect(ContinuousClock.now - start >= .milliseconds(550))
  }
}
