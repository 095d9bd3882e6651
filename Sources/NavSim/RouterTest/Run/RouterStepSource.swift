import NavCore

/// Draws the steps of a seed, each when the one before it has been carried out.
///
/// Times are aimed: at the next moment at which something is due in the run, just before it and
/// just after it, because that is where routers break.
struct RouterStepSource {
  /// How much time a seed likes to leave between steps.
  private enum Haste {
    case crowded
    case mixed
    case patient
  }

  private var random: Random
  private let haste: Haste
  /// The actions that a seed uses, each as often as it stands here.
  private let actions: [Int]
  private let faults: [HostFault]
  private let hasGestures: Bool
  private let userPercent: Int
  private let faultPercent: Int
  private let cancelPercent: Int
  private let callers: Int
  private let mayShareTurn: Bool
  /// How fast the device is from the start on, where that is a fault; it is the first step then.
  private var pace: HostFault?
  /// The part that the seed stays in; nil for everything.
  private let focus: RouterFocus?
  private var rest: Int

  /// Draws what a seed likes.
  init(seed: UInt64, steps: Int, _ test: PlayedTest) {
    var random = Random(seed: seed, stream: 5)
    rest = steps
    haste = [.crowded, .mixed, .mixed, .patient][random.below(4)]
    var actions: [Int] = []
    for action in test.actions.indices {
      // One that stands for many buttons is done more often.
      let weight = random.below(4) + (test.actions[action].offered == nil ? 0 : 8)
      if test.leftOutActions.contains(action) { continue }
      actions += Array(repeating: action, count: weight)
    }
    self.actions =
      actions.isEmpty
      ? test.actions.indices.filter { !test.leftOutActions.contains($0) } : actions
    let faults = test.faults.intersection(test.possibleFaults)
    let possible = HostFault.allCases.filter { test.hooks != nil && faults.contains($0) }
    var drawn: [HostFault] = []
    for fault in possible where fault.isDrawn && random.below(3) == 0 { drawn.append(fault) }
    self.faults = drawn
    faultPercent = drawn.isEmpty ? 0 : 3 + random.below(10)
    hasGestures = possible.contains(.gestures)
    userPercent = hasGestures ? [0, 10, 25][random.below(3)] : 0
    cancelPercent = faults.contains(.cancellation) ? [0, 5, 15][random.below(3)] : 0
    callers = 1 + random.below(max(test.callerLimit, 1))
    mayShareTurn = faults.contains(.sameTurn)
    let paces = drawn.filter { $0 == .slow || $0 == .instant }
    if !paces.isEmpty, random.below(2) == 0 { pace = paces[random.below(paces.count)] }
    let focuses = test.focuses
    focus =
      focuses.count <= Self.partsPlayedWhole || random.below(2) == 0
      ? nil : focuses[random.below(focuses.count)]
    self.random = random
  }

  /// An app of so few parts is played whole: seeds that go everywhere come to each of them often enough.
  private static let partsPlayedWhole = 8

  /// The next step; nil when there are enough.
  mutating func next(for run: RouterRun) -> RouterStep? {
    guard rest > 0, !actions.isEmpty else { return nil }
    rest -= 1
    if let pace = pace.take() { return RouterStep(delay: 0, move: .host(pace)) }
    if let step = gesture(for: run) { return step }
    let move = move(for: run)
    if case .call(let caller, let action, _) = move, let next = run.nextArguments(action) {
      return touch(caller, action, next, run)
    }
    return RouterStep(delay: delay(before: move, run), move: move)
  }

  /// A touch: nearly always as soon as the screen stands still, or somewhat later; now and then at
  /// once, on what is there still.
  private mutating func touch(
    _ caller: Int, _ action: Int, _ next: [Int], _ run: RouterRun
  ) -> RouterStep? {
    let wait = run.host.map { $0.nextGestures.wait } ?? .zero
    let present = run.possibleArguments(action)
    let isNow = !present.isEmpty && (wait == .zero || mayShareTurn && random.below(4) == 0)
    var arguments = isNow ? present : next
    if arguments.isEmpty {
      // Who stays in a part of the app and finds no field there taps a button.
      if focus != nil, let (other, next) = touchable(run) {
        return touch(caller, other, next, run)
      }
      // Who finds nothing to touch comes back to the app, goes back, or closes what is on top.
      return comeBack(run) ?? leave(run) ?? self.next(for: run)
    }
    if let focus {
      let own = focus.arguments[run.test.actions[action].name] ?? []
      // The way back to the seed's part is through what is around it.
      if own.isDisjoint(with: arguments), random.below(2) == 0, let step = leave(run) {
        return step
      }
      arguments = preferred(arguments, by: own.contains)
    }
    let move = RouterMove.call(
      caller: caller, action: action, argument: arguments[random.below(arguments.count)])
    let delay =
      isNow ? (wait > .zero ? 0 : delay(before: move, run)) : [0, 0, 1, 50][random.below(4)]
    return RouterStep(
      delay: isNow ? delay : Int(Milliseconds(wait).rawValue) + delay, move: move)
  }

  /// An action of the seed's of which something can be touched, and what; nil where there is none.
  private mutating func touchable(_ run: RouterRun) -> (action: Int, next: [Int])? {
    var next: [Int: [Int]] = [:]
    for action in run.test.actions.indices where run.test.actions[action].offered != nil {
      next[action] = run.nextArguments(action)
    }
    let touchable = actions.filter { next[$0]?.isEmpty == false }
    guard !touchable.isEmpty else { return nil }
    let action = touchable[random.below(touchable.count)]
    return next[action].map { (action, $0) }
  }

  /// Something that the user does, as soon as the screen stands still or somewhat later.
  private mutating func gesture(for run: RouterRun) -> RouterStep? {
    random.below(100) < userPercent ? leave(run) : nil
  }

  private mutating func comeBack(_ run: RouterRun) -> RouterStep? {
    guard let host = run.host, host.isAway || host.isCovered else { return nil }
    return RouterStep(delay: drawnDelay(run), move: .kind)
  }

  private mutating func leave(_ run: RouterRun) -> RouterStep? {
    guard hasGestures, let host = run.host else { return nil }
    var (gestures, wait) = host.nextGestures
    guard !gestures.isEmpty else { return nil }
    if let focus {
      gestures = preferred(gestures) { gesture in
        guard case .tab(let place) = gesture else { return true }
        return focus.tabs.contains(host.hooks.tabs[place])
      }
    }
    let move = RouterMove.user(gestures[random.below(gestures.count)])
    let delay = wait > .zero ? 0 : drawnDelay(run)
    return RouterStep(
      delay: Int(Milliseconds(wait).rawValue) + delay + [0, 0, 1, 50][random.below(4)], move: move)
  }

  /// Nearly always what belongs to the seed's part, where there is something of it.
  private mutating func preferred<Choice>(
    _ choices: [Choice], by isOwn: (Choice) -> Bool
  ) -> [Choice] {
    let own = choices.filter(isOwn)
    return own.isEmpty || random.below(4) == 0 ? choices : own
  }

  private mutating func move(for run: RouterRun) -> RouterMove {
    if random.below(100) < faultPercent {
      if let host = run.host, host.isUnkind, random.below(2) == 0 { return .kind }
      return .host(faults[random.below(faults.count)])
    }
    if random.below(100) < cancelPercent {
      let caller = random.below(callers)
      if run.calls.canCancel(caller) { return .cancel(caller: caller) }
    }
    var action = actions[random.below(actions.count)]
    if isAvoided(action, run), let other = unavoided(run) { action = other }
    return .call(
      caller: random.below(callers), action: action,
      argument: random.below(run.test.actions[action].arguments.count))
  }

  /// Seeds let no more presentations wait, and no more screens stand on one another: what grows as
  /// long as a run lasts makes every step of it more expensive, and shows nothing that a shorter one
  /// does not.
  private static let (queueLimit, depthLimit) = (32, 64)

  /// True for an action that adds to what there is enough of: by what it says, or by what its calls
  /// have done so far.
  private func isAvoided(_ action: Int, _ run: RouterRun) -> Bool {
    if run.calls.queued.count >= Self.queueLimit, run.test.actions[action].queues { return true }
    return run.screens.depth >= Self.depthLimit && run.calls.growth[action] > 0
  }

  /// An action that is not avoided, of those that the seed uses if there is one among them; nil when
  /// there is none.
  private mutating func unavoided(_ run: RouterRun) -> Int? {
    func others(_ actions: some Sequence<Int>) -> [Int] {
      actions.filter { !isAvoided($0, run) && !run.test.leftOutActions.contains($0) }
    }
    let own = others(actions)
    let possible = own.isEmpty ? others(run.test.actions.indices) : own
    return possible.isEmpty ? nil : possible[random.below(possible.count)]
  }

  private mutating func delay(
    before move: RouterMove, _ run: RouterRun
  ) -> Int {
    let delay = drawnDelay(run)
    if delay == 0, !mayShareTurn, case .call = move { return 1 }
    return delay
  }

  private mutating func drawnDelay(_ run: RouterRun) -> Int {
    let draw = random.below(100)
    let limits =
      switch haste {
      case .crowded: (none: 55, aimed: 80, short: 97)
      case .mixed: (none: 25, aimed: 60, short: 85)
      case .patient: (none: 5, aimed: 25, short: 35)
      }
    if draw < limits.none { return 0 }
    if draw < limits.aimed, let deadline = run.nextDeadline {
      return min(max(0, deadline + [0, 0, -1, 1][random.below(4)]), RouterStep.delayLimit)
    }
    if draw < limits.short { return 1 + random.below(700) }
    return [1_000, 2_000, 8_000][random.below(3)]
  }
}

extension HostFault {
  /// False for what is no step of its own: the manner of callers and users.
  var isDrawn: Bool {
    switch self {
    case .gestures, .sameTurn, .cancellation: false
    default: true
    }
  }
}

extension HostPlayer {
  /// True when something keeps the host from being kind.
  var isUnkind: Bool { pace != 1 || isAway || isCovered || isDropping || !armed.isEmpty }
}

extension RouterRun {
  /// How many milliseconds it is until something is due; nil when nothing is.
  var nextDeadline: Int? {
    guard let deadline = scheduler.clock.nextDeadline() else { return nil }
    return Int(Milliseconds(deadline.offset - scheduler.clock.now.offset).rawValue)
  }
}
