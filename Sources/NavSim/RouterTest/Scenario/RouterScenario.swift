/// What happened in a run, to be played again: the steps, and where the schedule departs from the
/// natural order.
struct RouterScenario: Hashable, Sendable {
  var steps: [RouterStep]
  /// What is held back.
  var schedule = Schedule.natural

  /// How many places of the schedule depart from the natural order.
  var deviations: Int { schedule.deviations }

  /// The same in the natural order.
  var inNaturalOrder: Self {
    Self(steps: steps, schedule: schedule.inNaturalOrder)
  }
}

/// The outcome of a run.
struct RouterOutcome: Sendable {
  /// What did not hold; nil when everything did.
  fileprivate(set) var violation: Violation?
  /// What was played, as it can be played again.
  fileprivate(set) var scenario: RouterScenario
  /// A summary of everything that happened.
  let digest: UInt64
  fileprivate(set) var statistics: RouterStatistics
  let time: Duration
  /// What should be shown where something else is; nil when nothing can be said.
  fileprivate(set) var wanted: Picture?
  /// When that was; nil for a violation that ended the run.
  fileprivate(set) var failedAt: Duration?
  /// Why nothing was tried: there are no steps, or none of them could do anything; nil when something
  /// was.
  fileprivate(set) var obstacle: String?
  /// The pieces of tasks that ran.
  fileprivate(set) var pieces: [Piece] = []
  /// The decisions of an exploration of schedules.
  fileprivate(set) var path: DecisionPath?
}

extension PlayedTest {
  /// Plays a seed.
  ///
  /// - Parameters:
  ///   - trace: is told of every step, and of what is held back, before it is carried out.
  ///   - looksBack: false where nobody asks whether a history leads to what was shown.
  package func play(
    seed: UInt64, steps: Int, times: CallTimes? = nil, trace: RunTrace? = nil,
    looksBack: Bool = true
  ) -> RouterOutcome {
    var source = RouterStepSource(seed: seed, steps: steps, self)
    let order = strategy ?? RouterStrategy.usual[Int(seed % 3)]
    let plan = Chooser.Plan.drawn(order.scheduling(seed), seed: seed, order.busyThreads)
    return play(
      plan, randomness: seed, times: times, held: trace?.held, looksBack: looksBack
    ) { run in
      let step = source.next(for: run)
      if let step { trace?.step(step) }
      return step
    }
  }

  /// Plays a scenario.
  ///
  /// - Parameter seed: decides the schedule instead; nil for that of the scenario.
  package func play(
    _ scenario: RouterScenario, seed: UInt64? = nil, recorder: (any RunObserver)? = nil,
    held: ((HeldPiece) -> Void)? = nil
  ) -> RouterOutcome {
    var steps = scenario.steps[...]
    let plan =
      seed.map { Chooser.Plan.drawn(.randomWalk, seed: $0, .none) } ?? .replayed(scenario.schedule)
    return play(plan, randomness: scenario.schedule.randomness ?? 0, recorder, held: held) { _ in
      steps.popFirst()
    }
  }

  /// Plays the steps of a scenario in an exploration of schedules.
  func play(_ scenario: RouterScenario, along path: DecisionPath) -> RouterOutcome {
    var steps = scenario.steps[...]
    return play(.explored(path), randomness: scenario.schedule.randomness ?? 0) { _ in
      steps.popFirst()
    }
  }

  private func play(
    _ plan: Chooser.Plan, randomness: UInt64, _ recorder: (any RunObserver)? = nil,
    times: CallTimes? = nil, held: ((HeldPiece) -> Void)? = nil, looksBack: Bool = true,
    _ next: @escaping (RouterRun) -> RouterStep?
  ) -> RouterOutcome {
    let scheduler = Scheduler(
      plan, randomness: randomness, reordering: reordering, stepsAtOnceLimit: 1_000,
      timeLimit: .seconds(1 << 40))
    scheduler.held = held
    var outcome: RouterOutcome?
    var log: RunLog?
    var begun: [Int] = []
    let body = {
      var run: RouterRun? = RouterRun(self, scheduler, recorder, times)
      if run?.violation == nil { run?.play(next) }
      outcome = run?.outcome
      log = run?.log
      begun = run?.begun ?? []
      // A router may assume the main actor where it ends, too.
      scheduler.onMain(cause: Causes.nobody) {
        run?.host = nil
        run = nil
      }
      // What its end hands over, as an isolated deinit, belongs to it.
      if !scheduler.isIdle { _ = scheduler.run(Leftovers()) }
    }
    run(on: scheduler, body)
    guard var outcome, let log else { return .empty }
    if case .replayed = plan, scheduler.heldCount > 0 { outcome.pieces = scheduler.pieces }
    if looksBack { outcome = judged(outcome, log) }
    // Pieces of steps that are cut off can hold nothing back.
    let count = outcome.scenario.steps.count
    if count < begun.count {
      outcome.scenario.schedule = scheduler.schedule(before: begun[count])
    }
    return outcome
  }
}

extension PlayedTest {
  /// The outcome of a run whose history was looked into.
  private func judged(_ outcome: RouterOutcome, _ log: RunLog) -> RouterOutcome {
    guard outcome.violation?.property != Failure.sharedState else { return outcome }
    var outcome = outcome
    var log = log
    let isJudged = !properties.isDisjoint(with: RouterProperty.ofHistories)
    let table = hasLearned && isJudged ? learned.explored(self) : nil
    // That a history leads to what is shown needs no proof that it does so with other random numbers.
    let randomness = outcome.scenario.schedule.randomness
    var (judge, finding) = history(of: &log, RunEffects(self, table, log, randomness: nil))
    if finding != nil, randomness != nil {
      (judge, finding) = history(of: &log, RunEffects(self, table, log, randomness: randomness))
    }
    outcome.statistics.add(judge.effort)
    if let timed = table?.timed, !timed.isEmpty {
      for operation in log.operations where timed.contains(operation.subject.plain) {
        if let action = operation.action { outcome.statistics.calls[action].timed += 1 }
      }
    }
    guard var finding else { return outcome }
    if !isRough, let difference = declaredDifference(log, until: finding.step) {
      finding.seen += "; \(difference)"
    }
    outcome.violation = finding.violation
    outcome.wanted = finding.wanted
    outcome.failedAt = finding.time
    // What behind the failure was carried out does not belong to it.
    outcome.scenario.steps = Array(outcome.scenario.steps.prefix(finding.step))
    return outcome
  }

  /// Judges a run by what calls do that do not say so.
  private func history(
    of log: inout RunLog, _ effects: RunEffects
  ) -> (judge: HistoryJudge, finding: HistoryFinding?) {
    // What a history of this run has shown to go on after it has returned does so in all of them.
    while true {
      let known = effects.late
      log.noteLearned(late: known, presenting: effects.presenting)
      var judge = judge(effects)
      let finding = judge.judge(log)
      if finding == nil || effects.late == known { return (judge, finding) }
    }
  }

  /// A judge of what is played, by what is known of its calls.
  private func judge(_ effects: RunEffects) -> HistoryJudge {
    var judge = HistoryJudge(properties, specification, effects, words)
    judge.results = results
    judge.isRough = isRough
    judge.judged.reported = reported
    judge.leftOutCauses = leftOutCauses
    return judge
  }

  /// True when an action does not say what it does.
  var hasLearned: Bool {
    actions.contains { $0.effects?.contains(where: \.isLearned) ?? true }
  }

  /// How what a history judge finds is said.
  private var words: HistoryWords {
    var words = HistoryWords { operation in
      switch operation.subject {
      case .call(let action, let argument):
        CallerName.call(operation.caller, of: callerLimit, actions[action].text(argument))
      case .move(let move): text(of: move)
      }
    } kind: {
      if case .call(let action, _) = $0.subject { actions[action].name } else { "user" }
    } text: {
      $0.text(routes)
    } time: {
      TimeText.of($0)
    } action: {
      actions[$0].name
    }
    words.hasRemedies = items == nil
    return words
  }

  private func text(of move: UserMove) -> String {
    switch move.target {
    case .pushed(_, let layer, let count):
      "the user goes back from "
        + layer.names(routes).suffix(count).map(\.text).joined(separator: ", ")
    case .layers(_, let layers):
      "the user closes "
        + layers.compactMap { $0.names(routes).first?.text }.joined(separator: ", ")
    case .tab(let tab): "the user selects \(tab)"
    }
  }
}

/// Is told what a run is about to do, for somebody who will not see its end.
struct RunTrace {
  let step: (RouterStep) -> Void
  let held: (HeldPiece) -> Void
}

extension RouterOutcome {
  /// That of a run which did not begin.
  fileprivate static var empty: Self {
    Self(
      violation: nil, scenario: RouterScenario(steps: []), digest: 0,
      statistics: RouterStatistics(),
      time: .zero)
  }
}

extension RouterRun {
  /// What the run has led to.
  fileprivate var outcome: RouterOutcome {
    var digest = digest
    digest.add(scheduler.digest.value)
    var statistics = statistics
    statistics.jobs = scheduler.steps
    statistics.calls = calls.counts
    statistics.count(steps)
    return RouterOutcome(
      violation: judge.violation,
      scenario: RouterScenario(steps: steps, schedule: scheduler.schedule),
      digest: digest.value,
      statistics: statistics, time: scheduler.clock.now.offset,
      obstacle: steps.isEmpty ? "it has no steps" : appliedCount == 0 ? firstObstacle : nil,
      path: scheduler.path)
  }
}
