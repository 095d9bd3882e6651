/// A scenario as a page shows it: frames that can be stepped through, and lanes over time.
///
/// A plain value, whoever has played the scenario: the simulation of a router core, or a router
/// test. All times are milliseconds of virtual time.
package struct ReportPage: Sendable {
  /// What was run, in a few words.
  let heading: String
  /// Which router.
  let router: String
  /// True for an app, which has views and wants them on the screen.
  var isApp = false
  /// What did not hold, if anything, and what was promised.
  let violation: Violation?
  let promise: String
  let frames: [Frame]
  let lanes: [Lane]
  /// What the host has told the router.
  let reports: [Mark]
  /// Where the schedule has left the natural order.
  let departures: [Mark]
  let arrows: [Arrow]
  /// Lines that say how to run it again.
  let facts: [String]
  /// The scenario as a file.
  let fixture: String

  package init(
    heading: String, router: String, isApp: Bool = false, violation: Violation?, promise: String,
    frames: [Frame], lanes: [Lane], reports: [Mark], departures: [Mark], arrows: [Arrow],
    facts: [String], fixture: String
  ) {
    self.heading = heading
    self.router = router
    self.isApp = isApp
    self.violation = violation
    self.promise = promise
    self.frames = frames
    self.lanes = lanes
    self.reports = reports
    self.departures = departures
    self.arrows = arrows
    self.facts = facts
    self.fixture = fixture
  }

  /// A moment: a step, or what happens by itself between two of them.
  package struct Frame: Sendable {
    /// The number of the step, from 1; nil for what is none.
    var step: Int?
    /// What links to it.
    var id: String
    package var time: Int64
    /// The step as the scenario has it, or what happens.
    var title: String
    /// What has happened, in its order.
    package var events: [String]
    /// Why the step did nothing, if it did not apply.
    package var skipReason: String?
    /// What the router says is on screen, and what it is doing.
    let believed: DrawnScreens
    let belief: String
    /// True while the router waits for the end of what moves.
    let expectsMotion: Bool
    /// What is on screen; during a motion, what was there before.
    var shown: DrawnScreens
    let motion: DrawnMotion?
    /// What keeps the screen from showing anything.
    let obstacle: String?
    /// The requests that wait, the next one first.
    let waiting: [Waiting]
    /// What should be there; nil where nobody can say.
    package var wanted: DrawnScreens?

    package init(
      step: Int? = nil, id: String = "", time: Int64, title: String = "", events: [String] = [],
      skipReason: String? = nil, believed: DrawnScreens, belief: String, expectsMotion: Bool,
      shown: DrawnScreens, motion: DrawnMotion?, obstacle: String?, waiting: [Waiting],
      wanted: DrawnScreens? = nil
    ) {
      self.step = step
      self.id = id
      self.time = time
      self.title = title
      self.events = events
      self.skipReason = skipReason
      self.believed = believed
      self.belief = belief
      self.expectsMotion = expectsMotion
      self.shown = shown
      self.motion = motion
      self.obstacle = obstacle
      self.waiting = waiting
      self.wanted = wanted
    }

    /// What the router lacks of what should be there, and has beside it; nil where nobody can say.
    var wantedDifference: WantedDifference? { wanted.map { WantedDifference($0, believed) } }

    /// Where the router and the screen do not agree. While the router waits for what moves, that
    /// counts as shown; a move of the user's may count either way.
    var difference: ScreenDifference {
      let now = ScreenDifference(believed, shown)
      guard let motion else { return now }
      let after = ScreenDifference(believed, motion.target)
      if motion.isUsers { return after.isEmpty ? after : now }
      return expectsMotion || now.isEmpty ? after : now
    }
  }

  /// The frames with one more for each motion that nothing else shows half-way; without those where
  /// there are more than a thousand, which would make a page of several megabytes.
  package static func withHalfWays(_ frames: [Frame]) -> [Frame] {
    guard frames.count <= 1_000 else { return frames }
    var all: [Frame] = []
    for (frame, next) in zip(frames, frames.dropFirst()) {
      all.append(frame)
      guard let motion = frame.motion, frame.time == motion.start else { continue }
      let middle = motion.start + (motion.end - motion.start) / 2
      guard middle > frame.time, middle < next.time else { continue }
      var half = frame
      (half.step, half.id, half.time) = (nil, frame.id + "-half", middle)
      if !motion.isUsers { half.shown = frame.shown.untouched }
      (half.title, half.events, half.skipReason) = ("half-way: \(motion.label)", [], nil)
      all.append(half)
    }
    return all + frames.suffix(1)
  }

  /// A request that waits.
  package struct Waiting: Hashable, Sendable {
    let text: String
    let priority: String

    package init(text: String, priority: String) {
      self.text = text
      self.priority = priority
    }
  }

  /// Something that lasts.
  package struct Bar: Sendable {
    let label: String
    package let start: Int64
    /// When it is over; until then it is drawn.
    package let end: Int64
    /// True when it was not over when everything stopped.
    let isOpen: Bool
    /// From when on it goes on though nobody waits for it.
    package var unawaited: Int64?
  }

  /// A row of bars; one that has more at a time than fit gets several.
  package struct Lane: Sendable {
    package enum Kind: String, Sendable {
      case callers
      case router
      case host
      case user
      case faults
    }

    let name: String
    let kind: Kind
    package let bars: [Bar]

    package init(name: String, kind: Kind, bars: [Bar]) {
      self.name = name
      self.kind = kind
      self.bars = bars
    }
  }

  /// Something that happens at a moment.
  package struct Mark: Sendable {
    package let time: Int64
    package let label: String
    /// True for a report about something that is gone.
    package var isStale = false

    package init(time: Int64, label: String, isStale: Bool = false) {
      self.time = time
      self.label = label
      self.isStale = isStale
    }
  }

  /// Where an arrow begins or ends.
  package enum Anchor: Hashable, Sendable {
    /// The beginning of a bar: its lane and its place there.
    case start(Int, Int)
    /// The end of one.
    case end(Int, Int)
    /// A moment beside one.
    case moment(Int, Int, Int64)
    /// A report.
    case report(Int)
  }

  /// What leads to what.
  package struct Arrow: Hashable, Sendable {
    let from: Anchor
    let to: Anchor
    var kind = Kind.cause

    package init(from: Anchor, to: Anchor, kind: Kind = Kind.cause) {
      self.from = from
      self.to = to
      self.kind = kind
    }

    /// As the style calls them.
    package enum Kind: String, Sendable {
      /// From what leads to something.
      case cause = ""
      /// From a stale report to what it meant.
      case stale
      /// From what has overtaken to what was held back.
      case order
    }
  }

  /// The frame that a moment belongs to: the first at that time, or the last before it.
  func frame(at time: Int64) -> Frame? {
    frames.first { $0.time == time } ?? frames.last { $0.time < time } ?? frames.first
  }

  /// Everything that has a time, each once and in order.
  var times: [Int64] {
    let bars = lanes.flatMap(\.bars)
    var times = frames.map(\.time) + bars.map(\.start) + bars.map(\.end)
    times += (reports + departures).map(\.time)
    var once: [Int64] = []
    for time in times.sorted() where once.last != time { once.append(time) }
    return once
  }
}

extension ReportPage {
  /// A step as a file has it, without its time.
  package static func withoutTime(_ line: String) -> String {
    String(line.drop { $0 != " " }.drop { $0 == " " })
  }
}
