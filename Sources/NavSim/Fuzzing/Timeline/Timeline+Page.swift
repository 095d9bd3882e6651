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
      reports: recorder.reports.map(\.mark),
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
    func bars(_ spans: [RecordedSpan]) -> [ReportPage.Bar] {
      spans.map { $0.bar(until: end.milliseconds) }
    }
    var host = bars(recorder.animations)
    for (index, animation) in recorder.animations.enumerated() {
      let believed = recorder.transitions.last { $0.number == animation.number }
      if let over = believed?.end, animation.end.map({ $0 > over }) ?? true {
        host[index].unawaited = max(over, animation.start)
      }
    }
    return [
      ReportPage.Lane(name: "host is", kind: .faults, bars: bars(settings)),
      ReportPage.Lane(name: "callers", kind: .callers, bars: bars(recorder.requests)),
      ReportPage.Lane(name: "router", kind: .router, bars: bars(recorder.transitions)),
      ReportPage.Lane(name: "host", kind: .host, bars: host),
      ReportPage.Lane(name: "user", kind: .user, bars: bars(recorder.gestures)),
    ]
  }

  private var arrows: [ReportPage.Arrow] {
    var arrows: [ReportPage.Arrow] = []
    let (transitions, animations) = (recorder.transitions, recorder.animations)
    for (index, request) in recorder.requests.enumerated() {
      guard let number = recorder.firstTransitions[request.number],
        let place = transitions.firstIndex(where: { $0.number == number })
      else { continue }
      arrows.append(
        ReportPage.Arrow(
          from: .start(LaneIndex.callers, index), to: .start(LaneIndex.router, place)))
    }
    for (index, animation) in animations.enumerated() {
      if let place = transitions.lastIndex(where: { $0.number == animation.number }) {
        arrows.append(
          ReportPage.Arrow(from: .start(LaneIndex.router, place), to: .start(LaneIndex.host, index))
        )
      }
    }
    for (index, report) in recorder.reports.enumerated() {
      guard let number = report.transition.map({ Int($0.rawValue) }) else { continue }
      if report.mark.isStale {
        guard let place = transitions.lastIndex(where: { $0.number == number }) else { continue }
        arrows.append(
          ReportPage.Arrow(
            from: .report(index), to: .end(LaneIndex.router, place), kind: .stale))
      } else if let place = animations.lastIndex(where: { $0.number == number }),
        animations[place].end != nil
      {
        arrows.append(ReportPage.Arrow(from: .end(LaneIndex.host, place), to: .report(index)))
      }
    }
    return arrows
  }
}
