import NavCore
import NavCoreFuzz

/// What became of a load, for a person at a terminal.
enum LoadReport {
  static func lines(_ result: LoadResult) -> [String] {
    let table = LoadTable(
      "requests", ["all", "waited", "completed", "unchanged", "busy", "rejected", "waits on"],
      rows(result).map { name, group in
        LoadTable.Row(
          name,
          [
            group.requests, group.waited, group.completed, group.unchanged, group.rejectedBusy,
            group.rejectedOtherwise, group.stillWaiting,
          ], start: group.start, end: group.end)
      })
    return [
      "navfuzz bench \(result.options)",
      "digest \(result.digest) · something moves \(result.movingPercent) % of the time"
        + " · longest queue \(TextReport.grouped(result.longestQueue))",
      "",
    ] + table.lines
  }

  /// All, then by priority from the most urgent, then by kind, with what each is called.
  static func rows(_ result: LoadResult) -> [(name: String, group: LoadResult.Group)] {
    let priorities = Priority.allCases.reversed().map { "\($0)" }
    let kinds = RequestLoad.kinds.map(\.rawValue)
    return [("all", result.all)]
      + priorities.compactMap { name in result.priorities[name].map { (name, $0) } }
      + kinds.compactMap { name in result.kinds[name].map { (name, $0) } }
  }
}
