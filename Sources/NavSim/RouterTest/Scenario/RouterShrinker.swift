/// Makes a failing scenario of a router small: the steps first, then the schedule to the fewest
/// preemptions, then both again, until nothing changes.
struct RouterShrinker {
  /// A small scenario.
  struct Result {
    var scenario: RouterScenario
    var violation: Violation
    /// How many scenarios were played.
    var executions: Int
    /// True when nothing smaller was left to try.
    var isMinimal: Bool
  }

  private let search: ScenarioSearch
  private var best: RouterScenario
  private var violation: Violation

  /// Shrinks a scenario.
  ///
  /// - Returns: nil when the scenario does not fail.
  static func shrink(
    _ test: PlayedTest, _ scenario: RouterScenario, budget: Int = 400_000
  ) -> Result? {
    let outcome = test.play(scenario)
    guard let violation = outcome.violation else { return nil }
    let best = RouterScenario(steps: scenario.steps, schedule: outcome.scenario.schedule)
    var shrinker = Self(
      search: ScenarioSearch(test, violation.property, best.schedule), best: best,
      violation: violation)
    let isMinimal = shrinker.run(budget)
    return Result(
      scenario: shrinker.best, violation: shrinker.violation,
      executions: shrinker.search.executions, isMinimal: isMinimal)
  }

  private mutating func run(_ budget: Int) -> Bool {
    var isMinimal = true
    for _ in 0..<8 {
      let before = best
      let steps = Shrinker<ScenarioCandidate>.shrink(best.steps, budget: budget) {
        [search] in ScenarioCandidate(search)
      }
      if let steps, let found = search.play(steps.actions) {
        isMinimal = steps.isMinimal
        (best, violation) = found
      }
      simplifySchedule()
      reword()
      search.schedule = best.schedule
      if best == before { break }
    }
    return isMinimal
  }

  private mutating func reword() {
    let rewording = ScenarioRewording(play: { [search] in search.replay($0) }, kin: search.kin(of:))
    while let found = rewording.reword(best) { (best, violation) = found }
  }

  private mutating func simplifySchedule() {
    guard best.deviations > 0, let failing = search.failing(best) else { return }
    let natural = best.inNaturalOrder
    var shrinker = ScheduleShrinker(failing) { [search] in
      search.failing(RouterScenario(steps: natural.steps, schedule: $0))
    }
    shrinker.leaveOut()
    _ = shrinker.lookForFewer { [search] in search.explore(natural, along: $0) }
    shrinker.endEarly()
    (best, violation) = shrinker.best.found
  }
}

/// Plays the steps of candidates under several schedules, because steps that are left out move all
/// preemptions behind them.
final class ScenarioSearch {
  private let test: PlayedTest
  private let property: String
  /// The schedule of the best so far.
  var schedule: Schedule
  private(set) var executions = 0
  /// How many schedules are drawn for a candidate, where the natural order does not fail.
  private let drawn: Int

  init(
    _ test: PlayedTest, _ property: String, _ schedule: Schedule, drawn: Int = 6
  ) {
    self.test = test
    self.property = property
    self.schedule = schedule
    self.drawn = drawn
  }

  /// Plays steps in the natural order, under the schedule of the best so far, and under some
  /// others.
  ///
  /// - Returns: nil when none fails.
  func play(_ steps: [RouterStep]) -> (RouterScenario, Violation)? {
    let scenario = RouterScenario(steps: steps, schedule: schedule)
    let natural = scenario.inNaturalOrder
    if let found = replay(natural) { return found }
    guard scenario.deviations > 0 else { return nil }
    if let found = replay(scenario) { return found }
    for seed in 0..<UInt64(drawn) {
      if let found = replay(natural, seed: seed) { return found }
    }
    return nil
  }

  /// The steps themselves, and every call of their kinds.
  func kin(of steps: [RouterStep]) -> [RouterStep] { test.kin(of: steps) }

  /// Plays a scenario as it is.
  func replay(
    _ scenario: RouterScenario, seed: UInt64? = nil
  ) -> (RouterScenario, Violation)? {
    failing(scenario, seed: seed)?.found
  }

  typealias Failing = ScheduleShrinker<(RouterScenario, Violation)>.Failing

  /// The same, with what ran.
  func failing(_ scenario: RouterScenario, seed: UInt64? = nil) -> Failing? {
    failing(scenario.steps) { test.play(scenario, seed: seed) }.failure
  }

  /// Plays a scenario in an exploration of schedules.
  func explore(
    _ scenario: RouterScenario, along path: DecisionPath
  ) -> (failure: Failing?, path: DecisionPath?) {
    failing(scenario.steps) { test.play(scenario, along: path) }
  }

  private func failing(
    _ steps: [RouterStep], _ play: () -> RouterOutcome
  ) -> (failure: Failing?, path: DecisionPath?) {
    executions += 1
    Heartbeat.beat()
    let outcome = play()
    guard let violation = outcome.violation, violation.property == property else {
      return (nil, outcome.path)
    }
    // What behind the failure was not carried out does not belong to it.
    let steps = Array(steps.prefix(outcome.scenario.steps.count))
    let schedule = outcome.scenario.schedule
    return (
      Failing(
        found: (RouterScenario(steps: steps, schedule: schedule), violation), schedule: schedule,
        pieces: outcome.pieces), outcome.path
    )
  }
}

/// Steps that are collected one by one and played from the start when all are there: nothing of a
/// router's state is merged or remembered.
struct ScenarioCandidate: ExplorableSubject {
  private let search: ScenarioSearch
  private var steps: [RouterStep] = []
  /// What sequences are made of, for a certificate.
  private(set) var alphabet: [RouterStep]

  init(_ search: ScenarioSearch, alphabet: [RouterStep] = []) {
    self.search = search
    self.alphabet = alphabet
  }

  mutating func perform(_ action: consuming RouterStep) -> Violation? {
    steps.append(action)
    return nil
  }

  mutating func finish() -> Violation? { search.play(steps)?.1 }

  var digest: UInt64 { 0 }
  var state: [RouterStep] { steps }
  var coverageFeature: UInt64 { 0 }

  static func simplifications(of action: RouterStep) -> [RouterStep] { action.simplifications }

  static func merging(_ removed: RouterStep, into next: RouterStep) -> RouterStep? {
    removed.delay == 0
      ? nil
      : RouterStep(
        delay: min(removed.delay + next.delay, RouterStep.delayLimit), move: next.move)
  }

  static func cost(of action: RouterStep) -> Int { action.cost }
}
