import NavCore

/// What is really on screen: the host's own state, kept by its own code.
package struct HostScreen: Equatable, Sendable {
  /// The entries of a tab or of a layer.
  package struct Stack: Equatable, Sendable {
    package let id: StackID
    /// True for a sheet, which the user can drag away.
    let isDraggable: Bool
    /// The root first.
    package var entries: [Entry]
  }

  package private(set) var tabs: [Stack]
  /// Bottom first.
  package private(set) var layers: [Stack]
  package private(set) var selected: TabID

  package init(_ state: NavigationState) {
    selected = state.selectedTab
    tabs = state.tabs.map {
      Stack(id: .tab($0.id), isDraggable: false, entries: $0.stack)
    }
    layers = state.layers.map {
      Stack(
        id: .layer($0.id), isDraggable: $0.style != .fullScreenCover, entries: $0.stack)
    }
  }

  /// True when both name the same ids in the same places.
  package func shows(_ state: NavigationState) -> Bool {
    selected == state.selectedTab && tabs.count == state.tabs.count
      && layers.count == state.layers.count
      && tabs.indices.allSatisfy {
        tabs[$0].id == .tab(state.tabs[$0].id) && tabs[$0].shows(state.tabs[$0].stack)
      }
      && layers.indices.allSatisfy {
        layers[$0].id == .layer(state.layers[$0].id) && layers[$0].shows(state.layers[$0].stack)
      }
  }
}

extension HostScreen.Stack {
  fileprivate func shows(_ stack: [Entry]) -> Bool {
    guard entries.count == stack.count else { return false }
    var depth = 0
    while depth < stack.count {
      guard entries[depth].id == stack[depth].id else { return false }
      depth += 1
    }
    return true
  }
}

// MARK: - Looking

extension HostScreen {
  /// All stacks, those of the tabs first.
  var stacks: [Stack] { tabs + layers }

  var hasLayers: Bool { !layers.isEmpty }

  /// The layer that nothing lies on; nil when nothing is presented.
  var topLayer: LayerID? { layers.last?.layer }

  /// The layer that lies on the tabs; nil when nothing is presented.
  var bottomLayer: LayerID? { layers.first?.layer }

  /// The layer on top, if it goes with this one.
  func layerOnTop(of target: RemovalTarget) -> RemovalTarget? {
    guard case .layer(let layer) = target, height(of: layer) != nil, let topLayer,
      topLayer != layer
    else { return nil }
    return .layer(topLayer)
  }

  /// The layer on top, if the user can drag it away.
  var draggableLayer: LayerID? { layers.last?.isDraggable == true ? topLayer : nil }

  /// The entry on top of the visible stack, if it is pushed.
  var poppable: EntryID? {
    let visible = layers.last ?? tabs.first { $0.id == .tab(selected) }
    guard let visible, visible.entries.count > 1 else { return nil }
    return visible.entries.last?.id
  }

  func contains(_ tab: TabID) -> Bool { tabs.contains { $0.id == .tab(tab) } }

  /// The entries of a stack; nil when it is not there. Of layers, if a broken router presents one
  /// twice, the upper.
  private func entries(of stack: StackID) -> [Entry]? {
    switch stack {
    case .tab: tabs.first { $0.id == stack }?.entries
    case .layer: layers.last { $0.id == stack }?.entries
    }
  }

  private func height(of layer: LayerID) -> Int? {
    layers.firstIndex { $0.id == .layer(layer) }
  }

  /// True when a change finds on screen what it expects.
  package func accepts(_ change: Change) -> Bool {
    switch change {
    case .push(_, let stack, let above): entries(of: stack)?.last?.id == above
    case .pop(let stack, let top): entries(of: stack)?.contains { $0.id == top } ?? false
    case .replace(let stack, _), .replaceRoot(let stack, _): entries(of: stack) != nil
    case .present(_, _, _, _, let above): topLayer == above
    case .dismiss: true
    case .select(_, let from), .restore(_, let from): selected == from
    }
  }

  /// The lowest of what a change takes off the screen for good.
  func firstRemoved(by change: Change) -> RemovalTarget? {
    switch change {
    case .pop(let stack, let top):
      guard let entries = entries(of: stack),
        let depth = entries.lastIndex(where: { $0.id == top }), depth + 1 < entries.count
      else { return nil }
      return .entry(entries[depth + 1].id)
    case .dismiss(let layer): return .layer(layer)
    case .select: return bottomLayer.map { .layer($0) }
    case .push, .replace, .replaceRoot, .present, .restore: return nil
    }
  }
}

extension HostScreen.Stack {
  fileprivate var layer: LayerID? { if case .layer(let layer) = id { layer } else { nil } }
}

// MARK: - Changing

extension HostScreen {
  /// Does what an accepted change asks for.
  package mutating func apply(_ change: Change) {
    switch change {
    case .push(let entry, let stack, _): edit(stack) { $0.append(entry) }
    case .pop(let stack, let top):
      edit(stack) { entries in
        while let last = entries.last, last.id != top { entries.removeLast() }
      }
    case .replace(let stack, let new): edit(stack) { $0 = new }
    case .replaceRoot(let stack, let root): edit(stack) { $0 = [root] + $0.dropFirst() }
    case .present(let layer, let style, let root, _, _):
      layers.append(
        Stack(id: .layer(layer), isDraggable: style != .fullScreenCover, entries: [root]))
    case .dismiss(let layer): remove(.layer(layer))
    case .select(let tab, _):
      layers = []
      selected = tab
    case .restore(let state, _): self = HostScreen(state)
    }
  }

  /// Takes a pushed entry or a layer off, with all that is on it. Nothing if it is not there.
  package mutating func remove(_ target: RemovalTarget) {
    switch target {
    case .layer(let layer):
      if let height = height(of: layer) { layers.removeSubrange(height...) }
    case .entry(let entry):
      for index in tabs.indices { tabs[index].cut(from: entry) }
      for index in layers.indices { layers[index].cut(from: entry) }
    }
  }

  /// Shows another tab.
  mutating func select(_ tab: TabID) { selected = tab }

  private mutating func edit(_ stack: StackID, _ body: (inout [Entry]) -> Void) {
    switch stack {
    case .tab:
      if let index = tabs.firstIndex(where: { $0.id == stack }) { body(&tabs[index].entries) }
    case .layer:
      if let index = layers.lastIndex(where: { $0.id == stack }) { body(&layers[index].entries) }
    }
  }
}

extension HostScreen.Stack {
  fileprivate mutating func cut(from entry: EntryID) {
    if let depth = entries.lastIndex(where: { $0.id == entry }), depth > 0 {
      entries.removeSubrange(depth...)
    }
  }
}
