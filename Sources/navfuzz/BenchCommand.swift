import Dispatch
import NavCoreFuzz
import Synchronization

/// `navfuzz bench`: how fast transitions are scheduled, and how long requests wait for theirs.
struct BenchCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    options.loadOption == nil ? try runWorkloads() : try playLoad()
  }

  private func playLoad() throws(UsageError) -> ExitCode {
    let result = LoadResult(of: options.load)
    if let path = options.plot { try TextFile.write(BenchPlot.svg(result, .here), to: path) }
    if options.printsJSON {
      Terminal.print(JSON.text(result, isPretty: true))
    } else {
      Terminal.print(LoadReport.lines(result))
    }
    return .holds
  }

  private func runWorkloads() throws(UsageError) -> ExitCode {
    var baseline: BenchResults?
    if let path = options.baseline { baseline = try Baseline.read(path) }
    let items = Workload.all.filter { options.workloads?.contains($0.name) ?? true }
    let benchmark = Benchmark(
      items: items, repeats: options.repeats, measuresSizes: options.workloads == nil)
    StopSignal.listen { Terminal.print("interrupted before anything was measured twice") }
    let results = try measure { () throws(UsageError) in
      try await benchmark.run { Terminal.progress($0) }
    }
    if let path = options.plot { try TextFile.write(BenchPlot.svg(results), to: path) }
    if options.printsJSON {
      Terminal.print(JSON.text(results, isPretty: true))
    } else {
      Terminal.print(BenchReport.lines(results))
    }
    var code = ExitCode.holds
    if let baseline, !StopSignal.hasCome { code = try compare(results, baseline, benchmark) }
    guard StopSignal.hasCome else { return code }
    Terminal.complain("interrupted: fewer rounds than asked for")
    return .interrupted
  }

  /// Measures in one task, so that everything runs on the same thread: another core has other
  /// neighbours.
  private func measure<Results: Sendable>(
    _ body: @escaping @Sendable () async throws(UsageError) -> Results
  ) throws(UsageError) -> Results {
    defer { Terminal.progress("") }
    let measured = Mutex(Result<Results, UsageError>?.none)
    let isDone = DispatchSemaphore(value: 0)
    Task {
      let result: Result<Results, UsageError>
      do throws(UsageError) { result = .success(try await body()) } catch {
        result = .failure(error)
      }
      measured.withLock { $0 = result }
      isDone.signal()
    }
    isDone.wait()
    switch measured.withLock({ $0 }) {
    case .success(let results): return results
    case .failure(let error): throw error
    case nil: throw .setup("nothing was measured")
    }
  }

  /// Compares, and measures again what is not the same.
  private func compare(
    _ results: BenchResults, _ baseline: BenchResults, _ benchmark: Benchmark
  ) throws(UsageError) -> ExitCode {
    let before = Dictionary(baseline.workloads.map { ($0.name, $0) }) { first, _ in first }
    var again: [String: [WorkloadResult]] = [:]
    func comparison(_ result: WorkloadResult) -> BenchComparison? {
      before[result.name].map {
        BenchComparison(result, again: again[result.name] ?? [], before: $0, limit: options.limit)
      }
    }
    for _ in 0..<BenchComparison.mostConfirmations {
      let doubtful = results.workloads.filter { comparison($0)?.verdict ?? .same != .same }
      let items = benchmark.items.filter { item in doubtful.contains { $0.name == item.name } }
      guard !items.isEmpty else { break }
      let further = try measure { () throws(UsageError) in
        try await benchmark.measure(items) { Terminal.progress($0) }
      }
      for result in further { again[result.name, default: []].append(result) }
    }
    var lines = ["", "  against the baseline, in units of the reference work (almost surely):"]
    var isSlower = false
    for result in results.workloads {
      guard let comparison = comparison(result) else {
        lines.append("  \(result.name): not in the baseline")
        continue
      }
      lines.append(comparison.line)
      isSlower = isSlower || comparison.verdict == .slower
    }
    // With --json standard output is for the results alone.
    if options.printsJSON { lines.forEach { Terminal.complain($0) } } else { Terminal.print(lines) }
    return isSlower ? .violation : .holds
  }
}
