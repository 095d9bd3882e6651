import NavCore

// How far a screen is from where a link leads. Whatever is right stays, from the bottom up: so
// every step of a link leaves one step fewer to do, and how many there are is all that has to be
// known.
extension ScreenPicture {
  /// How many steps lead from here to a destination in a tab that there is; none when it is shown.
  func steps(to link: Destination<RouteID>) -> Int {
    guard let tab = state.tabs.first(where: { $0.id == link.tab }) else { return 0 }
    let mending = Self.steps(from: tab.stack, to: link.pushed)
    if link.tab != selectedTab { return 1 + mending + Self.steps(building: link.layers[...]) }
    if mending > 0 {
      return (hasLayers ? 1 : 0) + mending + Self.steps(building: link.layers[...])
    }
    for height in link.layers.indices {
      let wanted = link.layers[height]
      guard height < state.layers.count, state.layers[height].style == wanted.style,
        state.layers[height].stack.first?.route == wanted.root
      else {
        return dismissal(from: height) + Self.steps(building: link.layers[height...])
      }
      let mending = Self.steps(from: state.layers[height].stack, to: wanted.pushed)
      if mending > 0 {
        return dismissal(from: height + 1) + mending
          + Self.steps(building: link.layers[(height + 1)...])
      }
    }
    return dismissal(from: link.layers.count)
  }

  private func dismissal(from height: Int) -> Int { height < state.layers.count ? 1 : 0 }

  /// One pop of what is wrong, if anything is, and a push for each route that is missing.
  private static func steps(from stack: [Entry], to wanted: [RouteID]) -> Int {
    let pushed = stack.count - 1
    var common = 0
    while common < min(pushed, wanted.count), stack[common + 1].route == wanted[common] {
      common += 1
    }
    return (pushed > common ? 1 : 0) + wanted.count - common
  }

  private static func steps(building layers: ArraySlice<LayerRoutes<RouteID>>) -> Int {
    layers.reduce(0) { $0 + 1 + $1.pushed.count }
  }

  /// True for a command that a step of a link can be: it fits the screen and is animated as it
  /// should be.
  func canBeStepOfLink(_ change: Change, animated: Bool) -> Bool {
    switch change {
    case .push(let entry, _, _): isAnswered(.push(entry.route), by: change, animated: animated)
    case .pop(_, let top):
      visible.lastIndex { $0.id == top }
        .map { isAnswered(.popAfter(index: $0), by: change, animated: animated) } ?? false
    case .present(_, let style, let root, _, _):
      isAnswered(.present(root.route, style), by: change, animated: animated)
    case .dismiss(let layer):
      isAnswered(.dismissLayer(layer), by: change, animated: animated) && contains(layer)
    case .select(let tab, _): isAnswered(.selectTab(tab), by: change, animated: animated)
    case .replace, .replaceRoot, .restore: false
    }
  }
}
