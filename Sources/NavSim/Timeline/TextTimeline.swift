import NavCore

/// A timeline for a terminal: a line for each of those who act, time from left to right.
public enum TextTimeline {
  /// Who acts.
  enum Lane: String, CaseIterable {
    case settings = "host is"
    case callers
    case router
    case host
    case gestures
  }

  /// What stands in front of the first moment of a line.
  static let rulerLabel = "ms"
  /// What stands behind the property that fails.
  static let failureMark = " fails here"

  /// The lines, at most `width` characters wide where the scenario is short enough for that.
  public static func lines(_ timeline: Timeline, width: Int = 78) -> [String] {
    let head = 10
    let moments = timeline.moments
    let room = max(width - head - 2, 20)
    // As much of the room as there are moments for: a few that are far apart need not fill it.
    let farthest = max(min(room / max(moments.count - 1, 1), 24), 3)
    let scale = TimeScale(moments, nearest: 3, farthest: farthest, unit: 40)
    let end = timeline.violation == nil ? nil : scale.place(timeline.end)
    var lines = [label(rulerLabel, head) + ruler(scale)]
    let eventLog = timeline.eventLog
    for lane in Lane.allCases {
      let spans =
        switch lane {
        case .settings: timeline.settings
        case .callers: eventLog.requests
        case .router: eventLog.transitions
        case .host: eventLog.animations
        case .gestures: eventLog.gestures
        }
      for (index, row) in rows(spans, timeline, scale).enumerated() {
        lines.append(label(index == 0 ? lane.rawValue : "", head) + row)
      }
    }
    if let end, let violation = timeline.violation {
      lines.append(
        label("", head) + String(repeating: " ", count: end)
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
      let text = "\(scale.isCut[index] ? "⋯" : "")\(moment.milliseconds)"
      if line.count > place, index > 0 { continue }
      line += String(repeating: " ", count: max(place - line.count, 0)) + text + " "
    }
    return line
  }

  /// Spans in as few rows as let them not overlap, each with its label in it or behind it.
  private static func rows(
    _ spans: [EventLog.Span], _ timeline: Timeline, _ scale: TimeScale
  ) -> [String] {
    var rows: [[Character]] = []
    for span in spans {
      let start = scale.place(span.start)
      let end = scale.place(timeline.shownEnd(of: span))
      // A row that ends where this begins would look like one span.
      let row = rows.firstIndex { $0.count < max(start, 1) } ?? rows.count
      if row == rows.count { rows.append([]) }
      let space = max(start - rows[row].count, 0)
      rows[row] += Array(repeating: " ", count: space) + bar(span, length: max(end - start, 1))
    }
    return rows.map { String($0) }
  }

  /// Dots where it would have gone on.
  private static func bar(_ span: EventLog.Span, length: Int) -> String {
    var label = span.label
    if let outcome = span.outcome, outcome != "completed" { label += " → \(outcome)" }
    if length < 2 { return "┃ \(label) " }
    let line: Character = span.end == nil ? "╍" : "━"
    let tail: Character = span.end == nil ? "╍" : "┫"
    let isInside = label.count + 4 <= length
    let rest = String(repeating: line, count: length - 2 - (isInside ? label.count + 2 : 0))
    return isInside ? "┣ \(label) \(rest)\(tail)" : "┣\(rest)\(tail) \(label) "
  }
}
