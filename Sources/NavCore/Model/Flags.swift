/// The two questions a state-driven view asks about its entry (seed 004's transition flags).
///
/// They are answered from the state. Setting one to false is the user's own pop or dismissal: report
/// it as ``HostReport/removed(_:by:)`` with the child that the view was showing when its binding was
/// made, so that a late write cannot hit what was pushed or presented meanwhile (M-RD-03).
extension NavigationState {
  /// The entry that stands directly on `entry`: the one that clearing its push flag removes.
  public func entryPushed(on entry: EntryID) -> EntryID? {
    for index in layers.indices.reversed() {
      if let depth = layers[index].stack.depth(of: entry) {
        return layers[index].stack.id(at: depth + 1)
      }
    }
    if let depth = tabs[selectedIndex].stack.depth(of: entry) {
      return tabs[selectedIndex].stack.id(at: depth + 1)
    }
    for index in tabs.indices where index != selectedIndex {
      if let depth = tabs[index].stack.depth(of: entry) {
        return tabs[index].stack.id(at: depth + 1)
      }
    }
    return nil
  }

  /// The layer that `entry` presents: the one that clearing its presentation flag removes.
  public func layerPresented(from entry: EntryID) -> LayerID? {
    for index in layers.indices where layers[index].presenter == entry { return layers[index].id }
    return nil
  }
}

extension [Entry] {
  fileprivate func id(at depth: Int) -> EntryID? { depth < count ? self[depth].id : nil }
}
