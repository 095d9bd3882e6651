import NavCore

/// Draws destinations of links and saved states: near to what is on screen, or anywhere.
struct WholeStates {
  let tabCount: Int

  static func route(_ draws: inout RandomBatch) -> RouteID { RouteID(UInt32(draws.below(6))) }

  static func routes(_ count: Int, _ draws: inout RandomBatch) -> [RouteID] {
    (0..<count).map { _ in route(&draws) }
  }

  static func style(_ draws: inout RandomBatch) -> PresentationStyle {
    switch draws.below(4) {
    case 0: .fullScreenCover
    case 1: .sheet(detents: [.medium, .large])
    default: .sheet
    }
  }

  /// A destination; now and then in a tab that does not exist.
  func destination(
    from state: NavigationState, _ draws: inout RandomBatch
  ) -> Destination<RouteID> {
    if draws.chance(1, in: 3) {
      let tab = draws.chance(1, in: 12) ? tabCount + 6 : draws.below(tabCount)
      return Destination(
        tab: TabID(UInt32(tab)), pushed: routes(&draws),
        layers: (0..<draws.below(3)).map { _ in layer(&draws) })
    }
    return neighbour(of: state, &draws)
  }

  /// Where a state is, with one thing changed.
  private func neighbour(
    of state: NavigationState, _ draws: inout RandomBatch
  ) -> Destination<RouteID> {
    let count = state.layers.count
    var kept = count
    var isHigher = false
    var changesTab = false
    var changedLayer: Int?
    switch draws.below(5) {
    case 0: break
    case 1: changesTab = true
    case 2 where count < 4: isHigher = true
    case 3: kept = max(count - 1, 0)
    default:
      changedLayer = draws.below(max(count, 1))
      changesTab = count == 0
    }
    let selected = state.selectedIndex
    let pushed = routes(
      state.tabs[selected].stack.count - 1, changing: changesTab, &draws
    ) { state.tabs[selected].stack[$0 + 1].route }
    var layers: [LayerRoutes<RouteID>] = []
    layers.reserveCapacity(isHigher ? count + 1 : kept)
    for index in 0..<kept {
      layers.append(layer(index, of: state, changing: index == changedLayer, &draws))
    }
    if isHigher { layers.append(layer(&draws)) }
    return Destination(tab: state.selectedTab, pushed: pushed, layers: layers)
  }

  /// A saved state; now and then one that fits no router, or not this one.
  func snapshot(from state: NavigationState, _ random: inout Random) -> Snapshot<RouteID> {
    var tabs: [Snapshot<RouteID>.Tab] = []
    tabs.reserveCapacity(state.tabs.count)
    for index in state.tabs.indices {
      var draws = random.batch()
      let isChanged = draws.chance(1, in: 3)
      let root = isChanged ? Self.route(&draws) : state.tabs[index].stack[0].route
      let pushed = routes(
        state.tabs[index].stack.count - 1, changing: isChanged, &draws
      ) { state.tabs[index].stack[$0 + 1].route }
      tabs.append(Snapshot.Tab(id: state.tabs[index].id, root: root, pushed: pushed))
    }
    var draws = random.batch()
    var selected = state.selectedTab
    if draws.chance(1, in: 3) { selected = TabID(UInt32(draws.below(tabCount))) }
    let layers =
      draws.chance(1, in: 3)
      ? (0..<draws.below(3)).map { _ in layer(&draws) }
      : state.layers.indices.map { layer($0, of: state, changing: false, &draws) }
    switch draws.below(16) {
    case 0: _ = tabs.popLast()
    case 1: selected = TabID(UInt32(tabCount + 6))
    case 2: if let last = tabs.indices.last { tabs[last].id = TabID(UInt32(tabCount + 6)) }
    case 3: if tabs.count > 1 { tabs.swapAt(0, draws.within(1...(tabs.count - 1))) }
    default: break
    }
    return Snapshot(tabs: tabs, selected: selected, layers: layers)
  }

  /// A layer of a state by its routes, one of them changed if it is to be.
  private func layer(
    _ index: Int, of state: NavigationState, changing isChanged: Bool, _ draws: inout RandomBatch
  ) -> LayerRoutes<RouteID> {
    let pushed = routes(
      state.layers[index].stack.count - 1, changing: isChanged, &draws
    ) { state.layers[index].stack[$0 + 1].route }
    return LayerRoutes(
      state.layers[index].style, root: state.layers[index].stack[0].route, pushed: pushed)
  }

  /// So many routes; if they are to be changed, with another one at the end, without the last or
  /// with another one among them.
  private func routes(
    _ count: Int, changing isChanged: Bool, _ draws: inout RandomBatch, _ route: (Int) -> RouteID
  ) -> [RouteID] {
    let roll = isChanged ? draws.below(3) : 2
    if roll == 1 { return (0..<max(count - 1, 0)).map(route) }
    if roll == 0, count < 8 {
      let last = Self.route(&draws)
      return (0...count).map { $0 < count ? route($0) : last }
    }
    var routes = (0..<count).map(route)
    if isChanged, !routes.isEmpty { routes[draws.below(routes.count)] = Self.route(&draws) }
    return routes
  }

  private func layer(_ draws: inout RandomBatch) -> LayerRoutes<RouteID> {
    LayerRoutes(Self.style(&draws), root: Self.route(&draws), pushed: routes(&draws))
  }

  private func routes(_ draws: inout RandomBatch) -> [RouteID] {
    Self.routes(draws.below(3), &draws)
  }
}
