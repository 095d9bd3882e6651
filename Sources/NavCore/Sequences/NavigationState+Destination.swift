extension NavigationState {
  /// The steps from here to a destination; none when the user is there.
  ///
  /// What is right from the bottom up stays: the first stack that is not as wanted is mended, and
  /// what lies above it is rebuilt, because nothing can be changed under a layer.
  ///
  /// - Returns: nil when there is no such tab.
  func steps(to destination: Destination<RouteID>) -> [Request]? {
    guard let tab = indexOfTab(destination.tab) else { return nil }
    // One list that all append to, because each list of its own would be an allocation.
    var steps: [Request] = []
    steps.reserveCapacity(8)
    let isTabRight = tabs[tab].stack.hasPushed(destination.pushed)
    if tab != selectedIndex {
      steps.append(.selectTab(destination.tab))
    } else if !isTabRight {
      dismiss(from: 0, &steps)
    }
    if tab != selectedIndex || !isTabRight {
      tabs[tab].stack.mend(to: destination.pushed, &steps)
      destination.layers.present(from: 0, &steps)
      return steps
    }
    for index in destination.layers.indices {
      guard index < layers.count, layers[index].style == destination.layers[index].style,
        layers[index].stack[0].route == destination.layers[index].root
      else {
        dismiss(from: index, &steps)
        destination.layers.present(from: index, &steps)
        return steps
      }
      if !layers[index].stack.hasPushed(destination.layers[index].pushed) {
        dismiss(from: index + 1, &steps)
        layers[index].stack.mend(to: destination.layers[index].pushed, &steps)
        destination.layers.present(from: index + 1, &steps)
        return steps
      }
    }
    dismiss(from: destination.layers.count, &steps)
    return steps
  }

  private func dismiss(from index: Int, _ steps: inout [Request]) {
    if index < layers.count { steps.append(.dismissLayer(layers[index].id)) }
  }
}

extension [Entry] {
  fileprivate func hasPushed(_ wanted: [RouteID]) -> Bool {
    count - 1 == wanted.count && routesInCommon(wanted) == wanted.count
  }

  /// The steps that make what is pushed on a root what is wanted.
  fileprivate func mend(to wanted: [RouteID], _ steps: inout [Request]) {
    let common = routesInCommon(wanted)
    if count - 1 > common { steps.append(.popAfter(index: common)) }
    for depth in common..<wanted.count { steps.append(.push(wanted[depth])) }
  }

  private func routesInCommon(_ wanted: [RouteID]) -> Int {
    var common = 0
    while common < wanted.count, common + 1 < count, self[common + 1].route == wanted[common] {
      common += 1
    }
    return common
  }
}

extension [LayerRoutes<RouteID>] {
  fileprivate func present(from index: Int, _ steps: inout [Request]) {
    for index in index..<Swift.max(count, index) {
      steps.append(.present(self[index].root, self[index].style))
      for depth in self[index].pushed.indices { steps.append(.push(self[index].pushed[depth])) }
    }
  }
}
