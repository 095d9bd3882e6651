import NavCore
import NavCoreFuzz

/// Measures workloads by turns in processor time, each between two pieces of reference work, so that
/// whatever else the machine does falls on all of them alike.
struct Benchmark: Sendable {
  let items: [Workload]
  let repeats: Int
  let measuresSizes: Bool

  func run(progress: (String) -> Void) async throws(UsageError) -> BenchResults {
    let workloads = try await measure(items, progress)
    let sizes = measuresSizes ? self.sizes(progress) : []
    return BenchResults(repeats: repeats, workloads: workloads, sizes: sizes)
  }

  /// Measures some of them.
  func measure(
    _ items: [Workload], _ progress: (String) -> Void
  ) async throws(UsageError) -> [WorkloadResult] {
    var times = [[Double]](repeating: [], count: items.count)
    var ratios = times
    var runs: [WorkloadRun?] = items.map { _ in nil }
    // The first round warms up and counts for nothing.
    for round in 0...repeats where !StopSignal.hasCome {
      progress(round == 0 ? "warming up" : "round \(round) of \(repeats)")
      for (index, item) in items.enumerated() where !StopSignal.hasCome {
        let before = Self.time(of: item.reference)
        let start = ProcessorTime.now
        let run = await item.run()
        let time = start.nanosecondsSince
        let after = Self.time(of: item.reference)
        if let earlier = runs[index], earlier.digest != run.digest {
          throw .setup("\(item.name) did something else the second time")
        }
        runs[index] = run
        guard round > 0 else { continue }
        let perOperation = time / Double(run.operations)
        times[index].append(perOperation)
        ratios[index].append(perOperation / ((before + after) / 2))
      }
    }
    var results: [WorkloadResult] = []
    for (index, item) in items.enumerated() {
      guard let run = runs[index], !times[index].isEmpty else { continue }
      results.append(WorkloadResult(item, run, times[index], ratios[index]))
    }
    return results
  }

  private static func time(of reference: ReferenceWork) -> Double {
    let start = ProcessorTime.now
    keep(reference.run())
    return start.nanosecondsSince
  }

  private func sizes(_ progress: (String) -> Void) -> [SizeResult] {
    var results: [SizeResult] = []
    for axis in Size.allCases {
      for size in axis.steps where !StopSignal.hasCome {
        progress("\(axis.rawValue) \(size)")
        let times = (0..<max(repeats / 10, 3)).map { _ in
          let operations = 20_000
          var start = ProcessorTime.now
          _ = axis.run(size, operations: operations) { start = .now }
          return start.nanosecondsSince / Double(operations)
        }
        results.append(
          SizeResult(axis: axis.rawValue, size: size, nanosecondsPerOperation: Spread(of: times)))
      }
    }
    return results
  }

  /// Uses a result, so that computing it cannot be left out.
  @inline(never)
  private static func keep(_ value: UInt64) {}
}

extension Workload {
  /// Everything that is measured.
  static let all = scheduling + [shell, deepPush, deepSet]

  /// What it is measured next to.
  var reference: ReferenceWork { isStructure ? .numbers : .screens }

  // What these do is not summed up: the order of tasks is the system's.

  private static let shell = Workload("shell", "the asynchronous shell: awaited pushes", 4_000) {
    await PushStage().run($0)
    return WorkloadRun(operations: $0, digest: 0, delays: nil)
  }
  private static let deepPush = Workload(
    "deep-push", "100,000 screens pushed and drawn", 100_000, "screen"
  ) {
    await DepthStage().push($0)
    return WorkloadRun(operations: $0, digest: 0, delays: nil)
  }
  private static let deepSet = Workload(
    "deep-set", "100,000 screens set at once, twice", 100_000, "screen"
  ) {
    await DepthStage().set($0)
    return WorkloadRun(operations: $0, digest: 0, delays: nil)
  }
}

extension WorkloadResult {
  fileprivate init(
    _ item: Workload, _ run: WorkloadRun, _ times: [Double], _ ratios: [Double]
  ) {
    func byPriority(
      _ summary: (Priority) -> DelaySummary?
    ) -> [String: DelaySummary] {
      var table: [String: DelaySummary] = [:]
      for priority in Priority.allCases { table["\(priority)"] = summary(priority) }
      return table
    }
    var digest = Digest()
    digest.add(run.digest)
    self.init(
      name: item.name, unit: item.unit, operations: run.operations,
      digest: run.digest == 0 ? "" : digest.hexadecimal,
      nanosecondsPerOperation: Spread(of: times), relative: Spread(of: ratios), rounds: ratios,
      startDelays: run.delays.map { byPriority($0.start) },
      endDelays: run.delays.map { byPriority($0.end) })
  }
}
