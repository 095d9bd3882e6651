/// What runs of a router test have exercised, for a person.
struct RouterStatisticsText {
  /// A table of the calls, the user's and the host's doings, and what never happened.
  let lines: [String]

  init(_ result: RouterTestResult, _ test: PlayedTest) {
    let statistics = result.statistics
    let rows = zip(test.actions, statistics.calls).map { action, counts in
      [action.name]
        + [counts.started, counts.returned, counts.threw, counts.cancelled].map(TextReport.grouped)
    }
    let heads = ["call", "made", "returned", "threw", "cancelled"]
    var lines = [""] + TextReport.table([heads] + rows, gap: "  ")
    func counts(_ names: [String], _ numbers: [Int]) -> String {
      zip(names, numbers).filter { $1 > 0 }.map { "\($0) \(TextReport.grouped($1))" }
        .joined(separator: ", ")
    }
    let faults = HostFault.allCases.map(\.rawValue)
    for (name, text) in [
      ("of", TextReport.counted(result.seeds, "seed that holds", "seeds that hold")),
      ("user", counts(UserGesture.names, statistics.gestures)),
      ("host", counts(faults, statistics.faults)),
      ("deepest", "\(statistics.mostLayers) layers, \(statistics.mostPushed) routes pushed"),
      ("judged", statistics.effort.text),
      ("never", Self.never(statistics, test).joined(separator: ", ")),
    ] where !text.isEmpty {
      lines.append("  \(name): \(text)")
    }
    self.lines = lines + [""]
  }

  private static func never(_ statistics: RouterStatistics, _ test: PlayedTest) -> [String] {
    zip(test.actions, statistics.calls).compactMap { action, counts in
      if counts.started == 0 { return "\(action.name) called" }
      if counts.returned == 0 { return "\(action.name) returned" }
      return nil
    }
  }
}

extension HistoryJudge.Effort {
  /// True when every rest was judged.
  var isWhole: Bool { notJudged.allSatisfy { $0 == 0 } }

  /// How many rests were judged, and why others were not: `1,204 of 1,209 rests judged; 5 not: too
  /// many histories`.
  var text: String {
    let left = notJudged.reduce(0, +)
    let judged = "\(TextReport.grouped(rests - left)) of \(TextReport.grouped(rests)) rests judged"
    if left == 0 { return judged }
    let reasons = zip(NotJudged.allCases, notJudged).filter { $0.1 > 0 }
    if reasons.count == 1 {
      return "\(judged); \(TextReport.grouped(left)) not: \(reasons[0].0.rawValue)"
    }
    let each = reasons.map { "\($0.0.rawValue) (\(TextReport.grouped($0.1)))" }
    return "\(judged); \(TextReport.grouped(left)) not: " + each.joined(separator: ", ")
  }
}
