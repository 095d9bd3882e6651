import NavCore

/// What a request comes to.
enum ModelVerdict {
  case rejected(RejectionReason)
  case unchanged
  case changes(ModelChange)
}

/// A change of what is on screen.
struct ModelChange {
  /// What the host is told.
  let command: Change
  let after: ModelScreens
  var isAnimated = true
  var isVertical = false
  /// Why an entry leaves.
  var reason: @Sendable (EntryID) -> DismissalReason = { _ in .request }
  /// What must still be so at the end, or somebody has undone it.
  let stands: @Sendable (ModelScreens) -> Bool
}

/// A reason, where Swift wants an error.
struct ModelRejection: Error {
  let reason: RejectionReason
}

// What each request does, by itself and as a step.
extension ReferenceModel {
  mutating func verdict(on request: Request) -> ModelVerdict {
    let pile = screens.visible
    let pushed = pile.entries.count - 1
    switch request {
    case .push(let route): return push(route)
    case .pop(let count):
      if count < 1 { return .rejected(.invalidCount(count)) }
      if pushed == 0 { return .rejected(.nothingPushed) }
      if count > pushed { return .rejected(.countExceeds(count: count, pushed: pushed)) }
      return keep(pushed - count)
    case .popToRoot: return keep(0)
    case .popAfter(let index):
      guard (0...pushed).contains(index) else {
        return .rejected(.indexOutOfRange(index: index, pushed: pushed))
      }
      return keep(index)
    case .popTo(let route):
      // The last occurrence, because that is the one that the user came by last.
      guard let depth = pile.entries.map(\.route).lastIndex(of: route) else {
        return .rejected(.routeNotInStack(route))
      }
      return keep(depth)
    case .set(let routes): return set(routes)
    case .replaceRoot(let route): return replaceRoot(route)
    case .present(let route, let style), .enqueue(let route, let style):
      return present(route, style)
    case .dismiss, .dismissAll, .dismissLayer, .dismissAllAnimated: return dismiss(request)
    case .selectTab(let tab): return select(tab)
    case .back:
      // Document 002's pop: a sheet whose root is visible goes as a whole.
      if pushed > 0 { return keep(pushed - 1) }
      return pile.isLayer ? dismiss(from: pile.id) : .rejected(.nothingPushed)
    case .popToRootAnimated: return pushed == 0 ? .unchanged : keep(pushed - 1)
    case .restore(let snapshot): return restore(snapshot)
    case .sequence, .open, .cancel: return .unchanged
    }
  }

  private mutating func push(_ route: RouteID) -> ModelVerdict {
    let pile = screens.visible
    let entry = makeEntry(route)
    return .changes(
      ModelChange(
        command: .push(entry, onto: pile.id, above: pile.top),
        after: screens.showing(pile.entries + [entry]), stands: { $0.contains(entry.id) }))
  }

  /// Pops down to a depth; one at a time is what people can follow, so only one is animated.
  private func keep(_ depth: Int) -> ModelVerdict {
    let pile = screens.visible
    let kept = Array(pile.entries.prefix(depth + 1))
    if kept.count == pile.entries.count { return .unchanged }
    return .changes(
      ModelChange(
        command: .pop(pile.id, to: kept[depth].id), after: screens.showing(kept),
        isAnimated: pile.entries.count - kept.count == 1, stands: { $0.contains(pile.id) }))
  }

  private mutating func set(_ routes: [RouteID]) -> ModelVerdict {
    let pile = screens.visible
    if routes.isEmpty, pile.entries.count == 1 { return .unchanged }
    let new = [pile.entries[0]] + routes.map { makeEntry($0) }
    let top = new[new.count - 1].id
    return .changes(
      ModelChange(
        command: .replace(pile.id, with: new), after: screens.showing(new),
        isAnimated: new.count == pile.entries.count + 1 || new.count == pile.entries.count - 1,
        reason: { _ in .replaced },
        stands: { routes.isEmpty ? $0.contains(pile.id) : $0.contains(top) }))
  }

  private mutating func replaceRoot(_ route: RouteID) -> ModelVerdict {
    let pile = screens.visible
    let root = makeEntry(route)
    return .changes(
      ModelChange(
        command: .replaceRoot(pile.id, with: root),
        after: screens.showing([root] + pile.entries.dropFirst()), isAnimated: false,
        reason: { _ in .replaced }, stands: { $0.contains(root.id) }))
  }

  private mutating func present(_ route: RouteID, _ style: PresentationStyle) -> ModelVerdict {
    let below = screens.visible
    let root = makeEntry(route)
    let layer = makeLayer()
    var after = screens
    after.piles.append(
      ModelScreens.Pile(
        id: .layer(layer), style: style, presenter: below.top, entries: [root]))
    var above: LayerID?
    if case .layer(let layer) = below.id { above = layer }
    return .changes(
      ModelChange(
        command: .present(layer, style, root: root, presenter: below.top, above: above),
        after: after, isVertical: true, stands: { $0.contains(root.id) }))
  }

  private func dismiss(_ request: Request) -> ModelVerdict {
    let layers = screens.layers
    switch request {
    case .dismissLayer(let layer):
      guard screens.contains(.layer(layer)) else { return .rejected(.unknownLayer(layer)) }
      return dismiss(from: .layer(layer))
    case .dismissAllAnimated:
      guard let top = layers.last else { return .unchanged }
      return dismiss(from: top.id)
    default:
      guard let lowest = request == .dismissAll ? layers.first : layers.last else {
        return .rejected(.nothingPresented)
      }
      return dismiss(from: lowest.id)
    }
  }

  /// The root of the layer that was meant leaves because it was asked for, everything else with it.
  private func dismiss(from stack: StackID) -> ModelVerdict {
    guard case .layer(let layer) = stack,
      let root = screens.piles.first(where: { $0.id == stack })?.entries[0].id
    else { return .rejected(.nothingPresented) }
    return .changes(
      ModelChange(
        command: .dismiss(layer), after: screens.without(layer: stack), isVertical: true,
        reason: { $0 == root ? .request : .parent }, stands: { _ in true }))
  }

  private func select(_ tab: TabID) -> ModelVerdict {
    guard screens.contains(.tab(tab)) else { return .rejected(.unknownTab(tab)) }
    let lowest = screens.layers.first
    if tab == screens.selected, lowest == nil { return .unchanged }
    let after = ModelScreens(piles: screens.tabs, selected: tab)
    return .changes(
      ModelChange(
        command: .select(tab, from: screens.selected), after: after, isAnimated: lowest != nil,
        isVertical: true, reason: { $0 == lowest?.entries[0].id ? .request : .parent },
        stands: { $0.selected == tab }))
  }

  private mutating func restore(_ saved: Snapshot<RouteID>) -> ModelVerdict {
    let expected = configuration.tabs.map(\.id)
    let found = saved.tabs.map(\.id)
    if found != expected { return .rejected(.tabsDiffer(expected: expected, found: found)) }
    if !found.contains(saved.selected) { return .rejected(.unknownTab(saved.selected)) }
    var after = ModelScreens(piles: [], selected: saved.selected)
    for tab in saved.tabs {
      let entries = ([tab.root] + tab.pushed).map { makeEntry($0) }
      after.piles.append(ModelScreens.Pile(id: .tab(tab.id), entries: entries))
    }
    for layer in saved.layers {
      let presenter = after.visible.top
      let entries = ([layer.root] + layer.pushed).map { makeEntry($0) }
      after.piles.append(
        ModelScreens.Pile(
          id: .layer(makeLayer()), style: layer.style, presenter: presenter, entries: entries))
    }
    return .changes(
      ModelChange(
        command: .restore(after.state, from: screens.selected), after: after, isAnimated: false,
        isVertical: true, reason: { _ in .replaced }, stands: { $0.selected == saved.selected }))
  }
}
