import NavCore

/// Keeps what happens in a run of a router test, for a page.
///
/// Only the thread of the run touches it.
final class RunRecorder: RunObserver {
  /// Where something that was held back goes on.
  struct Departure {
    let mark: ReportPage.Mark
    let preemption: Preemption
  }

  /// What has changed when a frame is worth keeping.
  private struct Look: Equatable {
    let believed: Picture
    let shown: Picture?
    let motion: Int?
    let hasGesture: Bool
    let isAway: Bool
    let isCovered: Bool
  }

  var frames: [ReportPage.Frame] { log.frames }
  /// Calls with their callers.
  private(set) var calls: [(caller: Int, span: RecordedSpan)] = []
  private(set) var motions: [RecordedSpan] = []
  private(set) var faults: [RecordedSpan] = []
  /// All tasks and blocks that have run, by their first pieces.
  private(set) var tasks: [Piece: RecordedSpan] = [:]
  /// The calls that steps have made at once.
  private(set) var callsOfSteps: [Piece: Int] = [:]
  /// What the host has told; with the number of the motion that it is about.
  private(set) var reports: [(mark: ReportPage.Mark, motion: Int?)] = []
  private(set) var departures: [Departure] = []
  /// What the run has told of itself.
  private(set) var remarks: [String] = []
  /// When the run ended.
  private(set) var end: Int64 = 0
  private var log = FrameLog()
  private var last: Look?
  private var step = 0
  /// The caller of the present step's call, which begins then unless its caller is still busy.
  private var stepsCall: (caller: Int, time: Int64)?
  /// What a finger has done in the present step, and to what.
  private var touch: (shown: Picture, drawn: DrawnScreens)?
  private var finger: DrawnFinger?
  private var heldCount = 0
  /// Is told of each moment: what comes next may be the end of the process.
  var isAtMoment: ((RouterRun) -> Void)?

  // MARK: What happens

  func begins(_ step: RouterStep, _ run: RouterRun) {
    look(run)
    self.step += 1
    log.begin(self.step, "step-\(self.step)", ReportPage.withoutTime(run.test.text(of: step)))
    last = nil
    (touch, finger, stepsCall) = (nil, nil, nil)
    if case .call(let caller, _, _) = step.move { stepsCall = (caller, run.milliseconds) }
    if case .user(let gesture) = step.move, let shown = run.host?.onScreen {
      finger = gesture.finger
      touch = (shown, ScreenWords(run).read(shown, in: run))
    }
    isAtMoment?(run)
  }

  func begins(call number: Int, _ run: RouterRun) {
    guard let state = run.calls.state(of: number) else { return }
    let label = run.test.actions[state.action].text(state.argument)
    if run.test.items != nil, let shown = run.host?.onScreen {
      touch = (shown, ScreenWords(run).read(shown, in: run).touched(by: label))
    }
    callsOfSteps[run.scheduler.presentPiece] = number
    if let stepsCall, stepsCall == (state.caller, run.milliseconds) {
      self.stepsCall = nil
    } else {
      log.note("\(run.name(number)) begins")
    }
    calls.append((state.caller, RecordedSpan(number, label, start: run.milliseconds)))
    isAtMoment?(run)
  }

  func ended(call number: Int, throwing error: (any Error)?, _ run: RouterRun) {
    guard let index = calls.lastIndex(where: { $0.span.number == number }) else { return }
    calls[index].span.end = run.milliseconds
    calls[index].span.isOverForCaller =
      error == nil && run.calls.state(of: number)?.isAwaited == true
      && run.test.properties.contains(.returnsAfterAnimation)
    let name = run.name(number)
    switch error {
    case nil: log.note("\(name) returns")
    case is EndedWithFalse: log.note("\(name) ends with false")
    case let error?: log.note("\(name) throws \(TextEncoding.visible("\(error)"))")
    }
  }

  func told(_ text: String, of motion: ScreenMotion?, _ run: RouterRun) {
    log.note(text)
    reports.append((ReportPage.Mark(time: run.milliseconds, label: text), motion?.number))
  }

  func moves(_ motion: ScreenMotion, from shown: Picture, _ run: RouterRun) {
    if let previous = motions.last, previous.end == nil {
      if previous.start == run.milliseconds, previous.start != previous.planned {
        // One animation shows what several calls of a turn have changed.
        motions.removeLast()
      } else {
        motions[motions.count - 1].end = run.milliseconds
        log.note("the animation ends: \(previous.label)")
      }
    }
    let label = ScreenWords(run).change(shown, motion.target)
    var span = RecordedSpan(motion.number, label, start: run.milliseconds)
    span.planned = Milliseconds(motion.end).rawValue
    span.owners = motion.owners
    span.isUsers = motion.isUsers
    motions.append(span)
    log.note("the \(motion.isUsers ? "user" : "host") begins: \(label)")
  }

  func reported(_ motion: ScreenMotion, _ run: RouterRun) {
    let isStale =
      motions.last?.number != motion.number || reports.contains { $0.motion == motion.number }
    let label = motions.last { $0.number == motion.number }?.label ?? "an animation"
    let text = "the host tells the end of \(label)\(isStale ? " (stale)" : "")"
    log.note(text)
    reports.append(
      (ReportPage.Mark(time: run.milliseconds, label: text, isStale: isStale), motion.number))
  }

  func worked(_ run: RouterRun) {
    let (task, now) = (run.scheduler.presentPiece, run.milliseconds)
    tasks[
      task, default: RecordedSpan(task.call, run.scheduler.presentText, start: now)
    ].end = now
    for piece in run.scheduler.held(since: heldCount) {
      log.note("out of order: \(piece.words)")
      departures.append(
        Departure(
          mark: ReportPage.Mark(time: now, label: piece.words),
          preemption: piece.preemption))
    }
    heldCount = run.scheduler.heldCount
    followFaults(run)
    followMotion(run)
    isAtMoment?(run)
  }

  // MARK: Looking

  /// Keeps what is the case now, if that is anything new. Of an instant, the end is kept.
  func look(_ run: RouterRun) {
    followFaults(run)
    followMotion(run)
    end = run.milliseconds
    let host = run.host
    let look = Look(
      believed: run.screens, shown: host?.onScreen, motion: host?.motion?.number,
      hasGesture: host?.gesture != nil, isAway: host?.isAway ?? false,
      isCovered: host?.isCovered ?? false)
    guard last != look || log.hasNews else { return }
    last = look
    log.add(at: end, otherwise: "the screen changes") { frame(look, isFirst: $0, run) }
  }

  func says(_ remarks: [String]) { self.remarks = remarks }

  /// Notes what should be there at the end, which is known when the run is over.
  func ends(at time: Int64, wanting wanted: DrawnScreens?) {
    log.end(at: time, wanting: wanted)
    calls.removeAll { $0.span.start > time }
    motions.removeAll { $0.start > time }
    reports.removeAll { $0.mark.time > time }
    departures.removeAll { $0.mark.time > time }
    end = min(end, time)
  }

  /// The process ends in what comes next: what is held back will not be seen to go on.
  func ends(holding pieces: [HeldPiece]) {
    for piece in pieces
    where !departures.contains(where: { $0.preemption.held == piece.preemption.held }) {
      departures.append(
        Departure(
          mark: ReportPage.Mark(time: end, label: piece.words), preemption: piece.preemption))
    }
  }

  private func frame(_ look: Look, isFirst: Bool, _ run: RouterRun) -> ReportPage.Frame {
    let open = run.calls.open.map(run.name)
    let screens = ScreenWords(run)
    var motion: DrawnMotion?
    var expectsMotion = true
    if let moving = run.host?.motion, let span = motions.last, span.number == moving.number {
      motion = DrawnMotion(
        label: span.label, target: screens.read(moving.target, in: run), start: span.start,
        end: span.planned ?? span.start, isUsers: moving.isUsers)
      expectsMotion = !calls.contains {
        $0.span.isOverForCaller && moving.owners.contains($0.span.number)
      }
    }
    let obstacle = look.isAway ? "the app is in the background" : nil
    // In the frame of a touch the screen is as the finger has met it.
    let touched = isFirst && touch?.shown == look.shown ? touch?.drawn : nil
    var shown = touched ?? screens.read(look.shown ?? look.believed, in: run)
    // A tab is selected at once: the finger is on the one that is shown then.
    if isFirst, touched != nil || finger == .tab { shown.finger = finger }
    if let held = run.host?.gesture { shown.finger = held.finger }
    return ReportPage.Frame(
      time: run.milliseconds, believed: screens.read(look.believed, in: run),
      belief: open.isEmpty ? "no call is under way" : open.joined(separator: ", "),
      expectsMotion: expectsMotion, shown: shown, motion: motion,
      obstacle: obstacle ?? (look.isCovered ? "covered by another app's layer" : nil),
      waiting: waiting(run))
  }

  private func waiting(_ run: RouterRun) -> [ReportPage.Waiting] {
    var waiting: [(priority: Int, text: String)] = []
    for call in run.calls.queued {
      guard let priority = call.effect?.queued?.priority else { continue }
      let place = waiting.firstIndex { $0.priority < priority } ?? waiting.count
      waiting.insert((priority, run.name(call)), at: place)
    }
    return waiting.map { ReportPage.Waiting(text: $0.text, priority: "priority \($0.priority)") }
  }

  // MARK: Following

  private func followMotion(_ run: RouterRun) {
    guard let index = motions.indices.last, motions[index].end == nil else { return }
    let motion = run.host?.motion
    if let motion, motion.number == motions[index].number {
      motions[index].owners = motion.owners
    } else {
      motions[index].end = run.milliseconds
      log.note("the animation ends: \(motions[index].label)")
    }
  }

  private func followFaults(_ run: RouterRun) {
    var present: [String] = []
    if let host = run.host {
      if host.pace != 1 { present.append(host.pace == 0 ? "instant" : "slow") }
      if host.isAway { present.append("background") }
      if host.isCovered { present.append("foreign-layer") }
      present += host.armed.map(\.rawValue).sorted()
    }
    for index in faults.indices where faults[index].end == nil {
      if !present.contains(faults[index].label) { faults[index].end = run.milliseconds }
    }
    for label in present where !faults.contains(where: { $0.label == label && $0.end == nil }) {
      faults.append(RecordedSpan(0, label, start: run.milliseconds))
    }
  }
}

/// Screens of a router test as a page draws and names them.
struct ScreenWords {
  private let routes: any RouteTexts
  private let tabs: [String]

  /// For the screens of a run.
  init(_ run: RouterRun) { self.init(run.test) }

  /// For the screens of any run of a test.
  init(_ test: PlayedTest) {
    routes = test.routes
    tabs = test.hooks?.tabs ?? []
  }

  func drawn(_ screens: Picture) -> DrawnScreens {
    var layers = screens.layers.enumerated().map { index, layer in
      let style: DrawnScreens.Layer.Style =
        switch layer.style {
        case .base: .base
        case .sheet: .sheet
        case .cover: .cover
        }
      return DrawnScreens.Layer(
        style: style, name: index == 0 ? screens.tab ?? "stack" : "\(style.rawValue) \(index)",
        cards: layer.names(routes).map {
          DrawnScreens.Card(name: $0.route, id: $0.id == 0 ? "" : "\($0.id)")
        })
    }
    let base =
      layers.isEmpty
      ? DrawnScreens.Layer(style: .base, name: "nothing", cards: []) : layers.removeFirst()
    var bar = tabs.map { DrawnScreens.Layer(style: .base, name: $0, cards: []) }
    var selected = 0
    if let place = tabs.firstIndex(of: base.name) {
      bar[place] = base
      selected = place
    } else {
      bar.insert(base, at: 0)
    }
    return DrawnScreens(tabs: bar, selected: selected, layers: layers)
  }

  /// Screens with what can be read on them now.
  func read(_ screens: Picture, in run: RouterRun) -> DrawnScreens {
    var drawn = drawn(screens)
    if let items = run.test.items {
      drawn.items = run.scheduler.onMain(cause: Causes.nobody) { items(run.router, screens) }
    }
    return drawn
  }

  /// What a motion does, in a few words.
  func change(_ before: Picture, _ after: Picture) -> String {
    func name(_ layer: ScreenLayer<RouteNumber>?) -> String {
      layer?.names(routes).last?.text ?? "nothing"
    }
    if before.tab != after.tab { return "show tab \(after.tab ?? "")" }
    let (old, new) = (before.top, after.top)
    if after.layers.count > before.layers.count { return "present \(name(new))" }
    if after.layers.count < before.layers.count { return "dismiss \(name(old))" }
    let (count, others) = (old?.pushed.count ?? 0, new?.pushed.count ?? 0)
    if others > count { return "push \(name(new))" }
    return others < count ? "pop \(name(old))" : "show \(name(new))"
  }
}

extension UserGesture {
  /// What a finger does for that; nil for one that is lifted.
  fileprivate var finger: DrawnFinger? {
    switch self {
    case .back, .menu, .swipe: .swipe
    case .close, .drag: .drag
    case .tab: .tab
    case .release, .stop: nil
    }
  }
}

extension ScreenGesture {
  /// What the finger does.
  fileprivate var finger: DrawnFinger {
    switch target {
    case .screen: .swipe
    case .layer: .drag
    }
  }
}
