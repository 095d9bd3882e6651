/// The simulated host of a router test: what is on the screen, what moves there, and what the
/// router is told of it.
///
/// A declarative host compares after every change of the router's; an imperative one shows what it
/// is asked to show. Everything else is the same for both.
final class HostPlayer {
  let hooks: HostHooks
  /// It has this host until it ends.
  let run: RouterRun
  /// What is on the screen; during an animation what was there before.
  @exclusivity(unchecked) var onScreen: Picture {
    didSet { if onScreen != oldValue { showsElse() } }
  }
  @exclusivity(unchecked) var motion: ScreenMotion? {
    didSet { if motion?.target != oldValue?.target { showsElse() } }
  }
  var gesture: ScreenGesture?
  /// Calls whose changes are not on the screen yet.
  @exclusivity(unchecked) private var owners: [Int] = []
  private var lastMotion = 0
  /// What the host was asked to show, in order.
  @exclusivity(unchecked) private var requests: [@MainActor (Bool) -> Void] = []
  /// Reports that are still to come.
  private(set) var owedReports = 0
  /// How many of them tell the end of what the router has asked for.
  private var owedEnds = 0
  /// What the router showed before its last change.
  private var earlier: Picture?

  /// How many times the normal time everything takes.
  var pace = 1
  /// One-shot faults that wait for their occasion.
  @exclusivity(unchecked) var armed: [HostFault] = []
  var isAway = false
  var isCovered = false
  /// True when differences are not looked at until the router changes something.
  private var looksAway = false
  private var looksLater = false
  /// True from a change of the router's until it is on its way to the screen.
  private var hasUnshownChange = false
  /// True while the router is told of a tab that the user has selected, which is on the screen
  /// already.
  var isSelecting = false

  init(_ hooks: HostHooks, _ run: RouterRun) {
    self.hooks = hooks
    self.run = run
    onScreen = run.screens
    earlier = nil
    if let shows = hooks.shows {
      // Otherwise the first change would count as shown before it moves.
      run.scheduler.onMain(cause: Causes.nobody) { shows(run.router, [run.screens]) }
    }
    guard let attach = hooks.attach else { return }
    run.scheduler.onMain(cause: Causes.nobody) {
      attach(run.router, WithoutIsolation.transitionHost { [weak self] in self?.asked($0) })
    }
  }

  var now: Duration { run.scheduler.clock.now.offset }
  var isMoving: Bool { motion != nil || gesture != nil }
  var isUnavailable: Bool { isAway || isCovered || looksAway || looksLater }
  var isAboutToMove: Bool { looksLater || !requests.isEmpty }
  /// False while the router says that nobody sees it.
  var isTouchable: Bool { asks(hooks.isTouchable) ?? true }

  /// What a router says of itself; nil where it is not asked.
  func asks<Answer>(_ question: ((PlayedRouter) -> Answer)?) -> Answer? {
    question.map { question in
      run.scheduler.onMain(cause: Causes.nobody) { question(run.router) }
    }
  }

  var isOwed: Bool { owedReports > 0 || !requests.isEmpty }

  /// Whether a one-shot fault has waited for this occasion; it is over then.
  @discardableResult
  func consume(_ fault: HostFault) -> Bool {
    guard let index = armed.firstIndex(of: fault) else { return false }
    armed.remove(at: index)
    return true
  }

  // MARK: What the router does

  /// The router shows something else.
  func changed(owner: Int?, byUser: Bool) {
    if let owner { owners.append(owner) }
    // Nobody else is asked what can be touched.
    if run.test.playsWholeApp {
      let call = owner.flatMap(run.calls.state)
      isByTouch = call.map { run.log.operations[$0.operation].time == now } ?? false
    }
    if motion == nil, !looksLater { changesSince = now }
    if !byUser { hasUnshownChange = true }
    looksAway = false
    if let motion, motion.drops, motion.start < now { motion.hasDropped = true }
    wasAsked()
    guard hooks.attach == nil else { return }
    if consume(.coalesces) {
      looksLater = true
      after(.milliseconds(16)) { [unowned self] in
        looksLater = false
        look()
      }
    }
    look()
  }

  func remember(_ before: Picture) { earlier = before }

  private func asked(_ ended: @escaping @MainActor (Bool) -> Void) {
    // A transition that changes nothing that is shown is one for the router all the same.
    run.noteBusy(except: run.scheduler.cause, sawMotion: false)
    let before = run.screens
    lookInside()
    // The user's part is done with the first change; what follows is the router's.
    if userLeaves != nil, run.screens != before { userLeaves = run.screens }
    if pace == 0, !isAway, motion == nil, gesture == nil, requests.isEmpty {
      // Inside the call, as a framework does it that has nothing to animate.
      showsAtOnce = true
      run.scheduler.onMain(cause: run.newCause()) { call(ended, true) }
    } else {
      requests.append(ended)
    }
  }

  private var showsAtOnce = false
  /// What the user's move leaves, while the router is told of it.
  var userLeaves: Picture?

  /// Begins what the host was asked for.
  func wasAsked() {
    if showsAtOnce {
      showsAtOnce = false
      onScreen = run.screens
      owners = []
      run.note(.settled)
    }
    guard hooks.attach != nil else { return }
    while !requests.isEmpty, gesture == nil {
      if isAway {
        refuse(requests.removeFirst())
        continue
      }
      if motion != nil {
        guard consume(.ignoresChangesWhileMoving) else { return }
        refuse(requests.removeLast())
        continue
      }
      let ended = requests.removeFirst()
      begin(showing: run.screens, ended: ended)
    }
  }

  /// Tells a request that nothing came of it.
  private func refuse(_ ended: @escaping @MainActor (Bool) -> Void) {
    owe(.zero) { [unowned self] in tell { [unowned self] _ in call(ended, false) } }
  }

  /// The animation of which the router was told last.
  private var toldMotion: Int?
  /// True when what is presented while another layer leaves is lost.
  var isDropping = false
  /// True when the router will be told what is on the screen.
  private(set) var willTellScreen = false

  private func showsElse() {
    guard let shows = hooks.shows, !willTellScreen else { return }
    willTellScreen = true
    owe(.zero, isEnd: false) { [unowned self] in
      willTellScreen = false
      toldMotion = motion?.number
      tell { shows($0, [onScreen] + (motion.map { [$0.target] } ?? [])) }
    }
  }

  /// When the router began to show what is not on the screen yet.
  private(set) var changesSince = Duration.zero

  /// True when the last change was that of a call in the instant in which it was made: another finger
  /// may be there by then. What begins to move by itself moves before a finger can be on it.
  private(set) var isByTouch = false

  // MARK: Looking

  /// Compares what the router shows with what is on the screen, and animates the difference.
  func look() {
    guard hooks.attach == nil, !isAway, gesture == nil, !looksAway, !looksLater, !isSelecting
    else { return }
    let wanted = run.screens
    if let motion {
      guard motion.start == now, motion.number != toldMotion, !motion.isUsers,
        !motion.target.isAlike(wanted)
      else { return }
      // The same turn, and nobody was told of what is on its way: one animation shows both.
      self.motion = nil
      begin(showing: wanted, ended: nil)
      return
    }
    guard !wanted.isAlike(onScreen) else {
      // The screen shows it already, for whatever reason: no animation will tell.
      onScreen = wanted
      guard hasUnshownChange else { return }
      run.note(.settled)
      guard let settled = hooks.settled else { return }
      hasUnshownChange = false
      return owe(.zero) { [unowned self] in if !isShowingChange { tell { settled($0) } } }
    }
    if isCovered, wanted.layers.count != onScreen.layers.count { return }
    begin(showing: wanted, ended: nil)
  }

  private func begin(showing wanted: Picture, ended: (@MainActor (Bool) -> Void)?) {
    var target = wanted
    hasUnshownChange = false
    if armed.contains(.appliesInPart), let part = onScreen.firstDifference(from: wanted),
      ended == nil
    {
      consume(.appliesInPart)
      target = part
      looksAway = true
    }
    let leaving = onScreen.layers.indices.filter { $0 >= target.layers.count }
      .map { (index: $0, layer: onScreen.layers[$0]) }
    let full =
      onScreen.layers.count != target.layers.count
      ? hooks.present : onScreen.needsAnimation(to: target) ? hooks.push : .zero
    start(
      ScreenMotion(
        number: newMotion(), target: target, start: now, end: now + paced(full),
        owners: owners, leaving: leaving, ended: ended,
        drops: consume(.ignoresChangesWhileMoving)))
    owners = []
  }

  /// How long something takes at the present pace.
  func paced(_ time: Duration) -> Duration {
    switch pace {
    case 0: .zero
    case 1: time
    default: time * pace
    }
  }

  func newMotion() -> Int {
    lastMotion += 1
    return lastMotion
  }

  func start(_ motion: ScreenMotion) {
    if consume(.lostEnd) { motion.report = .never }
    if consume(.earlyEnd) { motion.report = .early }
    if consume(.lateEnd) { motion.report = .late }
    if consume(.doubleEnd) { motion.report = .twice }
    self.motion = motion
    run.recorder?.moves(motion, from: onScreen, run)
    // For the router, it moves until its end is told.
    let isToldAtOnce = motion.end == now && motion.report != .late && motion.report != .never
    if !isToldAtOnce { run.noteBusy(sawMotion: true) }
    if motion.report == .early {
      after((motion.end - now) / 2) { [unowned self] in reportEnd(of: motion) }
    }
    let number = motion.number
    after(motion.end - now) { [unowned self] in end(number) }
  }

  /// When an animation has ended last.
  private var lastEnd: Duration?
  /// True in the instant in which an animation has ended.
  var hasJustEnded: Bool { lastEnd == now }

  private func end(_ number: Int) {
    guard let motion, motion.number == number else { return }
    lastEnd = now
    self.motion = nil
    onScreen = motion.target
    if !motion.isUsers { run.note(.settled) }
    if motion.hasDropped { looksAway = true }
    if let write = motion.write, !writePath(write), let move = motion.move {
      // Nobody was told of it, and the router is not expected to know.
      run.ended(move, .cancelled)
    }
    switch motion.report {
    case .never, .early: break
    case .onTime: reportEnd(of: motion)
    case .late:
      owe(.seconds(1), isEnd: !motion.isUsers) { [unowned self] in
        reportEnd(of: motion)
        endMove(of: motion)
      }
    case .twice:
      reportEnd(of: motion)
      owe(.milliseconds(50), isEnd: !motion.isUsers) { [unowned self] in reportEnd(of: motion) }
    }
    tellTouch(endOf: motion)
    if motion.report != .late { endMove(of: motion) }
    if consume(.teardownWrite), hooks.path != nil {
      for (index, layer) in motion.leaving where !layer.pushed.isEmpty {
        writePath(PathWrite(index: index, layer: layer, left: []))
      }
    }
    look()
    wasAsked()
  }

  /// The router has been told what the user has done, if it was told at all.
  private func endMove(of motion: ScreenMotion) {
    guard let move = motion.move else { return }
    let isTold = motion.write != nil || hooks.closed != nil || motion.report != .never
    if isTold { run.ended(move, .returned) }
  }

  /// Does something later that the router waits for.
  ///
  /// - Parameter isEnd: true when it tells the end of what the router has asked for, and not of a
  ///   move of the user's.
  private func owe(_ delay: Duration, isEnd: Bool = true, _ body: @escaping () -> Void) {
    owedReports += 1
    if isEnd { owedEnds += 1 }
    after(delay) { [unowned self] in
      owedReports -= 1
      if isEnd { owedEnds -= 1 }
      body()
    }
  }

  // MARK: Telling

  /// Does something later, on behalf of nobody.
  func after(_ delay: Duration, _ body: @escaping () -> Void) {
    run.scheduler.onMain(cause: Causes.nobody) {
      run.scheduler.enqueueOwn(after: delay) { [weak run] in
        // What the end of a run hands over is carried out when nobody shows anything any more.
        guard let run, let host = run.host else { return }
        run.looksItself = true
        withExtendedLifetime(host, body)
      }
    }
  }

  func call(_ ended: @escaping @MainActor (Bool) -> Void, _ finished: Bool) {
    typealias Plain = (Bool) -> Void
    unsafeBitCast(ended, to: Plain.self)(finished)
  }

  /// The host is kind from now on, and there.
  func becomeKind() {
    armed = []
    pace = 1
    setDropping(false)
    if gesture != nil { user(.stop) }
    isCovered = false
    looksAway = false
    if isAway {
      isAway = false
      if motion == nil, hooks.attach == nil || requests.isEmpty {
        let before = onScreen
        onScreen = run.screens
        owners = []
        hasUnshownChange = false
        run.note(.settled)
        // What has left while nobody looked is told now.
        let left = before.layers.indices.filter {
          !onScreen.layers.indices.contains($0)
            || !before.layers[$0].isSame(as: onScreen.layers[$0])
        }
        for index in left.reversed() where index > 0 && hooks.attach == nil {
          closed(before.layers[index], at: index)
        }
        // One that is owed still comes, and would be taken for the end of something later.
        if owedEnds == 0, let settled = hooks.settled { tell { settled($0) } }
      }
    }
    look()
    wasAsked()
  }

  /// What the router showed before its last change, for a host that writes it back.
  var staleWrite: PathWrite? {
    guard let layer = earlier?.top, let index = earlier?.layers.indices.last,
      run.screens.layers.indices.contains(index),
      layer.pushed != run.screens.layers[index].pushed
    else { return nil }
    return PathWrite(index: index, layer: layer, left: layer.pushed)
  }
}
