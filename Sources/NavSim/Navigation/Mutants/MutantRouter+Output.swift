import NavCore

// What comes out of the router, as the mutant says it.
extension MutantRouter {
  /// What the mutant does to the state beside what it says.
  mutating func changeState(after effects: [Effect]) {
    let index = machine.state.navigation.selectedIndex
    switch mutant {
    case .popsTheRoot:
      if machine.state.navigation.tabs[index].stack.count == 1, effects.contains(where: \.isPop) {
        machine.state.navigation.tabs[index].stack = []
      }
    case .replacesTheRootUnasked where effects.contains(where: \.isPop):
      let root = machine.state.makeEntry(RouteID(9))
      machine.state.navigation.tabs[index].stack[0] = root
    case .reordersLayers: machine.state.navigation.layers.reverse()
    case .losesATab:
      if machine.state.navigation.layers.count > 1, machine.state.navigation.tabs.count > 1 {
        machine.state.navigation.tabs.removeLast()
        machine.state.navigation.selectedIndex = 0
      }
    case .reusesAnEntryID where effects.contains(where: \.isPop):
      let first = machine.state.navigation.tabs[index].stack[0]
      machine.state.navigation.tabs[index].stack.append(first)
    case .changesStateOnRejection where effects.contains(where: \.isRejection):
      let entry = machine.state.makeEntry(RouteID(9))
      machine.state.navigation.tabs[index].stack.append(entry)
    case .resetsHiddenTabs where effects.contains(where: \.isSelection):
      for tab in machine.state.navigation.tabs.indices where tab != index {
        let root = machine.state.navigation.tabs[tab].stack[0]
        machine.state.navigation.tabs[tab].stack = [root]
      }
    default: break
    }
  }

  func change(_ effects: inout [Effect]) {
    switch mutant {
    case .losesADismissal: effects.removeAll(where: \.isDismissal)
    case .repeatsADismissal:
      if let one = effects.first(where: \.isDismissal) { effects.append(one) }
    case .dismissesParentsFirst:
      let dismissals = effects.filter(\.isDismissal)
      effects.removeAll(where: \.isDismissal)
      effects.insert(contentsOf: dismissals.reversed(), at: 0)
    case .settlesTwice:
      if let settled = effects.first(where: \.isSettlement) { effects.append(settled) }
    case .settlesBeforeDismissals:
      let settled = effects.filter(\.isSettlement)
      effects.removeAll(where: \.isSettlement)
      effects.insert(contentsOf: settled, at: 0)
    case .neverSettles:
      effects.removeAll { if case .settled(_, .completed) = $0 { true } else { false } }
    case .forgetsTheSuperseded:
      effects.removeAll { if case .settled(_, .superseded) = $0 { true } else { false } }
    case .startsDuringATransition: startAnother(in: &effects) { _ in true }
    case .startsBetweenTheSteps:
      let running = machine.sequenceInFlight
      startAnother(in: &effects) { $0 == running }
    case .forgetsThePath:
      effects.removeAll {
        if case .pathChanged(let path) = $0 { path.steps.count < 3 } else { false }
      }
    case .skipsAPathInPassing where effects.contains(where: \.isChange):
      effects.removeAll { if case .pathChanged = $0 { true } else { false } }
    case .sendsACommandForNothing:
      guard case .settled(_, .unchanged) = effects.last else { return }
      let tab = machine.state.navigation.selectedTab
      effects.append(.perform(TransitionID(.max / 2), .select(tab, from: tab), animated: false))
    case .repeatsThePath:
      if let news = effects.first(where: { if case .pathChanged = $0 { true } else { false } }) {
        effects.append(news)
      }
    case .forgetsLostGestures:
      effects.removeAll { if case .inquireGesture = $0 { true } else { false } }
    default:
      for index in effects.indices { effects[index] = change(effects[index]) }
    }
  }

  private func startAnother(
    in effects: inout [Effect], _ isMeant: (RequestID) -> Bool
  ) {
    for effect in effects {
      guard case .started(let id, let transition) = effect, isMeant(id) else { continue }
      effects.append(.started(RequestID(id.rawValue + 1_000_000), transition))
    }
  }

  private func change(_ effect: Effect) -> Effect {
    switch (mutant, effect) {
    case (.pushesOnTheWrongEntry, .perform(let id, .push(let entry, let stack, _), let animated)):
      return .perform(id, .push(entry, onto: stack, above: EntryID(0)), animated: animated)
    case (
      .opensTheGateTooEarly,
      .perform(let id, .present(let layer, let style, let root, let presenter, .some), _)
    ):
      let change = Change.present(layer, style, root: root, presenter: presenter, above: nil)
      return .perform(id, change, animated: true)
    case (.animatesWhateverItPops, .perform(let id, .pop(let stack, let top), _)):
      return .perform(id, .pop(stack, to: top), animated: true)
    case (.namesTheStepBefore, .settled(let id, .stopped(let step, let reason))) where step > 0:
      return .settled(id, .stopped(step: step - 1, because: reason))
    case (.blamesTheUser, .left(let entry, .removed(by: .system))):
      return .left(entry, .removed(by: .user))
    default: return effect
    }
  }
}

extension Effect {
  fileprivate var isPop: Bool {
    if case .perform(_, .pop, _) = self { true } else { false }
  }

  fileprivate var isSelection: Bool {
    if case .perform(_, .select, _) = self { true } else { false }
  }

  fileprivate var isRejection: Bool {
    if case .settled(_, .rejected) = self { true } else { false }
  }

  /// True for the news that there is nothing to pop or dismiss.
  var findsNothing: Bool {
    switch self {
    case .settled(_, .rejected(.nothingPushed)), .settled(_, .rejected(.nothingPresented)),
      .settled(_, .rejected(.indexOutOfRange)):
      true
    default: false
    }
  }

  fileprivate var isSettlement: Bool {
    if case .settled = self { true } else { false }
  }

  fileprivate var isDismissal: Bool {
    if case .left = self { true } else { false }
  }
}
