import Foundation

/// Plays seeds in child processes, and tells a command what has come of them: what holds, what
/// fails, what takes the process down. The command prints and saves.
///
/// Nothing that was found is lost: a failure is handed on before it is made small, and whatever ends
/// a child is a result. A signal stops everything, and leaves no process behind.
package struct Session<Played: ChildPlayer> {
  typealias Result = SessionResult<Played.Tally>

  /// What is played.
  package let harness: Played
  /// How many steps a seed has.
  let steps: Int
  /// The place of the last seed, counted from 0.
  let last: UInt64
  /// The seed that stands at a place.
  let seed: (UInt64) -> UInt64
  /// How many children play at once.
  package var jobs = 1
  /// What a person types beside seed and steps.
  package var options: [String] = []
  /// True to play seeds that have failed again, each without what it has failed by.
  package var keepsGoing = false
  /// What ends it before all seeds are played.
  package var end = SessionEnd.failure
  /// False to play everything in this process: what crashes crashes, where a debugger can see it.
  package var isIsolated = true
  /// Called with how many steps have been played, now and then.
  package var progress: (Int) -> Void = { _ in }

  /// - Parameters:
  ///   - harness: what is played.
  ///   - steps: how many steps a seed has.
  ///   - last: the place of the last seed, counted from 0.
  ///   - seed: the seed that stands at a place.
  package init(
    _ harness: Played, steps: Int, through last: UInt64, seed: @escaping (UInt64) -> UInt64
  ) {
    self.harness = harness
    self.steps = steps
    self.last = last
    self.seed = seed
  }

  /// Plays all seeds, and those behind a failure, too, as far as ``end`` has it.
  package func run(
    _ tell: (SessionEvent) throws -> Void
  ) throws -> SessionResult<Played.Tally> {
    signal(SIGPIPE, SIG_IGN)
    var result = Result()
    var rounds = [Round(self, last: last, seed: seed)][...]
    while let round = rounds.popFirst() {
      let found = try isIsolated ? play(round, &result, tell) : playHere(round, &result, tell)
      if StopSignal.hasCome { result.wasInterrupted = true }
      guard keepsGoing, !result.wasInterrupted, result.differs == nil, result.sharedState == nil,
        !result.hasEnough(end)
      else { return result }
      for (name, seeds) in Self.seedsByCause(found) {
        let next = Round(self, leftOut: round.leftOut + [name], seeds)
        if next.harness.judgesAnything { rounds.append(next) }
      }
      if let next = rounds.first {
        try tell(.goesOn(seedCount: Int(clamping: next.last) + 1, without: next.leftOut))
      }
    }
    return result
  }

  /// Seeds that are played without what they have failed by.
  private struct Round {
    var leftOut: [String] = []
    let harness: Played
    var beginning: [ChildOrder]
    /// What a person types to play the same, beside seed and steps, beginning with a space.
    var options: String
    let last: UInt64
    let seed: (UInt64) -> UInt64

    init(_ session: Session, last: UInt64, seed: @escaping (UInt64) -> UInt64) {
      harness = session.harness
      beginning = session.harness.beginning
      options = Invocation.text(session.options)
      self.last = last
      self.seed = seed
    }

    init(_ session: Session, leftOut: [String], _ seeds: [UInt64]) {
      self.leftOut = leftOut
      harness = session.harness.leavingOut(leftOut)
      beginning = session.harness.beginning + [.leaveOut(leftOut)]
      // What was said of it before holds no longer.
      var words = session.options
      let said = words.firstIndex(of: "--judge")
      if let said { words.removeSubrange(said..<min(said + 2, words.endIndex)) }
      words += ["--judge", harness.judgeWord(isSaid: said != nil)]
      options = Invocation.text(words)
      last = UInt64(seeds.count - 1)
      seed = { seeds[Int($0)] }
    }
  }

  /// The seeds that have failed by each cause, in the order of their finding.
  private static func seedsByCause(_ found: [Find]) -> [(String, [UInt64])] {
    var groups: [(name: String, seeds: [UInt64])] = []
    for find in found {
      if let index = groups.firstIndex(where: { $0.name == find.violation.cause }) {
        groups[index].seeds.append(find.seed)
      } else {
        groups.append((find.violation.cause, [find.seed]))
      }
    }
    return groups
  }

  private func play(
    _ round: Round, _ result: inout Result, _ tell: (SessionEvent) throws -> Void
  ) throws -> [Find] {
    let isFirst = round.leftOut.isEmpty
    var found: [Find] = []
    let probe = isFirst ? try? Probe(seed: round.seed(0), steps: steps) : nil
    var pool = WorkerPool(
      jobs: jobs, last: round.last, steps: steps, beginning: round.beginning,
      stopsAtFailure: end == .failure, progress: progress
    ) {
      SeedBlock(
        seeds: $0.map(round.seed), steps: steps, options: round.options,
        stopsAtFailure: end == .failure)
    }
    defer { pool.stop() }
    let stop = try pool.run { try take($1, at: $0, of: round, &found, &result, tell) }
    if stop == .interrupted { result.wasInterrupted = true }
    if stop == .finished, found.isEmpty, result.deaths.isEmpty, let probe,
      let worker = pool.idleChild
    {
      switch probe.compare(with: worker) {
      case .alike, .stopped: break
      case .differs(let seed, let step): result.differs = (seed, step)
      case .died(let seed, let how):
        let death = Failure.unrepeated(how.violation("died"), report: how.unrepeated(seed))
        result.take(death, of: seed)
        try tell(.died(seed: seed, death))
      }
    }
    return found
  }

  private func playHere(
    _ round: Round, _ result: inout Result, _ tell: (SessionEvent) throws -> Void
  ) throws -> [Find] {
    var found: [Find] = []
    for place in 0...round.last where !StopSignal.hasCome {
      var ending: WorkerPool.Ending?
      let block = SeedBlock(seeds: [round.seed(place)], steps: steps, options: round.options)
      let isStopped = {
        progress(Heartbeat.count)
        return StopSignal.hasCome
      }
      _ = round.harness.play(round.seed(place), block, isStopped: isStopped) {
        switch $0 {
        case .passed(let outcome): ending = .passed(outcome)
        case .failed(let find): ending = .failed(find, nil)
        case .found(let failure):
          if case .failed(let find, _) = ending { ending = .failed(find, failure) }
        default: break
        }
      }
      guard let ending, try take(ending, at: place, of: round, &found, &result, tell) else { break }
    }
    return found
  }

  /// Takes how a seed has ended.
  ///
  /// - Returns: false when no more seeds are to be played.
  private func take(
    _ ending: WorkerPool.Ending, at place: UInt64, of round: Round, _ found: inout [Find],
    _ result: inout Result, _ tell: (SessionEvent) throws -> Void
  ) throws -> Bool {
    let seed = round.seed(place)
    switch ending {
    case .passed(let outcome):
      result.tally.add(outcome)
      if round.leftOut.isEmpty { try tell(.passed(outcome)) }
      return true
    case .failed(let find, let scenario):
      found.append(find)
      result.tally.add(find)
      guard try study(find, scenario, round, &result, tell) else { return false }
    case .died(let end):
      guard !result.deaths.contains(seed) else { return true }
      try study(end, of: seed, round, &result, tell)
    }
    guard result.hasEnough(end) else { return true }
    if place < round.last { result.stoppedAt = seed }
    return false
  }

  /// What a person types to see a seed again.
  private func origin(_ seed: UInt64, _ round: Round) -> String {
    "--seed \(seed) --steps \(steps)\(round.options)"
  }

  /// Looks into a death, unless enough is known of those that are like it.
  private func study(
    _ end: ChildEnd, of seed: UInt64, _ round: Round, _ result: inout Result,
    _ tell: (SessionEvent) throws -> Void
  ) throws {
    let study = CrashStudy(
      harness: round.harness.playing(seed), origin: origin(seed, round),
      beginning: round.beginning)
    let trace = try study.trace(seed, steps)
    let suspicion = trace.suspicion(end)
    if trace.repeated != nil, result.isKnown(suspicion),
      let known = result.distinctDeaths.last(where: { $0.suspicion == suspicion })
    {
      result.deaths.insert(seed)
      return try tell(.diedAlike(seed: seed, known))
    }
    let death = try study.run(end, seed: seed, trace) { try tell(.foundDeath($0)) }
    result.take(death, of: seed)
    try tell(.died(seed: seed, death))
  }

  /// - Returns: false when nothing can be concluded from the run.
  private func study(
    _ find: Find, _ found: Failure?, _ round: Round, _ result: inout Result,
    _ tell: (SessionEvent) throws -> Void
  ) throws -> Bool {
    if StopSignal.hasCome {
      try tell(.interrupted(find))
      return true
    }
    guard find.violation.property != Failure.sharedState else {
      return try result.take(find, nil, tell)
    }
    if result.isKnown([find.violation.cause]) {
      try tell(.alike(find))
      return true
    }
    try tell(.found(find, found))
    guard let found else {
      result.take(unstudied: find)
      try tell(.unstudied(find, words: "as the seed was played again"))
      return true
    }
    let origin = origin(find.seed, round)
    let order = StudyOrder(find: find, found: found, steps: steps, origin: origin)
    var study = FailureStudy(
      harness: round.harness.playing(find.seed), origin: origin, beginning: round.beginning)
    if isIsolated {
      try study.run(order)
    } else {
      round.harness.carryOut(.study(order)) {
        if case .studied(let failure) = $0 { study.known = failure }
      }
    }
    if study.known == nil, StopSignal.hasCome {
      try tell(.interrupted(find))
    } else if study.known == nil, let end = study.end {
      result.take(unstudied: find)
      try tell(.unstudied(find, words: end.words))
    } else {
      return try result.take(find, study.known, tell)
    }
    return true
  }
}
