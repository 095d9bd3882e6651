/// The two questions a state-driven view asks about its entry (seed 004's transition flags).
///
/// They are answered from the state. Setting one to false is the user's own pop or dismissal:
/// report it as ``HostReport/removed(_:by:)`` with the child that the view was showing when its
/// binding was made, so that a late write cannot hit what was pushed or presented meanwhile.
extension NavigationState {
  /// The entry that stands directly on `entry`: the one that clearing its push flag removes.
  public func entryPushed(on entry: EntryID) -> EntryID? {
    guard let place = place(of: entry) else { return nil }
    return place.isPresented
      ? layers[place.index].stack.id(at: place.depth + 1)
      : tabs[place.index].stack.id(at: place.depth + 1)
  }

  /// The layer that `entry` presents: the one that clearing its presentation flag removes.
  @inlinable
  public func layerPresented(from entry: EntryID) -> LayerID? {
    for index in layers.indices where layers[index].presenter == entry { return layers[index].id }
    return nil
  }
}

extension [Entry] {
  fileprivate func id(at depth: Int) -> EntryID? { depth < count ? self[depth].id : nil }
}
