/// A timeline for a terminal: a line for each of those who act, time from left to right.
package enum TextTimeline {
  /// What stands in front of the first moment of a line.
  static let rulerLabel = "ms"
  /// What stands behind the property that fails.
  static let failureMark = " fails here"

  /// The most moments that anybody can follow in lines of text: they are five times as wide as a
  /// terminal then.
  private static let momentLimit = 120

  /// The lines of lanes; one that says so where there are too many moments to be drawn.
  ///
  /// - Parameters:
  ///   - lanes: who is at what.
  ///   - marks: what happens besides.
  ///   - end: when everything stopped.
  ///   - violation: what did not hold then.
  ///   - width: of a line, in characters.
  package static func lines(
    _ lanes: [ReportPage.Lane], _ marks: [ReportPage.Mark] = [], end: Int64,
    _ violation: Violation?, width: Int = 78
  ) -> [String] {
    let bars = lanes.flatMap(\.bars)
    let times = [0, end] + bars.map(\.start) + bars.map(\.end) + marks.map(\.time)
    let moments = Set(times).sorted()
    guard moments.count <= momentLimit else {
      return ["\(moments.count) moments are too many for a timeline in text; --report has room"]
    }
    let head = 10
    let room = max(width - head - 2, 20)
    // As much of the room as there are moments for: a few that are far apart need not fill it.
    let farthest = max(min(room / max(moments.count - 1, 1), 24), 3)
    let scale = TimeScale(moments, nearest: 3, farthest: farthest, unit: 40)
    var lines = [label(rulerLabel, head) + ruler(scale)]
    for lane in lanes {
      for (index, row) in rows(lane.bars, scale).enumerated() {
        lines.append(label(index == 0 ? lane.name : "", head) + row)
      }
    }
    if let violation {
      lines.append(
        label("", head) + String(repeating: " ", count: scale.place(end))
          + "╵ \(violation.property)\(failureMark)")
    }
    return lines.map(withoutEnd)
  }

  /// The line without spaces at its end.
  private static func withoutEnd(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  private static func label(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }

  /// Times, as many as there is room for; ⋯ where some has been left out.
  private static func ruler(_ scale: TimeScale) -> String {
    var line = ""
    for (index, moment) in scale.moments.enumerated() {
      let place = scale.places[index]
      let text = "\(scale.isCut[index] ? "⋯" : "")\(moment)"
      if line.count > place, index > 0 { continue }
      line += String(repeating: " ", count: max(place - line.count, 0)) + text + " "
    }
    return line
  }

  /// Bars in as few rows as let them not overlap, each with its label in it or behind it.
  private static func rows(_ bars: [ReportPage.Bar], _ scale: TimeScale) -> [String] {
    var rows: [[Character]] = []
    for bar in bars {
      let start = scale.place(bar.start)
      let end = scale.place(bar.end)
      // A row that ends where this begins would look like one bar.
      let row = rows.firstIndex { $0.count < max(start, 1) } ?? rows.count
      if row == rows.count { rows.append([]) }
      let space = max(start - rows[row].count, 0)
      rows[row] += Array(repeating: " ", count: space) + drawn(bar, length: max(end - start, 1))
    }
    return rows.map { String($0) }
  }

  /// Dots where it would have gone on.
  private static func drawn(_ bar: ReportPage.Bar, length: Int) -> String {
    if length < 2 { return "┃ \(bar.label) " }
    let line: Character = bar.isOpen ? "╍" : "━"
    let tail: Character = bar.isOpen ? "╍" : "┫"
    let isInside = bar.label.count + 4 <= length
    let rest = String(
      repeating: line, count: length - 2 - (isInside ? bar.label.count + 2 : 0))
    return isInside ? "┣ \(bar.label) \(rest)\(tail)" : "┣\(rest)\(tail) \(bar.label) "
  }
}
