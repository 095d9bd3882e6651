import NavCore

/// A scenario as it was played, instant by instant: what reports draw.
package struct Timeline: Sendable {
  /// What it was played on, in words.
  package let title: String
  /// The steps, and what happens between them.
  let frames: [ReportPage.Frame]
  /// When everything has begun and ended.
  package let eventLog: EventLog
  /// How the host was unkind, and since when.
  package let settings: [EventLog.Span]
  /// What did not hold, if anything.
  package let violation: Violation?
  /// When the last thing happened; the violation is found then.
  package let end: Instant
  /// The scenario as a file, whole.
  let fixture: String
  /// How many of its steps are not shown.
  let leftOut: Int

  /// Plays a fixture and keeps what happens.
  ///
  /// - Parameters:
  ///   - fixture: what to play.
  ///   - limit: at most so many steps are shown.
  package init(of fixture: Fixture, limit: Int = 500) throws(SetupError) {
    self = Self.play(fixture, try fixture.setup.makeRouter(), limit)
  }

  /// Plays a fixture of a router of one's own and keeps what happens.
  ///
  /// - Parameters:
  ///   - fixture: what to play.
  ///   - router: at rest.
  ///   - limit: at most so many steps are shown.
  package init(of fixture: Fixture, on router: some SimulatedRouter, limit: Int = 500) {
    self = Self.play(fixture, router, limit)
  }

  private init(
    _ fixture: Fixture, _ frames: [ReportPage.Frame], _ settings: [EventLog.Span],
    _ eventLog: EventLog, _ violation: Violation?, _ end: Instant, _ limit: Int
  ) {
    title = FixturePrinter.setup(fixture.setup)
    self.fixture = FixturePrinter.print(fixture)
    leftOut = max(fixture.steps.count - limit, 0)
    self.frames = frames
    self.settings = settings
    self.eventLog = eventLog
    self.violation = violation
    self.end = end
  }

  private static func play(
    _ fixture: Fixture, _ router: some SimulatedRouter, _ limit: Int
  ) -> Timeline {
    let steps = Array(fixture.steps.prefix(limit))
    let texts = StepWords.lines(steps)
    let names = requestNames(steps, texts)
    var simulation = Simulation(router, judged: fixture.judged)
    simulation.startRecording()
    simulation.record?.eventLog = EventLog(names: names)
    simulation.watch()
    var skipReasons: [StepID: String] = [:]
    var settings = SettingSpans()
    var violation: Violation?
    for step in steps where violation == nil {
      let skipReason = simulation.lastInapplicable
      violation = simulation.perform(step)
      settings.note(step.action, at: simulation.now)
      if simulation.lastInapplicable != skipReason {
        skipReasons[step.id] = simulation.lastInapplicable
      }
    }
    if violation == nil, steps.count == fixture.steps.count {
      simulation.record?.eventLog?.begin(.end)
      simulation.watch()
      violation = simulation.finish()
    }
    simulation.watch()
    let eventLog = simulation.record?.eventLog ?? EventLog(names: names)
    var maker = FrameMaker(steps, texts, skipReasons)
    let frames = maker.frames(eventLog.moments)
    return Timeline(fixture, frames, settings.spans, eventLog, violation, simulation.now, limit)
  }

  /// Requests as the fixture names them, with the letters of other steps.
  private static func requestNames(_ steps: [Step], _ texts: [String]) -> [StepID: String] {
    var names: [StepID: String] = [:]
    for (step, text) in zip(steps, texts) {
      if case .call = step.action { names[step.id] = ReportPage.withoutTime(text) }
    }
    return names
  }
}

extension Timeline {
  /// When a span ends on the drawing: what lasts still does so until it would have ended, or until
  /// everything stops.
  func shownEnd(of span: EventLog.Span) -> Instant { span.end ?? max(span.plannedEnd ?? end, end) }

  /// Every moment at which something begins, ends or happens, in order, each once.
  var moments: [Instant] {
    let spans =
      eventLog.requests + eventLog.transitions + eventLog.animations
      + eventLog.gestures + settings
    var times = spans.map(\.start) + spans.compactMap(\.end) + eventLog.reports.map(\.time)
    times += [.start, end]
    times += eventLog.animations.filter { $0.end == nil }.compactMap(\.plannedEnd)
    var moments: [Instant] = []
    for time in times.sorted() where moments.last != time { moments.append(time) }
    return moments
  }
}

/// From when to when the host has which manners.
private struct SettingSpans {
  private(set) var spans: [EventLog.Span] = []

  mutating func note(_ action: Action, at time: Instant) {
    guard case .host(let setting) = action else { return }
    let label = StepWords.text(Step(id: StepID(0), after: 0, action: action))
    for index in spans.indices where spans[index].end == nil {
      if Self.group(setting) == 0 || UInt64(Self.group(setting)) == spans[index].id {
        spans[index].end = time
      }
    }
    guard Self.lasts(setting) else { return }
    spans.append(
      EventLog.Span(
        id: UInt64(Self.group(setting)), label: label, start: time,
        end: Self.isMoment(setting) ? time : nil))
  }

  /// Settings of the same group take each other's place; 0 ends all.
  private static func group(_ setting: HostSetting) -> Int {
    switch setting {
    case .normal: 0
    case .slow, .fast, .instant: 1
    case .late: 2
    case .busy: 3
    case .away, .back: 4
    case .echo: 5
    case .cascade: 6
    case .foreign, .foreignGone: 7
    case .loseEnd, .unfinishedEnd, .earlyEnd, .occupied: 8
    }
  }

  private static func lasts(_ setting: HostSetting) -> Bool {
    switch setting {
    case .normal, .back, .foreignGone: false
    default: true
    }
  }

  private static func isMoment(_ setting: HostSetting) -> Bool {
    switch setting {
    case .loseEnd, .unfinishedEnd, .earlyEnd, .occupied: true
    default: false
    }
  }
}
