import Testing

@testable import NavCore
@testable import NavCoreSim
@testable import NavEngine

/// The core, with every rejection compared bit by bit.
private struct WatchedRouter: SimulatedRouter {
  private var machine: Machine
  private(set) var rejections = 0
  private(set) var changed: Request?

  init(_ machine: Machine) { self.machine = machine }

  var deadline: Instant? { machine.deadline }
  var navigation: NavigationState { machine.navigation }
  var transitionInFlight: TransitionID? { machine.transitionInFlight }
  var gestureInFlight: GestureID? { machine.gestureInFlight }
  var isBusy: Bool { machine.isBusy }
  var waitingCount: Int { machine.waitingCount }
  var ignoredReportCount: Int { machine.ignoredReportCount }
  var sequenceInFlight: RequestID? { machine.sequenceInFlight }
  var handover: Handover? { machine.handover }

  func chromeOwner(of stack: StackID) -> EntryID? { machine.chromeOwner(of: stack) }

  func entryPushed(on entry: EntryID) -> EntryID? { machine.entryPushed(on: entry) }

  func layerPresented(from entry: EntryID) -> LayerID? { machine.layerPresented(from: entry) }

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    let before = machine.state
    let id = machine.submit(request, options, at: time, into: &effects)
    for case .settled(id, .rejected) in effects {
      rejections += 1
      if machine.state != before { changed = request }
    }
    return id
  }

  mutating func receive(_ report: HostReport, at time: Instant, into effects: inout [Effect]) {
    machine.receive(report, at: time, into: &effects)
  }

  mutating func advance(to time: Instant, into effects: inout [Effect]) {
    machine.advance(to: time, into: &effects)
  }
}

@Suite("Rejection", .tags(.slow))
struct RejectionTests {
  @Test("a rejected request leaves the state bit-identical", arguments: 0..<20 as Range<UInt64>)
  func bitIdentical(_ seed: UInt64) throws {
    let machine = RouterSetup().makeCore()
    let runner = Runner<NavigationSource<WatchedRouter>>(
      subject: { _ in Simulation(WatchedRouter(machine)) },
      source: { _ in NavigationSource(faults: .all, tabCount: 3) })
    let run = runner.run(seed: seed, steps: 2_000)
    #expect(run.violation == nil)
    #expect(run.subject.router.changed == nil)
    #expect(run.subject.router.rejections > 100)
  }
}
