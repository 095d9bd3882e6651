import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine

@Suite("A simulation keeps beside its parts what it would have to ask them for at every step")
struct SimulationTests {
  /// Plays a seed, and looks after every step.
  private func play(_ seed: UInt64, _ look: (Simulation<Machine>) -> Void) throws {
    var simulation = Simulation(RouterSetup().makeCore())
    var source = NavigationSource<Machine>(faults: .all, tabCount: 3)
    var random = Random(seed: seed)
    for _ in 0..<400 {
      let step = source.next(for: &simulation, using: &random)
      #expect(simulation.perform(step) == nil)
      look(simulation)
    }
  }

  @Test(
    "the time of the next event is that of the earliest in host, post and router", .tags(.slow),
    arguments: UInt64(0)..<20)
  func nextEvent(seed: UInt64) throws {
    try play(seed) { simulation in
      let host = simulation.host
      var times = [host.animation?.nextEnd, host.gesture?.end, host.occupiedUntil]
      #expect(host.nextEvent == times.compactMap { $0 }.min() ?? .never)
      var arrivals: [Instant] = []
      host.outbox.forEachWithArrival { arrival, _ in arrivals.append(arrival) }
      #expect(host.nextReport == arrivals.first ?? .never)
      times += [arrivals.first, simulation.router.deadline]
      #expect(simulation.nextEvent == times.compactMap { $0 }.min())
    }
  }

  @Test("what is begun at the end of time ends")
  func endOfTime() throws {
    var simulation = Simulation(RouterSetup().makeCore())
    for id in 1...3 {
      let push = Action.call(Call(.push(RouteID(0))))
      let step = Step(id: StepID(UInt64(id)), after: Milliseconds(.max), action: push)
      #expect(simulation.perform(step) == nil)
    }
    #expect(simulation.finish() == nil)
    #expect(simulation.nextEvent == nil)
    #expect(simulation.navigation.visibleStack.count == 2)
  }

  @Test(
    "what is known of the router is what it says of itself", .tags(.slow), arguments: UInt64(0)..<20
  )
  func known(seed: UInt64) throws {
    try play(seed) { simulation in
      #expect(simulation.known == RouterStatus(simulation.router))
      #expect(simulation.navigation == simulation.router.navigation)
    }
  }
}

@Suite("A source that is begun again")
struct SourceTests {
  @Test(
    "draws what a new one draws", .tags(.slow), arguments: UInt64(0)..<10,
    [Strategy.uniform, .swarm, .boundary])
  func restarted(seed: UInt64, strategy: Strategy) throws {
    let first = NavigationSource<Machine>(faults: .all, tabCount: 3)
    var new = NavigationSource<Machine>(
      faults: .all, tabCount: 3, strategies: [strategy])
    var again = first.drawing(by: [strategy])
    var simulation = Simulation(RouterSetup().makeCore())
    var random = Random(seed: seed)
    for _ in 0..<500 {
      var same = random
      let step = new.next(for: &simulation, using: &random)
      #expect(again.next(for: &simulation, using: &same) == step)
      #expect(same == random)
      #expect(simulation.perform(step) == nil)
    }
  }
}
