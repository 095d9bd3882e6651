import NavCore

// The input of the router, as the mutant changes it.
extension MutantRouter {
  func change(
    _ request: Request, _ options: RequestOptions
  ) -> (Request, RequestOptions) {
    var options = options
    switch mutant {
    case .ignoresPriorities: options.priority = .normal
    case .listensToLeavingScreens: options.source = nil
    case .landsAnywhere: options.scope = .visible
    case .spellsOutThePolicy:
      options.whenBusy = options.whenBusy ?? request.kind.defaultBusyPolicy
    default: break
    }
    return (change(request), options)
  }

  private func change(_ request: Request) -> Request {
    let state = machine.state.navigation
    switch (mutant, request) {
    case (.losesALayerOfASnapshot, .restore(var snapshot)):
      _ = snapshot.layers.popLast()
      return .restore(snapshot)
    case (.savesTheWrongTab, .restore(var snapshot)):
      snapshot.selected = snapshot.tabs.first?.id ?? snapshot.selected
      return .restore(snapshot)
    case (.missesTheEndOfALink, .open(var destination)):
      if destination.layers.popLast() == nil { _ = destination.pushed.popLast() }
      return .open(destination)
    case (.opensLinksBehindTheSheet, .open(var destination)):
      if destination.tab == state.selectedTab {
        destination.layers = Destination(of: state).layers
      }
      return .open(destination)
    case (.countsFromTheFirstPushed, .popAfter(let index)): return .popAfter(index: index + 1)
    case (.dismissesByPosition, .dismissLayer): return .dismiss
    case (.dismissesAnotherLayer, .dismissLayer(let layer)) where !state.contains(layer):
      return .dismiss
    case (.popsToTheFirstOccurrence, .popTo(let route)) where !machine.isBusy:
      guard let depth = state.visibleStack.firstIndex(where: { $0.route == route }) else {
        return request
      }
      return .popAfter(index: depth)
    case (.comparesWithTheCoveredStack, .push(let route))
    where !machine.isBusy && !state.layers.isEmpty:
      guard state.tabs[state.selectedIndex].stack.last?.route == route else { return request }
      return .popAfter(index: state.pushedCount)
    case (.dismissesOnlyTheTop, .dismissAll): return .dismiss
    case (.cannotWithdraw, .cancel): return .cancel(RequestID(0))
    case (.collapsesSteps, .popToRootAnimated): return .popToRoot
    case (.popsToTheRootByIndex, .popToRoot): return .popAfter(index: 0)
    case (.spellsOutBack, .back) where !machine.isBusy:
      return state.pushedCount > 0 || state.layers.isEmpty ? .pop() : .dismiss
    case (.dismissesByID, .dismiss) where !machine.isBusy:
      return state.layers.last.map { .dismissLayer($0.id) } ?? .dismiss
    default: return request
    }
  }

  /// - Returns: nil when the mutant does not hear it.
  func change(_ report: HostReport) -> HostReport? {
    switch (mutant, report) {
    case (.doesNotRepairTheHost, .ended(let id, finished: false)),
      (.doesNotRepairTheHost, .idle(let id)):
      return .ended(id, finished: true)
    case (.keepsTheLatch, .ended(_, finished: false)), (.keepsTheLatch, .idle): return nil
    case (.ignoresSwipedSheets, .gestureEnded(let id, .layer(let layer), finished: true)):
      return .gestureEnded(id, .layer(layer), finished: false)
    case (.removesTheParentToo, .gestureEnded(let id, .layer(let layer), finished: true)):
      let layers = machine.state.navigation.layers
      guard let index = layers.firstIndex(where: { $0.id == layer }), index > 0 else {
        return report
      }
      return .gestureEnded(id, .layer(layers[index - 1].id), finished: true)
    case (.forgetsTheTappedTab, .tabSelected), (.ignoresBindings, .removed(_, by: .user)),
      (.ignoresTheSystem, .removed(_, by: .system)):
      return nil
    case (.commitsTheWrongGesture, .gestureEnded(let id, _, finished: true)):
      guard let held = machine.state.gesture, held.id != id else { return report }
      return .gestureEnded(id, held.target, finished: true)
    case (.takesACancelledSwipeForAPop, .gestureEnded(let id, let target, finished: false)):
      return .gestureEnded(id, target, finished: true)
    default: return report
    }
  }
}
