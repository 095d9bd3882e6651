import NavSim
import Testing

@testable import NavCore

@Suite("Links and saved states")
struct DestinationTests {
  private typealias Layers = [LayerRoutes<RouteID>]

  private func routes(_ random: inout Random) -> [RouteID] {
    (0..<random.below(4)).map { _ in RouteID(UInt32(random.below(3))) }
  }

  private func layers(_ random: inout Random) -> Layers {
    (0..<random.below(4)).map { _ in
      LayerRoutes(
        random.chance(1, in: 2) ? .sheet : .fullScreenCover, root: RouteID(UInt32(random.below(3))),
        pushed: routes(&random))
    }
  }

  private func destination(_ random: inout Random) -> Destination<RouteID> {
    Destination(
      tab: TabID(UInt32(random.below(3))), pushed: routes(&random), layers: layers(&random))
  }

  private func snapshot(_ random: inout Random) -> Snapshot<RouteID> {
    Snapshot(
      tabs: (0..<3).map {
        .init(id: TabID($0), root: RouteID(UInt32(random.below(3))), pushed: routes(&random))
      },
      selected: TabID(UInt32(random.below(3))), layers: layers(&random))
  }

  @Test(
    "the same link leads to the same screen from every state", arguments: 0..<20 as Range<UInt64>)
  func sameEnd(_ seed: UInt64) throws {
    var random = Random(seed: seed, stream: 7)
    for _ in 0..<20 {
      let link = destination(&random)
      var router = try Harness(tabs: 3)
      router.finish(.restore(snapshot(&random)))
      let id = router.submit(.open(link))
      router.run()
      #expect(Destination(of: router.machine.state.navigation) == link)
      let outcome = router.outcome(of: id)
      #expect(outcome == .completed || outcome == .unchanged)
      #expect(router.call(.open(link)) == .unchanged)
    }
  }

  @Test("a link keeps what is right: nothing moves but what differs")
  func keeps() throws {
    var router = try Harness(tabs: 2)
    router.finish(.push(RouteID(1)))
    router.finish(.present(RouteID(2), .sheet))
    router.finish(.push(RouteID(3)))
    let kept = router.machine.state.navigation
    let link = Destination(
      tab: TabID(0), pushed: [RouteID(1)],
      layers: [LayerRoutes(.sheet, root: RouteID(2), pushed: [RouteID(4)])])
    let before = router.changes.count
    router.call(.open(link))
    router.run()
    #expect(router.changes.count - before == 2)
    #expect(router.machine.state.navigation.tabs == kept.tabs)
    #expect(router.machine.state.navigation.layers[0].id == kept.layers[0].id)
  }

  @Test("a link into a tab that does not exist is rejected and changes nothing")
  func unknownTab() throws {
    var router = try Harness(tabs: 2)
    let before = router.machine.state
    #expect(router.call(.open(Destination(tab: TabID(7)))) == .rejected(.unknownTab(TabID(7))))
    #expect(router.machine.state == before)
  }

  @Test("a restored state is the saved one, with new ids", arguments: 0..<20 as Range<UInt64>)
  func roundTrip(_ seed: UInt64) throws {
    var random = Random(seed: seed, stream: 8)
    for _ in 0..<20 {
      let saved = snapshot(&random)
      var router = try Harness(tabs: 3)
      router.finish(.present(RouteID(1), .sheet))
      let old = router.machine.state.navigation
      let start = router.log.count
      #expect(router.finish(.restore(saved)) == .completed)
      let new = router.machine.state.navigation
      #expect(Snapshot(of: new) == saved)
      let oldEntries = (old.tabs.map(\.stack) + old.layers.map(\.stack)).joined().map(\.id)
      #expect(oldEntries.allSatisfy { !new.contains($0) })
      let dismissals = router.log[start...].filter {
        if case .left(_, .replaced) = $0 { true } else { false }
      }
      #expect(dismissals.count == oldEntries.count)
    }
  }

  @Test("a saved state with other tabs, or an unknown selection, is rejected; the old state stays")
  func unfit() throws {
    var router = try Harness(tabs: 2)
    let before = router.machine.state
    var saved = Snapshot(of: before.navigation)
    saved.selected = TabID(5)
    #expect(router.call(.restore(saved)) == .rejected(.unknownTab(TabID(5))))
    saved.tabs.removeLast()
    let reason = RejectionReason.tabsDiffer(expected: [TabID(0), TabID(1)], found: [TabID(0)])
    #expect(router.call(.restore(saved)) == .rejected(reason))
    #expect(router.machine.state == before)
  }
}
