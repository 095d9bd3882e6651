import NavCore
import NavCoreFuzz

/// Measures workloads by turns in processor time, each between two pieces of reference work, so that
/// whatever else the machine does falls on all of them alike.
struct Benchmark: Sendable {
  let items: [BenchItem]
  let repeats: Int
  let measuresSizes: Bool

  func run(progress: (String) -> Void) async throws -> BenchResults {
    let workloads = try await measure(items, progress)
    let sizes = measuresSizes ? try self.sizes(progress) : []
    return BenchResults(repeats: repeats, workloads: workloads, sizes: sizes)
  }

  /// Measures some of them.
  func measure(
    _ items: [BenchItem], _ progress: (String) -> Void
  ) async throws -> [WorkloadResult] {
    var times = [[Double]](repeating: [], count: items.count)
    var ratios = times
    var runs: [WorkloadRun?] = items.map { _ in nil }
    // The first round warms up and counts for nothing.
    for round in 0...repeats where !StopSignal.hasCome {
      progress(round == 0 ? "warming up" : "round \(round) of \(repeats)")
      for (index, item) in items.enumerated() where !StopSignal.hasCome {
        let before = Self.time(of: item.reference)
        let start = ProcessorTime.now
        let run = try await item.run()
        let time = start.nanosecondsSince
        let after = Self.time(of: item.reference)
        if let earlier = runs[index], earlier.digest != run.digest {
          throw BenchError(description: "\(item.name) did something else the second time")
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

  private func sizes(_ progress: (String) -> Void) throws -> [SizeResult] {
    var results: [SizeResult] = []
    for axis in Size.allCases {
      for size in axis.steps where !StopSignal.hasCome {
        progress("\(axis.rawValue) \(size)")
        let times = try (0..<max(repeats / 10, 3)).map { _ in
          let operations = 20_000
          var start = ProcessorTime.now
          _ = try axis.run(size, operations: operations) { start = .now }
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

/// Why nothing can be measured, in words.
struct BenchError: Error, CustomStringConvertible {
  let description: String
}

/// A workload, or the asynchronous shell, which is none because its time is the system's.
struct BenchItem: Sendable {
  let name: String
  let unit: String
  let summary: String
  /// What it is measured next to.
  let reference: ReferenceWork
  let run: @Sendable () async throws -> WorkloadRun

  static let all: [BenchItem] =
    Workload.allCases.map { BenchItem($0) } + [shell, deepPush, deepSet]

  private init(_ workload: Workload) {
    name = workload.rawValue
    unit = workload.unit
    summary = workload.summary
    reference = workload.isStructure ? .numbers : .screens
    run = { try workload.run(operations: workload.operations) }
  }

  private init(shellPushes pushes: Int) {
    name = "shell"
    unit = "request"
    summary = "the asynchronous shell: awaited pushes"
    reference = .screens
    run = {
      await PushStage().run(pushes)
      return WorkloadRun(operations: pushes, digest: 0, delays: nil)
    }
  }

  private init(_ name: String, _ summary: String, _ run: @escaping @Sendable () async -> Void) {
    self.name = name
    unit = "screen"
    self.summary = summary
    reference = .screens
    self.run = {
      await run()
      return WorkloadRun(operations: Self.depth, digest: 0, delays: nil)
    }
  }

  private static let depth = 100_000
  private static let shell = BenchItem(shellPushes: 4_000)
  private static let deepPush = BenchItem("deep-push", "100,000 screens pushed and drawn") {
    await DepthStage().push(depth)
  }
  private static let deepSet = BenchItem("deep-set", "100,000 screens set at once, twice") {
    await DepthStage().set(depth)
  }
}

extension WorkloadResult {
  fileprivate init(
    _ item: BenchItem, _ run: WorkloadRun, _ times: [Double], _ ratios: [Double]
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
