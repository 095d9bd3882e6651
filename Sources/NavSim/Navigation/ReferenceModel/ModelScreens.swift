import NavCore

/// What is on screen, as the reference model sees it: piles of entries, one for every tab in the order
/// of the tab bar, then one for every layer, bottom first.
struct ModelScreens: Sendable {
  /// A root and what is pushed on it.
  struct Pile: Sendable {
    let id: StackID
    /// How it lies over what is below; nil for a tab's.
    var style: PresentationStyle?
    /// The entry that shows it; nil for a tab's.
    var presenter: EntryID?
    /// The root first.
    var entries: [Entry]

    var isLayer: Bool { style != nil }
    var top: EntryID { entries[entries.count - 1].id }
    var pushedRoutes: [RouteID] { entries.dropFirst().map(\.route) }
  }

  var piles: [Pile]
  var selected: TabID

  init(piles: [Pile], selected: TabID) {
    self.piles = piles
    self.selected = selected
  }

  /// The roots of a router that has just been made; entries are numbered from 1.
  init(_ configuration: Configuration) {
    piles = configuration.tabs.enumerated().map { index, tab in
      Pile(id: .tab(tab.id), entries: [Entry(id: EntryID(UInt64(index) + 1), route: tab.root)])
    }
    selected = configuration.tabs[0].id
  }

  var tabs: [Pile] { piles.filter { !$0.isLayer } }
  var layers: [Pile] { piles.filter(\.isLayer) }
  var entries: [Entry] { piles.flatMap(\.entries) }

  /// Where the visible pile is: the top layer's, or else that of the selected tab.
  var visibleIndex: Int {
    if let last = piles.last, last.isLayer { return piles.count - 1 }
    return piles.firstIndex { $0.id == .tab(selected) } ?? 0
  }

  var visible: Pile { piles[visibleIndex] }

  func contains(_ stack: StackID) -> Bool { piles.contains { $0.id == stack } }

  func contains(_ entry: EntryID) -> Bool { pile(of: entry) != nil }

  func pile(of entry: EntryID) -> Pile? {
    piles.first { pile in pile.entries.contains { $0.id == entry } }
  }

  /// True for a layer, and for an entry that is pushed: a root stays.
  func canLose(_ target: RemovalTarget) -> Bool {
    switch target {
    case .layer(let layer): contains(.layer(layer))
    case .entry(let entry):
      piles.contains { pile in pile.entries.dropFirst().contains { $0.id == entry } }
    }
  }

  /// The same without a layer and all above it.
  func without(layer: StackID) -> ModelScreens {
    var rest = self
    rest.piles = Array(piles.prefix { $0.id != layer })
    return rest
  }

  /// The same without an entry and all that stands on it in its pile.
  func without(entry: EntryID) -> ModelScreens {
    var rest = self
    for index in piles.indices {
      rest.piles[index].entries = Array(piles[index].entries.prefix { $0.id != entry })
    }
    return rest
  }

  /// The same with other entries in the visible pile.
  func showing(_ entries: [Entry]) -> ModelScreens {
    var new = self
    new.piles[visibleIndex].entries = entries
    return new
  }

  /// The way from the selected tab to the visible entry.
  var path: [NavigationStep] {
    var steps: [NavigationStep] = [.tab(id: selected)]
    for pile in piles where pile.isLayer || pile.id == .tab(selected) {
      switch pile.style {
      case nil: break
      case .sheet?: steps.append(.sheet(id: pile.entries[0].route))
      case .fullScreenCover?: steps.append(.fullScreen(id: pile.entries[0].route))
      }
      steps += pile.pushedRoutes.map { .push(id: $0) }
    }
    return steps
  }
}

extension ModelScreens {
  /// The words in which the router says the same.
  var state: NavigationState {
    var tabs: [Tab] = []
    var layers: [Layer] = []
    for pile in piles {
      switch pile.id {
      case .tab(let tab): tabs.append(Tab(id: tab, stack: pile.entries))
      case .layer(let layer):
        guard let style = pile.style, let presenter = pile.presenter else { continue }
        layers.append(Layer(id: layer, style: style, presenter: presenter, stack: pile.entries))
      }
    }
    let index = tabs.firstIndex { $0.id == selected } ?? 0
    return NavigationState(tabs: tabs, selectedIndex: index, layers: layers)
  }

  /// True when the router says the same.
  func agree(with state: NavigationState) -> Bool {
    guard tabs.count == state.tabs.count, layers.count == state.layers.count,
      state.tabs.indices.contains(state.selectedIndex), state.selectedTab == selected
    else { return false }
    return zip(tabs, state.tabs).allSatisfy { $0.id == .tab($1.id) && $0.entries == $1.stack }
      && zip(layers, state.layers).allSatisfy {
        $0.id == .layer($1.id) && $0.style == $1.style && $0.presenter == $1.presenter
          && $0.entries == $1.stack
      }
  }
}
