extension NavigationState {
  /// Does what a command asks for: what a host that keeps what it shows as a state calls for
  /// ``HostCommand/perform(_:_:animated:)``.
  ///
  /// - Returns: false, with nothing changed, when the change does not find what it expects. The
  ///   host then ends the transition as not finished.
  public mutating func apply(_ change: Change) -> Bool {
    switch change {
    case .push(let entry, let stack, let above):
      return top(of: stack) == above && edit(stack) { $0.append(entry) }
    case .pop(let stack, let top):
      return edit(stack) { entries in
        guard let depth = entries.depth(of: top) else { return false }
        entries.removeLast(entries.count - 1 - depth)
        return true
      }
    case .replace(let stack, let entries): return !entries.isEmpty && edit(stack) { $0 = entries }
    case .replaceRoot(let stack, let root): return edit(stack) { $0[0] = root }
    case .present(let layer, let style, let root, let presenter, let above):
      guard topLayer == above else { return false }
      layers.append(Layer(id: layer, style: style, presenter: presenter, stack: [root]))
      return true
    case .dismiss(let layer):
      // What is gone has been dismissed.
      if let index = indexOfLayer(layer) { layers.removeSubrange(index...) }
      return true
    case .select(let tab, let from):
      guard selectedTab == from, let index = indexOfTab(tab) else { return false }
      layers = []
      selectedIndex = index
      return true
    case .restore(let state, let from):
      guard selectedTab == from else { return false }
      self = state
      return true
    }
  }

  private mutating func edit(_ stack: StackID, _ change: (inout [Entry]) -> Void) -> Bool {
    edit(stack) { entries in
      change(&entries)
      return true
    }
  }

  /// - Returns: what `change` returns; false when there is no such stack.
  private mutating func edit(_ stack: StackID, _ change: (inout [Entry]) -> Bool) -> Bool {
    switch stack {
    case .tab(let tab): indexOfTab(tab).map { change(&tabs[$0].stack) } ?? false
    case .layer(let layer): indexOfLayer(layer).map { change(&layers[$0].stack) } ?? false
    }
  }
}
