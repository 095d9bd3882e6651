/// One occurrence of a route in a stack.
public struct Entry: Hashable, Sendable {
  /// Unique for the life of the router.
  public let id: EntryID
  /// What the entry shows.
  public let route: RouteID

  /// Creates an entry.
  public init(id: EntryID, route: RouteID) {
    self.id = id
    self.route = route
  }
}

/// The heights at which a sheet may rest.
public struct Detents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits; those that stand for no height are left out.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0b11 }

  /// About half of the screen.
  public static let medium = Detents(rawValue: 1)
  /// The whole height; the default.
  public static let large = Detents(rawValue: 2)
}

/// How a layer lies over what is below it.
public enum PresentationStyle: Hashable, Sendable {
  /// A sheet that rests at the given heights.
  case sheet(detents: Detents)
  /// A cover over the whole screen.
  case fullScreenCover

  /// A sheet of full height.
  public static let sheet = PresentationStyle.sheet(detents: .large)
}

/// A tab and its stack. Every tab keeps its stack while another one is shown.
public struct Tab: Hashable, Sendable {
  /// The application's number for this tab.
  public let id: TabID
  /// The root and what is pushed on it; never empty.
  public package(set) var stack: [Entry]

  /// Creates a tab with its stack; `stack[0]` is the root.
  public init(id: TabID, stack: [Entry]) {
    self.id = id
    self.stack = stack
  }
}

/// A presented stack: a sheet or a cover.
public struct Layer: Hashable, Sendable {
  /// Unique for the life of the router.
  public let id: LayerID
  /// How it lies over what is below.
  public let style: PresentationStyle
  /// The entry that was visible when this layer was presented, the one that shows it.
  public let presenter: EntryID
  /// The root and what is pushed on it; never empty.
  public package(set) var stack: [Entry]

  /// Creates a layer with its stack; `stack[0]` is the root.
  public init(id: LayerID, style: PresentationStyle, presenter: EntryID, stack: [Entry]) {
    self.id = id
    self.style = style
    self.presenter = presenter
    self.stack = stack
  }
}

/// Which stack: that of a tab, or that of a presented layer.
public enum StackID: Hashable, Sendable {
  /// The stack of a tab, in the base layer.
  case tab(TabID)
  /// The stack of a presented layer.
  case layer(LayerID)
}

/// What the router says is on screen: the tabs with their stacks and the layers over them.
///
/// In a ``Machine`` always holds: at least one tab, a selected tab that exists, no empty stack, ids
/// unique.
public struct NavigationState: Hashable, Sendable {
  /// The tabs in the order of the tab bar; never empty.
  public package(set) var tabs: [Tab]
  /// Index into `tabs` of the one that is shown.
  public package(set) var selectedIndex: Int
  /// What is presented, bottom first.
  public package(set) var layers: [Layer]

  /// Creates a state from parts, as a router under test that keeps its own tells it.
  ///
  /// What a broken router may believe, such as an empty stack, can be said, so that it can be
  /// found.
  /// - Precondition: `selectedIndex` is the index of a tab.
  public init(tabs: [Tab], selectedIndex: Int, layers: [Layer]) {
    precondition(
      tabs.indices.contains(selectedIndex),
      "a navigation state needs a selected tab: index \(selectedIndex) of \(tabs.count) tabs")
    self.tabs = tabs
    self.selectedIndex = selectedIndex
    self.layers = layers
  }

  /// The tab that is shown.
  @inlinable public var selectedTab: TabID { tabs[selectedIndex].id }

  /// True for the tab that is shown: what its label depends on (seed 002).
  public func isSelected(_ tab: TabID) -> Bool { tab == selectedTab }

  /// The stack that calls act on: that of the top layer, or of the selected tab.
  @inlinable public var visibleStack: [Entry] {
    layers.isEmpty ? tabs[selectedIndex].stack : layers[layers.count - 1].stack
  }

  /// Where the visible stack lives.
  @inlinable public var visibleStackID: StackID {
    layers.isEmpty ? .tab(tabs[selectedIndex].id) : .layer(layers[layers.count - 1].id)
  }

  /// The entry on top of the visible stack, which must not be empty: its content, navigation bar
  /// and overlay are what the user sees.
  @inlinable public var visibleEntry: Entry {
    if layers.isEmpty { return tabs[selectedIndex].stack[tabs[selectedIndex].stack.count - 1] }
    let top = layers.count - 1
    return layers[top].stack[layers[top].stack.count - 1]
  }

  /// The id on top of a stack; nil when there is no such stack, or nothing in it.
  @inlinable @inline(__always)
  package func top(of stack: StackID) -> EntryID? {
    switch stack {
    case .tab(let tab):
      guard let index = indexOfTab(tab), !tabs[index].stack.isEmpty else { return nil }
      return tabs[index].stack[tabs[index].stack.count - 1].id
    case .layer(let layer):
      guard let index = indexOfLayer(layer), !layers[index].stack.isEmpty else { return nil }
      return layers[index].stack[layers[index].stack.count - 1].id
    }
  }

  /// The layer on top; nil when nothing is presented.
  var topLayer: LayerID? { layers.isEmpty ? nil : layers[layers.count - 1].id }

  /// How many entries are pushed on the visible root.
  @inlinable public var pushedCount: Int {
    (layers.isEmpty ? tabs[selectedIndex].stack.count : layers[layers.count - 1].stack.count) - 1
  }
}

extension NavigationState {
  /// Where an entry stands.
  struct Position: Hashable {
    /// Its stack.
    let stack: StackID
    /// 0 for the root.
    let depth: Int
  }

  /// Where `entry` stands, or nil when it is in no stack.
  ///
  /// - Complexity: O(entries), the visible ones first.
  func position(of entry: EntryID) -> Position? {
    guard let place = place(of: entry) else { return nil }
    let stack: StackID =
      place.isPresented ? .layer(layers[place.index].id) : .tab(tabs[place.index].id)
    return Position(stack: stack, depth: place.depth)
  }

  /// The same by the index of the layer or the tab.
  func place(of entry: EntryID) -> (isPresented: Bool, index: Int, depth: Int)? {
    for index in layers.indices.reversed() {
      if let depth = layers[index].stack.depth(of: entry) { return (true, index, depth) }
    }
    if let depth = tabs[selectedIndex].stack.depth(of: entry) {
      return (false, selectedIndex, depth)
    }
    for index in tabs.indices where index != selectedIndex {
      if let depth = tabs[index].stack.depth(of: entry) { return (false, index, depth) }
    }
    return nil
  }

  /// The entry with this id; nil when it is in no stack.
  func entry(_ id: EntryID) -> Entry? {
    place(of: id).map { place in
      place.isPresented
        ? layers[place.index].stack[place.depth] : tabs[place.index].stack[place.depth]
    }
  }

  /// True when `entry` is in a stack; false once it is leaving or gone.
  public func contains(_ entry: EntryID) -> Bool { position(of: entry) != nil }

  /// True when `layer` is presented.
  public func contains(_ layer: LayerID) -> Bool { indexOfLayer(layer) != nil }

  /// True when the stack exists.
  func contains(_ stack: StackID) -> Bool {
    switch stack {
    case .tab(let tab): tabs.contains { $0.id == tab }
    case .layer(let layer): contains(layer)
    }
  }

  @inlinable
  package func indexOfLayer(_ layer: LayerID) -> Int? {
    for index in layers.indices.reversed() where layers[index].id == layer { return index }
    return nil
  }

  @inlinable @inline(__always)
  package func indexOfTab(_ tab: TabID) -> Int? {
    if tabs[selectedIndex].id == tab { return selectedIndex }
    for index in tabs.indices where tabs[index].id == tab { return index }
    return nil
  }
}

extension [Entry] {
  /// The routes of what is pushed on the root.
  var pushedRoutes: [RouteID] {
    var routes: [RouteID] = []
    guard count > 1 else { return routes }
    routes.reserveCapacity(count - 1)
    for depth in 1..<count { routes.append(self[depth].route) }
    return routes
  }

  func depth(of entry: EntryID) -> Int? {
    var depth = count - 1
    while depth >= 0 {
      if self[depth].id == entry { return depth }
      depth -= 1
    }
    return nil
  }
}
