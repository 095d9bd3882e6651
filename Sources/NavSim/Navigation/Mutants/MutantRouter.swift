import NavCore

/// The core behind one `Mutant`: requests, reports, effects and answers pass through it, and one
/// of them is changed on its way.
struct MutantRouter: SimulatedRouter {
  let mutant: Mutant
  var machine: Machine
  /// The entry that was visible first.
  private let firstEntry: EntryID
  /// Requests that are taken and never looked at again.
  private var heldCount: UInt64 = 0
  /// When a router that trusts its clock calls the transition over.
  private var clock: (transition: TransitionID, end: Instant)?
  /// When the last transition began.
  private var began: Instant?
  /// Until when a router that has disabled itself takes nothing.
  private var disabledUntil = Instant.start

  /// The core with this rule broken.
  init(_ mutant: Mutant, _ configuration: Configuration) {
    self.mutant = mutant
    machine = Machine(configuration)
    firstEntry = machine.state.navigation.visibleEntry.id
  }

  // MARK: What it says of itself

  var deadline: Instant? {
    switch mutant {
    case .neverAsksTheHost: nil
    case .asksTooLate: machine.deadline.map { $0 + 28_000 }
    case .endsByTheClock:
      clock.map { clock in machine.deadline.map { min(clock.end, $0) } ?? clock.end }
        ?? machine.deadline
    default: machine.deadline
    }
  }
  var navigation: NavigationState { machine.navigation }
  var transitionInFlight: TransitionID? { machine.transitionInFlight }
  var sequenceInFlight: RequestID? { machine.sequenceInFlight }
  var gestureInFlight: GestureID? { machine.gestureInFlight }
  var isBusy: Bool { machine.isBusy }
  var waitingCount: Int { machine.waitingCount + Int(heldCount) }
  var ignoredReportCount: Int {
    mutant == .doesNotCountStaleReports ? 0 : machine.ignoredReportCount
  }
  var model: ReferenceModel? { machine.model }
  var handover: Handover? {
    if mutant == .forgetsTheHandover, !machine.navigation.layers.isEmpty { return nil }
    guard mutant == .handsOverBackwards, let handover = machine.handover else {
      return machine.handover
    }
    return Handover(from: handover.to, to: handover.from)
  }

  func chromeOwner(of stack: StackID) -> EntryID? {
    mutant == .keepsTheOldBar ? firstEntry : machine.chromeOwner(of: stack)
  }

  func entryPushed(on entry: EntryID) -> EntryID? {
    mutant == .flagsLag ? nil : machine.entryPushed(on: entry)
  }

  func layerPresented(from entry: EntryID) -> LayerID? {
    machine.layerPresented(from: entry)
  }

  func write(into canonical: inout Canonical) {
    machine.write(into: &canonical)
    canonical.add(Int(heldCount))
    canonical.add(clock?.end)
    canonical.add(disabledUntil)
    canonical.add(began)
  }

  // MARK: Input

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    if mutant == .completesWhenAsked, let id = machine.transitionInFlight {
      machine.receive(.ended(id, finished: true), at: time, into: &effects)
    }
    if mutant == .neverStartsTheQueue, request.kind == .enqueue, machine.isBusy {
      heldCount += 1
      let held = RequestID(1_000_000_000 + heldCount)
      effects.append(.waiting(held))
      return held
    }
    if mutant == .isBusyAtTheRoot, time < disabledUntil, !machine.isBusy {
      return rejectAsBusy(at: time, into: &effects)
    }
    let (changed, changedOptions) = change(request, options)
    let id = machine.submit(changed, changedOptions, at: time, into: &effects)
    if mutant == .isBusyAtTheRoot, effects.contains(where: \.findsNothing) {
      disabledUntil = time + 550
    }
    pass(&effects, at: time)
    return id
  }

  private mutating func rejectAsBusy(
    at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    var nothing: [Effect] = []
    let id = machine.submit(.cancel(RequestID(0)), at: time, into: &nothing)
    effects.append(.settled(id, .rejected(.busy)))
    return id
  }

  mutating func receive(
    _ report: HostReport, at time: Instant, into effects: inout [Effect]
  ) {
    let ignored = machine.ignoredReportCount
    if mutant == .missesAQuickEnd, case .ended = report, began == time { return }
    if let heard = change(report) { machine.receive(heard, at: time, into: &effects) }
    if mutant == .obeysStaleReports, machine.ignoredReportCount > ignored { popUnasked() }
    if mutant == .pathForgetsSwipes, report.isMove {
      effects.removeAll { if case .pathChanged = $0 { true } else { false } }
    }
    pass(&effects, at: time)
  }

  /// Pops what is on top of the selected tab, if nothing covers it.
  private mutating func popUnasked() {
    let index = machine.state.navigation.selectedIndex
    guard machine.state.navigation.layers.isEmpty, machine.state.navigation.pushedCount > 0 else {
      return
    }
    machine.state.navigation.tabs[index].stack.removeLast()
  }

  mutating func advance(to time: Instant, into effects: inout [Effect]) {
    if let due = clock, due.end <= time {
      clock = nil
      if machine.transitionInFlight == due.transition {
        machine.receive(.ended(due.transition, finished: true), at: time, into: &effects)
      }
    }
    machine.advance(to: time, into: &effects)
    pass(&effects, at: time)
  }

  /// Changes what has come out, and does what only this router does then.
  private mutating func pass(_ effects: inout [Effect], at time: Instant) {
    if mutant == .givesUpOnSlowHosts {
      for effect in effects {
        guard case .inquire(let id) = effect else { continue }
        effects.removeAll { $0 == effect }
        machine.receive(.idle(id), at: time, into: &effects)
      }
    }
    if effects.contains(where: \.isChange) { began = time }
    if mutant == .losesQuickScreens, began == time {
      effects.removeAll { if case .left = $0 { true } else { false } }
    }
    changeState(after: effects)
    change(&effects)
    guard mutant == .endsByTheClock else { return }
    for effect in effects {
      if case .perform(let id, _, _) = effect { clock = (id, time + 550) }
    }
    if clock?.transition != machine.transitionInFlight { clock = nil }
  }
}
