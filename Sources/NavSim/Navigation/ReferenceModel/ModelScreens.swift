import NavCore

/// What is on screen, as the reference model sees it: piles of entries, one for every tab in the
/// order of the tab bar, then one for every layer, bottom first.
struct ModelScreens: Sendable {
  /// An entry that is off the screen, and why.
  struct Dismissal: Sendable {
    let entry: EntryID
    let reason: DismissalReason
  }

  /// A root and what is pushed on it.
  struct Pile: Equatable, Sendable {
    let id: StackID
    /// How it lies over what is below; nil for a tab's.
    var style: PresentationStyle?
    /// The entry that shows it; nil for a tab's.
    var presenter: EntryID?
    /// The root first.
    var entries: [Entry]
  }

  /// Something that can be so on screen.
  enum Fact: Sendable {
    case shows(EntryID)
    case has(StackID)
    case selected(TabID)
    case anything
  }

  var piles: [Pile]
  var selected: TabID
  /// How many piles are those of tabs; tabs come and go no more than their roots do.
  let tabCount: Int
  /// The roots of a router that has just been made; entries are numbered from 1.
  init(_ configuration: Configuration) {
    piles = configuration.tabs.enumerated().map { index, tab in
      Pile(id: .tab(tab.id), entries: [Entry(id: EntryID(UInt64(index) + 1), route: tab.root)])
    }
    selected = configuration.tabs[0].id
    tabCount = piles.count
  }

  var hasLayers: Bool { piles.count > tabCount }

  /// Where the visible pile is: the top layer's, or else that of the selected tab.
  var visibleIndex: Int {
    hasLayers ? piles.count - 1 : index(of: .tab(selected)) ?? 0
  }

  var visibleID: StackID { piles[visibleIndex].id }
  var visibleTop: EntryID { top(of: visibleIndex) }

  func top(of pile: Int) -> EntryID { piles[pile].entries[piles[pile].entries.count - 1].id }

  func index(of stack: StackID) -> Int? { piles.firstIndex { $0.id == stack } }

  /// The pile in which an entry is, and how many are below it.
  func place(of entry: EntryID) -> (pile: Int, depth: Int)? {
    for (pile, stack) in piles.enumerated() {
      if let depth = stack.entries.firstIndex(where: { $0.id == entry }) { return (pile, depth) }
    }
    return nil
  }

  func contains(_ stack: StackID) -> Bool { index(of: stack) != nil }

  func contains(_ entry: EntryID) -> Bool { place(of: entry) != nil }

  func holds(_ fact: Fact) -> Bool {
    switch fact {
    case .shows(let entry): contains(entry)
    case .has(let stack): contains(stack)
    case .selected(let tab): selected == tab
    case .anything: true
    }
  }

  /// True for a layer, and for an entry that is pushed: a root stays.
  func canLose(_ target: RemovalTarget) -> Bool {
    switch target {
    case .layer(let layer): contains(.layer(layer))
    case .entry(let entry): (place(of: entry)?.depth ?? 0) > 0
    }
  }

  /// The way from the selected tab to the visible entry.
  var path: [NavigationStep] {
    var steps = [NavigationStep.tab(id: selected)]
    for pile in piles where pile.style != nil || pile.id == .tab(selected) {
      let root = pile.entries[0].route
      switch pile.style {
      case nil: break
      case .sheet?: steps.append(.sheet(id: root))
      case .fullScreenCover?: steps.append(.fullScreen(id: root))
      }
      for entry in pile.entries.dropFirst() { steps.append(.push(id: entry.route)) }
    }
    return steps
  }
}

// MARK: - Coming and going

extension ModelScreens {
  typealias Dismissals = [Dismissal]

  mutating func put(_ entry: Entry, on pile: Int) { piles[pile].entries.append(entry) }

  mutating func put(_ pile: Pile) { piles.append(pile) }

  mutating func replaceRoot(of pile: Int, by root: Entry, into dismissals: inout Dismissals) {
    dismissals.append(
      Dismissal(entry: piles[pile].entries[0].id, reason: .replaced))
    piles[pile].entries[0] = root
  }

  /// Takes away what stands in a pile from some depth on. What was shown last leaves first: the
  /// lowest for one reason, and what stood on it for another.
  mutating func cut(
    _ pile: Int, from depth: Int, _ reason: DismissalReason, above: DismissalReason,
    into dismissals: inout Dismissals
  ) {
    for entry in piles[pile].entries[depth...].reversed() {
      let isLowest = entry.id == piles[pile].entries[depth].id
      dismissals.append(
        Dismissal(entry: entry.id, reason: isLowest ? reason : above))
    }
    piles[pile].entries.removeSubrange(depth...)
  }

  /// Takes away a pile and all above it, the top one first.
  mutating func cutPiles(
    from lowest: Int, _ reason: DismissalReason, above: DismissalReason,
    into dismissals: inout Dismissals
  ) {
    while piles.count > lowest {
      let last = piles.count - 1
      cut(last, from: 0, last == lowest ? reason : above, above: above, into: &dismissals)
      piles.removeLast()
    }
  }
}

// MARK: - The router's words

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
    selected == state.selectedTab && tabCount == state.tabs.count
      && piles.count == tabCount + state.layers.count
      && state.tabs.indices.allSatisfy {
        piles[$0].id == .tab(state.tabs[$0].id) && piles[$0].entries == state.tabs[$0].stack
      }
      && state.layers.indices.allSatisfy {
        piles[tabCount + $0].id == .layer(state.layers[$0].id)
          && piles[tabCount + $0].style == state.layers[$0].style
          && piles[tabCount + $0].presenter == state.layers[$0].presenter
          && piles[tabCount + $0].entries == state.layers[$0].stack
      }
  }
}
