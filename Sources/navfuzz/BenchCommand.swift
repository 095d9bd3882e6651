import Foundation
import NavSim

/// `navfuzz bench`: how fast transitions are scheduled, and how long requests wait for theirs.
struct BenchCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    var baseline: BenchResults?
    if let path = options.baseline { baseline = try Self.read(path) }
    let items = BenchItem.all.filter { options.workloads?.contains($0.name) ?? true }
    let benchmark = Benchmark(
      items: items, repeats: options.repeats, measuresSizes: options.workloads == nil)
    let results: BenchResults
    StopSignal.listen { Terminal.print("interrupted before anything was measured twice") }
    do {
      results = try benchmark.run { Terminal.progress($0) }
      Terminal.progress("")
    } catch {
      throw .setup("\(error)")
    }
    if let path = options.plot { try Files.write(BenchPlot.svg(results), to: path) }
    if options.printsJSON {
      Terminal.print(JSON.text(results, isPretty: true))
    } else {
      Terminal.print(BenchReport.lines(results))
    }
    if StopSignal.hasCome {
      Terminal.complain("interrupted: fewer rounds than asked for")
      return .interrupted
    }
    guard let baseline else { return .holds }
    return compare(results, baseline)
  }

  private func compare(_ results: BenchResults, _ baseline: BenchResults) -> ExitCode {
    var lines = ["", "  against the baseline, both in units of the reference work:"]
    var isSlower = false
    for result in results.workloads {
      guard let before = baseline.workloads.first(where: { $0.name == result.name }) else {
        lines.append("  \(result.name): not in the baseline")
        continue
      }
      let comparison = BenchComparison(result, before: before)
      lines.append(comparison.line)
      isSlower = isSlower || comparison.verdict == .slower
    }
    // With --json standard output is for the results alone.
    if options.printsJSON { lines.forEach { Terminal.complain($0) } } else { Terminal.print(lines) }
    return isSlower ? .violation : .holds
  }

  private static func read(_ path: String) throws(UsageError) -> BenchResults {
    let text = try Files.read(path)
    do {
      return try JSONDecoder().decode(BenchResults.self, from: Data(text.utf8))
    } catch {
      throw .badBaseline(path: path)
    }
  }
}
