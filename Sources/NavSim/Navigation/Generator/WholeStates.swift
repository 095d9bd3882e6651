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
    var destination = Destination(of: state)
    switch random.below(5) {
    case 0: break
    case 1: change(&destination.pushed, &random)
    case 2 where destination.layers.count < 4: destination.layers.append(layer(&random))
    case 3: _ = destination.layers.popLast()
    default:
      let index = random.below(max(destination.layers.count, 1))
      if destination.layers.indices.contains(index) {
        change(&destination.layers[index].pushed, &random)
      } else {
        change(&destination.pushed, &random)
      }
    }
    return destination
  }

  /// A saved state; now and then one that fits no router, or not this one.
  func snapshot(from state: NavigationState, _ random: inout Random) -> Snapshot<RouteID> {
    var snapshot = Snapshot(of: state)
    for index in snapshot.tabs.indices where random.chance(1, in: 3) {
      snapshot.tabs[index].root = Self.route(&random)
      change(&snapshot.tabs[index].pushed, &random)
    }
    if random.chance(1, in: 3) { snapshot.selected = TabID(UInt32(random.below(tabCount))) }
    if random.chance(1, in: 3) {
      snapshot.layers = (0..<random.below(3)).map { _ in layer(&random) }
    }
    switch random.below(16) {
    case 0: _ = snapshot.tabs.popLast()
    case 1: snapshot.selected = TabID(UInt32(tabCount + 6))
    default: break
    }
    return snapshot
  }

  private func layer(_ random: inout Random) -> LayerRoutes<RouteID> {
    LayerRoutes(Self.style(&random), root: Self.route(&random), pushed: routes(&random))
  }

  private func routes(_ random: inout Random) -> [RouteID] {
    Self.routes(random.below(3), &random)
  }

  private func change(_ routes: inout [RouteID], _ random: inout Random) {
    switch random.below(3) {
    case 0 where routes.count < 8: routes.append(Self.route(&random))
    case 1: _ = routes.popLast()
    default: if !routes.isEmpty { routes[random.below(routes.count)] = Self.route(&random) }
    }
  }
}
