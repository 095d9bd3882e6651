/// `explore --depth N`: every sequence of up to N steps of a router test, on request under every
/// schedule with few preemptions.
struct RouterExploration {
  private let command: RouterTestCommand
  private let test: PlayedTest
  private let options: RouterTestOptions

  init(_ command: RouterTestCommand, _ options: RouterTestOptions) throws(UsageError) {
    self.command = command
    self.options = options
    test = try command.harness(options)
  }

  func run() throws -> ExitCode {
    try test.begin()
    let (depth, preemptions) = (options.depth, options.preemptions)
    let origin = options.explorationText
    Terminal.print(
      "\(test.name) · every sequence of up to \(TextReport.steps(depth)) of "
        + "\(test.wholeAlphabet.count) · "
        + TextReport.counted(test.properties.count, "property", "properties")
        + (preemptions == 0
          ? ""
          : " · every schedule with up to "
            + TextReport.counted(preemptions, "preemption", "preemptions")))
    StopSignal.listen { Terminal.print("interrupted: no failure so far") }
    let player = Player.patient
    defer { player.forget() }
    var progress = ExplorationProgress(test, preemptions == 0 ? depth : 0)
    defer { progress.clear() }
    var known: Failure?
    var played = RouterTestResult()
    let end = try player.carryOut(
      .explore(depth: depth, preemptions: preemptions, isTraced: false), as: .shrinker
    ) {
      switch $0 {
      case .alive(let count): progress.show(count)
      case .exploring(let length, let about):
        progress.expect(about, of: length)
        Terminal.print(
          "  \(TextReport.steps(length)): about \(TextReport.grouped(about)) schedules")
      case .explored(let length, let count):
        progress.clear()
        Terminal.print(
          "  \(TextReport.steps(length)): \(TextReport.grouped(count)) "
            + (preemptions == 0 ? "sequences" : "schedules"))
      case .studied(let failure): known = failure
      case .passed(let all): played.add(all)
      default: break
      }
    }
    if StopSignal.hasCome { return .interrupted }
    var report = command.command(test, options).report("explore")
    if let known {
      Terminal.print("")
      report.tell(known)
      return .violation
    }
    guard let end else { return conclude(played) }
    let death = CrashStudy(harness: test, origin: origin)
      .run(end, try lastSteps(depth, preemptions), place: origin) { report.keepAsFound($0) }
    report.tell(death)
    return .crash
  }

  /// Says what an exploration is worth that has found nothing.
  private func conclude(_ played: RouterTestResult) -> ExitCode {
    let objection = test.effortObjection(to: played)
    if let objection {
      Terminal.complain(objection.lines.joined(separator: "\n"), as: test.name)
    }
    Terminal.print(test.worth(of: played) + (objection == nil ? ["ok"] : []))
    return objection?.exitCode ?? .holds
  }

  /// Plays everything once more, and notes what was played last.
  private func lastSteps(_ depth: Int, _ preemptions: Int) throws -> [RouterStep] {
    let player = Player.patient
    defer { player.forget() }
    var lines: [String] = []
    _ = try player.carryOut(
      .explore(depth: depth, preemptions: preemptions, isTraced: true), as: .tracer
    ) {
      switch $0 {
      case .restart: lines = []
      case .step(let line): lines.append(line)
      default: break
      }
    }
    return test.steps(of: lines) ?? []
  }
}

extension PlayedTest {
  /// What sequences are made of: every call by two callers, at once and when what was under way is
  /// over, and what the user can do.
  var wholeAlphabet: [RouterStep] {
    alphabet(of: Array(0..<min(max(callerLimit, 1), 2)), after: [0, 2_000])
  }

  /// Plays every sequence, the shortest first, up to the first that fails, and makes that small.
  ///
  /// - Parameter preemptions: each is played under every schedule with up to so many.
  func explore(
    _ depth: Int, preemptions: Int = 0, _ isTraced: Bool, _ say: (ChildMessage) -> Void
  ) {
    let alphabet = wholeAlphabet
    var played = RouterTestResult()
    for length in 1...max(depth, 1) {
      var places = Array(repeating: 0, count: length)
      var count = 0
      if preemptions > 0, !isTraced {
        say(.exploring(length: length, about: scheduleCount(alphabet, length, preemptions)))
      }
      repeat {
        let scenario = RouterScenario(steps: places.map { alphabet[$0] })
        if isTraced {
          say(.restart(after: 0))
          for step in scenario.steps { say(.step(text(of: step))) }
        }
        var search = ScheduleSearch(limit: preemptions, busy: .none)
        let found = search.run(budget: .max) { path in
          Heartbeat.beat()
          let outcome = play(scenario, along: path)
          played.add(outcome)
          let failing = RouterScenario(steps: scenario.steps, schedule: outcome.scenario.schedule)
          return (outcome.violation.map { _ in failing }, outcome.path)
        }
        count += search.played
        if let found {
          say(.explored(length: length, count: count))
          let origin =
            "explore --depth \(depth)"
            + (preemptions == 0 ? "" : " --schedules --preemptions \(preemptions)")
          return study(
            ScenarioFile(name: "explored", router: name, expectation: .passes, scenario: found),
            origin, say)
        }
      } while Self.advance(&places, below: alphabet.count)
      say(.explored(length: length, count: count))
    }
    let all = RouterSummary(digest: played.digest.value, statistics: played.statistics)
    say(
      .passed(
        SeedOutcome(seed: 0, steps: played.steps, virtualMilliseconds: 0, digest: all.text)))
  }

  /// About how many schedules all sequences of a length have, by a sample of both.
  private func scheduleCount(_ alphabet: [RouterStep], _ length: Int, _ preemptions: Int) -> Int {
    var random = Random(seed: 0, stream: 5)
    let sample = 24
    var sum = 0
    for _ in 0..<sample {
      let steps = (0..<length).map { _ in alphabet[random.below(alphabet.count)] }
      sum += ScheduleSearch(limit: preemptions, busy: .none).estimate(sample: 50) { path in
        Heartbeat.beat()
        return play(RouterScenario(steps: steps), along: path).path
      }
    }
    let sequences = (0..<length).reduce(1.0) { all, _ in all * Double(alphabet.count) }
    return Int(min(Double(sum) / Double(sample) * sequences, 1e15))
  }

  /// The next of all sequences of a length; false behind the last.
  private static func advance(_ places: inout [Int], below count: Int) -> Bool {
    for index in places.indices.reversed() {
      places[index] += 1
      if places[index] < count { return true }
      places[index] = 0
    }
    return false
  }
}

/// How far an exploration is, in one line for who is watching.
struct ExplorationProgress {
  /// How many heartbeats there are to come.
  private var total = 0.0
  /// How many have come.
  private var count = 0

  /// - Parameter depth: every sequence of up to so many steps is played once; 0 where nobody knows
  ///   before how much there is to play.
  init(_ test: PlayedTest, _ depth: Int) {
    let letters = Double(test.wholeAlphabet.count)
    var count = 1.0
    for length in stride(from: 1, through: depth, by: 1) where count < 1e15 {
      count *= letters
      add(count, of: length)
    }
  }

  /// So many schedules of sequences of a length come next.
  mutating func expect(_ schedules: Int, of length: Int) {
    total = Double(count)
    add(Double(schedules), of: length)
  }

  private mutating func add(_ plays: Double, of length: Int) {
    // A heartbeat for each, and one for each of its steps.
    total += plays * Double(length + 1)
  }

  /// So many heartbeats have come.
  mutating func show(_ count: Int) {
    self.count = count
    let share = min(Double(count) / max(total, 1) * 100, 99)
    Terminal.progress("\(TextReport.grouped(count)) steps · \(Int(share)) %")
  }

  /// Nothing more is to be seen.
  func clear() { Terminal.progress("") }
}
