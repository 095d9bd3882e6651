extension NavigationState {
  /// The steps from here to a destination; none when the user is there.
  ///
  /// What is right from the bottom up stays: the first stack that is not as wanted is mended, and
  /// what lies above it is built anew, because nothing can be changed under a layer.
  ///
  /// - Returns: nil when there is no such tab.
  func steps(to destination: Destination<RouteID>) -> [Request]? {
    guard let tab = tabs.first(where: { $0.id == destination.tab }) else { return nil }
    if tab.id != selectedTab {
      let pushes = mend(tab.stack, to: destination.pushed) ?? []
      return [.selectTab(tab.id)] + pushes + present(destination.layers[...])
    }
    if let mending = mend(tab.stack, to: destination.pushed) {
      return dismiss(from: 0) + mending + present(destination.layers[...])
    }
    for (index, wanted) in destination.layers.enumerated() {
      let above = destination.layers[(index + 1)...]
      guard index < layers.count, layers[index].style == wanted.style,
        layers[index].stack[0].route == wanted.root
      else { return dismiss(from: index) + present([wanted]) + present(above) }
      if let mending = mend(layers[index].stack, to: wanted.pushed) {
        return dismiss(from: index + 1) + mending + present(above)
      }
    }
    return dismiss(from: destination.layers.count)
  }

  /// The steps that make what is pushed on a root what is wanted; nil when it is.
  private func mend(_ stack: [Entry], to wanted: [RouteID]) -> [Request]? {
    let pushed = stack.dropFirst().map(\.route)
    if pushed == wanted { return nil }
    let common = zip(pushed, wanted).prefix { $0 == $1 }.count
    let pops: [Request] = pushed.count > common ? [.popAfter(index: common)] : []
    return pops + wanted[common...].map { .push($0) }
  }

  private func dismiss(from index: Int) -> [Request] {
    index < layers.count ? [.dismissLayer(layers[index].id)] : []
  }

  private func present(_ wanted: ArraySlice<LayerRoutes<RouteID>>) -> [Request] {
    wanted.flatMap { layer in
      [.present(layer.root, layer.style)] + layer.pushed.map { .push($0) }
    }
  }
}
