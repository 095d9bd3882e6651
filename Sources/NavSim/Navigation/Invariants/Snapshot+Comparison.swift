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
        state.tabs[index].stack.shows(tabs[index].pushed),
        state.tabs[index].stack[0].route == tabs[index].root
      else { return false }
    }
    for index in layers.indices {
      guard state.layers[index].shows(layers[index]) else { return false }
    }
    return true
  }
}

extension Snapshot where Route == RouteID {
  /// Makes this what saving the state gives.
  // In the storage that is there, for the same reason.
  mutating func save(_ state: borrowing NavigationState) {
    selected = state.selectedTab
    while tabs.count > state.tabs.count { tabs.removeLast() }
    for index in state.tabs.indices {
      let id = state.tabs[index].id
      let root = state.tabs[index].stack[0].route
      if index == tabs.count { tabs.append(Tab(id: id, root: root)) }
      tabs[index].id = id
      tabs[index].root = root
      tabs[index].pushed.save(state.tabs[index].stack)
    }
    while layers.count > state.layers.count { layers.removeLast() }
    for index in state.layers.indices {
      let style = state.layers[index].style
      let root = state.layers[index].stack[0].route
      if index == layers.count { layers.append(LayerRoutes(style, root: root)) }
      layers[index].style = style
      layers[index].root = root
      layers[index].pushed.save(state.layers[index].stack)
    }
  }
}

extension [RouteID] {
  /// Makes this what is pushed in a stack.
  @inline(__always)
  fileprivate mutating func save(_ stack: borrowing [Entry]) {
    while count >= stack.count { removeLast() }
    for depth in indices { self[depth] = stack[depth + 1].route }
    while count + 1 < stack.count { append(stack[count + 1].route) }
  }
}

extension Destination where Route == RouteID {
  /// True when this is what the user sees in the state.
  // Compared where it lies, too.
  func isShown(by state: borrowing NavigationState) -> Bool {
    guard tab == state.selectedTab, layers.count == state.layers.count,
      state.tabs[state.selectedIndex].stack.shows(pushed)
    else { return false }
    for index in layers.indices where !state.layers[index].shows(layers[index]) { return false }
    return true
  }
}

extension Layer {
  fileprivate func shows(_ routes: LayerRoutes<RouteID>) -> Bool {
    style == routes.style && stack.shows(routes.pushed) && stack[0].route == routes.root
  }
}

extension [Entry] {
  /// True when there is a root, and this is pushed on it.
  fileprivate func shows(_ pushed: [RouteID]) -> Bool {
    guard count == pushed.count + 1 else { return false }
    for depth in pushed.indices where self[depth + 1].route != pushed[depth] { return false }
    return true
  }
}
