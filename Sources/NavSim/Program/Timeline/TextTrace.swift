/// What happens in a scenario, step by step, for a terminal: what a page shows, in lines.
package enum TextTrace {
  /// The lines. What has not changed since the step before is left out.
  ///
  /// - Parameters:
  ///   - frames: what was seen, in its order.
  ///   - violation: what did not hold in the end.
  package static func lines(_ frames: [ReportPage.Frame], _ violation: Violation?) -> [String] {
    var lines: [String] = []
    var known = ["", "", "", noneWaits]
    for frame in frames {
      let texts = texts(of: frame)
      // What should be there stands beside what is, changed or not.
      if frame.wanted != nil { known.replaceSubrange(..<3, with: ["", "", ""]) }
      lines += head(of: frame)
      lines += zip(texts, known).filter { $0 != $1 && !$0.isEmpty }.map { margin + $0.0 }
      known = texts
    }
    if let violation { lines.append(margin + "✗ \(violation.property) fails here") }
    return lines
  }

  private static let noneWaits = "waiting  nobody"
  private static let margin = String(repeating: " ", count: 12)

  /// When it is, which step it is or what has begun it, and what happened then.
  private static func head(of frame: ReportPage.Frame) -> [String] {
    let time = "\(frame.time)ms"
    let padding = String(repeating: " ", count: max(margin.count - 2 - time.count, 0))
    let name = frame.step.map { "\($0). \(frame.title)" } ?? frame.title
    // The first event is the title of what is no step.
    let isTitle = frame.step == nil && frame.events.first.map(frame.title.hasPrefix) ?? false
    let more = isTitle ? Array(frame.events.dropFirst()) : frame.events
    let title = isTitle ? frame.events.first ?? name : name
    let reason = frame.skipReason.map { [margin + "does nothing: \($0)"] } ?? []
    return [padding + time + "  " + title] + reason + more.map { margin + "· " + $0 }
  }

  /// What the router says, what is on the screen, what should be there, and who waits.
  private static func texts(of frame: ReportPage.Frame) -> [String] {
    let obstacle = frame.obstacle.map { ", \($0)" } ?? ""
    let motion = frame.motion.map { motion in
      ", \(motion.label) until \(motion.end)ms"
    }
    let waiting = frame.waiting.map { "\($0.text) (\($0.priority))" }
    let wanted = frame.wanted.map { wanted in
      "should   \(wanted.text) (\(frame.wantedDifference?.summary ?? ""))"
    }
    return [
      "router   \(frame.believed.text) (\(frame.belief))",
      "screen   \(frame.shown.text)\(motion ?? "")\(obstacle)", wanted ?? "",
      waiting.isEmpty ? noneWaits : "waiting  " + waiting.joined(separator: ", "),
    ]
  }
}
