import NavCore

/// A router and a framework that draws its ``/NavCore/ScreenState``, without tasks: what takes time
/// ends when a step lets it, so that a hundred million steps can be played.
@MainActor
final class DrawnSession {
  private let seed: UInt64
  private let clock = SteppedClock()
  private var random: Random
  let router: Router<Int>
  let watch: ShellWatch
  /// What draws the screens; nil while nobody does.
  private(set) var framework: ShellFramework?
  /// What has drawn them before, and may write what is late.
  var former: ShellFramework?
  /// What comes to its end when a step lets it, or never.
  private var moving: [@MainActor () -> Void] = []
  /// What the steps were, in their order; nil when nobody wants to know.
  private(set) var told: [String]?
  private(set) var callCount = 0
  private(set) var digest = Digest()

  init(
    _ seed: UInt64, tellsSteps: Bool = false,
    _ changeRules: (inout Configuration) -> Void = { _ in }
  ) {
    self.seed = seed
    random = Random(seed: seed, stream: 23)
    router = .drawn(&random, clock: clock)
    watch = ShellWatch(router, changeRules)
    told = tellsSteps ? [] : nil
  }

  // MARK: Steps

  func step(_ number: Int) throws(ShellFinding) {
    random = Random(seed: seed, stream: 100 + UInt64(number))
    if random.chance(1, in: 6) { watch.atNextCall = { [unowned self] in callBack() } }
    carryOut(number, random.below(24))
    try check("step \(number)")
  }

  private func carryOut(_ number: Int, _ kind: Int) {
    switch kind {
    case 0..<9:
      tell("\(number)  call")
      call()
    case 9..<14:
      tell("\(number)  something ends")
      end()
    case 14..<18:
      tell("\(number)  the user")
      var writing = Random(seed: random.next())
      framework?.write(&writing)
    case 18, 19:
      tell("\(number)  silence")
      passTime()
    case 20:
      tell("\(number)  what was drawn before is written")
      writeLate()
    case 21:
      tell("\(number)  draw")
      draw()
    case 22:
      tell("\(number)  attach again, or let go")
      attachAgain()
    default:
      let wait = [0, 1, 299, 300, 550, 2_000][random.below(6)]
      tell("\(number)  \(wait) ms")
      clock.advance(by: Milliseconds(Int64(wait)))
      if random.chance(1, in: 2) { router.timePasses() }
    }
  }

  private func tell(_ words: @autoclosure () -> String) { told?.append(words()) }

  private func call() {
    callCount += 1
    let caller = ShellCaller(&random, on: router, watch)
    tell("      \(caller.words)")
    caller.now(watch)
  }

  /// What an owner does from inside a call of the router's.
  private func callBack() {
    tell("      inside:")
    switch random.below(4) {
    case 0, 1: call()
    case 2: end()
    default:
      var writing = Random(seed: random.next())
      framework?.write(&writing)
    }
  }

  /// Something that moves comes to its end.
  private func end() {
    if !moving.isEmpty { moving.remove(at: random.below(moving.count))() }
  }

  private func passTime() {
    guard let deadline = router.deadline else { return }
    clock.advance(by: deadline)
    router.timePasses()
  }

  func draw() {
    former = framework ?? former
    framework = ShellFramework(router) { [unowned self] end in
      // What is forgotten never ends.
      if moving.count < 8 { moving.append(end) }
    }
  }

  private func attachAgain() {
    switch random.below(6) {
    case 0: framework = nil
    case 1:
      former = framework ?? former
      framework = nil
      router.detach()
    default: if let framework { router.attach(framework.screens) }
    }
  }

  /// What is written to a screen state that was replaced changes nothing.
  func writeLate() {
    guard let former, former !== framework else { return }
    let before = router.state
    former.write(&random)
    if router.state != before { watch.fail("a host that was replaced is listened to") }
  }

  // MARK: Checks

  func check(_ when: @autoclosure () -> String) throws(ShellFinding) {
    watch.check()
    if !watch.isLeftBehind, let difference = framework?.difference() { watch.fail(difference) }
    digest.add(UInt64(watch.callCount) ^ router.navigation.visibleEntry.id.rawValue << 32)
    guard let finding = watch.finding else { return }
    let steps = told.map { "\n  " + $0.joined(separator: "\n  ") } ?? ""
    throw ShellFinding(text: "\(when()): \(finding)\(steps)")
  }

  /// Ends the faults, and sees whether all that was asked for ends.
  func comeToRest() throws(ShellFinding) {
    watch.atNextCall = nil
    draw()
    for _ in 0..<2_000 where router.isBusy || router.state.waiting.count > 0 {
      moving.popLast()?()
      passTime()
      // What waits for a layer to go goes on.
      if !router.isBusy, let layer = router.navigation.layers.first {
        framework?.screens.clear(layer.id)
      }
    }
    if router.isBusy || watch.outcomes.count != Int(watch.lastRequest) {
      watch.fail("not at rest: \(router.state)")
    }
    try check("at rest")
  }
}

extension ShellRuns {
  /// Runs of a router whose screens a framework draws.
  package static let screens = screens { _ in }

  /// The same, beside a model with other rules than the router has.
  package static func screens(
    changingRules changeRules: @escaping @Sendable (inout Configuration) -> Void
  ) -> ShellRuns {
    ShellRuns(name: "screens", stepLimit: 1_000) { seed, steps, tellsSteps in
      // Without tasks it stays on the thread of its caller, which is the main one.
      try MainActor.assumeIsolated {
        let session = DrawnSession(seed, tellsSteps: tellsSteps, changeRules)
        for step in steps { try session.step(step) }
        try session.comeToRest()
        return (session.callCount, session.digest.value)
      }
    }
  }
}
