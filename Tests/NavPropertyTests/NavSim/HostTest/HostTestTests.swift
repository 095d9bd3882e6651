import NavCore
import NavCoreSim
import NavHostTest
import Testing

/// A host as the guide has it, which keeps what it shows as a state, and what can be wrong with it.
@MainActor
private final class StateHost: @MainActor NavigationHost {
  enum Fault: CaseIterable {
    case doubleRoot, endsBeforeTheView, neverEnds, endsTwice, namesAnother, forgetsGestures
    case ignoresQuestions, takesWhatDoesNotFit, keepsMovesToItself, dismissesBlindly

    var clause: HostClause {
      switch self {
      case .doubleRoot: .showsWhatIsAsked
      case .endsBeforeTheView: .endsAfterTheView
      case .neverEnds: .everyTransitionEnds
      case .endsTwice: .endsOnce
      case .namesAnother: .namesWhatThereIs
      case .forgetsGestures: .everyGestureEnds
      case .ignoresQuestions: .answers
      case .takesWhatDoesNotFit, .dismissesBlindly: .refusesWhatDoesNotFit
      case .keepsMovesToItself: .tellsWhatTheUserDoes
      }
    }
  }

  private let router: Router<Int>
  private let fault: Fault?
  private(set) var shown: NavigationState
  private var moving: (id: TransitionID, change: Change)?
  private var lastGesture: UInt64 = 0

  init(_ router: Router<Int>, _ fault: Fault? = nil) {
    self.router = router
    self.fault = fault
    shown = router.navigation
  }

  func carryOut(_ command: HostCommand) {
    switch command {
    case .perform(let id, let change, _):
      var next = shown
      guard next.apply(change) || fault == .takesWhatDoesNotFit else {
        return router.report(.ended(id, finished: false))
      }
      moving = (id, change)
      if fault == .endsBeforeTheView { router.report(.ended(id, finished: true)) }
    case .resynchronise(let state):
      shown = state
      moving = nil
    case .inquire(let id):
      if fault == .ignoresQuestions { return }
      router.report(moving?.id == id ? .animating(id) : .idle(id))
    case .inquireGesture(let id, let target):
      if fault != .ignoresQuestions { router.report(.gestureEnded(id, target, finished: false)) }
    }
  }

  func finish() {
    guard let (id, change) = moving else { return }
    moving = nil
    let isShown = shown.apply(distorted(change))
    switch fault {
    case .neverEnds, .endsBeforeTheView: return
    case .namesAnother: router.report(.ended(TransitionID(id.rawValue + 7), finished: true))
    case .endsTwice:
      router.report(.ended(id, finished: true))
      router.report(.ended(id, finished: true))
    default: router.report(.ended(id, finished: isShown || fault == .takesWhatDoesNotFit))
    }
  }

  /// What a host makes of a replacement that takes the array for what is pushed, and of a dismissal
  /// that closes whatever is on top.
  private func distorted(_ change: Change) -> Change {
    switch (fault, change) {
    case (.doubleRoot, .replace(let stack, let entries)):
      .replace(stack, with: [entries[0]] + entries)
    case (.dismissesBlindly, .dismiss(let layer)) where !shown.contains(layer):
      shown.layers.last.map { .dismiss($0.id) } ?? change
    default: change
    }
  }

  func move(_ move: HostMove) -> Bool {
    let target: RemovalTarget
    let isFinished: Bool
    switch move {
    case .swipeBack(let finished):
      guard shown.pushedCount > 0, moving == nil else { return false }
      (target, isFinished) = (.entry(shown.visibleEntry.id), finished)
    case .dragAway(let finished):
      guard let layer = shown.layers.last, moving == nil else { return false }
      (target, isFinished) = (.layer(layer.id), finished)
    case .tapTab(let tab):
      guard shown.layers.isEmpty, tab != shown.selectedTab, moving == nil else { return false }
      let isThere = shown.apply(.select(tab, from: shown.selectedTab))
      router.report(.tabSelected(tab))
      return isThere
    }
    lastGesture += 1
    let gesture = GestureID(lastGesture)
    if fault == .keepsMovesToItself {
      if isFinished { take(target) }
      return true
    }
    router.report(.gestureBegan(gesture, target))
    if isFinished { take(target) }
    if fault != .forgetsGestures {
      router.report(.gestureEnded(gesture, target, finished: isFinished))
    }
    return true
  }

  private func take(_ target: RemovalTarget) {
    switch target {
    case .layer(let layer): _ = shown.apply(.dismiss(layer))
    case .entry:
      let below = shown.visibleStack[shown.visibleStack.count - 2].id
      _ = shown.apply(.pop(shown.visibleStackID, to: below))
    }
  }
}

@MainActor
@Suite("The contract of a host")
struct HostTestTests {
  private func test(_ fault: StateHost.Fault?) -> HostTest<StateHost> {
    HostTest {
      StateHost($0, fault)
    } shows: {
      $0.shown
    } finish: {
      $0.finish()
    }
    .user { $0.move($1) }
  }

  @Test("a host that keeps what it shows as a state keeps it")
  func holds() throws { try test(nil).check(seeds: 0..<40) }

  @Test("a host breaks the clause that it breaks", arguments: StateHost.Fault.allCases)
  private func breaks(_ fault: StateHost.Fault) throws {
    let violation = try #require(throws: HostViolation.self) {
      try test(fault).check(seeds: 0..<40)
    }
    #expect(violation.clause == fault.clause, "\(violation)")
    #expect(violation.steps.count <= 3, "\(violation)")
    #expect(violation.description.contains("check(seeds: \(violation.seed)...\(violation.seed))"))
  }

  @Test("what a host reports after its run is heard by nobody, and a run may have no steps")
  func afterTheRun() throws {
    final class Hosts { var all: [StateHost] = [] }
    let hosts = Hosts()
    let test = HostTest { router in
      hosts.all.append(StateHost(router))
      return hosts.all[hosts.all.count - 1]
    } shows: {
      $0.shown
    } finish: {
      $0.finish()
    }
    try test.check(seeds: 0..<2)
    try test.check(seeds: 2..<3, steps: -1)
    #expect(hosts.all.count == 3)
    for host in hosts.all { host.carryOut(.inquire(TransitionID(1))) }
  }

  @Test("a host for state-driven user interfaces keeps it, with whatever ends its transitions")
  func screenState() throws {
    for endsByAppearance in [true, false] {
      try HostTest {
        ScreenState($0)
      } shows: {
        $0.drawn
      } finish: { screens in
        guard let moving = screens.moving else { return }
        switch (endsByAppearance, moving.sign) {
        case (true, .appeared(let entry)): screens.appeared(entry)
        case (true, .disappeared(let entry)): screens.disappeared(entry)
        case (false, _): screens.animationEnded(moving.id)
        }
      }
      .user { screens, move in
        guard screens.moving == nil else { return false }
        return screens.make(move)
      }
      .check(seeds: 0..<40)
    }
  }
}

@MainActor
extension ScreenState {
  /// Writes back what a framework does after a move.
  fileprivate func make(_ move: HostMove) -> Bool {
    switch move {
    case .swipeBack(let finished):
      let path = path(of: drawn.visibleStackID)
      guard let top = path.last else { return false }
      beginGesture(on: .entry(top))
      if finished { setPath(to: path.dropLast(), from: path) }
      endGesture(finished: false)
    case .dragAway(let finished):
      guard let layer = drawn.layers.last?.id else { return false }
      beginGesture(on: .layer(layer))
      if finished { clear(layer) }
      endGesture(finished: false)
    case .tapTab(let tab):
      guard drawn.layers.isEmpty else { return false }
      select(tab)
    }
    return true
  }
}
