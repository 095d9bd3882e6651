import NavCore

/// A UI framework on a virtual clock: carries out commands, plays the user, reports, and is unkind.
///
/// It follows the contract of ``Change``: a command that does not find on screen what it expects is
/// not carried out and ends as not finished, and reports arrive in the order in which they were
/// made. A command that comes while it performs another transition, or one that nothing it has yet
/// to report can excuse, is the router's fault and is answered with an ``HostProtocolError``.
package struct SimulatedHost: Sendable {
  /// How long an animation normally takes.
  static let horizontalDuration: Milliseconds = 350
  static let verticalDuration: Milliseconds = 500
  static let slowFactor: Int64 = 10

  package internal(set) var screen: HostScreen
  package internal(set) var animation: Animation? { didSet { findNextEvent() } }
  /// The change that is animated, or waits to be: nothing is carried out while something waits.
  package internal(set) var moving: Change?
  package internal(set) var gesture: Gesture? { didSet { findNextEvent() } }
  package internal(set) var setting = Setting()
  /// Until when something moves that is nothing of the router's.
  var occupiedUntil: Instant? { didSet { findNextEvent() } }
  /// When something of its own happens next: the end of an animation, of a gesture, or of what
  /// moves besides.
  private(set) var nextEvent = Instant.never
  var queued: Queued?
  var outbox = Outbox()
  /// Ends of gestures whose report was lost; told when asked.
  var untold: [HostReport] = []
  var lastGesture: UInt64 = 0
  /// How many screens have begun to appear, and how many have appeared.
  var appearing = 0
  var appeared = 0

  package struct Animation: Sendable {
    package let id: TransitionID
    package let start: Instant
    package let end: Instant
    /// When its end is reported, if before.
    var earlyEnd: Instant?
  }

  /// A command that is carried out when nothing is in its way any more.
  struct Queued: Sendable {
    let id: TransitionID
    let animated: Bool
  }

  package struct Gesture: Sendable {
    package let id: GestureID
    package let target: RemovalTarget
    package let start: Instant
    package let end: Instant
    package let isFinished: Bool
    /// What the router has made of the report that it began.
    var notice = Notice.untold
    var isHeard: Bool { notice == .heard }
  }

  enum Notice: Sendable {
    case untold
    case heard
    case ignored
  }

  enum Speed: Sendable {
    case normal
    case slow
    case fast
    case instant
  }

  package struct Setting: Sendable {
    var speed = Speed.normal
    var lag: Milliseconds = 0
    var losesNextEnd = false
    var nextEndIsUnfinished = false
    var nextEndIsEarly = false
    var busy = BusyManner.refuse
    package var isAway = false
    var echoes = false
    var cascades = false
    package var isCovered = false
  }

  /// What a router must not ask.
  enum HostProtocolError {
    case overlapping(TransitionID, during: TransitionID, Change, until: Instant?)
    case duringGesture(GestureID)
    case illegal(TransitionID, Change)
  }

  /// How long everything takes, beside what the scenario says.
  let pace: Pace
  /// How long what moves layers takes at the present speed, and how long everything else.
  var verticalTime: Milliseconds
  var horizontalTime: Milliseconds

  init(_ state: NavigationState, pace: Pace = Pace()) {
    screen = HostScreen(state)
    self.pace = pace
    verticalTime = Self.verticalDuration * pace.factor
    horizontalTime = Self.horizontalDuration * pace.factor
  }

  private mutating func findNextEvent() {
    var next = Instant.never
    if let animation { next = animation.nextEnd }
    if let gesture { next = min(next, gesture.end) }
    if let occupiedUntil { next = min(next, occupiedUntil) }
    nextEvent = next
  }

  /// When the next report arrives.
  var nextReport: Instant { outbox.nextArrival }

  /// True when nothing moves and nothing is left to be told.
  var isQuiet: Bool {
    nextEvent == .never && nextReport == .never && untold.isEmpty && queued == nil
  }

  mutating func takeReport() -> HostReport? { outbox.removeFirst() }

  /// Lets nothing of the router's move any more, wherever it stands, and nothing wait.
  mutating func stop() {
    animation = nil
    queued = nil
    moving = nil
  }

  /// Notes what the router has made of the gesture it was just told of. It never asks about one
  /// that it ignored, because what that one removes is gone for it already.
  mutating func gestureWasTold(_ id: GestureID, _ notice: Notice) {
    if gesture?.id == id { gesture?.notice = notice }
    if notice == .ignored { untold.removeAll { $0.isEnd(of: id) } }
  }
}

// MARK: - Commands

extension SimulatedHost {
  /// Begins what a command asks for.
  ///
  /// - Returns: what the router should not have asked, if so.
  mutating func perform(
    _ id: TransitionID, _ change: Change, animated: Bool, at now: Instant
  ) -> HostProtocolError? {
    if setting.isAway { return nil }
    if let other = animation?.id ?? queued?.id, let moving {
      return .overlapping(id, during: other, moving, until: animation?.end)
    }
    if let gesture, gesture.isHeard { return .duringGesture(gesture.id) }
    if isInTheWay(of: change) {
      obstruct(id, change, animated: animated, at: now)
    } else if screen.accepts(change) {
      begin(id, change, animated: animated, at: now)
    } else {
      report(.ended(id, finished: false), at: now)
      return hasUntoldMoves ? nil : .illegal(id, change)
    }
    return nil
  }

  /// What becomes of a command that comes while something moves that is not the router's.
  private mutating func obstruct(
    _ id: TransitionID, _ change: Change, animated: Bool, at now: Instant
  ) {
    switch setting.busy {
    case .refuse: report(.ended(id, finished: false), at: now)
    case .queue:
      queued = Queued(id: id, animated: animated)
      moving = change
    case .drop: break
    }
  }

  /// True while something moves, or lies on top, that the router does not know of.
  private func isInTheWay(of change: Change) -> Bool {
    gesture != nil || occupiedUntil != nil || setting.isCovered && change.isVertical
  }

  /// Begins what the screen accepts.
  private mutating func begin(
    _ id: TransitionID, _ change: Change, animated: Bool, at now: Instant
  ) {
    let usual = change.isVertical ? verticalTime : horizontalTime
    let duration = pace.animates ?? animated ? usual : 0
    var new = Animation(id: id, start: now, end: now + duration)
    if setting.nextEndIsEarly, duration > 1 {
      setting.nextEndIsEarly = false
      new.earlyEnd = now + Milliseconds(duration.rawValue / 2)
    }
    appearing += change.shows ? 1 : 0
    if duration == 0 { return end(new, change, at: now) }
    animation = new
    moving = change
  }

  /// Carries out the command that had to wait.
  mutating func beginQueued(at now: Instant) {
    guard let next = queued, animation == nil, let change = moving, !isInTheWay(of: change)
    else { return }
    queued = nil
    if screen.accepts(change) {
      begin(next.id, change, animated: next.animated, at: now)
    } else {
      moving = nil
      report(.ended(next.id, finished: false), at: now)
    }
  }

  /// Shows what the router says, but for what it cannot know of yet.
  mutating func resynchronise(with state: NavigationState, at now: Instant) -> HostProtocolError? {
    if let animation, let moving {
      return .overlapping(animation.id, during: animation.id, moving, until: animation.end)
    }
    if let gesture {
      if gesture.isHeard { return .duringGesture(gesture.id) }
      cancelGesture(at: now)
    }
    if queued != nil {
      queued = nil
      moving = nil
    }
    screen = HostScreen(state)
    outbox.forEach { screen.repeatMove($0) }
    for report in untold { screen.repeatMove(report) }
    return nil
  }

  mutating func inquire(_ id: TransitionID, at now: Instant) {
    if setting.isAway { return }
    let isUnderWay = animation?.id == id || queued?.id == id
    report(isUnderWay ? .animating(id) : .idle(id), at: now)
  }

  mutating func inquireGesture(_ id: GestureID, at now: Instant) {
    if setting.isAway { return }
    if gesture?.id == id {
      report(.gestureActive(id), at: now)
    } else if let index = untold.firstIndex(where: { $0.isEnd(of: id) }) {
      report(untold.remove(at: index), at: now)
    }
  }

  /// True when the router cannot yet know what is on screen.
  private var hasUntoldMoves: Bool {
    !untold.isEmpty || outbox.contains(where: \.isMove)
  }

  mutating func report(_ report: HostReport, at now: Instant) {
    outbox.append(report, arrival: now + setting.lag)
  }
}

extension SimulatedHost.Animation {
  /// When something is to be told of it next.
  var nextEnd: Instant { earlyEnd ?? end }
}

extension HostScreen {
  /// Does again what a report not yet heard says has happened.
  mutating func repeatMove(_ report: HostReport) {
    switch report {
    case .gestureEnded(_, let target, finished: true), .removed(let target, _): remove(target)
    case .tabSelected(let tab): select(tab)
    default: break
    }
  }
}

extension HostReport {
  /// True when it tells of a change on screen that the router did not ask for.
  var isMove: Bool {
    switch self {
    case .gestureEnded(_, _, finished: true), .removed, .tabSelected: true
    default: false
    }
  }

  func isEnd(of gesture: GestureID) -> Bool {
    if case .gestureEnded(gesture, _, _) = self { return true }
    return false
  }
}

extension Change {
  /// True for what moves layers; a restored state is shown where it is.
  var isVertical: Bool {
    switch self {
    case .push, .pop, .replace, .replaceRoot, .restore: false
    case .present, .dismiss, .select: true
    }
  }

  /// True when a new screen comes.
  fileprivate var shows: Bool {
    switch self {
    case .push, .replace, .replaceRoot, .present, .restore: true
    case .pop, .dismiss, .select: false
    }
  }
}
