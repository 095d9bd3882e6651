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
        state.tabs[index].stack.count == tabs[index].pushed.count + 1,
        state.tabs[index].stack[0].route == tabs[index].root
      else { return false }
      for depth in tabs[index].pushed.indices
      where state.tabs[index].stack[depth + 1].route != tabs[index].pushed[depth] { return false }
    }
    for index in layers.indices {
      guard layers[index].style == state.layers[index].style,
        state.layers[index].stack.count == layers[index].pushed.count + 1,
        state.layers[index].stack[0].route == layers[index].root
      else { return false }
      for depth in layers[index].pushed.indices
      where state.layers[index].stack[depth + 1].route != layers[index].pushed[depth] {
        return false
      }
    }
    return true
  }
}
