import NavCore
import NavSim

/// What became of a load, for a person at a terminal.
enum LoadReport {
  static func lines(_ result: LoadResult) -> [String] {
    let groups = rows(result)
    let counts = groups.map { name, group in
      row(
        name,
        [
          group.requests, group.waited, group.completed, group.unchanged, group.rejectedBusy,
          group.rejectedOtherwise, group.stillWaiting,
        ])
    }
    let delays = groups.map { name, group in row(name, numbers(group.start) + numbers(group.end)) }
    return [
      "navfuzz bench \(result.options)",
      "digest \(result.digest) · something moves \(result.movingPercent) % of the time"
        + " · longest queue \(TextReport.grouped(result.longestQueue))",
      "",
      line(
        "requests", ["all", "waited", "completed", "unchanged", "busy", "rejected", "waits on"]),
    ] + counts + [
      "",
      line("virtual ms", ["start: p50", "p90", "p99", "worst", "end: p50", "p90", "p99", "worst"]),
    ] + delays
  }

  /// All, then by priority from the most urgent, then by kind, with what each is called.
  static func rows(_ result: LoadResult) -> [(name: String, group: LoadResult.Group)] {
    let priorities = Priority.allCases.reversed().map { "\($0)" }
    let kinds = RequestLoad.kinds.map(\.rawValue)
    return [("all", result.all)]
      + priorities.compactMap { name in result.priorities[name].map { (name, $0) } }
      + kinds.compactMap { name in result.kinds[name].map { (name, $0) } }
  }

  private static func numbers(_ delays: SchedulingDelays.Summary?) -> [Int64?] {
    [delays?.median, delays?.p90, delays?.p99, delays?.max]
  }

  private static func row(_ label: String, _ cells: [(some BinaryInteger)?]) -> String {
    line(label, cells.map { $0.map { TextReport.grouped($0) } ?? "–" })
  }

  private static func line(_ label: String, _ cells: [String]) -> String {
    func pad(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(width - text.count, 1))
    }
    return "  " + label + pad(label, 20) + cells.map { pad($0, 11) + $0 }.joined()
  }
}
