import NavCore

/// A scenario as it was played, instant by instant: what reports draw.
public struct Timeline: Sendable {
  /// What was on screen, or what a router says is.
  public struct Picture: Hashable, Sendable {
    /// A stack: a tab's, or a layer's.
    public struct Stack: Hashable, Sendable {
      /// What it is, such as "tab 0" or "sheet 1".
      public let name: String
      /// The entries, the root first, each as its id and its route, such as "4 (route 0)".
      public let entries: [String]
      /// True for the tab that is shown.
      public let isSelected: Bool
    }

    /// The tabs.
    public let tabs: [Stack]
    /// The layers, the lowest first.
    public let layers: [Stack]
    /// What the router is doing: idle, or what is in flight and what waits.
    public let state: String

    /// Everything in one line.
    public var text: String {
      let stacks = (tabs + layers).map { stack in
        "\(stack.isSelected ? "*" : "")\(stack.name): \(stack.entries.joined(separator: ", "))"
      }
      return stacks.joined(separator: " · ") + " · " + state
    }
  }

  /// A step, and what was there before and after it.
  public struct Frame: Hashable, Sendable {
    /// When it happened.
    public let time: Instant
    /// The step as a fixture shows it.
    public let text: String
    /// Before its time had passed.
    public let before: Picture
    /// After it.
    public let after: Picture
    /// Why it did nothing, if it did not apply.
    public let skipReason: String?
  }

  /// What it was played on, in words.
  public let title: String
  /// The steps.
  public let frames: [Frame]
  /// When everything has begun and ended.
  public let eventLog: EventLog
  /// How the host was unkind, and since when.
  public let settings: [EventLog.Span]
  /// What did not hold, if anything.
  public let violation: Violation?
  /// When the last thing happened; the violation is found then.
  public let end: Instant

  /// Plays a fixture and keeps what happens.
  ///
  /// - Parameters:
  ///   - fixture: what to play.
  ///   - limit: at most so many steps are shown.
  public init(of fixture: Fixture, limit: Int = 200) throws(SetupError) {
    self = Self.play(fixture, try fixture.setup.makeRouter(), limit)
  }

  /// Plays a fixture of a router of one's own and keeps what happens.
  ///
  /// - Parameters:
  ///   - fixture: what to play.
  ///   - router: at rest.
  ///   - limit: at most so many steps are shown.
  public init(of fixture: Fixture, on router: some SimulatedRouter, limit: Int = 200) {
    self = Self.play(fixture, router, limit)
  }

  private init(
    _ title: String, _ frames: [Frame], _ settings: [EventLog.Span], _ eventLog: EventLog,
    _ violation: Violation?, _ end: Instant
  ) {
    self.title = title
    self.frames = frames
    self.settings = settings
    self.eventLog = eventLog
    self.violation = violation
    self.end = end
  }

  private static func play(
    _ fixture: Fixture, _ router: some SimulatedRouter, _ limit: Int
  ) -> Timeline {
    var simulation = Simulation(router, judged: fixture.judged)
    simulation.startRecording()
    var frames: [Frame] = []
    var settings = SettingSpans()
    var violation: Violation?
    let steps = Array(fixture.steps.prefix(limit))
    for (step, text) in zip(steps, StepWords.lines(steps)) where violation == nil {
      let before = Picture(of: simulation)
      let skipReason = simulation.lastInapplicable
      violation = simulation.perform(step)
      settings.note(step.action, at: simulation.now)
      frames.append(
        Frame(
          time: simulation.now, text: text, before: before, after: Picture(of: simulation),
          skipReason: simulation.lastInapplicable == skipReason ? nil : simulation.lastInapplicable)
      )
    }
    if violation == nil, steps.count == fixture.steps.count {
      let before = Picture(of: simulation)
      violation = simulation.finish()
      frames.append(
        Frame(
          time: simulation.now, text: "the end: faults stop, and everything comes to rest",
          before: before, after: Picture(of: simulation), skipReason: nil))
    }
    var eventLog = simulation.record?.eventLog ?? EventLog()
    // As the fixture names them, with the letters of other steps.
    for (step, text) in zip(steps, StepWords.lines(steps)) {
      guard case .call = step.action else { continue }
      eventLog.name(step.id, String(text.drop { $0 != " " }.drop { $0 == " " }))
    }
    return Timeline(
      FixturePrinter.setup(fixture.setup), frames, settings.spans, eventLog, violation,
      simulation.now)
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
    times += frames.map(\.time) + [.start, end]
    times += eventLog.animations.filter { $0.end == nil }.compactMap(\.plannedEnd)
    var moments: [Instant] = []
    for time in times.sorted() where moments.last != time { moments.append(time) }
    return moments
  }
}

extension Timeline.Picture {
  init(of simulation: Simulation<some SimulatedRouter>) {
    let router = simulation.router
    let state = router.navigation
    func entries(_ stack: [Entry]) -> [String] {
      stack.map { "\($0.id.rawValue) (route \($0.route.rawValue))" }
    }
    var tabs: [Stack] = []
    for (index, tab) in state.tabs.enumerated() {
      tabs.append(
        Stack(
          name: "tab \(tab.id.rawValue)", entries: entries(tab.stack),
          isSelected: index == state.selectedIndex))
    }
    let layers = state.layers.map { layer in
      Stack(
        name: "\(layer.style == .fullScreenCover ? "cover" : "sheet") \(layer.id.rawValue)",
        entries: entries(layer.stack), isSelected: false)
    }
    var doing: [String] = []
    if let transition = router.transitionInFlight {
      doing.append("transition \(transition.rawValue) in flight")
    }
    if let gesture = router.gestureInFlight { doing.append("gesture \(gesture.rawValue)") }
    if let sequence = router.sequenceInFlight {
      doing.append("steps of request \(sequence.rawValue) under way")
    }
    if doing.isEmpty { doing.append(router.isBusy ? "busy" : "idle") }
    if router.waitingCount > 0 { doing.append("\(router.waitingCount) waiting") }
    self.init(tabs: tabs, layers: layers, state: doing.joined(separator: ", "))
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
    case .slow, .fast, .zero: 1
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
