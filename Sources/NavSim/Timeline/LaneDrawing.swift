import NavCore

/// The swim lanes of a timeline as SVG.
struct LaneDrawing {
  private static let left = 84
  private static let rowHeight = 26

  private let timeline: Timeline
  private let scale: TimeScale
  private var elements: [String] = []
  private var y = 44

  init(_ timeline: Timeline) {
    self.timeline = timeline
    // As wide as a window, if that is enough for nothing to be left out.
    let scales = [1, 2, 4, 8].map {
      TimeScale(timeline.moments, nearest: 30, farthest: 240, unit: $0)
    }
    scale =
      scales.first { $0.length <= 880 }
      ?? TimeScale(timeline.moments, nearest: 30, farthest: 190, unit: 8)
    draw()
  }

  private var width: Int { Self.left + scale.length + 190 }

  /// The drawing.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(y + 28)" \
    viewBox="0 0 \(width) \(y + 28)" role="img" aria-label="\(HTMLReport.escaped(summary))">
    <defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><line x1="0" y1="0" x2="0" y2="6" class="bad"/></pattern></defs>
    \(elements.joined(separator: "\n"))
    </svg>
    """
  }

  private var summary: String {
    let end = timeline.violation.map { "\($0.property) fails" } ?? "everything holds"
    return
      "\(timeline.frames.count) steps in \(timeline.end.milliseconds) ms of virtual time; at the end \(end)."
  }

  private mutating func draw() {
    steps()
    let top = y
    let eventLog = timeline.eventLog
    lane("faults", timeline.settings, kind: "faults")
    lane("callers", eventLog.requests, kind: "callers")
    lane("router", eventLog.transitions, kind: "router")
    let host = y
    lane("host", eventLog.animations, kind: "host")
    disagreements(from: host)
    lane("gestures", eventLog.gestures, kind: "gestures")
    reports()
    violation(from: top)
    grid(from: top)
  }

  // MARK: Steps and time

  /// A numbered dot for each step, beside the one before where there is no room above its moment.
  private mutating func steps() {
    elements.append(text("steps", 8, y - 20, "lane"))
    var next = 0
    for (index, frame) in timeline.frames.enumerated() {
      let x = max(Self.left + scale.place(frame.time), next)
      next = x + 20
      elements.append(
        """
        <g class="step"><title>\(HTMLReport.escaped(frame.text))</title>\
        <circle cx="\(x)" cy="\(y - 24)" r="9"/><text x="\(x)" y="\(y - 20)">\(index + 1)</text></g>
        """)
    }
    y += 4
  }

  private mutating func grid(from top: Int) {
    var lines: [String] = []
    var lastLabel = -100
    for (index, moment) in scale.moments.enumerated() {
      let x = Self.left + scale.places[index]
      lines.append(
        "<line class=\"grid\" x1=\"\(x)\" y1=\"\(top - 12)\" x2=\"\(x)\" y2=\"\(y)\"/>")
      if scale.isCut[index] {
        let middle = Self.left + (scale.places[index] + scale.places[index - 1]) / 2
        lines.append(text("//", middle - 5, y + 16, "soft"))
      }
      guard x - lastLabel >= 44 else { continue }
      lastLabel = x
      lines.append(text("\(moment.milliseconds)", x - 2, y + 16, "soft"))
    }
    elements.insert(contentsOf: lines, at: 0)
  }

  // MARK: Lanes

  private mutating func lane(_ name: String, _ spans: [EventLog.Span], kind: String) {
    guard !spans.isEmpty else { return }
    elements.append(text(name, 8, y + 16, "lane"))
    /// Where each row is free again.
    var rows: [Int] = []
    for span in spans {
      let start = Self.left + scale.place(span.start)
      let end = max(Self.left + scale.place(timeline.shownEnd(of: span)), start + 5)
      let label = label(of: span)
      let isInside = label.count * 7 + 10 < end - start
      let row = rows.firstIndex { $0 <= start } ?? rows.count
      let used = isInside ? end + 2 : end + label.count * 7 + 10
      if row == rows.count { rows.append(used) } else { rows[row] = used }
      bar(span, label, x: start, width: end - start, row: row, kind: kind, isInside: isInside)
    }
    y += Self.rowHeight * rows.count + 8
  }

  private func label(of span: EventLog.Span) -> String {
    guard let outcome = span.outcome, outcome != "completed" else { return span.label }
    return "\(span.label) → \(outcome)"
  }

  private mutating func bar(
    _ span: EventLog.Span, _ label: String, x: Int, width: Int, row: Int, kind: String,
    isInside: Bool
  ) {
    let top = y + row * Self.rowHeight
    let end = span.end.map { "\($0.milliseconds) ms" } ?? "not over"
    let title = HTMLReport.escaped("\(label): \(span.start.milliseconds) ms to \(end)")
    elements.append(
      """
      <g><title>\(title)</title><rect class="bar \(kind)\(span.end == nil ? " open" : "")" x="\(x)" y="\(top)" width="\(width)" \
      height="20"/>\(isInside ? text(label, x + 5, top + 14, "in") : text(label, x + width + 5, top + 14, ""))</g>
      """)
  }

  /// Where the host still performs what the router no longer waits for.
  private mutating func disagreements(from top: Int) {
    for animation in timeline.eventLog.animations {
      let believed = timeline.eventLog.transitions.last { $0.id == animation.id }
      guard let over = believed?.end, animation.end.map({ $0 > over }) ?? true else { continue }
      let start = Self.left + scale.place(max(over, animation.start))
      let end = Self.left + scale.place(timeline.shownEnd(of: animation))
      elements.append(
        """
        <g><title>The host still performs \(HTMLReport.escaped(animation.label))</title>\
        <rect x="\(start)" y="\(top - 4)" width="\(max(end - start, 6))" height="28" \
        fill="url(#hatch)" opacity="0.7"/></g>
        """)
    }
  }

  private mutating func reports() {
    guard !timeline.eventLog.reports.isEmpty else { return }
    elements.append(text("reports", 8, y + 14, "lane"))
    for report in timeline.eventLog.reports {
      let x = Self.left + scale.place(report.time)
      elements.append(
        """
        <g><title>\(HTMLReport.escaped("\(report.time.milliseconds) ms: \(report.label)"))</title>\
        <path class="host" d="M\(x - 5) \(y + 16)h10l-5 -11z"/></g>
        """)
    }
    y += Self.rowHeight
  }

  private mutating func violation(from top: Int) {
    guard let violation = timeline.violation else { return }
    let x = Self.left + scale.place(timeline.end)
    elements.append(
      "<line class=\"bad\" x1=\"\(x)\" y1=\"\(top - 8)\" x2=\"\(x)\" y2=\"\(y + 14)\"/>")
    elements.append(text("✗ \(violation.property)", x + 6, y + 10, "badtext"))
    y += 16
  }

  private func text(_ text: String, _ x: Int, _ y: Int, _ kind: String) -> String {
    "<text class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\">\(HTMLReport.escaped(text))</text>"
  }
}
