import NavCore

extension Timeline {
  /// The timeline as a page shows it.
  ///
  /// - Parameters:
  ///   - heading: what was run, in a few words.
  ///   - facts: lines that say how to run it again.
  func page(heading: String, facts: [String]) -> ReportPage {
    ReportPage(
      heading: leftOut == 0 ? heading : heading + ", without the last \(leftOut) steps",
      router: title, violation: violation,
      promise: violation.flatMap { Invariant(rawValue: $0.property)?.promise } ?? "",
      frames: ReportPage.withHalfWays(frames), lanes: lanes,
      reports: eventLog.reports.map {
        ReportPage.Mark(time: $0.time.milliseconds, label: $0.label, isStale: $0.isStale)
      },
      departures: [], arrows: arrows, facts: facts, fixture: fixture)
  }

  /// The places of the lanes that arrows connect.
  private enum LaneIndex {
    static let callers = 1
    static let router = 2
    static let host = 3
  }

  /// Who is at what.
  var lanes: [ReportPage.Lane] {
    let host = eventLog.animations.map { animation in
      var bar = bar(animation)
      let believed = eventLog.transitions.last { $0.id == animation.id }
      if let over = believed?.end, animation.end.map({ $0 > over }) ?? true {
        bar.unawaited = max(over, animation.start).milliseconds
      }
      return bar
    }
    return [
      ReportPage.Lane(name: "host is", kind: .faults, bars: settings.map(bar)),
      ReportPage.Lane(name: "callers", kind: .callers, bars: eventLog.requests.map(bar)),
      ReportPage.Lane(name: "router", kind: .router, bars: eventLog.transitions.map(bar)),
      ReportPage.Lane(name: "host", kind: .host, bars: host),
      ReportPage.Lane(name: "user", kind: .user, bars: eventLog.gestures.map(bar)),
    ]
  }

  private func bar(_ span: EventLog.Span) -> ReportPage.Bar {
    var label = span.label
    if let outcome = span.outcome, outcome != "completed" { label += " → \(outcome)" }
    return ReportPage.Bar(
      label: label, start: span.start.milliseconds, end: shownEnd(of: span).milliseconds,
      isOpen: span.end == nil)
  }

  private var arrows: [ReportPage.Arrow] {
    var arrows: [ReportPage.Arrow] = []
    let (transitions, animations) = (eventLog.transitions, eventLog.animations)
    for (index, request) in eventLog.requests.enumerated() {
      guard let id = request.transition?.rawValue,
        let place = transitions.firstIndex(where: { $0.id == id })
      else { continue }
      arrows.append(
        ReportPage.Arrow(
          from: .start(LaneIndex.callers, index), to: .start(LaneIndex.router, place)))
    }
    for (index, animation) in animations.enumerated() {
      if let place = transitions.lastIndex(where: { $0.id == animation.id }) {
        arrows.append(
          ReportPage.Arrow(from: .start(LaneIndex.router, place), to: .start(LaneIndex.host, index))
        )
      }
    }
    for (index, report) in eventLog.reports.enumerated() {
      guard let id = report.transition?.rawValue else { continue }
      if report.isStale {
        guard let place = transitions.lastIndex(where: { $0.id == id }) else { continue }
        arrows.append(
          ReportPage.Arrow(
            from: .report(index), to: .end(LaneIndex.router, place), kind: .stale))
      } else if let place = animations.lastIndex(where: { $0.id == id }),
        animations[place].end != nil
      {
        arrows.append(ReportPage.Arrow(from: .end(LaneIndex.host, place), to: .report(index)))
      }
    }
    return arrows
  }
}
