import NavCore

/// What a request comes to.
enum ModelVerdict {
  case rejected(RejectionReason)
  case unchanged
  /// It is done: the screens are what it leads to, and the host has yet to be told.
  case changed(ModelChange)
}

/// A change of what is on screen.
struct ModelChange {
  /// What the host is told.
  let command: Change
  var isAnimated = true
  var isVertical = false
  /// What must still be so at the end, or somebody has undone it.
  let stands: ModelScreens.Fact
}

// What each request does, by itself and as a step.
extension ReferenceModel {
  mutating func carryOut(_ request: Request) -> ModelVerdict {
    let pile = screens.visibleIndex
    let pushed = screens.piles[pile].entries.count - 1
    switch request {
    case .push(let route): return push(route, on: pile)
    case .pop(let count):
      if count < 1 { return .rejected(.invalidCount(count)) }
      if pushed == 0 { return .rejected(.nothingPushed) }
      if count > pushed { return .rejected(.countExceeds(count: count, pushed: pushed)) }
      return keep(pushed - count, in: pile)
    case .popToRoot: return keep(0, in: pile)
    case .popAfter(let index):
      guard (0...pushed).contains(index) else {
        return .rejected(.indexOutOfRange(index: index, pushed: pushed))
      }
      return keep(index, in: pile)
    case .popTo(let route):
      // The last occurrence, because that is the one that the user came by last.
      guard let depth = screens.piles[pile].entries.lastIndex(where: { $0.route == route }) else {
        return .rejected(.routeNotInStack(route))
      }
      return keep(depth, in: pile)
    case .set(let routes): return set(routes, in: pile)
    case .replaceRoot(let route): return replaceRoot(route, of: pile)
    case .present(let route, let style), .enqueue(let route, let style):
      return present(route, style, over: pile)
    case .dismissLayer(let layer):
      guard let index = screens.index(of: .layer(layer)) else {
        return .rejected(.unknownLayer(layer))
      }
      return dismiss(from: index)
    case .dismiss: return screens.hasLayers ? dismiss(from: pile) : .rejected(.nothingPresented)
    case .dismissAll:
      return screens.hasLayers ? dismiss(from: screens.tabCount) : .rejected(.nothingPresented)
    case .dismissAllAnimated: return screens.hasLayers ? dismiss(from: pile) : .unchanged
    case .selectTab(let tab): return select(tab)
    case .back:
      // Document 002's pop: a sheet whose root is visible goes as a whole.
      if pushed > 0 { return keep(pushed - 1, in: pile) }
      return screens.hasLayers ? dismiss(from: pile) : .rejected(.nothingPushed)
    case .popToRootAnimated: return pushed == 0 ? .unchanged : keep(pushed - 1, in: pile)
    case .restore(let snapshot): return restore(snapshot)
    case .sequence, .open, .cancel: return .unchanged
    }
  }

  private mutating func push(_ route: RouteID, on pile: Int) -> ModelVerdict {
    let entry = makeEntry(route)
    let command = Change.push(entry, onto: screens.piles[pile].id, above: screens.top(of: pile))
    screens.put(entry, on: pile)
    return .changed(ModelChange(command: command, stands: .shows(entry.id)))
  }

  /// Pops down to a depth; one at a time is what people can follow, so only one is animated.
  private mutating func keep(_ depth: Int, in pile: Int) -> ModelVerdict {
    let popped = screens.piles[pile].entries.count - 1 - depth
    if popped == 0 { return .unchanged }
    screens.cut(pile, from: depth + 1, .request, above: .request, into: &goodbyes)
    let id = screens.piles[pile].id
    return .changed(
      ModelChange(
        command: .pop(id, to: screens.top(of: pile)), isAnimated: popped == 1, stands: .has(id)))
  }

  private mutating func set(_ routes: [RouteID], in pile: Int) -> ModelVerdict {
    let before = screens.piles[pile].entries.count
    if routes.isEmpty, before == 1 { return .unchanged }
    screens.cut(pile, from: 1, .replaced, above: .replaced, into: &goodbyes)
    for route in routes { screens.put(makeEntry(route), on: pile) }
    let id = screens.piles[pile].id
    let after = screens.piles[pile].entries.count
    return .changed(
      ModelChange(
        command: .replace(id, with: screens.piles[pile].entries),
        isAnimated: after == before + 1 || after == before - 1,
        stands: routes.isEmpty ? .has(id) : .shows(screens.top(of: pile))))
  }

  private mutating func replaceRoot(_ route: RouteID, of pile: Int) -> ModelVerdict {
    let root = makeEntry(route)
    screens.replaceRoot(of: pile, by: root, into: &goodbyes)
    return .changed(
      ModelChange(
        command: .replaceRoot(screens.piles[pile].id, with: root), isAnimated: false,
        stands: .shows(root.id)))
  }

  private mutating func present(
    _ route: RouteID, _ style: PresentationStyle, over below: Int
  ) -> ModelVerdict {
    let presenter = screens.top(of: below)
    var above: LayerID?
    if case .layer(let layer) = screens.piles[below].id { above = layer }
    let root = makeEntry(route)
    let layer = makeLayer()
    screens.put(
      ModelScreens.Pile(id: .layer(layer), style: style, presenter: presenter, entries: [root]))
    return .changed(
      ModelChange(
        command: .present(layer, style, root: root, presenter: presenter, above: above),
        isVertical: true, stands: .shows(root.id)))
  }

  /// The root of the layer that was meant leaves because it was asked for, everything else with it.
  private mutating func dismiss(from lowest: Int) -> ModelVerdict {
    guard case .layer(let layer) = screens.piles[lowest].id else {
      return .rejected(.nothingPresented)
    }
    screens.cutPiles(from: lowest, .request, above: .parent, into: &goodbyes)
    return .changed(ModelChange(command: .dismiss(layer), isVertical: true, stands: .anything))
  }

  private mutating func select(_ tab: TabID) -> ModelVerdict {
    guard screens.contains(.tab(tab)) else { return .rejected(.unknownTab(tab)) }
    let hasLayers = screens.hasLayers
    if tab == screens.selected, !hasLayers { return .unchanged }
    let command = Change.select(tab, from: screens.selected)
    screens.cutPiles(from: screens.tabCount, .request, above: .parent, into: &goodbyes)
    screens.selected = tab
    return .changed(
      ModelChange(
        command: command, isAnimated: hasLayers, isVertical: true, stands: .selected(tab)))
  }

  private mutating func restore(_ saved: Snapshot<RouteID>) -> ModelVerdict {
    let expected = configuration.tabs.map(\.id)
    let found = saved.tabs.map(\.id)
    if found != expected { return .rejected(.tabsDiffer(expected: expected, found: found)) }
    if !found.contains(saved.selected) { return .rejected(.unknownTab(saved.selected)) }
    let before = screens.selected
    screens.cutPiles(from: 0, .replaced, above: .replaced, into: &goodbyes)
    screens.selected = saved.selected
    for tab in saved.tabs {
      let entries = makeEntries(tab.root, tab.pushed)
      screens.put(ModelScreens.Pile(id: .tab(tab.id), entries: entries))
    }
    for layer in saved.layers {
      let presenter = screens.visibleTop
      let entries = makeEntries(layer.root, layer.pushed)
      screens.put(
        ModelScreens.Pile(
          id: .layer(makeLayer()), style: layer.style, presenter: presenter, entries: entries))
    }
    return .changed(
      ModelChange(
        command: .restore(screens.state, from: before), isAnimated: false, isVertical: true,
        stands: .selected(saved.selected)))
  }

  private mutating func makeEntries(_ root: RouteID, _ pushed: [RouteID]) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(pushed.count + 1)
    entries.append(makeEntry(root))
    for route in pushed { entries.append(makeEntry(route)) }
    return entries
  }
}
