import NavCore

/// What is on screen, as the reference model sees it: piles of entries, one for every tab in the order
/// of the tab bar, then one for every layer, bottom first.
///
/// Lists are walked by index, because a loop over the piles would copy each of them.
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
  }

  /// Something that can be so on screen.
  enum Fact: Sendable {
    case shows(EntryID)
    case has(StackID)
    case selected(TabID)
    case anything
  }

  var piles: [Pile] { didSet { wereTouched = true } }
  var selected: TabID { didSet { wereTouched = true } }
  /// True from when they were written to until whoever compares them has set it to false.
  var wereTouched = true
  /// How many piles are those of tabs; tabs come and go no more than their roots do.
  let tabCount: Int
  /// The lists of layers that are gone. Used again, because layers come and go all the time and a new
  /// list costs more than all that is done with it.
  private var emptyLists: [[Entry]] = []

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

  func index(of stack: StackID) -> Int? {
    for index in piles.indices where piles[index].id == stack { return index }
    return nil
  }

  /// The pile in which an entry is, and how many are below it.
  func place(of entry: EntryID) -> (pile: Int, depth: Int)? {
    for pile in piles.indices {
      for depth in piles[pile].entries.indices where piles[pile].entries[depth].id == entry {
        return (pile, depth)
      }
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

  /// Writes down the way from the selected tab to the visible entry, in the place of what `steps` says.
  func writePath(into steps: inout [NavigationStep]) {
    steps.clear()
    steps.append(.tab(id: selected))
    for index in piles.indices where index >= tabCount || piles[index].id == .tab(selected) {
      let root = piles[index].entries[0].route
      switch piles[index].style {
      case nil: break
      case .sheet?: steps.append(.sheet(id: root))
      case .fullScreenCover?: steps.append(.fullScreen(id: root))
      }
      for depth in 1..<piles[index].entries.count {
        steps.append(.push(id: piles[index].entries[depth].route))
      }
    }
  }
}

// MARK: - Coming and going

extension ModelScreens {
  typealias Goodbyes = [ReferenceModel.Goodbye]

  mutating func put(_ entry: Entry, on pile: Int) { piles[pile].entries.append(entry) }

  mutating func put(_ pile: Pile) { piles.append(pile) }

  mutating func takeEmptyList() -> [Entry] { emptyLists.popLast() ?? [] }

  mutating func replaceRoot(of pile: Int, by root: Entry, into goodbyes: inout Goodbyes) {
    goodbyes.append(
      ReferenceModel.Goodbye(entry: piles[pile].entries[0].id, reason: .replaced))
    piles[pile].entries[0] = root
  }

  /// Takes away what stands in a pile from some depth on. What was shown last leaves first: the lowest
  /// for one reason, and what stood on it for another.
  mutating func cut(
    _ pile: Int, from depth: Int, _ reason: DismissalReason, above: DismissalReason,
    into goodbyes: inout Goodbyes
  ) {
    while piles[pile].entries.count > depth, let entry = piles[pile].entries.popLast() {
      let isLowest = piles[pile].entries.count == depth
      goodbyes.append(
        ReferenceModel.Goodbye(entry: entry.id, reason: isLowest ? reason : above))
    }
  }

  /// Takes away a pile and all above it, the top one first.
  mutating func cutPiles(
    from lowest: Int, _ reason: DismissalReason, above: DismissalReason,
    into goodbyes: inout Goodbyes
  ) {
    while piles.count > lowest {
      let last = piles.count - 1
      cut(last, from: 0, last == lowest ? reason : above, above: above, into: &goodbyes)
      if let pile = piles.popLast() { emptyLists.append(pile.entries) }
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
  func agree(with state: borrowing NavigationState) -> Bool {
    guard state.tabs.count == tabCount, state.layers.count == piles.count - tabCount,
      state.tabs.indices.contains(state.selectedIndex), state.selectedTab == selected
    else { return false }
    for index in piles.indices {
      guard index < tabCount ? isTab(index, state) : isLayer(index, state) else { return false }
    }
    return true
  }

  @inline(__always)
  private func isTab(_ index: Int, _ state: borrowing NavigationState) -> Bool {
    piles[index].id == .tab(state.tabs[index].id)
      && piles[index].entries == state.tabs[index].stack
  }

  @inline(__always)
  private func isLayer(_ index: Int, _ state: borrowing NavigationState) -> Bool {
    let height = index - tabCount
    return piles[index].id == .layer(state.layers[height].id)
      && piles[index].style == state.layers[height].style
      && piles[index].presenter == state.layers[height].presenter
      && piles[index].entries == state.layers[height].stack
  }
}
