import NavCore

/// A scenario as it was played, instant by instant: what reports draw.
package struct Timeline: Sendable {
  /// What it was played on, in words.
  package let title: String
  /// What has happened when.
  let recorder: SimulationRecorder
  /// The steps, and what happens between them.
  var frames: [ReportPage.Frame] { recorder.log.frames }
  /// How the host was unkind, and since when.
  let settings: [RecordedSpan]
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
  package init(of fixture: Fixture, limit: Int = 500) {
    self.init(of: fixture, on: fixture.setup.makeRouter(), limit: limit)
  }

  /// Plays a fixture of a router of one's own and keeps what happens.
  ///
  /// - Parameters:
  ///   - fixture: what to play.
  ///   - router: at rest.
  ///   - limit: at most so many steps are shown.
  package init(of fixture: Fixture, on router: some SimulatedRouter, limit: Int = 500) {
    let steps = Array(fixture.steps.prefix(limit))
    var simulation = Simulation(router, judged: fixture.judged)
    simulation.observer = SimulationRecorder(steps, StepWords.lines(steps))
    simulation.watch()
    var skipReasons: [(Int, String?)] = []
    var settings = SettingSpans()
    var violation: Violation?
    for (index, step) in steps.enumerated() where violation == nil {
      let skipReason = simulation.lastInapplicable
      violation = simulation.perform(step)
      settings.note(step.action, at: simulation.now)
      if simulation.lastInapplicable != skipReason {
        skipReasons.append((index + 1, simulation.lastInapplicable))
      }
    }
    if violation == nil, steps.count == fixture.steps.count {
      simulation.observer?.begins(nil)
      simulation.watch()
      violation = simulation.finish()
    }
    simulation.watch()
    var recorder =
      simulation.observer as? SimulationRecorder ?? SimulationRecorder([], [])
    for (number, reason) in skipReasons { recorder.log.skip(number, reason) }
    title = FixturePrinter.setup(fixture.setup)
    self.recorder = recorder
    self.settings = settings.spans
    self.violation = violation
    end = simulation.now
    self.fixture = FixturePrinter.print(fixture)
    leftOut = fixture.steps.count - steps.count
  }
}

/// From when to when the host has which manners.
private struct SettingSpans {
  private(set) var spans: [RecordedSpan] = []

  mutating func note(_ action: Action, at time: Instant) {
    guard case .host(let setting) = action else { return }
    let label = StepWords.text(Step(id: StepID(0), after: 0, action: action))
    for index in spans.indices where spans[index].end == nil {
      if Self.group(setting) == 0 || Self.group(setting) == spans[index].number {
        spans[index].end = time.milliseconds
      }
    }
    guard Self.lasts(setting) else { return }
    var span = RecordedSpan(Self.group(setting), label, start: time.milliseconds)
    if Self.isMoment(setting) { span.end = span.start }
    spans.append(span)
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
