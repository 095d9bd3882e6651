import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine

/// What the comparison with the model finds has the name of the postcondition that fits it.
@Suite("Postconditions", .tags(.slow))
struct PostconditionTests {
  private static let withoutModel = Set<Invariant>(
    Invariant.allCases.filter { !Invariant.ofModel.contains($0) })

  private static let postconditions: [Invariant] = [.requestDoesWhatItAsks, .noDelayWithoutCause]

  private func firstViolation(
    of mutant: Mutant, _ judged: Set<Invariant>, seeds: Range<UInt64>, steps: Int
  ) throws -> Violation? {
    var setup = RouterSetup()
    setup.name = .mutant(mutant)
    let fuzzer = Fuzzer(setup, judged: judged)
    for seed in seeds {
      if let violation = fuzzer.run(seed: seed, steps: steps).violation { return violation }
    }
    return nil
  }

  @Test(
    "a bug that users reported is found by the postcondition that fits it",
    arguments: [
      Mutant.dismissesAnotherLayer, .popsToTheFirstOccurrence, .sendsACommandForNothing,
      .missesAQuickEnd, .comparesWithTheCoveredStack,
    ])
  func reported(_ mutant: Mutant) throws {
    let found = try firstViolation(
      of: mutant, Set(Self.postconditions), seeds: 0..<400, steps: 30)
    #expect(found?.property == mutant.invariant?.rawValue)
  }

  @Test("at least eight mutants are found first by a postcondition, though all is judged")
  func first() throws {
    let names = Self.postconditions.map(\.rawValue)
    let found = try Mutant.allCases.filter { mutant in
      let violation = try firstViolation(of: mutant, .all, seeds: 0..<20, steps: 300)
      return violation.map { names.contains($0.property) } ?? false
    }
    #expect(found.count >= 8)
  }

  @Test("the late end of a gesture that removes the wrong thing is found without the model")
  func lateGesture() throws {
    for seed in 0..<5 as Range<UInt64> {
      let found = try firstViolation(
        of: .commitsTheWrongGesture, Self.withoutModel, seeds: seed..<seed + 1, steps: 10_000)
      #expect(found != nil, "seed \(seed)")
    }
  }

  @Test("every kind of request has a sentence of its own")
  func sentences() {
    let route = RouteID(0)
    let requests: [Request] = [
      .push(route), .pop(), .popToRoot, .popAfter(index: 0), .popTo(route), .replaceRoot(route),
      .present(route, .sheet), .enqueue(route, .sheet), .dismiss, .dismissLayer(LayerID(1)),
      .dismissAll, .selectTab(TabID(0)), .back, .popToRootAnimated, .dismissAllAnimated,
      .cancel(RequestID(1)), .set([]), .sequence([]), .open(Destination(tab: TabID(0))),
      .restore(Snapshot(tabs: [], selected: TabID(0))),
    ]
    #expect(Set(requests.map(\.kind)) == Set(RequestKind.allCases))
    #expect(Set(requests.map(\.postcondition)).count == requests.count)
  }
}

@Suite("Liveness", .tags(.slow))
struct LivenessTests {
  private func play(
    _ actions: [(after: Milliseconds, action: NavCoreSim.Action)],
    on router: some SimulatedRouter
  ) -> (duringSteps: Violation?, atTheEnd: Violation?) {
    var simulation = Simulation(router)
    var violation: Violation?
    for (index, action) in actions.enumerated() where violation == nil {
      violation = simulation.perform(
        Step(id: StepID(UInt64(index + 1)), after: action.after, action: action.action))
    }
    return (violation, violation ?? simulation.finish())
  }

  @Test("a request of many steps has the time that its steps take", arguments: [10, 172, 2_000])
  func manySteps(_ count: Int) throws {
    let pushes = Request.sequence(Array(repeating: .push(RouteID(1)), count: count))
    let machine = RouterSetup().makeCore()
    #expect(play([(0, .call(Call(pushes)))], on: machine).atTheEnd == nil)
    let slow = NavCoreSim.Action.host(.slow)
    #expect(play([(0, slow), (0, .call(Call(pushes)))], on: machine).atTheEnd == nil)
  }

  @Test("popping many screens one by one has the time that they take, too")
  func manyPops() throws {
    let routes = Array(repeating: RouteID(1), count: 400)
    let machine = RouterSetup().makeCore()
    let steps: [(Milliseconds, NavCoreSim.Action)] = [
      (0, .call(Call(.set(routes)))), (100, .call(Call(.popToRootAnimated))),
    ]
    #expect(play(steps, on: machine).atTheEnd == nil)
  }

  @Test("a router that waits for what is long over is found while the scenario goes on")
  func inTheMiddle() throws {
    let configuration = RouterSetup().configuration()
    let steps: [(Milliseconds, NavCoreSim.Action)] = [
      (0, .host(.loseEnd)), (0, .call(Call(.push(RouteID(1))))), (6_000, .wait), (6_000, .wait),
      (6_000, .wait),
    ]
    let found = play(steps, on: MutantRouter(.asksTooLate, configuration))
    #expect(found.duringSteps != nil)
    var judgedAlone = Simulation(
      MutantRouter(.asksTooLate, configuration), judged: [.liveness])
    var violations: [Violation?] = []
    for (index, step) in steps.enumerated() {
      violations.append(
        judgedAlone.perform(Step(id: StepID(UInt64(index + 1)), after: step.0, action: step.1)))
    }
    #expect(violations.last??.property == Invariant.liveness.rawValue)
    #expect(play(steps, on: Machine(configuration)).atTheEnd == nil)
  }

  @Test("a host that is away is waited for")
  func away() throws {
    let steps: [(Milliseconds, NavCoreSim.Action)] = [
      (0, .host(.away)), (0, .call(Call(.push(RouteID(1))))), (60_000, .wait), (60_000, .wait),
      (0, .host(.back)), (0, .wait),
    ]
    #expect(play(steps, on: RouterSetup().makeCore()).atTheEnd == nil)
  }
}
