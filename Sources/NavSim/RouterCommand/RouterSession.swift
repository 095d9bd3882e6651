import Foundation

/// Plays the seeds of a router test in child processes, and tells a command what has come of them.
struct RouterSession {
  /// What is told as soon as it is known.
  enum Event {
    /// A seed holds, of those that are played with everything judged.
    case passed(SeedOutcome)
    /// A seed fails: the scenario as it was found, unless it comes from a file of results. Nothing
    /// else has been tried with it.
    case found(Find, StudiedFile?)
    /// A failure has been made small.
    case studied(Find, StudiedFile)
    /// A failure leads to one that is known.
    case same(Find, StudiedFile)
    /// A failure from which nothing can be concluded.
    case inconclusive(Find)
    /// A failure whose smaller scenarios have taken the process down, in these words.
    case unstudied(Find, words: String)
    /// A failure that was not made small, because the command was stopped.
    case interrupted(Find)
    /// A seed has taken the process down.
    case died(seed: UInt64, RouterDeath)
    /// All seeds are played again without these properties, which have failed.
    case goesOn(without: [String])
  }

  /// What has come of all seeds.
  struct Result {
    var played = RouterTestResult()
    /// Distinct failures, in the order of their seeds.
    var failures: [StudiedFile] = []
    /// The seeds that have taken the process down.
    var deaths: Set<UInt64> = []
    /// How many failures could not be made small.
    var unstudiedCount = 0
    /// A seed that does not lead to the same twice.
    var differs: UInt64?
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

    /// Takes what has come of studying a failure; nil when it does not happen again.
    ///
    /// - Returns: false when nothing can be concluded from the run.
    mutating func take(
      _ find: Find, _ study: StudiedFile?, _ tell: (Event) throws -> Void
    ) throws -> Bool {
      if find.violation.property == PlayedTest.sharedState {
        sharedState = find.violation
        try tell(.inconclusive(find))
        return false
      }
      guard let study, study.file != nil else {
        differs = find.seed
        try tell(.inconclusive(find))
        return true
      }
      if let same = failures.first(where: { $0.group == study.group }) {
        try tell(.same(find, same))
      } else {
        failures.append(study)
        try tell(.studied(find, study))
      }
      return true
    }
  }

  /// True when so many seeds have failed that no more are played.
  static func hasEnough(found: Int, deaths: Int) -> Bool {
    found >= PlayedTest.failureLimit || deaths >= PlayedTest.studyLimit
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
  /// True to play on without the properties that have failed.
  let keepsGoing: Bool
  /// False to play everything in this process.
  let isIsolated: Bool
  let progress: (Int) -> Void

  /// Plays all seeds, and those behind a failure, too.
  ///
  /// - Parameter tell: takes what is found, at once.
  func run(_ tell: (Event) throws -> Void) throws -> Result {
    signal(SIGPIPE, SIG_IGN)
    var result = Result()
    var leftOut: [String] = []
    while true {
      let found =
        try isIsolated
        ? play(without: leftOut, &result, tell) : playHere(without: leftOut, &result, tell)
      if StopSignal.hasCome { result.wasInterrupted = true }
      var names: [String] = []
      for find in found where !names.contains(find.violation.property) {
        names.append(find.violation.property)
      }
      leftOut += names
      guard keepsGoing, !names.isEmpty, !result.wasInterrupted, !StopSignal.hasCome,
        result.differs == nil, result.sharedState == nil,
        !test.leavingOut(leftOut).judgedNames.isEmpty
      else { return result }
      try tell(.goesOn(without: leftOut))
    }
  }

  private func play(
    without leftOut: [String], _ result: inout Result, _ tell: (Event) throws -> Void
  ) throws -> [Find] {
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
        result.played.add(outcome)
        if leftOut.isEmpty { try tell(.passed(outcome)) }
        return true
      case .failed(let find, _):
        found.append(find)
        guard try study(find, without: leftOut, &result, tell) else { return false }
        guard Self.hasEnough(found: found.count, deaths: 0) else { return true }
        if place < last { result.stoppedAt = seed }
        return false
      case .died(let end):
        guard result.deaths.insert(seed).inserted else { return true }
        let study = RouterCrashStudy(
          test.leavingOut(leftOut), origin: origin(seed, leftOut), without: leftOut)
        try tell(.died(seed: seed, try study.run(end, seed: seed, steps: steps)))
        guard Self.hasEnough(found: 0, deaths: result.deaths.count) else { return true }
        if place < last { result.stoppedAt = seed }
        return false
      }
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
    without leftOut: [String], _ result: inout Result, _ tell: (Event) throws -> Void
  ) throws -> [Find] {
    let test = test.leavingOut(leftOut)
    var found: [Find] = []
    for place in 0...last {
      if StopSignal.hasCome {
        result.wasInterrupted = true
        break
      }
      let seed = seed(place)
      switch test.end(of: seed, steps) {
      case .passed(let outcome):
        result.played.add(outcome)
        if leftOut.isEmpty { try tell(.passed(outcome)) }
      case .failed(let find):
        found.append(find)
        guard try study(find, without: leftOut, &result, tell) else { return found }
      }
      progress(Heartbeat.count)
      if Self.hasEnough(found: found.count, deaths: 0) {
        if place < last { result.stoppedAt = seed }
        break
      }
    }
    return found
  }

  /// What a person types to see a seed again.
  private func origin(_ seed: UInt64, _ leftOut: [String]) -> String {
    var text = "--seed \(seed) --steps \(steps)\(options)"
    if !leftOut.isEmpty {
      // What was said of it before holds no longer.
      let own = options.contains(" --judge ") ? test.leavingOut(leftOut).judgedNames : ["all"]
      let names = own + (own == ["all"] ? leftOut.map { "-" + $0 } : [])
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
    let test = test.leavingOut(leftOut)
    let origin = origin(find.seed, leftOut)
    var known: StudiedFile?
    var asFound: StudiedFile?
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
      known = RouterCrashStudy(test, origin: origin).run(find, file.scenario)
    }
    if known == nil, StopSignal.hasCome {
      try tell(.interrupted(find))
    } else if known == nil, let end {
      result.unstudiedCount += 1
      try tell(.unstudied(find, words: end.words))
    } else {
      return try result.take(find, known, tell)
    }
    return true
  }
}
