import Foundation

/// Plays the seeds of a router test in child processes, and tells a command what has come of them.
struct RouterSession {
  /// What is told as soon as it is known.
  enum Event {
    /// A seed holds, of those that are played with everything judged.
    case passed(SeedOutcome)
    /// A seed fails: the scenario as it was found, unless it comes from a file of results. Nothing
    /// else has been tried with it.
    case found(Find, Failure?)
    /// A failure has been made small.
    case studied(Find, Failure)
    /// A failure leads to one that is known.
    case same(Find, Failure)
    /// A failure, made small, that has the property of one that is known and takes other kinds of
    /// calls as well, or not all of them.
    case otherWay(Find, Failure, of: Failure)
    /// A failure whose cause has led to what is known often enough: it was not looked into.
    case alike(Find)
    /// A failure from which nothing can be concluded.
    case inconclusive(Find)
    /// A failure whose smaller scenarios have taken the process down, in these words.
    case unstudied(Find, words: String)
    /// A failure that was not made small, because the command was stopped.
    case interrupted(Find)
    /// The scenario of a seed that has taken the process down; nothing else has been tried with it.
    case foundDeath(Failure)
    /// A seed has taken the process down.
    case died(seed: UInt64, Failure)
    /// A seed has taken the process down, and ended as others whose deaths are one: it was not made
    /// small.
    case diedAlike(seed: UInt64, Failure)
    /// So many seeds that have failed are played again without these causes, by which they have.
    case goesOn(seedCount: Int, without: [String])
  }

  /// What has come of all seeds.
  struct Result {
    /// The seeds that hold.
    var played = RouterTestResult()
    /// What all seeds have exercised, as far as they came to an end.
    var seen = RouterStatistics()
    /// Distinct failures, in the order of their seeds.
    var failures: [Failure] = []
    /// The same failures by other kinds of calls.
    private var otherWays: [Failure] = []
    /// The seeds that have taken the process down.
    var deaths: Set<UInt64> = []
    /// Distinct deaths, in the order of their seeds.
    var distinctDeaths: [Failure] = []
    /// How many failures could not be made small.
    private(set) var unstudiedCount = 0
    /// How many seeds have failed, or have taken the process down, in ways that are known, by the
    /// property or by what was seen of the death.
    private var knownCounts: [[String]: Int] = [:]
    /// A seed that does not lead to the same twice.
    var differs: UInt64?
    /// What it has failed by, if it has.
    var differing: Violation?
    /// That a router does not begin as the first one did.
    var sharedState: Violation?
    var wasInterrupted = false
    /// The seed behind which nothing was played, because enough have failed.
    var stoppedAt: UInt64?

    /// True when there is something to tell that is no pass.
    var hasFailed: Bool {
      !failures.isEmpty || !deaths.isEmpty || unstudiedCount > 0 || differs != nil
        || sharedState != nil
    }

    /// True when so many distinct failures are known that no more seeds are played. Seeds that fail
    /// in ways that are known stop nothing.
    func hasEnough(stopsAtFirst: Bool) -> Bool {
      let found = failures.count + unstudiedCount
      return found >= PlayedTest.failureLimit || distinctDeaths.count >= PlayedTest.studyLimit
        || stopsAtFirst && hasFailed
    }

    /// True when what seeds show that is like it is known well enough.
    func isKnown(_ like: [String]) -> Bool {
      knownCounts[like, default: 0] >= PlayedTest.studyLimit
    }

    /// Takes a seed that holds.
    mutating func take(_ outcome: SeedOutcome) {
      played.add(outcome)
      see(outcome.digest)
    }

    /// Takes what a seed has exercised.
    mutating func see(_ digest: String) {
      if let summary = RouterSummary(digest) { seen += summary.statistics }
    }

    /// Takes a death that was looked into.
    mutating func take(_ death: Failure, of seed: UInt64) {
      deaths.insert(seed)
      if distinctDeaths.contains(where: { $0.group == death.group }) {
        knownCounts[death.suspicion, default: 0] += 1
      } else {
        distinctDeaths.append(death)
      }
    }

    /// Takes a failure that could not be made small.
    mutating func take(unstudied find: Find) {
      unstudiedCount += 1
      knownCounts[[find.violation.cause], default: 0] += 1
    }

    /// Takes what has come of studying a failure; nil when it does not happen again.
    ///
    /// - Returns: false when nothing can be concluded from the run.
    mutating func take(
      _ find: Find, _ study: Failure?, _ tell: (Event) throws -> Void
    ) throws -> Bool {
      if find.violation.property == PlayedTest.sharedState {
        sharedState = find.violation
        try tell(.inconclusive(find))
        return false
      }
      guard let study, study.file != nil else {
        (differs, differing) = (find.seed, find.violation)
        try tell(.inconclusive(find))
        return true
      }
      if let same = (failures + otherWays).first(where: { $0.group == study.group }) {
        knownCounts[[find.violation.cause], default: 0] += 1
        try tell(.same(find, same))
      } else if let known = failures.first(where: {
        FailureShape.isOtherWay(study.group, to: $0.group)
      }) {
        knownCounts[[find.violation.cause], default: 0] += 1
        otherWays.append(study)
        try tell(.otherWay(find, study, of: known))
      } else {
        failures.append(study)
        try tell(.studied(find, study))
      }
      return true
    }
  }

  let test: PlayedTest
  /// The place of the last seed, counted from 0.
  let last: UInt64
  /// The seed that stands at a place.
  let seed: (UInt64) -> UInt64
  let steps: Int
  let jobs: Int
  /// What a person types beside seed and steps, beginning with a space.
  let options: String
  /// True to play seeds that have failed again, each without what it has failed by.
  let keepsGoing: Bool
  /// True to stop at the first failure.
  let stopsAtFirst: Bool
  /// False to play everything in this process.
  let isIsolated: Bool
  let progress: (Int) -> Void

  /// Plays all seeds, and those behind a failure, too.
  ///
  /// - Parameter tell: takes what is found, at once.
  func run(_ tell: (Event) throws -> Void) throws -> Result {
    signal(SIGPIPE, SIG_IGN)
    var result = Result()
    var rounds = [Round(last: last, seed: seed)][...]
    while let round = rounds.popFirst() {
      let found =
        try isIsolated ? play(round, &result, tell) : playHere(round, &result, tell)
      if StopSignal.hasCome { result.wasInterrupted = true }
      guard keepsGoing, !result.wasInterrupted, result.differs == nil, result.sharedState == nil,
        !result.hasEnough(stopsAtFirst: stopsAtFirst)
      else { return result }
      for (name, seeds) in Self.seedsByCause(found) {
        let next = Round(leftOut: round.leftOut + [name], seeds)
        guard !test.leavingOut(next.leftOut).judgedNames.isEmpty else { continue }
        rounds.append(next)
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
    let last: UInt64
    let seed: (UInt64) -> UInt64

    init(last: UInt64, seed: @escaping (UInt64) -> UInt64) {
      self.last = last
      self.seed = seed
    }

    init(leftOut: [String], _ seeds: [UInt64]) {
      self.leftOut = leftOut
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
    _ round: Round, _ result: inout Result, _ tell: (Event) throws -> Void
  ) throws -> [Find] {
    let (leftOut, last, seed) = (round.leftOut, round.last, round.seed)
    var found: [Find] = []
    let probe = leftOut.isEmpty ? try? Probe(seed: seed(0), steps: steps) : nil
    var pool = WorkerPool(
      jobs: jobs, last: last, steps: steps,
      beginning: leftOut.isEmpty ? [] : [.leaveOut(leftOut)], stopsAtFailure: false,
      progress: progress
    ) { places in SeedBlock(seeds: places.map(seed), steps: steps, options: options) }
    defer { pool.stop() }
    let stop = try pool.run { place, ending in
      let seed = seed(place)
      switch ending {
      case .passed(let outcome):
        result.take(outcome)
        if leftOut.isEmpty { try tell(.passed(outcome)) }
        return true
      case .failed(let find, _):
        found.append(find)
        result.see(find.digest)
        guard try study(find, without: leftOut, &result, tell) else { return false }
      case .died(let end):
        guard !result.deaths.contains(seed) else { return true }
        try study(end, of: seed, without: leftOut, &result, tell)
      }
      guard result.hasEnough(stopsAtFirst: stopsAtFirst) else { return true }
      if place < last { result.stoppedAt = seed }
      return false
    }
    if stop == .interrupted { result.wasInterrupted = true }
    if stop == .finished, found.isEmpty, result.deaths.isEmpty, let probe,
      let worker = pool.idleChild, case .differs = probe.compare(with: worker)
    {
      result.differs = seed(0)
    }
    return found
  }

  private func playHere(
    _ round: Round, _ result: inout Result, _ tell: (Event) throws -> Void
  ) throws -> [Find] {
    let (leftOut, last) = (round.leftOut, round.last)
    let test = test.leavingOut(leftOut)
    var found: [Find] = []
    for place in 0...last {
      if StopSignal.hasCome {
        result.wasInterrupted = true
        break
      }
      let seed = round.seed(place)
      switch test.end(of: seed, steps) {
      case .passed(let outcome):
        result.take(outcome)
        if leftOut.isEmpty { try tell(.passed(outcome)) }
      case .failed(let find):
        found.append(find)
        result.see(find.digest)
        guard try study(find, without: leftOut, &result, tell) else { return found }
      }
      progress(Heartbeat.count)
      if result.hasEnough(stopsAtFirst: stopsAtFirst) {
        if place < last { result.stoppedAt = seed }
        break
      }
    }
    return found
  }

  /// Looks into a death, unless enough is known of those that are like it.
  private func study(
    _ end: ChildEnd, of seed: UInt64, without leftOut: [String], _ result: inout Result,
    _ tell: (Event) throws -> Void
  ) throws {
    let study = CrashStudy(
      test.leavingOut(leftOut), origin: origin(seed, leftOut),
      beginning: leftOut.isEmpty ? [] : [.leaveOut(leftOut)])
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

  /// What a person types to see a seed again.
  private func origin(_ seed: UInt64, _ leftOut: [String]) -> String {
    var text = "--seed \(seed) --steps \(steps)\(options)"
    if !leftOut.isEmpty {
      // What was said of it before holds no longer.
      let left = test.leavingOut(leftOut)
      let own = options.contains(" --judge ") ? left.judgedNames : ["all"]
      let causes = left.leftOutCauses.filter { cause in
        own == ["all"] || own.contains { cause.hasPrefix("\($0):") }
      }
      let names = own + causes.sorted().map { "-" + $0 }
      text += " --judge \(Invocation.quoted(names.joined(separator: ",")))"
    }
    return text
  }

  /// - Returns: false when nothing can be concluded from the run.
  private func study(
    _ find: Find, without leftOut: [String], _ result: inout Result,
    _ tell: (Event) throws -> Void
  ) throws -> Bool {
    if StopSignal.hasCome {
      try tell(.interrupted(find))
      return true
    }
    guard find.violation.property != PlayedTest.sharedState else {
      return try result.take(find, nil, tell)
    }
    if result.isKnown([find.violation.cause]) {
      try tell(.alike(find))
      return true
    }
    let test = test.leavingOut(leftOut)
    let origin = origin(find.seed, leftOut)
    var known: Failure?
    var asFound: Failure?
    var problem: (any Error)?
    func take(_ message: ChildMessage) {
      switch message {
      case .foundFile(let scenario):
        asFound = scenario
        do { try tell(.found(find, scenario)) } catch { problem = error }
      case .studiedFile(let failure): known = failure
      default: break
      }
    }
    var end: ChildEnd?
    if isIsolated {
      let player = Player.patient
      defer { player.forget() }
      if !leftOut.isEmpty { _ = try player.carryOut(.leaveOut(leftOut), as: .shrinker) { _ in } }
      end = try player.carryOut(
        .studySeed(find, steps: steps, origin: origin), as: .shrinker, take)
    } else {
      test.study(find, steps: steps, origin: origin, take)
    }
    if let problem { throw problem }
    if known == nil, end != nil, let text = asFound?.file, let file = try? test.file(text) {
      known = CrashStudy(test, origin: origin).run(
        find.violation.property, file.scenario.steps, file.scenario.schedule)
    }
    if known == nil, StopSignal.hasCome {
      try tell(.interrupted(find))
    } else if known == nil, let end {
      result.take(unstudied: find)
      try tell(.unstudied(find, words: end.words))
    } else {
      return try result.take(find, known, tell)
    }
    return true
  }
}
