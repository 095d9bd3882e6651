/// A sequence of operations that is played on a fresh router one after another, each until
/// everything has come to rest, under a kind host and in the natural order.
final class AlonePlay {
  /// What came of one operation.
  struct Result: Hashable, Sendable {
    /// What was shown at rest.
    var screens: Picture
    /// What was shown on the way there, in order.
    var parts: [Picture] = []
    /// True when the call was refused, or what the user would touch was not there.
    var isRefused = false
    /// True when the call lasts: it waits for the user, or for somebody else.
    var lasts = false
    /// True when something was shown after the call had returned.
    var isLate = false
    /// True when that came so long after that a timer of the router's own was taken for a part of the
    /// call.
    var hasTimer = false
    /// The arguments with which each action could be called next, by their places; empty when
    /// nobody asks.
    var offered: [[Int]] = []
  }

  let subjects: [Operation.Subject]
  /// What was shown before the first.
  private(set) var start: Result?
  /// By operation, as far as it was played.
  private(set) var results: [Result] = []
  private var next = 0
  private var present: Result?
  /// The present call, by the cause of its work; that of nobody while the user moves.
  private(set) var call = Causes.nobody

  init(_ subjects: [Operation.Subject]) { self.subjects = subjects }

  /// How long one operation may take until everything is at rest.
  static var limit: Duration { .seconds(3_600) }

  /// When the present operation has taken too long.
  private(set) var deadline = AlonePlay.limit

  /// When something was shown or begun last.
  private var last: Duration = .zero

  /// What takes longer to come by itself is no part of a call, as being logged out is none.
  static var longestWait: Duration { .seconds(10) }

  /// The screens have changed.
  func shows(_ screens: Picture, hasEnded: Bool, at now: Duration) {
    present?.parts.append(screens)
    if hasEnded {
      present?.isLate = true
      if now - last > Self.longestWait { present?.hasTimer = true }
    }
    last = now
  }

  /// Everything is at rest: takes what has come of the present operation, and begins the next.
  ///
  /// - Returns: false when there are no more.
  func goOn(_ run: RouterRun) -> Bool {
    if start == nil { start = Result(screens: run.screens, offered: run.offered) }
    if var done = present {
      done.screens = run.screens
      done.offered = run.offered
      if let call = run.calls.state(of: self.call) { done.lasts = call.end == nil }
      if done.parts.last?.isAlike(run.screens) ?? false { done.parts.removeLast() }
      results.append(done)
    }
    present = nil
    guard next < subjects.count else { return false }
    let subject = subjects[next]
    next += 1
    last = run.scheduler.clock.now.offset
    deadline = last + Self.limit
    present = Result(screens: run.screens)
    switch subject {
    case .call(let action, let argument):
      call = run.lastCause + 1
      run.start(next - 1, action, argument, needsButton: false)
    case .move(let move):
      call = Causes.nobody
      if run.host?.carryOut(move) != true { present?.isRefused = true }
    }
    return true
  }

  /// A call has been refused.
  func refused(_ call: Int) { if call == self.call { present?.isRefused = true } }
}

extension AlonePlay.Result {
  /// True for an operation that shows something on the way to what it leads to, or lasts until somebody
  /// does something.
  func takesSteps(from before: Picture) -> Bool {
    lasts || !parts.isEmpty && !passes(from: before)
  }

  /// True for an operation that presents something, which may have left by then.
  func presents(above before: Picture) -> Bool {
    (parts + [screens]).contains { $0.layers.count > before.layers.count }
  }

  /// True for an operation that shows a layer, which leaves by itself.
  func passes(from before: Picture) -> Bool {
    !isRefused && !parts.isEmpty && screens.isAlike(before)
      && parts.allSatisfy { $0.covers(before) }
  }

  /// True where, behind some screens, only layers have come: what waits has its turn there.
  ///
  /// - Parameter first: nil for screens that nobody can tell.
  func isFollowedByTurns(_ first: Picture?) -> Bool {
    guard let first, let part = parts.first, part.isAlike(first) else { return false }
    return (parts + [screens]).allSatisfy { $0.covers(first) }
  }

  /// Whether a call could be made next.
  func offers(_ subject: Operation.Subject) -> Bool {
    guard case .call(let action, let argument) = subject, !offered.isEmpty else { return true }
    return offered[action].contains(argument)
  }
}

extension RouterRun {
  /// What can be called now, by action; empty for a test whose actions can be called at any time.
  fileprivate var offered: [[Int]] {
    guard test.actions.contains(where: { $0.offered != nil }) else { return [] }
    return test.actions.indices.map(possibleArguments)
  }
}

extension HostPlayer {
  /// The user does what was done in another run.
  ///
  /// - Returns: false when that is not possible now.
  func carryOut(_ move: UserMove) -> Bool {
    let gesture: UserGesture
    switch move.target {
    case .pushed(let index, let layer, let count):
      guard index == onScreen.layers.count - 1, onScreen.layers[index].root == layer.root,
        onScreen.layers[index].pushed.last == layer.pushed.last
      else { return false }
      gesture = count > 1 ? .menu(count) : .back
    case .layers(let lowest, let layers):
      guard lowest + layers.count == onScreen.layers.count,
        zip(onScreen.layers[lowest...], layers).allSatisfy({ $0.root == $1.root })
      else { return false }
      gesture = .close
      // What the user cannot have taken away, as where the app is not on the screen, the system has.
      if layers.count > 1 || !possibleGestures.contains(gesture) {
        take(.systemRemoval)
        return true
      }
    case .tab(let tab):
      guard let place = hooks.tabs.firstIndex(of: tab) else { return false }
      gesture = .tab(place)
    }
    guard possibleGestures.contains(gesture) else { return false }
    user(gesture)
    return true
  }
}

extension PlayedTest {
  /// Plays operations alone, one after another.
  ///
  /// - Parameter randomness: what random numbers are drawn from.
  /// - Returns: what came of each, as far as everything came to rest, and whether random numbers were
  ///   drawn.
  func alone(_ subjects: [Operation.Subject], randomness: UInt64 = 0) -> (
    start: AlonePlay.Result?, results: [AlonePlay.Result], hasDrawn: Bool
  ) {
    Heartbeat.passMoment()
    aloneTrace?(subjects)
    let play = AlonePlay(subjects)
    let scheduler = Scheduler(
      .natural, randomness: randomness, reordering: reordering, stepsAtOnceLimit: 10_000,
      timeLimit: .seconds(1 << 40))
    let body = {
      var run: RouterRun? = RouterRun(self, scheduler, nil, nil, alone: play)
      run?.playAlone()
      scheduler.onMain(cause: Causes.nobody) {
        run?.host = nil
        run = nil
      }
    }
    run(on: scheduler, body)
    return (play.start, play.results, scheduler.hasDrawnRandomness)
  }
}
