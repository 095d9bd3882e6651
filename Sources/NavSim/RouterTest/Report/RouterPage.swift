import NavCore

extension PlayedTest {
  /// A page of HTML that shows what happens in a scenario: at each moment what the router says is
  /// on screen beside what the host shows, and who was at what.
  func page(of file: ScenarioFile) -> String { HTMLReport.html(reportPage(of: file)) }

  /// The page as a value.
  func reportPage(of file: ScenarioFile) -> ReportPage {
    let (recorder, violation, lanes) = recorded(file)
    return reportPage(of: file, recorder, violation, lanes)
  }

  /// The page of what was recorded.
  func reportPage(
    of file: ScenarioFile, _ recorder: RunRecorder, _ violation: Violation?, _ lanes: RecordedLanes
  ) -> ReportPage {
    let heading = file.origin.map { "\(file.name), \($0)" } ?? file.name
    return ReportPage(
      heading: heading, router: name, isApp: items != nil, violation: violation,
      promise: violation.map { promise(of: $0.property) } ?? "",
      frames: ReportPage.withHalfWays(recorder.frames), lanes: lanes.lanes,
      reports: recorder.reports.map(\.mark),
      departures: recorder.departures.map(\.mark), arrows: lanes.arrows, facts: [],
      fixture: text(of: file))
  }

  /// What a property promises, in a phrase; a condition says it by its name.
  private func promise(of property: String) -> String {
    RouterProperty(rawValue: property)?.promise ?? property
  }

  /// What happens in a scenario, step by step, for a terminal.
  func trace(of file: ScenarioFile) -> [String] {
    let (recorder, violation, _) = recorded(file)
    return TextTrace.lines(recorder.frames, violation)
  }

  /// The longest scenario that has a timeline on a terminal, in steps.
  private static var timelineLimit: Int { 12 }

  /// A timeline for a terminal; no lines for a long scenario.
  func timeline(of file: ScenarioFile) -> [String] {
    guard file.scenario.steps.count <= Self.timelineLimit else { return [] }
    let (recorder, violation, lanes) = recorded(file)
    let lines = TextTimeline.lines(lanes.lanes, end: recorder.end, violation)
    let sentences = Self.sentences(recorder) + recorder.remarks
    return lines + (sentences.isEmpty ? [] : [""] + sentences)
  }

  /// What is held back in a scenario until what, in sentences.
  func departures(of file: ScenarioFile) -> [String] { Self.sentences(recorded(file).recorder) }

  private static func sentences(_ recorder: RunRecorder) -> [String] {
    recorder.departures.prefix(timelineLimit).map { "out of order: \($0.mark.label)" }
  }

  /// Plays a scenario, and keeps what happens in it.
  private func recorded(
    _ file: ScenarioFile
  ) -> (recorder: RunRecorder, violation: Violation?, lanes: RecordedLanes) {
    let recorder = RunRecorder()
    let outcome = judging(as: file).play(file.scenario, recorder: recorder)
    if let failedAt = outcome.failedAt {
      // A run goes on behind what its history shows to be wrong.
      recorder.ends(
        at: Milliseconds(failedAt).rawValue,
        wanting: outcome.wanted.map { ScreenWords(self).drawn($0) })
    }
    return (recorder, outcome.violation, lanes(of: recorder))
  }

  /// Who was at what in a recorded run.
  func lanes(of recorder: RunRecorder) -> RecordedLanes {
    RecordedLanes(recorder, callerCount: max(callerLimit, 1))
  }
}

/// The lanes of a recorded run: what the host is like, each caller, the host, the user.
struct RecordedLanes {
  private(set) var lanes: [ReportPage.Lane] = []
  private(set) var arrows: [ReportPage.Arrow] = []
  /// Where the bars of calls and motions are, by their numbers.
  private var callPlaces: [Int: (lane: Int, index: Int)] = [:]
  private var motionPlaces: [Int: (lane: Int, index: Int)] = [:]
  /// Where the bars of other work are, by its first piece.
  private var taskPlaces: [Piece: (lane: Int, index: Int)] = [:]

  init(_ recorder: RunRecorder, callerCount: Int) {
    let end = recorder.end
    lanes.append(
      ReportPage.Lane(
        name: "host is", kind: .faults, bars: recorder.faults.map { Self.bar($0, end) }))
    // Behind all callers stands the user, who answers at the end.
    for caller in 0...callerCount {
      let own = recorder.calls.filter {
        $0.caller == callerCount ? caller == callerCount : $0.caller % callerCount == caller
      }.map(\.span)
      guard !own.isEmpty else { continue }
      for (index, call) in own.enumerated() { callPlaces[call.number] = (lanes.count, index) }
      lanes.append(
        ReportPage.Lane(
          name: CallerName.spoken(caller, of: callerCount), kind: .callers,
          bars: own.map { Self.bar($0, end) }))
    }
    addOwnTasks(recorder)
    for (name, kind, isUsers) in [
      ("host", ReportPage.Lane.Kind.host, false), ("user", .user, true),
    ] {
      let own = recorder.motions.filter { $0.isUsers == isUsers }
      for (index, motion) in own.enumerated() { motionPlaces[motion.number] = (lanes.count, index) }
      lanes.append(
        ReportPage.Lane(
          name: name, kind: kind, bars: own.map { Self.bar($0, end, recorder) }))
    }
    connect(recorder)
  }

  /// A lane for tasks that no call has started, as far as an arrow leads to or from them.
  private mutating func addOwnTasks(_ recorder: RunRecorder) {
    for (step, call) in recorder.callsOfSteps { taskPlaces[step] = callPlaces[call] }
    var bars: [ReportPage.Bar] = []
    for piece in recorder.departures.flatMap({ [$0.preemption.until, $0.preemption.held] }) {
      let task = piece.start
      guard place(of: piece) == nil, let span = recorder.tasks[task] else { continue }
      taskPlaces[task] = (lanes.count, bars.count)
      bars.append(Self.bar(span, recorder.end))
    }
    if !bars.isEmpty { lanes.append(ReportPage.Lane(name: "router", kind: .router, bars: bars)) }
  }

  /// The bar of what a piece of work belongs to.
  private func place(of piece: Piece) -> (lane: Int, index: Int)? {
    callPlaces[piece.call] ?? taskPlaces[piece.start]
  }

  private static func bar(
    _ span: RecordedSpan, _ end: Int64, _ recorder: RunRecorder? = nil
  ) -> ReportPage.Bar {
    var bar = span.bar(until: end)
    // From when on no caller waits for a motion that it has asked for.
    let returned = recorder?.calls.filter {
      $0.span.isOverForCaller && span.owners.contains($0.span.number)
    }
    let first = returned?.compactMap(\.span.end).min()
    if let first, first < bar.end { bar.unawaited = max(first, bar.start) }
    return bar
  }

  /// From calls to motions, and from those to what is told of them.
  private mutating func connect(_ recorder: RunRecorder) {
    for motion in recorder.motions {
      guard let to = motionPlaces[motion.number] else { continue }
      for owner in motion.owners {
        guard let from = callPlaces[owner] else { continue }
        arrows.append(
          ReportPage.Arrow(
            from: .start(from.lane, from.index), to: .start(to.lane, to.index)))
      }
    }
    for departure in recorder.departures {
      guard let from = place(of: departure.preemption.until),
        let to = place(of: departure.preemption.held)
      else { continue }
      let time = departure.mark.time
      arrows.append(
        ReportPage.Arrow(
          from: .moment(from.lane, from.index, time), to: .moment(to.lane, to.index, time),
          kind: .order))
    }
    for (index, report) in recorder.reports.enumerated() {
      guard let place = report.motion.flatMap({ motionPlaces[$0] }) else { continue }
      let anchor = ReportPage.Anchor.end(place.lane, place.index)
      arrows.append(
        report.mark.isStale
          ? ReportPage.Arrow(from: .report(index), to: anchor, kind: .stale)
          : ReportPage.Arrow(from: anchor, to: .report(index)))
    }
  }
}
