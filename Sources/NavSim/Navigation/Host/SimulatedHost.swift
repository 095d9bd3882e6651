import NavCore

/// A UI framework on a virtual clock: carries out commands, plays the user, reports, and is unkind.
///
/// It follows the contract of ``Change``: a command that does not find on screen what it expects is
/// not carried out and ends as not finished, and reports arrive in the order in which they were made.
/// A command that comes while it performs another transition, or one that nothing it has yet to
/// report can excuse, is the router's fault and is answered with an ``Objection``.
struct SimulatedHost: Sendable {
  /// How long an animation normally takes.
  static let horizontalDuration: Milliseconds = 350
  static let verticalDuration: Milliseconds = 500
  static let slowFactor: Int64 = 10

  private(set) var screen: HostScreen
  private(set) var animation: Animation?
  private(set) var gesture: Gesture?
  private(set) var setting = Setting()
  private var outbox = Outbox()
  /// Ends of gestures whose report was lost; told when asked.
  private var untold: [HostReport] = []
  private var lastGesture: UInt64 = 0

  struct Animation: Sendable {
    let id: TransitionID
    let change: Change
    let end: Instant
  }

  struct Gesture: Sendable {
    let id: GestureID
    let target: RemovalTarget
    let end: Instant
    let isFinished: Bool
    /// What the router has made of the report that it began.
    var notice = Notice.untold
    var isHeard: Bool { notice == .heard }
  }

  enum Notice: Sendable {
    case untold
    case heard
    case ignored
  }

  struct Setting: Sendable {
    var speed = HostSetting.normal
    var lag: Milliseconds = 0
    var losesNextEnd = false
    var nextEndIsUnfinished = false
  }

  /// What a router must not ask.
  enum Objection {
    case overlapping(TransitionID, during: Animation)
    case duringGesture(GestureID)
    case illegal(TransitionID, Change)
  }

  init(_ state: NavigationState) { screen = HostScreen(state) }

  /// When something of its own happens next: the end of an animation or of a gesture.
  var nextEvent: Instant? {
    guard let animation else { return gesture?.end }
    guard let gesture else { return animation.end }
    return min(animation.end, gesture.end)
  }

  /// When the next report arrives.
  var nextReport: Instant? { outbox.first?.arrival }

  /// True when nothing moves and nothing is left to be told.
  var isQuiet: Bool {
    animation == nil && gesture == nil && outbox.isEmpty && untold.isEmpty
  }

  mutating func takeReport() -> HostReport? { outbox.removeFirst() }

  /// Notes what the router has made of the gesture it was just told of. It never asks about one that
  /// it ignored, because what that one removes is gone for it already.
  mutating func gestureWasTold(_ id: GestureID, _ notice: Notice) {
    if gesture?.id == id { gesture?.notice = notice }
    if notice == .ignored { untold.removeAll { $0.isEnd(of: id) } }
  }
}

// MARK: - Commands

extension SimulatedHost {
  mutating func perform(
    _ id: TransitionID, _ change: Change, animated: Bool, at now: Instant
  ) -> Objection? {
    if let animation { return .overlapping(id, during: animation) }
    if let gesture {
      if gesture.isHeard { return .duringGesture(gesture.id) }
      report(.ended(id, finished: false), at: now)
      return nil
    }
    guard screen.accepts(change) else {
      report(.ended(id, finished: false), at: now)
      return hasUntoldMoves ? nil : .illegal(id, change)
    }
    let duration = animated ? self.duration(of: change) : 0
    animation = Animation(id: id, change: change, end: now + duration)
    if duration == 0 { endAnimation(at: now) }
    return nil
  }

  mutating func resynchronise(with state: NavigationState, at now: Instant) -> Objection? {
    if let animation { return .overlapping(animation.id, during: animation) }
    if let gesture {
      if gesture.isHeard { return .duringGesture(gesture.id) }
      cancelGesture(at: now)
    }
    screen = HostScreen(state)
    outbox.forEach { screen.repeatMove($0) }
    for report in untold { screen.repeatMove(report) }
    return nil
  }

  mutating func inquire(_ id: TransitionID, at now: Instant) {
    report(animation?.id == id ? .animating(id) : .idle(id), at: now)
  }

  mutating func inquireGesture(_ id: GestureID, at now: Instant) {
    if gesture?.id == id {
      report(.gestureActive(id), at: now)
    } else if let index = untold.firstIndex(where: { $0.isEnd(of: id) }) {
      report(untold.remove(at: index), at: now)
    }
  }

  private func duration(of change: Change) -> Milliseconds {
    let normal =
      switch change {
      case .push, .pop, .replace, .replaceRoot, .restore: Self.horizontalDuration
      case .present, .dismiss, .select: Self.verticalDuration
      }
    return switch setting.speed {
    case .slow: normal * Self.slowFactor
    case .zero: 0
    default: normal
    }
  }

  /// True when the router cannot yet know what is on screen.
  private var hasUntoldMoves: Bool { !untold.isEmpty || outbox.contains(where: \.isMove) }
}

// MARK: - What happens by itself

extension SimulatedHost {
  /// Lets the event that is due happen; that of the animation first.
  mutating func advance(to now: Instant) {
    if let animation, animation.end <= now {
      endAnimation(at: now)
    } else if let gesture, gesture.end <= now {
      endGesture(gesture, at: now)
    }
  }

  private mutating func endAnimation(at now: Instant) {
    guard let animation else { return }
    self.animation = nil
    let finished = !setting.nextEndIsUnfinished && screen.accepts(animation.change)
    setting.nextEndIsUnfinished = false
    if finished { screen.apply(animation.change) }
    if setting.losesNextEnd {
      setting.losesNextEnd = false
    } else {
      report(.ended(animation.id, finished: finished), at: now)
    }
  }

  private mutating func endGesture(_ gesture: Gesture, at now: Instant) {
    self.gesture = nil
    if gesture.isFinished { screen.remove(gesture.target) }
    let end = HostReport.gestureEnded(gesture.id, gesture.target, finished: gesture.isFinished)
    if setting.losesNextEnd {
      setting.losesNextEnd = false
      if gesture.notice != .ignored { untold.append(end) }
    } else {
      report(end, at: now)
    }
  }

  private mutating func cancelGesture(at now: Instant) {
    guard let gesture else { return }
    self.gesture = nil
    report(.gestureEnded(gesture.id, gesture.target, finished: false), at: now)
  }

  private mutating func report(_ report: HostReport, at now: Instant) {
    outbox.append(report, arrival: now + setting.lag)
  }
}

// MARK: - The user, the system and the scenario

extension SimulatedHost {
  /// - Returns: what kept the user from it, or nil.
  mutating func swipeBack(finished: Bool, lasting: Milliseconds, at now: Instant) -> String? {
    guard let top = poppable else { return "the visible stack is at its root" }
    return begin(.entry(top), finished: finished, lasting: lasting, at: now)
  }

  mutating func dragDismiss(finished: Bool, lasting: Milliseconds, at now: Instant) -> String? {
    guard let layer = screen.layers.last, layer.isDraggable, case .layer(let id) = layer.id else {
      return "no sheet is on top"
    }
    return begin(.layer(id), finished: finished, lasting: lasting, at: now)
  }

  mutating func tapTab(_ tab: TabID, at now: Instant) -> String? {
    guard screen.layers.isEmpty else { return "a layer covers the tab bar" }
    guard screen.selected != tab else { return "the tab is shown already" }
    guard screen.tabs.contains(where: { $0.id == .tab(tab) }) else { return "there is no such tab" }
    screen.selected = tab
    report(.tabSelected(tab), at: now)
    return nil
  }

  mutating func clear(_ flag: Flag, at now: Instant) -> String? {
    switch flag {
    case .push: remove(poppable.map(RemovalTarget.entry), by: .user, at: now)
    case .presentation: remove(layer(screen.layers.last), by: .user, at: now)
    }
  }

  /// A late write: whether its target is still there or not, it is reported.
  mutating func clear(_ target: RemovalTarget, at now: Instant) {
    _ = remove(target, by: .user, at: now)
  }

  mutating func systemRemoves(_ removal: SystemRemoval, at now: Instant) -> String? {
    switch removal {
    case .pop: remove(poppable.map(RemovalTarget.entry), by: .system, at: now)
    case .dismiss: remove(layer(screen.layers.last), by: .system, at: now)
    case .dismissAll: remove(layer(screen.layers.first), by: .system, at: now)
    }
  }

  mutating func set(_ new: HostSetting) {
    switch new {
    case .normal: setting = Setting()
    case .slow, .zero: setting.speed = new
    case .loseEnd: setting.losesNextEnd = true
    case .unfinishedEnd: setting.nextEndIsUnfinished = true
    case .late(let lag): setting.lag = max(lag, 0)
    }
  }

  private var poppable: EntryID? {
    guard let stack = screen.visible, stack.entries.count > 1 else { return nil }
    return stack.entries.last
  }

  private func layer(_ stack: HostScreen.Stack?) -> RemovalTarget? {
    if case .layer(let id)? = stack?.id { return .layer(id) }
    return nil
  }

  private mutating func begin(
    _ target: RemovalTarget, finished: Bool, lasting: Milliseconds, at now: Instant
  ) -> String? {
    guard gesture == nil else { return "a finger is on the screen already" }
    lastGesture += 1
    let new = Gesture(
      id: GestureID(lastGesture), target: target, end: now + max(lasting, 0), isFinished: finished)
    gesture = new
    report(.gestureBegan(new.id, target), at: now)
    if new.end == now { endGesture(new, at: now) }
    return nil
  }

  private mutating func remove(
    _ target: RemovalTarget?, by remover: Remover, at now: Instant
  ) -> String? {
    guard let target else { return "there is nothing to remove" }
    screen.remove(target)
    report(.removed(target, by: remover), at: now)
    return nil
  }
}

extension HostScreen {
  /// Does again what a report not yet heard says has happened.
  fileprivate mutating func repeatMove(_ report: HostReport) {
    switch report {
    case .gestureEnded(_, let target, finished: true), .removed(let target, _): remove(target)
    case .tabSelected(let tab): selected = tab
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

  fileprivate func isEnd(of gesture: GestureID) -> Bool {
    if case .gestureEnded(gesture, _, _) = self { return true }
    return false
  }
}
