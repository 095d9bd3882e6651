/// Everything that the router knows. A rejected request leaves it bit-identical.
public struct RouterState: Equatable, Sendable {
  /// What is on screen when the transition in flight, if any, is over.
  public package(set) var navigation: NavigationState {
    @inlinable get { screens }
    set {
      screens = newValue
      screenChanges &+= 1
      keptPath = 0
      pathBelow = nil
    }
  }
  /// The change that the host is carrying out.
  public package(set) var transition: Transition?
  /// The request of several steps that is under way.
  public package(set) var sequence: RunningSequence?
  /// The user's gesture that the host has reported.
  public package(set) var gesture: Gesture?
  /// The requests that wait.
  public package(set) var waiting = WaitingQueue()
  /// Entries that the transition in flight takes off the screen, child before parent.
  public package(set) var leaving: [LeavingEntry] = []
  /// The path that was delivered last.
  public package(set) var path: NavigationPath

  @usableFromInline private(set) var screens: NavigationState
  /// How often what is on screen has been changed.
  private(set) var screenChanges: UInt64 = 0
  /// How many steps of the path are as they were when it was delivered: what has been changed since
  /// stands behind them.
  private var keptPath = 0
  /// How many steps of the path stand before those of the visible stack; nil when that is not
  /// known.
  private var pathBelow: Int?

  private var lastEntry: UInt64 = 0
  private var lastLayer: UInt64 = 0
  private var lastTransition: UInt64 = 0

  init(_ configuration: Configuration) {
    var issued: UInt64 = 0
    let tabs = configuration.tabs.map { tab in
      issued += 1
      return Tab(id: tab.id, stack: [Entry(id: EntryID(issued), route: tab.root)])
    }
    screens = NavigationState(tabs: tabs, selectedIndex: 0, layers: [])
    path = NavigationPath(of: screens)
    lastEntry = issued
  }

  /// True while a transition, a gesture or a request of several steps is in flight.
  @inlinable @inline(__always)
  public var isBusy: Bool { transition != nil || gesture != nil || sequence?.request != nil }

  /// The visible entry that is giving way, and the one it gives way to: by the transition in
  /// flight, or by the gesture if that is finished.
  @inlinable @inline(__always)
  public var handover: Handover? {
    if transition != nil { return transition?.handover }
    guard let target = gesture?.target else { return nil }
    return navigation.handover(removing: target)
  }

  package mutating func makeEntry(_ route: RouteID) -> Entry {
    lastEntry += 1
    return Entry(id: EntryID(lastEntry), route: route)
  }

  mutating func makeLayerID() -> LayerID {
    lastLayer += 1
    return LayerID(lastLayer)
  }

  mutating func makeTransitionID() -> TransitionID {
    lastTransition += 1
    return TransitionID(lastTransition)
  }
}

// MARK: - Changing what is on screen

// What is taken off the screen is leaving.
extension RouterState {
  /// Puts an entry on the visible stack.
  mutating func push(_ entry: Entry) {
    keepPath(toDepth: screens.pushedCount + 1)
    screens.push(entry)
  }

  /// Takes the entries from `depth` on off the visible stack.
  mutating func pop(from depth: Int) {
    keepPath(toDepth: depth)
    screens.pop(from: depth, leaving: &leaving)
  }

  /// Puts other entries on the visible root; `new` begins with it.
  mutating func replace(with new: [Entry]) {
    keepPath(toDepth: 1)
    screens.replace(with: new, leaving: &leaving)
  }

  /// Puts another entry in the place of the visible root.
  mutating func replaceRoot(with root: Entry) {
    keepPath(toDepth: 0)
    screens.replaceRoot(with: root, leaving: &leaving)
  }

  /// Adds a layer on top.
  mutating func present(
    _ layer: LayerID, _ style: PresentationStyle, _ root: Entry, presenter: EntryID
  ) {
    keepPath(belowLayer: screens.layers.count)
    screens.layers.append(
      Layer(id: layer, style: style, presenter: presenter, stack: [root]))
  }

  /// Removes the layers from `index` on.
  mutating func dismiss(from index: Int) {
    keepPath(upToLayer: index)
    screens.dismiss(from: index, reason: .request, leaving: &leaving)
  }

  /// Removes every layer and shows a tab.
  mutating func show(_ tab: TabID) {
    keepPath(0)
    screens.dismiss(from: 0, reason: .request, leaving: &leaving)
    _ = screens.select(tab)
  }

  /// Puts a saved state, which has the same tabs, in the place of everything.
  mutating func restore(_ saved: Snapshot<RouteID>, selected: Int) {
    keepPath(0)
    screens.leaveAll(into: &leaving)
    screens.restore(saved, selected: selected, after: &lastEntry, &lastLayer)
  }

  /// Notes that the first `count` steps of the path stay.
  private mutating func keepPath(_ count: Int) {
    screenChanges &+= 1
    keptPath = min(keptPath, count)
    pathBelow = nil
  }

  /// Notes that the path stays below a layer that is the visible one from now on.
  private mutating func keepPath(belowLayer index: Int) {
    let below = screens.stepsBelowLayer(index)
    screenChanges &+= 1
    keptPath = min(keptPath, below)
    pathBelow = below
  }

  /// Notes that the path stays up to a layer that is removed with all above it.
  private mutating func keepPath(upToLayer index: Int) {
    screenChanges &+= 1
    keptPath = min(keptPath, screens.stepsBelowLayer(index))
    pathBelow = index == 0 ? 0 : screens.stepsBelowLayer(index - 1)
  }

  /// Notes that the path stays up to an entry of the visible stack.
  private mutating func keepPath(toDepth depth: Int) {
    screenChanges &+= 1
    let below = pathBelow ?? screens.stepsBelowVisibleStack
    pathBelow = below
    // Whatever its root is, the step to a tab stays.
    keptPath = min(keptPath, below + (screens.layers.isEmpty ? max(depth, 1) : depth))
  }

  /// Takes out what has already left the screen; it is leaving, behind what was leaving before.
  ///
  /// - Returns: false when there was nothing to take out.
  mutating func remove(_ target: RemovalTarget, by remover: Remover) -> Bool {
    let place = screens.remove(target, by: remover, leaving: &leaving)
    guard let place else { return false }
    keepPath(screens.stepsBefore(place))
    return true
  }

  /// Selects the tab that the user tapped.
  ///
  /// - Returns: false when there was nothing to do.
  mutating func select(_ tab: TabID) -> Bool {
    guard screens.select(tab) else { return false }
    keepPath(0)
    return true
  }

  /// Makes the path that of what is on screen.
  ///
  /// - Returns: true when it was another one before.
  mutating func updatePath() -> Bool {
    defer { keptPath = .max }
    return path.update(to: screens, keeping: keptPath, below: pathBelow)
  }
}
