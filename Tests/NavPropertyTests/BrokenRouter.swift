@testable import NavCore
@testable import NavSim

/// The core with one bug planted in it: what each invariant has to find.
struct BrokenRouter: SimulatedRouter {
  enum Bug: CaseIterable {
    case popsTheRoot
    case replacesTheRootUnasked
    case reordersLayers
    case losesATab
    case reusesAnEntryID
    case forgetsAGoodbye
    case saysGoodbyeTwice
    case saysGoodbyeToParentsFirst
    case startsTheLatestFirst
    case opensTheGateTooEarly
    case changesStateOnRejection
    case settlesTwice
    case neverSettles
    case startsDuringATransition
    case callsTransitionsOverTooEarly
    case pushesOnTheWrongEntry
    case obeysStaleReports
    case doesNotCountStaleReports
    case forgetsThePath
    case repeatsThePath
    case keepsTheOldBar
    case handsOverBackwards
    case startsBetweenTheSteps
    case losesALayerOfASnapshot
    case savesTheWrongTab
    case missesTheEndOfALink
    case flagsLag
    case doesNotRepairTheHost
    case neverStartsTheQueue
    case neverAsksTheHost
    case takesACancelledSwipeForAPop
    case resetsTheTabItLeaves
    case countsFromTheFirstPushed
    case animatesWhateverItPops
    case blamesTheUser
    case settlesBeforeGoodbyes

    /// The invariant that protects from it.
    var invariant: Invariant {
      switch self {
      case .popsTheRoot, .replacesTheRootUnasked: .rootNeverPopped
      case .reordersLayers, .losesATab: .layersConsistent
      case .reusesAnEntryID: .entryIDsUnique
      case .forgetsAGoodbye, .saysGoodbyeTwice, .saysGoodbyeToParentsFirst: .dismissalExactlyOnce
      case .startsTheLatestFirst: .queuePriorityOrder
      case .changesStateOnRejection: .rejectedChangesNothing
      case .settlesTwice, .neverSettles: .outcomeExactlyOnce
      case .startsDuringATransition: .singleTransition
      case .callsTransitionsOverTooEarly: .completedAfterEnd
      case .takesACancelledSwipeForAPop: .cancelledGesture
      case .resetsTheTabItLeaves: .tabIsolation
      case .pushesOnTheWrongEntry, .opensTheGateTooEarly: .commandsLegal
      case .obeysStaleReports, .doesNotCountStaleReports: .staleReportsIgnored
      case .forgetsThePath, .repeatsThePath: .pathMatchesState
      case .keepsTheOldBar, .handsOverBackwards: .chromeMatchesTop
      case .startsBetweenTheSteps: .sequenceNotInterleaved
      case .losesALayerOfASnapshot, .savesTheWrongTab: .restoreRoundTrip
      case .missesTheEndOfALink: .linkIdempotent
      case .flagsLag: .flagsMatchState
      case .doesNotRepairTheHost: .hostAgrees
      case .neverStartsTheQueue: .queueDrained
      case .neverAsksTheHost: .liveness
      case .countsFromTheFirstPushed, .animatesWhateverItPops, .blamesTheUser,
        .settlesBeforeGoodbyes:
        .agreesWithModel
      }
    }
  }

  private let bug: Bug
  private var machine: Machine
  private var oldBar: EntryID
  /// Requests that are taken and never looked at again.
  private var heldCount: UInt64 = 0

  init(_ bug: Bug, _ configuration: Configuration) {
    self.bug = bug
    machine = Machine(configuration)
    oldBar = machine.state.navigation.visibleEntry.id
  }

  var deadline: Instant? { bug == .neverAsksTheHost ? nil : machine.deadline }
  var navigation: NavigationState { machine.navigation }
  var transitionInFlight: TransitionID? { machine.transitionInFlight }
  var gestureInFlight: GestureID? { machine.gestureInFlight }
  var isBusy: Bool { machine.isBusy }
  var waitingCount: Int { machine.waitingCount + Int(heldCount) }
  var ignoredReportCount: Int {
    bug == .doesNotCountStaleReports ? 0 : machine.ignoredReportCount
  }
  var sequenceInFlight: RequestID? { machine.sequenceInFlight }
  var model: ReferenceModel? { machine.model }
  var handover: Handover? {
    guard bug == .handsOverBackwards, let handover = machine.handover else {
      return machine.handover
    }
    return Handover(from: handover.to, to: handover.from)
  }

  func chromeOwner(of stack: StackID) -> EntryID? {
    bug == .keepsTheOldBar ? oldBar : machine.chromeOwner(of: stack)
  }

  func entryPushed(on entry: EntryID) -> EntryID? {
    bug == .flagsLag ? nil : machine.entryPushed(on: entry)
  }

  func layerPresented(from entry: EntryID) -> LayerID? { machine.layerPresented(from: entry) }

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    var options = options
    let request = corrupted(request)
    if bug == .startsTheLatestFirst { options.priority = .normal }
    if bug == .callsTransitionsOverTooEarly, let id = machine.transitionInFlight {
      machine.receive(.ended(id, finished: true), at: time, into: &effects)
    }
    if bug == .neverStartsTheQueue, request.kind == .enqueue, machine.isBusy {
      heldCount += 1
      let held = RequestID(1_000_000_000 + heldCount)
      effects.append(.waiting(held))
      return held
    }
    let id = machine.submit(request, options, at: time, into: &effects)
    corrupt(&effects)
    return id
  }

  mutating func receive(_ report: HostReport, at time: Instant, into effects: inout [Effect]) {
    if bug == .doesNotRepairTheHost, case .ended(let id, finished: false) = report {
      machine.receive(.ended(id, finished: true), at: time, into: &effects)
    } else {
      let ignored = machine.ignoredReportCount
      machine.receive(report, at: time, into: &effects)
      let isStale = machine.ignoredReportCount > ignored
      if bug == .obeysStaleReports, isStale, machine.state.navigation.pushedCount > 0 {
        let index = machine.state.navigation.selectedIndex
        if machine.state.navigation.layers.isEmpty {
          _ = machine.state.navigation.tabs[index].stack.popLast()
        }
      }
    }
    corrupt(&effects)
  }

  mutating func advance(to time: Instant, into effects: inout [Effect]) {
    machine.advance(to: time, into: &effects)
    corrupt(&effects)
  }

  private func corrupted(_ request: Request) -> Request {
    switch (bug, request) {
    case (.losesALayerOfASnapshot, .restore(var snapshot)):
      _ = snapshot.layers.popLast()
      return .restore(snapshot)
    case (.savesTheWrongTab, .restore(var snapshot)):
      snapshot.selected = snapshot.tabs.first?.id ?? snapshot.selected
      return .restore(snapshot)
    case (.missesTheEndOfALink, .open(var destination)):
      if destination.layers.popLast() == nil { _ = destination.pushed.popLast() }
      return .open(destination)
    case (.countsFromTheFirstPushed, .popAfter(let index)):
      return .popAfter(index: index + 1)
    default:
      return request
    }
  }

  private mutating func corrupt(_ effects: inout [Effect]) {
    let index = machine.state.navigation.selectedIndex
    switch bug {
    case .popsTheRoot:
      if machine.state.navigation.tabs[index].stack.count == 1, effects.contains(where: \.isPop) {
        machine.state.navigation.tabs[index].stack = []
      }
    case .replacesTheRootUnasked:
      if effects.contains(where: \.isPop) {
        let root = machine.state.makeEntry(RouteID(9))
        machine.state.navigation.tabs[index].stack[0] = root
      }
    case .reordersLayers: machine.state.navigation.layers.reverse()
    case .losesATab:
      if machine.state.navigation.layers.count > 1 { machine.state.navigation.tabs.removeLast() }
    case .reusesAnEntryID:
      if effects.contains(where: \.isPop) {
        let first = machine.state.navigation.tabs[index].stack[0]
        machine.state.navigation.tabs[index].stack.append(first)
      }
    case .forgetsAGoodbye: effects.removeAll { if case .left = $0 { true } else { false } }
    case .saysGoodbyeTwice:
      if let goodbye = effects.first(where: { if case .left = $0 { true } else { false } }) {
        effects.append(goodbye)
      }
    case .saysGoodbyeToParentsFirst:
      let goodbyes = effects.filter { if case .left = $0 { true } else { false } }
      effects.removeAll { if case .left = $0 { true } else { false } }
      effects.insert(contentsOf: goodbyes.reversed(), at: 0)
    case .changesStateOnRejection:
      if effects.contains(where: \.isRejection) {
        machine.state.navigation.tabs[index].stack.append(machine.state.makeEntry(RouteID(9)))
      }
    case .settlesTwice:
      if let settled = effects.first(where: \.isSettlement) { effects.append(settled) }
    case .neverSettles:
      effects.removeAll { if case .settled(_, .completed) = $0 { true } else { false } }
    case .startsDuringATransition:
      for effect in effects {
        guard case .started(let id, let transition) = effect else { continue }
        effects.append(.started(RequestID(id.rawValue + 1_000_000), transition))
      }
    case .startsBetweenTheSteps:
      for effect in effects {
        guard case .started(let id, let transition) = effect, id == machine.sequenceInFlight else {
          continue
        }
        effects.append(.started(RequestID(id.rawValue + 1_000_000), transition))
      }
    case .pushesOnTheWrongEntry:
      effects = effects.map { effect in
        guard case .perform(let id, .push(let entry, let stack, _), let animated) = effect else {
          return effect
        }
        return .perform(id, .push(entry, onto: stack, above: EntryID(0)), animated: animated)
      }
    case .opensTheGateTooEarly:
      effects = effects.map { effect in
        guard
          case .perform(let id, .present(let layer, let style, let root, let by, .some), _) = effect
        else { return effect }
        let change = Change.present(layer, style, root: root, presenter: by, above: nil)
        return .perform(id, change, animated: true)
      }
    case .forgetsThePath:
      effects.removeAll {
        if case .pathChanged(let path) = $0 { path.steps.count < 3 } else { false }
      }
    case .repeatsThePath:
      if let news = effects.first(where: { if case .pathChanged = $0 { true } else { false } }) {
        effects.append(news)
      }
    case .animatesWhateverItPops:
      effects = effects.map { effect in
        guard case .perform(let id, .pop(let stack, let top), false) = effect else { return effect }
        return .perform(id, .pop(stack, to: top), animated: true)
      }
    case .blamesTheUser:
      effects = effects.map { effect in
        guard case .left(let entry, .removed(by: .system)) = effect else { return effect }
        return .left(entry, .removed(by: .user))
      }
    case .settlesBeforeGoodbyes:
      let settled = effects.filter(\.isSettlement)
      effects.removeAll(where: \.isSettlement)
      effects.insert(contentsOf: settled, at: 0)
    case .neverStartsTheQueue, .startsTheLatestFirst, .callsTransitionsOverTooEarly,
      .obeysStaleReports,
      .doesNotCountStaleReports, .keepsTheOldBar, .flagsLag, .doesNotRepairTheHost,
      .neverAsksTheHost, .handsOverBackwards, .losesALayerOfASnapshot, .savesTheWrongTab,
      .missesTheEndOfALink, .countsFromTheFirstPushed:
      break
    }
  }
}

extension Effect {
  fileprivate var isPop: Bool {
    if case .perform(_, .pop, _) = self { true } else { false }
  }

  fileprivate var isRejection: Bool {
    if case .settled(_, .rejected) = self { true } else { false }
  }

  fileprivate var isSettlement: Bool {
    if case .settled = self { true } else { false }
  }
}
