extension TextTimeline {
  /// The lines, at most `width` characters wide where the scenario is short enough for that.
  package static func lines(_ timeline: Timeline, width: Int = 78) -> [String] {
    lines(
      timeline.lanes, timeline.recorder.reports.map(\.mark), end: timeline.end.milliseconds,
      timeline.violation, width: width)
  }
}

extension TextTrace {
  /// What happens in a fixture.
  package static func lines(_ timeline: Timeline) -> [String] {
    lines(timeline.frames, timeline.violation)
  }
}

extension HTMLReport {
  /// The page.
  ///
  /// - Parameters:
  ///   - timeline: what happened.
  ///   - heading: what was run, in a few words.
  ///   - facts: lines to be shown below the drawing, such as how to run it again.
  package static func page(_ timeline: Timeline, heading: String, facts: [String] = []) -> String {
    html(timeline.page(heading: heading, facts: facts))
  }
}

extension Fuzzer {
  /// Plays a fixture of this router, and keeps what happens.
  package func timeline(of fixture: Fixture) -> Timeline {
    func play(_ router: some SimulatedRouter) -> Timeline { Timeline(of: fixture, on: router) }
    return play(router)
  }
}
