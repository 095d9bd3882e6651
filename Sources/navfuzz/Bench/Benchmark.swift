import NavCore
import NavSim

/// Measures workloads by turns, each next to the reference work, so that whatever else the machine
/// does falls on all of them alike.
struct Benchmark {
  let items: [BenchItem]
  let repeats: Int
  let measuresSizes: Bool

  func run(progress: (String) -> Void) throws -> BenchResults {
    var times = [[Double]](repeating: [], count: items.count)
    var ratios = times
    var runs: [Workload.Run?] = items.map { _ in nil }
    // The first round warms up and counts for nothing.
    for round in 0...repeats where !StopSignal.hasCome {
      progress(round == 0 ? "warming up" : "round \(round) of \(repeats)")
      for (index, item) in items.enumerated() where !StopSignal.hasCome {
        let reference = Self.time { Self.keep(ReferenceWork.run()) }
        let (run, time) = try item.measure()
        if let before = runs[index], before.digest != run.digest {
          throw BenchError(description: "\(item.name) did something else the second time")
        }
        runs[index] = run
        guard round > 0 else { continue }
        let perOperation = Self.nanoseconds(time) / Double(run.operations)
        times[index].append(perOperation)
        ratios[index].append(perOperation / Self.nanoseconds(reference))
      }
    }
    var results: [WorkloadResult] = []
    for (index, item) in items.enumerated() {
      guard let run = runs[index], !times[index].isEmpty else { continue }
      results.append(WorkloadResult(item, run, times[index], ratios[index]))
    }
    let sizes = measuresSizes ? try self.sizes(progress) : []
    return BenchResults(repeats: repeats, workloads: results, sizes: sizes)
  }

  private func sizes(_ progress: (String) -> Void) throws -> [SizeResult] {
    var results: [SizeResult] = []
    for axis in Size.allCases {
      for size in axis.steps where !StopSignal.hasCome {
        progress("\(axis.rawValue) \(size)")
        let times = try (0..<max(repeats / 2, 3)).map { _ in
          let clock = ContinuousClock()
          let operations = 20_000
          var start = clock.now
          _ = try axis.run(size, operations: operations) { start = clock.now }
          return Self.nanoseconds(clock.now - start) / Double(operations)
        }
        results.append(
          SizeResult(axis: axis.rawValue, size: size, nanosecondsPerOperation: Spread(of: times)))
      }
    }
    return results
  }

  static func time(_ work: () throws -> Void) rethrows -> Duration {
    try ContinuousClock().measure(work)
  }

  /// Uses a result, so that computing it cannot be left out.
  @inline(never)
  private static func keep(_ value: UInt64) {}

  private static func nanoseconds(_ duration: Duration) -> Double {
    max(duration / .nanoseconds(1), 1)
  }
}

/// Why nothing can be measured, in words.
struct BenchError: Error, CustomStringConvertible {
  let description: String
}

/// A workload, or the asynchronous shell, which is none because its time is the system's.
struct BenchItem: Sendable {
  let name: String
  let unit: String
  let summary: String
  let measure: @Sendable () throws -> (Workload.Run, Duration)

  static let all: [BenchItem] = Workload.allCases.map { BenchItem($0) } + [shell]

  private init(_ workload: Workload) {
    self.init(name: workload.rawValue, unit: workload.unit, summary: workload.summary) {
      let clock = ContinuousClock()
      let start = clock.now
      let run = try workload.run(operations: workload.operations)
      return (run, clock.now - start)
    }
  }

  private init(
    name: String, unit: String, summary: String,
    measure: @escaping @Sendable () throws -> (Workload.Run, Duration)
  ) {
    self.name = name
    self.unit = unit
    self.summary = summary
    self.measure = measure
  }

  private static let shell = BenchItem(
    name: "shell", unit: "request", summary: "the asynchronous shell: awaited pushes"
  ) {
    let pushes = 20_000
    let time = PushBenchmark.measure(pushes)
    return (Workload.Run(operations: pushes, digest: 0, delays: nil), time)
  }
}

extension WorkloadResult {
  fileprivate init(
    _ item: BenchItem, _ run: Workload.Run, _ times: [Double], _ ratios: [Double]
  ) {
    func byPriority(
      _ summary: (Priority) -> SchedulingDelays.Summary?
    ) -> [String: SchedulingDelays.Summary] {
      var table: [String: SchedulingDelays.Summary] = [:]
      for priority in Priority.allCases { table["\(priority)"] = summary(priority) }
      return table
    }
    var digest = Digest()
    digest.add(run.digest)
    self.init(
      name: item.name, unit: item.unit, operations: run.operations,
      digest: run.digest == 0 ? "" : digest.hexadecimal,
      nanosecondsPerOperation: Spread(of: times), relative: Spread(of: ratios),
      startDelays: run.delays.map { byPriority($0.start) },
      endDelays: run.delays.map { byPriority($0.end) })
  }
}
