import NavCore

/// Draws destinations of links and saved states: near to what is on screen, or anywhere.
struct WholeStates {
  let tabCount: Int

  static func route(_ random: inout Random) -> RouteID { RouteID(UInt32(random.below(6))) }

  static func routes(_ count: Int, _ random: inout Random) -> [RouteID] {
    (0..<count).map { _ in route(&random) }
  }

  static func style(_ random: inout Random) -> PresentationStyle {
    switch random.below(4) {
    case 0: .fullScreenCover
    case 1: .sheet(detents: [.medium, .large])
    default: .sheet
    }
  }

  /// A destination; now and then in a tab that does not exist.
  func destination(
    from state: NavigationState, _ random: inout Random
  ) -> Destination<RouteID> {
    if random.chance(1, in: 3) {
      let tab = random.chance(1, in: 12) ? tabCount + 6 : random.below(tabCount)
      return Destination(
        tab: TabID(UInt32(tab)), pushed: routes(&random),
        layers: (0..<random.below(3)).map { _ in layer(&random) })
    }
    return neighbour(of: state, &random)
  }

  // What becomes of a copy is drawn before it is made, so that every list is made once, of its size.

  /// Where a state is, with one thing changed.
  private func neighbour(
    of state: NavigationState, _ random: inout Random
  ) -> Destination<RouteID> {
    let count = state.layers.count
    var kept = count
    var isHigher = false
    var changesTab = false
    var changedLayer: Int?
    switch random.below(5) {
    case 0: break
    case 1: changesTab = true
    case 2 where count < 4: isHigher = true
    case 3: kept = max(count - 1, 0)
    default:
      changedLayer = random.below(max(count, 1))
      changesTab = count == 0
    }
    let selected = state.selectedIndex
    let pushed = routes(
      state.tabs[selected].stack.count - 1, changing: changesTab, &random
    ) { state.tabs[selected].stack[$0 + 1].route }
    var layers: [LayerRoutes<RouteID>] = []
    layers.reserveCapacity(isHigher ? count + 1 : kept)
    for index in 0..<kept {
      layers.append(layer(index, of: state, changing: index == changedLayer, &random))
    }
    if isHigher { layers.append(layer(&random)) }
    return Destination(tab: state.selectedTab, pushed: pushed, layers: layers)
  }

  /// A saved state; now and then one that fits no router, or not this one.
  func snapshot(from state: NavigationState, _ random: inout Random) -> Snapshot<RouteID> {
    var tabs: [Snapshot<RouteID>.Tab] = []
    tabs.reserveCapacity(state.tabs.count)
    for index in state.tabs.indices {
      let isChanged = random.chance(1, in: 3)
      let root = isChanged ? Self.route(&random) : state.tabs[index].stack[0].route
      let pushed = routes(
        state.tabs[index].stack.count - 1, changing: isChanged, &random
      ) { state.tabs[index].stack[$0 + 1].route }
      tabs.append(Snapshot.Tab(id: state.tabs[index].id, root: root, pushed: pushed))
    }
    var selected = state.selectedTab
    if random.chance(1, in: 3) { selected = TabID(UInt32(random.below(tabCount))) }
    let layers =
      random.chance(1, in: 3)
      ? (0..<random.below(3)).map { _ in layer(&random) }
      : state.layers.indices.map { layer($0, of: state, changing: false, &random) }
    switch random.below(16) {
    case 0: _ = tabs.popLast()
    case 1: selected = TabID(UInt32(tabCount + 6))
    default: break
    }
    return Snapshot(tabs: tabs, selected: selected, layers: layers)
  }

  // Inlined, as is what it calls, because a stack that is handed on is counted.
  /// A layer of a state by its routes, one of them changed if it is to be.
  @inline(__always)
  private func layer(
    _ index: Int, of state: NavigationState, changing isChanged: Bool, _ random: inout Random
  ) -> LayerRoutes<RouteID> {
    let pushed = routes(
      state.layers[index].stack.count - 1, changing: isChanged, &random
    ) { state.layers[index].stack[$0 + 1].route }
    return LayerRoutes(
      state.layers[index].style, root: state.layers[index].stack[0].route, pushed: pushed)
  }

  /// So many routes; if they are to be changed, with another one at the end, without the last or with
  /// another one among them.
  @inline(__always)
  private func routes(
    _ count: Int, changing isChanged: Bool, _ random: inout Random, _ route: (Int) -> RouteID
  ) -> [RouteID] {
    let roll = isChanged ? random.below(3) : 2
    if roll == 1 { return (0..<max(count - 1, 0)).map(route) }
    if roll == 0, count < 8 {
      let last = Self.route(&random)
      return (0...count).map { $0 < count ? route($0) : last }
    }
    var routes = (0..<count).map(route)
    if isChanged, !routes.isEmpty { routes[random.below(routes.count)] = Self.route(&random) }
    return routes
  }

  private func layer(_ random: inout Random) -> LayerRoutes<RouteID> {
    LayerRoutes(Self.style(&random), root: Self.route(&random), pushed: routes(&random))
  }

  private func routes(_ random: inout Random) -> [RouteID] {
    Self.routes(random.below(3), &random)
  }
}
