import Foundation

/// Plays the seeds of a router test in child processes, and tells a command what has come of them.
struct RouterSession<Router, Route: Hashable & Sendable> {
  /// What has come of all seeds.
  struct Result {
    var played = RouterTestResult()
    /// Distinct failures, in the order of their seeds.
    var failures: [(find: Find, known: StudiedFile, count: Int)] = []
    /// What has taken the process down.
    var deaths: [RouterDeath] = []
    /// A seed that does not lead to the same twice.
    var differs: UInt64?
    var wasInterrupted = false
  }

  let test: RouterTest<Router, Route>
  let seeds: ClosedRange<UInt64>
  let steps: Int
  let jobs: Int
  /// What a person types beside seed and steps, beginning with a space.
  let options: String

  private typealias Test = RouterTest<Router, Route>

  /// Plays all seeds, and those behind a failure, too.
  func run() throws -> Result {
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
          result.deaths.append(
            try RouterCrashStudy(test, seed: start + place, steps, end, options).run())
          return result.deaths.count < Test.studyLimit
        }
      }
      if stop == .interrupted { result.wasInterrupted = true }
      if stop == .finished, first == nil, found.isEmpty, result.deaths.isEmpty, let probe,
        let worker = pool.idleChild, case .differs = probe.compare(with: worker)
      {
        result.differs = seeds.lowerBound
      }
    }
    try study(found, &result)
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
    _ found: [Find], _ result: inout Result
  ) throws {
    var studied: [String: Int] = [:]
    for find in found {
      let property = find.violation.property
      studied[property, default: 0] += 1
      guard studied[property, default: 0] <= Test.studyLimit, !StopSignal.hasCome
      else { continue }
      var known: StudiedFile?
      let player = Player(limit: .seconds(600), sleepLimit: .seconds(10))
      defer { player.forget() }
      let end = try player.carryOut(.studySeed(find, steps: steps), as: .shrinker) {
        if case .studiedFile(let failure) = $0 { known = failure }
      }
      if let end {
        result.deaths.append(
          RouterDeath(
            seed: find.seed, end: end, file: nil, fileName: "",
            report: [
              "\(property) fails at seed \(find.seed); while it was made small the router took the "
                + "process down (\(end.words))"
            ]))
        continue
      }
      guard let known else { continue }
      if known.file == nil {
        result.differs = find.seed
        continue
      }
      if let same = result.failures.firstIndex(where: { $0.known.fileName == known.fileName }) {
        result.failures[same].count += 1
      } else {
        result.failures.append((find, known, 1))
      }
    }
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
