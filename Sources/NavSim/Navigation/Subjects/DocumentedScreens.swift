import NavCore

/// What every documented router stands on: screens, ids, and the effects of changing them.
struct DocumentedScreens: Sendable {
  var screens: ModelScreens
  /// How many reports were about something that was gone.
  var ignored = 0
  private var lastPath: [NavigationStep]
  private var lastEntry: UInt64
  private var lastLayer: UInt64 = 0
  private var lastTransition: UInt64 = 0
  private var lastRequest: UInt64 = 0

  init(_ configuration: Configuration) {
    screens = ModelScreens(configuration)
    lastEntry = UInt64(screens.piles.count)
    lastPath = screens.path
  }

  var pushedCount: Int { screens.visible.entries.count - 1 }
  var topLayer: LayerID? {
    if case .layer(let layer)? = screens.layers.last?.id { return layer }
    return nil
  }

  mutating func makeRequest() -> RequestID {
    lastRequest += 1
    return RequestID(lastRequest)
  }

  mutating func makeTransition() -> TransitionID {
    lastTransition += 1
    return TransitionID(lastTransition)
  }

  mutating func makeEntry(_ route: RouteID) -> Entry {
    lastEntry += 1
    return Entry(id: EntryID(lastEntry), route: route)
  }

  // MARK: Changes, and the commands for them

  mutating func push(_ route: RouteID) -> Change {
    let below = screens.visible
    let entry = makeEntry(route)
    screens = screens.showing(below.entries + [entry])
    return .push(entry, onto: below.id, above: below.top)
  }

  /// Keeps the root and `kept` pushed entries.
  mutating func pop(keeping kept: Int, _ effects: inout [Effect]) -> Change {
    let pile = screens.visible
    let before = screens
    screens = screens.showing(Array(pile.entries.prefix(kept + 1)))
    addDismissals(from: before, .request, &effects)
    return .pop(pile.id, to: pile.entries[kept].id)
  }

  /// Keeps the root and `kept` pushed entries, if that is less than there is; animated when exactly
  /// one leaves.
  mutating func popIfFewer(
    keeping kept: Int, _ effects: inout [Effect]
  ) -> (change: Change, animated: Bool)? {
    let pushed = pushedCount
    guard (0..<pushed).contains(kept) else { return nil }
    return (pop(keeping: kept, &effects), pushed - kept == 1)
  }

  mutating func set(_ routes: [RouteID], _ effects: inout [Effect]) -> Change {
    let pile = screens.visible
    let before = screens
    let new = [pile.entries[0]] + routes.map { makeEntry($0) }
    screens = screens.showing(new)
    addDismissals(from: before, .replaced, &effects)
    return .replace(pile.id, with: new)
  }

  mutating func replaceRoot(_ route: RouteID, _ effects: inout [Effect]) -> Change {
    let pile = screens.visible
    let before = screens
    let root = makeEntry(route)
    screens = screens.showing([root] + pile.entries.dropFirst())
    addDismissals(from: before, .replaced, &effects)
    return .replaceRoot(pile.id, with: root)
  }

  mutating func present(_ route: RouteID, _ style: PresentationStyle) -> Change {
    let below = screens.visible
    let above = topLayer
    let root = makeEntry(route)
    lastLayer += 1
    let layer = LayerID(lastLayer)
    screens.piles.append(
      ModelScreens.Pile(
        id: .layer(layer), style: style, presenter: below.top, entries: [root]))
    return .present(layer, style, root: root, presenter: below.top, above: above)
  }

  mutating func dismiss(_ layer: LayerID, _ effects: inout [Effect]) -> Change {
    remove(.layer(layer), .request, &effects)
    return .dismiss(layer)
  }

  mutating func select(_ tab: TabID, _ effects: inout [Effect]) -> Change {
    let from = screens.selected
    let before = screens
    screens = ModelScreens(piles: screens.tabs, selected: tab)
    addDismissals(from: before, .request, &effects)
    return .select(tab, from: from)
  }

  /// Takes something out of the state, with all that stands on it.
  mutating func remove(
    _ target: RemovalTarget, _ reason: DismissalReason, _ effects: inout [Effect]
  ) {
    let before = screens
    switch target {
    case .entry(let entry): screens = screens.without(entry: entry)
    case .layer(let layer): screens = screens.without(layer: .layer(layer))
    }
    addDismissals(from: before, reason, &effects)
  }

  private func addDismissals(
    from before: ModelScreens, _ reason: DismissalReason, _ effects: inout [Effect]
  ) {
    for entry in before.entries.reversed() where !screens.contains(entry.id) {
      effects.append(.left(entry.id, reason))
    }
  }

  /// Tells observers of a path that has changed.
  mutating func sayPath(_ effects: inout [Effect]) {
    guard screens.path != lastPath else { return }
    lastPath = screens.path
    effects.append(.pathChanged(NavigationPath(of: screens.state)))
  }
}

/// A documented router: what is the same for all of them.
protocol StagedRouter: SimulatedRouter {
  var display: DocumentedScreens { get set }
}

extension StagedRouter {
  var navigation: NavigationState { display.screens.state }
  var gestureInFlight: GestureID? { nil }
  var ignoredReportCount: Int { display.ignored }

  func chromeOwner(of stack: StackID) -> EntryID? {
    display.screens.piles.first { $0.id == stack }?.top
  }

  func entryPushed(on entry: EntryID) -> EntryID? {
    let entries = display.screens.pile(of: entry)?.entries ?? []
    guard let depth = entries.firstIndex(where: { $0.id == entry }), depth + 1 < entries.count
    else { return nil }
    return entries[depth + 1].id
  }

  func layerPresented(from entry: EntryID) -> LayerID? {
    guard
      case .layer(let layer)? = display.screens.layers.first(where: { $0.presenter == entry })?.id
    else { return nil }
    return layer
  }

  /// Counts what is about a transition that is not under way, or a gesture that was let go.
  mutating func ignoreIfStale(_ report: HostReport) {
    switch report {
    case .ended(let id, _), .idle(let id), .animating(let id):
      if transitionInFlight != id { display.ignored += 1 }
    case .gestureBegan(_, let target):
      if !display.screens.canLose(target) { display.ignored += 1 }
    case .gestureActive, .gestureEnded(_, _, finished: false): display.ignored += 1
    case .gestureEnded, .removed, .tabSelected, .detached: break
    }
  }

  /// Takes over what the user or the system has removed, or the tab that was tapped; what is gone
  /// is counted.
  ///
  /// - Returns: what has left the screen.
  @discardableResult
  mutating func takeOver(_ report: HostReport, _ effects: inout [Effect]) -> RemovalTarget? {
    let target: RemovalTarget
    var remover = Remover.user
    switch report {
    case .gestureEnded(_, let gone, finished: true): target = gone
    case .removed(let gone, let by):
      target = gone
      remover = by
    case .tabSelected(let tab):
      if tab == display.screens.selected { display.ignored += 1 }
      display.screens.selected = tab
      return nil
    default: return nil
    }
    guard display.screens.canLose(target) else {
      display.ignored += 1
      return nil
    }
    display.remove(target, .removed(by: remover), &effects)
    return target
  }
}
