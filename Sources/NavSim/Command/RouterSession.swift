import Foundation

/// Plays the seeds of a router test in child processes, and tells a command what has come of them.
struct RouterSession {
  /// What is told as soon as it is known.
  enum Event {
    /// A seed fails: the scenario as it was found. Nothing else has been tried with it.
    case found(Find, StudiedFile)
    /// A failure has been made small.
    case studied(Find, StudiedFile)
    /// A failure leads to one that is known.
    case same(Find, StudiedFile)
    /// A seed has taken the process down.
    case died(RouterDeath)
  }

  /// What has come of all seeds.
  struct Result {
    var played = RouterTestResult()
    /// Distinct failures, in the order of their seeds.
    var failures: [StudiedFile] = []
    /// How many times the process was taken down.
    var deathCount = 0
    /// A seed that does not lead to the same twice.
    var differs: UInt64?
    var wasInterrupted = false
  }

  let test: PlayedTest
  let seeds: ClosedRange<UInt64>
  let steps: Int
  let jobs: Int
  /// What a person types beside seed and steps, beginning with a space.
  let options: String

  private typealias Test = PlayedTest

  /// Plays all seeds, and those behind a failure, too.
  ///
  /// - Parameter tell: takes what is found, at once.
  func run(_ tell: (Event) throws -> Void) throws -> Result {
    signal(SIGPIPE, SIG_IGN)
    var result = Result()
    var found: [Find] = []
    let probe = try? Probe(seed: seeds.lowerBound, steps: steps)
    var first: UInt64? = seeds.lowerBound
    while let start = first, found.count < Test.failureLimit, !result.wasInterrupted {
      first = nil
      var pool = pool(from: start)
      defer { pool.stop() }
      let stop = try pool.run { place, ending in
        switch ending {
        case .passed(let outcome):
          result.played.add(outcome)
          return true
        case .failed(let find, _):
          found.append(find)
          first = start + place < seeds.upperBound ? start + place + 1 : nil
          return false
        case .died(let end):
          let study = RouterCrashStudy(test, seed: start + place, steps, options)
          try tell(.died(try study.run(end)))
          result.deathCount += 1
          return result.deathCount < Test.studyLimit
        }
      }
      if stop == .interrupted { result.wasInterrupted = true }
      if stop == .finished, first == nil, found.isEmpty, result.deathCount == 0, let probe,
        let worker = pool.idleChild, case .differs = probe.compare(with: worker)
      {
        result.differs = seeds.lowerBound
      }
    }
    try study(found, &result, tell)
    return result
  }

  private func pool(from start: UInt64) -> WorkerPool {
    WorkerPool(
      jobs: jobs, last: seeds.upperBound - start, steps: steps, corpus: nil, progress: { _ in }
    ) { places in
      SeedBlock(
        seeds: places.map { start + $0 }, steps: steps, options: options)
    }
  }

  private func study(
    _ found: [Find], _ result: inout Result, _ tell: (Event) throws -> Void
  ) throws {
    var studied: [String: Int] = [:]
    for find in found {
      let property = find.violation.property
      studied[property, default: 0] += 1
      guard studied[property, default: 0] <= Test.studyLimit, !StopSignal.hasCome
      else { continue }
      guard let known = try study(find, &result, tell) else { continue }
      if known.file == nil {
        result.differs = find.seed
      } else if let same = result.failures.first(where: { $0.fileName == known.fileName }) {
        try tell(.same(find, same))
      } else {
        result.failures.append(known)
        try tell(.studied(find, known))
      }
    }
  }

  private func study(
    _ find: Find, _ result: inout Result, _ tell: (Event) throws -> Void
  ) throws -> StudiedFile? {
    var known: StudiedFile?
    var asFound: StudiedFile?
    let player = Player(limit: .seconds(600), sleepLimit: .seconds(10))
    defer { player.forget() }
    var problem: (any Error)?
    let end = try player.carryOut(.studySeed(find, steps: steps), as: .shrinker) { message in
      switch message {
      case .foundFile(let scenario):
        asFound = scenario
        do { try tell(.found(find, scenario)) } catch { problem = error }
      case .studiedFile(let failure): known = failure
      default: break
      }
    }
    if let problem { throw problem }
    guard let end else { return known }
    if let text = asFound?.file, let file = try? test.file(text),
      let small = RouterCrashStudy(test, seed: find.seed, steps, options).run(find, file.scenario)
    {
      return small
    }
    result.deathCount += 1
    try tell(
      .died(
        RouterDeath(
          file: nil, fileName: "",
          report: [
            "FAIL  \(find.violation.property)  (seed \(find.seed))",
            "      expected: \(find.violation.expected)",
            "      seen:     \(find.violation.seen)", "",
            "  not made small: the router took the process down meanwhile (\(end.words))",
          ])))
    return nil
  }
}

extension RouterTestResult {
  mutating func add(_ outcome: SeedOutcome) {
    let numbers = outcome.digest.split(separator: ":").map { UInt64($0) ?? 0 }
    guard numbers.count == 5 else { return }
    seeds += 1
    steps += outcome.steps
    digest.add(numbers[0])
    jobs += Int(numbers[1])
    counts.started += Int(numbers[2])
    counts.returned += Int(numbers[3])
    counts.threw += Int(numbers[4])
  }
}
