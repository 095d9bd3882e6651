import NavCore

/// A router and a host that is watched, from rest.
@MainActor
final class HostRun<Host: NavigationHost> {
  /// A clause that was broken, and in which step.
  struct Failure {
    let clause: HostClause
    let seen: String
    let step: Int
  }

  private let access: HostAccess<Host>
  private let router: Router<Int>
  private let host: Host
  private let clock = SteppedClock()
  /// What the router believed to be on screen before the report that is judged.
  private var believed: NavigationState
  /// What was on screen when the transition in flight was asked for.
  private var before: NavigationState?
  private var asked: Set<TransitionID> = []
  private var ended: Set<TransitionID> = []
  private var gestures: Set<GestureID> = []
  private var endedGestures: Set<GestureID> = []
  /// What the router waits to hear of, once it has asked.
  private var unanswered = false
  /// What is asked for, while it is something that does not fit.
  private var misfit: HostMisfit?
  private var broken: (clause: HostClause, seen: String)?

  init(_ access: HostAccess<Host>) {
    self.access = access
    let tabs = [(id: TabID(0), root: 0), (id: TabID(1), root: 0)]
    // Two tabs with ids of their own are no error.
    router = (try? Router(tabs: tabs, clock: clock)) ?? Router(root: 0, clock: clock)
    believed = router.navigation
    host = access.make(router)
    // A host may report once more after its run.
    router.inspector = { [weak self] call in MainActor.assumeIsolated { self?.watch(call) } }
    router.attach(host)
  }

  func failure(at step: Int) -> Failure? {
    broken.map { Failure(clause: $0.clause, seen: $0.seen, step: step) }
  }

  func perform(_ step: HostStep) {
    switch step {
    case .call(let request):
      router.submit(RequestOptions()) { table in
        request.mapRoutes { table.id(of: Int($0.rawValue)) }
      }
    case .move(let move):
      guard access.move?(host, move) == true else { return }
      if router.state.gesture != nil { finish() }
      if router.state.gesture != nil {
        fail(.everyGestureEnds, "the finger is gone, and nobody was told")
      } else if !router.isBusy {
        compare("after a move", .tellsWhatTheUserDoes)
      }
    case .finish: finish()
    case .silence: passTime()
    case .attach:
      router.attach(host)
      if !router.isBusy { compare("attached") }
    case .strangeQuestion: askStrangely()
    case .misfits:
      for misfit in HostMisfit.allCases { ask(for: misfit) }
    }
  }

  /// Lets everything end, and compares.
  func comeToRest() {
    for _ in 0..<1_000 where router.isBusy && broken == nil { finish() }
    if router.state.gesture != nil { fail(.everyGestureEnds, "a gesture is under way") }
    guard !router.isBusy else { return }
    compare("at rest")
  }

  private func finish() {
    let transition = router.state.transition?.id
    access.finish(host)
    if let transition, router.state.transition?.id == transition {
      fail(
        .everyTransitionEnds, "transition \(transition.rawValue) is over, and no end was reported")
    }
  }

  private func passTime() {
    guard let deadline = router.deadline else { return }
    clock.advance(by: deadline)
    router.timePasses()
    if unanswered { fail(.answers, "nothing was heard of what was asked for") }
    unanswered = false
  }

  /// Asks about a transition and a gesture of another host.
  private func askStrangely() {
    let heard = router.ignoredReportCount
    let stranger = TransitionID(.max)
    asked.insert(stranger)
    gestures.insert(GestureID(.max))
    host.carryOut(.inquire(stranger))
    host.carryOut(.inquireGesture(GestureID(.max), .layer(LayerID(.max))))
    if router.ignoredReportCount != heard + 2 {
      fail(.answers, "a question about what it does not know was not answered")
    }
    endedGestures.remove(GestureID(.max))
  }

  /// Asks for something that does not find what it expects.
  private func ask(for misfit: HostMisfit) {
    guard !router.isBusy else { return }
    self.misfit = misfit
    defer { self.misfit = nil }
    let shown = access.shows(host)
    let heard = router.ignoredReportCount
    let stranger = TransitionID(.max - 1)
    asked.insert(stranger)
    ended.remove(stranger)
    host.carryOut(.perform(stranger, misfit.change(on: shown), animated: true))
    access.finish(host)
    if !access.shows(host).isShown(as: shown) || router.ignoredReportCount != heard + 1 {
      fail(.refusesWhatDoesNotFit, "a \(misfit.rawValue) that does not fit was not turned down")
    }
  }

  private func compare(_ when: String, _ clause: HostClause = .showsWhatIsAsked) {
    let shown = access.shows(host)
    guard !shown.isShown(as: router.navigation) else { return }
    fail(clause, "\(shown.summary) \(when), expected \(router.navigation.summary)")
  }

  private func fail(_ clause: HostClause, _ seen: String) { broken = broken ?? (clause, seen) }
}

// MARK: - Watching

extension HostRun {
  private func watch(_ call: MachineCall) {
    if case .report(let report) = call.input { judge(report) }
    for effect in call.effects {
      switch effect {
      case .perform(let id, _, _):
        asked.insert(id)
        before = access.shows(host)
      case .inquire, .inquireGesture: unanswered = true
      default: break
      }
    }
    believed = router.machine.state.navigation
  }

  private func judge(_ report: HostReport) {
    switch report {
    case .ended(let id, let finished): judgeEnd(of: id, finished: finished)
    case .idle(let id), .animating(let id):
      unanswered = false
      if !asked.contains(id) { fail(.namesWhatThereIs, "transition \(id.rawValue)") }
    case .gestureBegan(let id, _):
      if !gestures.insert(id).inserted {
        fail(.namesWhatThereIs, "gesture \(id.rawValue) has begun before")
      }
    case .gestureActive(let id):
      unanswered = false
      if !gestures.contains(id) { fail(.namesWhatThereIs, "gesture \(id.rawValue)") }
    case .gestureEnded(let id, let target, let finished):
      unanswered = false
      if !gestures.contains(id) { fail(.namesWhatThereIs, "gesture \(id.rawValue)") }
      if !endedGestures.insert(id).inserted { fail(.endsOnce, "gesture \(id.rawValue) twice") }
      if finished { judgeRemoval(of: target) }
    case .removed(let target, _): judgeRemoval(of: target)
    case .tabSelected(let tab):
      if access.shows(host).selectedTab != tab {
        fail(.tellsWhatTheUserDoes, "tab \(tab.rawValue) is reported and not shown")
      }
    case .detached: break
    }
  }

  private func judgeEnd(of id: TransitionID, finished: Bool) {
    unanswered = false
    guard asked.contains(id) else {
      return fail(.namesWhatThereIs, "transition \(id.rawValue), which nobody has asked for")
    }
    guard ended.insert(id).inserted else {
      return fail(.endsOnce, "transition \(id.rawValue) has ended twice")
    }
    let shown = access.shows(host)
    guard finished else { return }
    if let misfit {
      // What is gone has been dismissed.
      guard misfit != .dismiss else { return }
      return fail(
        .refusesWhatDoesNotFit, "a \(misfit.rawValue) that does not fit has finished")
    }
    if shown.isShown(as: believed) { return }
    let isTooEarly = before.map(shown.isShown) == true
    fail(
      isTooEarly ? .endsAfterTheView : .showsWhatIsAsked,
      "\(shown.summary) at the end of transition \(id.rawValue), expected \(believed.summary)")
  }

  private func judgeRemoval(of target: RemovalTarget) {
    if access.shows(host).isRemovable(target) {
      fail(.tellsWhatTheUserDoes, "\(target.summary) is reported as gone and shown")
    }
  }
}

extension NavigationState {
  /// True when both have the same ids in the same places.
  fileprivate func isShown(as other: NavigationState) -> Bool { HostScreen(self).shows(other) }
}
