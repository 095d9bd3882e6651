import NavCore

extension Snapshot where Route == RouteID {
  /// True when this is what saving the state gives.
  // Compared where it lies, because a state that is saved to be compared is a list for every stack.
  func isSaved(from state: borrowing NavigationState) -> Bool {
    guard selected == state.selectedTab, tabs.count == state.tabs.count,
      layers.count == state.layers.count
    else { return false }
    for index in tabs.indices {
      guard tabs[index].id == state.tabs[index].id,
        state.tabs[index].stack.shows(tabs[index].root, tabs[index].pushed)
      else { return false }
    }
    for index in layers.indices {
      guard layers[index].style == state.layers[index].style,
        state.layers[index].stack.shows(layers[index].root, layers[index].pushed)
      else { return false }
    }
    return true
  }
}

extension [Entry] {
  fileprivate func shows(_ root: RouteID, _ pushed: [RouteID]) -> Bool {
    guard count == pushed.count + 1, self[0].route == root else { return false }
    for depth in pushed.indices where self[depth + 1].route != pushed[depth] { return false }
    return true
  }
}
