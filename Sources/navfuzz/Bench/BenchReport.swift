import Foundation
import NavCore
import NavCoreFuzz

/// What was measured, for a person at a terminal.
enum BenchReport {
  static func lines(_ results: BenchResults) -> [String] {
    var lines = [row("workload", ["per second", "ns each", "spread", "relative"])]
    for result in results.workloads {
      let time = result.nanosecondsPerOperation
      lines.append(
        row(
          result.name,
          [
            TextReport.grouped(Int(1e9 / max(time.median, 0.001))), number(time.median, 1),
            "±\(number(time.percent, 1)) %", scientific(result.relative.median),
          ]) + "   per \(result.unit)")
    }
    return lines + delays(results) + sizes(results)
  }

  private static func delays(_ results: BenchResults) -> [String] {
    var lines: [String] = []
    for result in results.workloads {
      guard let starts = result.startDelays, let ends = result.endDelays else { continue }
      for priority in Priority.allCases.reversed() {
        guard let start = starts["\(priority)"], let end = ends["\(priority)"] else { continue }
        lines.append(
          row(
            result.name + " " + "\(priority)",
            [start.median, start.p99, start.max, end.median, end.p99, end.max].map {
              TextReport.grouped(Int($0))
            }))
      }
    }
    guard !lines.isEmpty else { return [] }
    let head = row(
      "virtual ms to", ["start: half", "99 %", "longest", "end: half", "99 %", "longest"])
    return ["", head] + lines
  }

  private static func sizes(_ results: BenchResults) -> [String] {
    guard !results.sizes.isEmpty else { return [] }
    var lines = [""]
    for axis in Size.allCases {
      let measured = results.sizes.filter { $0.axis == axis.rawValue }
      guard !measured.isEmpty else { continue }
      lines.append(row(axis.rawValue, measured.map { TextReport.grouped($0.size) }))
      lines.append(row("  ns", measured.map { number($0.nanosecondsPerOperation.median, 0) }))
    }
    return lines
  }

  static func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }

  private static func scientific(_ value: Double) -> String { String(format: "%.2e", value) }

  private static func row(_ label: String, _ cells: [String]) -> String {
    TextReport.row(label, 20, cells, 12)
  }
}

extension BenchComparison {
  /// What came of it, in a line.
  var line: String {
    let range =
      interval.upper.isFinite
      ? "\(BenchReport.number(interval.lower, 2)) to \(BenchReport.number(interval.upper, 2))"
      : "too few measurements"
    return TextReport.row(name, 18, [])
      + "× \(BenchReport.number(interval.middle, 2)) (\(range))  \(words)"
      + (schedulesOtherwise ? "; requests wait for other times than before" : "")
  }

  private var words: String {
    guard verdict == .unclear else { return verdict.rawValue }
    guard let repeatsNeeded else { return "unclear: too near the limit, or too noisy" }
    return "unclear: about --repeats \(repeatsNeeded) for both would tell"
  }
}
