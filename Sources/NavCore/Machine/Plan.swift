/// What a request comes to in a given state.
enum Plan {
  case reject(RejectionReason)
  case unchanged
  case change(Change, Direction, animated: Bool, focus: Transition.Focus)
  case steps([Request], isSingle: Bool)
}

extension RouterState {
  /// Plans a request: what it changes, or the steps that it comes to.
  mutating func plan(_ request: Request) -> Plan {
    switch request {
    // Written out, because a list of constants is made once.
    case .popToRootAnimated:
      return .steps([.popToRootAnimated], isSingle: true)
    case .dismissAllAnimated:
      return .steps([.dismissAllAnimated], isSingle: true)
    case .sequence(let steps):
      return .steps(steps, isSingle: false)
    case .open(let destination):
      guard let steps = navigation.steps(to: destination) else {
        return .reject(.unknownTab(destination.tab))
      }
      return .steps(steps, isSingle: false)
    default:
      return planStep(request)
    }
  }

  /// Plans one step against the visible stack; issues ids only when something will change.
  mutating func planStep(_ request: Request) -> Plan {
    switch request {
    case .push(let route):
      return planPush(route)
    case .pop(let count):
      let pushed = navigation.pushedCount
      if count < 1 { return .reject(.invalidCount(count)) }
      if pushed == 0 { return .reject(.nothingPushed) }
      if count > pushed { return .reject(.countExceeds(count: count, pushed: pushed)) }
      return planKeeping(pushed - count)
    case .popToRoot:
      return planKeeping(0)
    case .popAfter(let index):
      let pushed = navigation.pushedCount
      if index < 0 || index > pushed {
        return .reject(.indexOutOfRange(index: index, pushed: pushed))
      }
      return planKeeping(index)
    case .popTo(let route):
      guard let depth = navigation.visibleStack.lastIndex(where: { $0.route == route }) else {
        return .reject(.routeNotInStack(route))
      }
      return planKeeping(depth)
    case .set(let routes):
      return planSet(routes)
    case .replaceRoot(let route):
      return planReplaceRoot(route)
    case .present(let route, let style), .enqueue(let route, let style):
      return planPresent(route, style)
    case .dismiss:
      guard let top = navigation.layers.last else { return .reject(.nothingPresented) }
      return planDismiss(top.id)
    case .dismissLayer(let layer):
      guard navigation.contains(layer) else { return .reject(.unknownLayer(layer)) }
      return planDismiss(layer)
    case .dismissAll:
      guard let bottom = navigation.layers.first else { return .reject(.nothingPresented) }
      return planDismiss(bottom.id)
    case .selectTab(let tab):
      return planSelect(tab)
    case .back:
      if navigation.pushedCount > 0 { return planKeeping(navigation.pushedCount - 1) }
      return navigation.layers.last.map { planDismiss($0.id) } ?? .reject(.nothingPushed)
    case .popToRootAnimated:
      return planKeeping(max(navigation.pushedCount - 1, 0))
    case .dismissAllAnimated:
      return navigation.layers.last.map { planDismiss($0.id) } ?? .unchanged
    case .restore(let snapshot):
      return planRestore(snapshot)
    case .sequence, .open:
      return .reject(.notAStep(index: 0, request.kind))
    case .cancel(let request):
      return .reject(.notWaiting(request))
    }
  }

  private mutating func planPush(_ route: RouteID) -> Plan {
    let entry = makeEntry(route)
    let change = Change.push(
      entry, onto: navigation.visibleStackID, above: navigation.visibleEntry.id)
    return .change(change, .horizontal, animated: true, focus: .entry(entry.id))
  }

  /// Keeps the root and `kept` pushed entries; animated when exactly one leaves.
  private func planKeeping(_ kept: Int) -> Plan {
    let stack = navigation.visibleStack
    let removed = stack.count - 1 - kept
    if removed == 0 { return .unchanged }
    let id = navigation.visibleStackID
    let change = Change.pop(id, to: stack[kept].id)
    return .change(change, .horizontal, animated: removed == 1, focus: .stack(id))
  }

  private mutating func planSet(_ routes: [RouteID]) -> Plan {
    let old = navigation.visibleStack
    if routes.isEmpty && old.count == 1 { return .unchanged }
    let id = navigation.visibleStackID
    let new = makeStack(old[0], routes)
    let isStep = abs(new.count - old.count) == 1
    let focus = new.count > 1 ? Transition.Focus.entry(new[new.count - 1].id) : .stack(id)
    return .change(.replace(id, with: new), .horizontal, animated: isStep, focus: focus)
  }

  private mutating func planReplaceRoot(_ route: RouteID) -> Plan {
    let root = makeEntry(route)
    let change = Change.replaceRoot(navigation.visibleStackID, with: root)
    return .change(change, .horizontal, animated: false, focus: .entry(root.id))
  }

  private mutating func planPresent(_ route: RouteID, _ style: PresentationStyle) -> Plan {
    let root = makeEntry(route)
    let change = Change.present(
      makeLayerID(), style, root: root, presenter: navigation.visibleEntry.id,
      above: navigation.layers.last?.id)
    return .change(change, .vertical, animated: true, focus: .entry(root.id))
  }

  private func planDismiss(_ layer: LayerID) -> Plan {
    .change(.dismiss(layer), .vertical, animated: true, focus: .nothing)
  }

  private func planSelect(_ tab: TabID) -> Plan {
    guard navigation.indexOfTab(tab) != nil else { return .reject(.unknownTab(tab)) }
    let hasLayers = !navigation.layers.isEmpty
    if tab == navigation.selectedTab && !hasLayers { return .unchanged }
    let change = Change.select(tab, from: navigation.selectedTab)
    return .change(change, .vertical, animated: hasLayers, focus: .tab(tab))
  }

  private mutating func makeStack(_ root: Entry, _ pushed: [RouteID]) -> [Entry] {
    var stack = [root]
    if pushed.isEmpty { return stack }
    stack.reserveCapacity(pushed.count + 1)
    for index in pushed.indices { stack.append(makeEntry(pushed[index])) }
    return stack
  }

  private mutating func planRestore(_ snapshot: Snapshot<RouteID>) -> Plan {
    guard navigation.hasTabs(of: snapshot) else {
      let reason = RejectionReason.tabsDiffer(
        expected: navigation.tabs.map(\.id), found: snapshot.tabs.map(\.id))
      return .reject(reason)
    }
    guard let selectedIndex = navigation.indexOfTab(snapshot.selected) else {
      return .reject(.unknownTab(snapshot.selected))
    }
    let tabs = snapshot.tabs.map { tab in
      Tab(id: tab.id, stack: makeStack(makeEntry(tab.root), tab.pushed))
    }
    var new = NavigationState(tabs: tabs, selectedIndex: selectedIndex, layers: [])
    new.layers.reserveCapacity(snapshot.layers.count)
    for layer in snapshot.layers {
      let presenter = new.visibleEntry.id
      let stack = makeStack(makeEntry(layer.root), layer.pushed)
      new.layers.append(
        Layer(id: makeLayerID(), style: layer.style, presenter: presenter, stack: stack))
    }
    let change = Change.restore(new, from: navigation.selectedTab)
    return .change(change, .vertical, animated: false, focus: .tab(snapshot.selected))
  }
}

extension NavigationState {
  /// True when the saved state has the same tabs in the same order.
  fileprivate func hasTabs(of snapshot: Snapshot<RouteID>) -> Bool {
    guard tabs.count == snapshot.tabs.count else { return false }
    for index in tabs.indices where tabs[index].id != snapshot.tabs[index].id { return false }
    return true
  }
}
