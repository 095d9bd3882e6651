import NavCore

/// What a request comes to.
enum ModelVerdict {
  case rejected(RejectionReason)
  case unchanged
  /// It is done: the screens are what it leads to, and the host has been told.
  case changed
}

// What each request does, by itself and as a step.
extension ReferenceModel {
  mutating func carryOut(_ request: Request, for id: RequestID) -> ModelVerdict {
    let pile = screens.visibleIndex
    let pushed = screens.piles[pile].entries.count - 1
    switch request {
    case .push(let route): return push(route, on: pile, for: id)
    case .pop(let count):
      if count < 1 { return .rejected(.invalidCount(count)) }
      if pushed == 0 { return .rejected(.nothingPushed) }
      if count > pushed { return .rejected(.countExceeds(count: count, pushed: pushed)) }
      return keep(pushed - count, in: pile, for: id)
    case .popToRoot: return keep(0, in: pile, for: id)
    case .popAfter(let index):
      guard (0...pushed).contains(index) else {
        return .rejected(.indexOutOfRange(index: index, pushed: pushed))
      }
      return keep(index, in: pile, for: id)
    case .popTo(let route):
      // The last occurrence, because that is the one that the user came by last.
      guard let depth = screens.piles[pile].entries.lastIndex(where: { $0.route == route }) else {
        return .rejected(.routeNotInStack(route))
      }
      return keep(depth, in: pile, for: id)
    case .set(let routes): return set(routes, in: pile, for: id)
    case .replaceRoot(let route): return replaceRoot(route, of: pile, for: id)
    case .present(let route, let style), .enqueue(let route, let style):
      return present(route, style, over: pile, for: id)
    case .dismissLayer(let layer):
      guard let index = screens.index(of: .layer(layer)) else {
        return .rejected(.unknownLayer(layer))
      }
      return dismiss(from: index, for: id)
    case .dismiss:
      return screens.hasLayers ? dismiss(from: pile, for: id) : .rejected(.nothingPresented)
    case .dismissAll:
      if !screens.hasLayers { return .rejected(.nothingPresented) }
      return dismiss(from: screens.tabCount, for: id)
    case .dismissAllAnimated:
      return screens.hasLayers ? dismiss(from: pile, for: id) : .unchanged
    case .selectTab(let tab): return select(tab, for: id)
    case .back:
      // Document 002's pop: a sheet whose root is visible goes as a whole.
      if pushed > 0 { return keep(pushed - 1, in: pile, for: id) }
      return screens.hasLayers ? dismiss(from: pile, for: id) : .rejected(.nothingPushed)
    case .popToRootAnimated:
      return pushed == 0 ? .unchanged : keep(pushed - 1, in: pile, for: id)
    case .restore(let snapshot): return restore(snapshot, for: id)
    case .sequence, .open, .cancel: return .unchanged
    }
  }

  private mutating func push(
    _ route: RouteID, on pile: Int, for request: RequestID
  ) -> ModelVerdict {
    let entry = makeEntry(route)
    let command = Change.push(entry, onto: screens.piles[pile].id, above: screens.top(of: pile))
    screens.put(entry, on: pile)
    begin(command, stands: .shows(entry.id), for: request)
    return .changed
  }

  /// Pops down to a depth; one at a time is what people can follow, so only one is animated.
  private mutating func keep(
    _ depth: Int, in pile: Int, for request: RequestID
  ) -> ModelVerdict {
    let popped = screens.piles[pile].entries.count - 1 - depth
    if popped == 0 { return .unchanged }
    screens.cut(pile, from: depth + 1, .request, above: .request, into: &dismissals)
    let id = screens.piles[pile].id
    begin(
      .pop(id, to: screens.top(of: pile)), isAnimated: popped == 1, stands: .has(id), for: request)
    return .changed
  }

  private mutating func set(
    _ routes: [RouteID], in pile: Int, for request: RequestID
  ) -> ModelVerdict {
    let before = screens.piles[pile].entries.count
    if routes.isEmpty, before == 1 { return .unchanged }
    screens.cut(pile, from: 1, .replaced, above: .replaced, into: &dismissals)
    for route in routes { screens.put(makeEntry(route), on: pile) }
    let id = screens.piles[pile].id
    let after = screens.piles[pile].entries.count
    begin(
      .replace(id, with: screens.piles[pile].entries),
      isAnimated: after == before + 1 || after == before - 1,
      stands: routes.isEmpty ? .has(id) : .shows(screens.top(of: pile)), for: request)
    return .changed
  }

  private mutating func replaceRoot(
    _ route: RouteID, of pile: Int, for request: RequestID
  ) -> ModelVerdict {
    let root = makeEntry(route)
    screens.replaceRoot(of: pile, by: root, into: &dismissals)
    begin(
      .replaceRoot(screens.piles[pile].id, with: root), isAnimated: false,
      stands: .shows(root.id), for: request)
    return .changed
  }

  private mutating func present(
    _ route: RouteID, _ style: PresentationStyle, over below: Int, for request: RequestID
  ) -> ModelVerdict {
    let presenter = screens.top(of: below)
    var above: LayerID?
    if case .layer(let layer) = screens.piles[below].id { above = layer }
    let layer = makeLayer()
    let entries = makeEntries(route, [])
    let root = entries[0]
    screens.put(
      ModelScreens.Pile(id: .layer(layer), style: style, presenter: presenter, entries: entries))
    begin(
      .present(layer, style, root: root, presenter: presenter, above: above), isVertical: true,
      stands: .shows(root.id), for: request)
    return .changed
  }

  /// The root of the layer that was meant leaves because it was asked for, everything else with it.
  private mutating func dismiss(from lowest: Int, for request: RequestID) -> ModelVerdict {
    guard case .layer(let layer) = screens.piles[lowest].id else {
      return .rejected(.nothingPresented)
    }
    screens.cutPiles(from: lowest, .request, above: .parent, into: &dismissals)
    begin(.dismiss(layer), isVertical: true, stands: .anything, for: request)
    return .changed
  }

  private mutating func select(_ tab: TabID, for request: RequestID) -> ModelVerdict {
    guard screens.contains(.tab(tab)) else { return .rejected(.unknownTab(tab)) }
    let hasLayers = screens.hasLayers
    if tab == screens.selected, !hasLayers { return .unchanged }
    let command = Change.select(tab, from: screens.selected)
    screens.cutPiles(from: screens.tabCount, .request, above: .parent, into: &dismissals)
    screens.selected = tab
    begin(
      command, isAnimated: hasLayers, isVertical: true, stands: .selected(tab), for: request)
    return .changed
  }

  private mutating func restore(
    _ saved: Snapshot<RouteID>, for request: RequestID
  ) -> ModelVerdict {
    let expected = configuration.tabs.map(\.id)
    let found = saved.tabs.map(\.id)
    if expected != found { return .rejected(.tabsDiffer(expected: expected, found: found)) }
    if !screens.contains(.tab(saved.selected)) { return .rejected(.unknownTab(saved.selected)) }
    let before = screens.selected
    screens.cutPiles(from: screens.tabCount, .replaced, above: .replaced, into: &dismissals)
    for index in saved.tabs.indices.reversed() {
      screens.cut(index, from: 0, .replaced, above: .replaced, into: &dismissals)
    }
    screens.selected = saved.selected
    for index in saved.tabs.indices {
      screens.put(makeEntry(saved.tabs[index].root), on: index)
      for route in saved.tabs[index].pushed { screens.put(makeEntry(route), on: index) }
    }
    for layer in saved.layers {
      let presenter = screens.visibleTop
      let entries = makeEntries(layer.root, layer.pushed)
      screens.put(
        ModelScreens.Pile(
          id: .layer(makeLayer()), style: layer.style, presenter: presenter, entries: entries))
    }
    begin(
      .restore(screens.state, from: before), isAnimated: false, isVertical: true,
      stands: .selected(saved.selected), for: request)
    return .changed
  }

  private mutating func makeEntries(_ root: RouteID, _ pushed: [RouteID]) -> [Entry] {
    ([root] + pushed).map { makeEntry($0) }
  }
}
