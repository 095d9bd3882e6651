/// One step from the start of the application to what the user sees (seed 002's navigation path).
public enum NavigationStep: Hashable, Sendable {
  /// The selected tab.
  case tab(id: TabID)
  /// An entry pushed on a root.
  case push(id: RouteID)
  /// A presented sheet, by the route of its root.
  case sheet(id: RouteID)
  /// A presented cover, by the route of its root.
  case fullScreen(id: RouteID)
}

/// The way from the selected tab to the visible entry.
///
/// Always derived from the state, never kept beside it: a path that is kept drifts from what is
/// shown as soon as the user swipes.
public struct NavigationPath: Hashable, Sendable {
  /// The steps, outermost first; the first is the selected tab.
  public private(set) var steps: [NavigationStep] = []

  /// The path of a state.
  public init(of state: NavigationState) { _ = rebuild(from: state, keeping: 0) }

  /// A path that somebody else has derived: a model's, which is compared with this one's.
  package init(steps: [NavigationStep]) { self.steps = steps }

  /// Makes this the path of `state`, keeping the storage.
  ///
  /// - Parameters:
  ///   - kept: how many steps are right already, if there are as many.
  ///   - below: how many steps stand before those of the visible stack, if that is known.
  /// - Returns: true when it was another one before.
  /// - Complexity: O(1) when no more than the last step is to be put, else O(steps).
  mutating func update(to state: NavigationState, keeping kept: Int, below: Int?) -> Bool {
    let kept = min(kept, steps.count)
    guard let below = state.layers.isEmpty ? 0 : below else {
      return rebuild(from: state, keeping: kept)
    }
    // Mostly one has come on top, or some have gone from there.
    let count = below + state.pushedCount + 1
    guard kept >= count - 1 else { return rebuild(from: state, keeping: kept) }
    let hasLost = shorten(to: count)
    guard kept < count else { return hasLost }
    guard let step = state.visibleStep else { return hasLost }
    let hasNew = put(step, at: count - 1)
    return hasNew || hasLost
  }

  private mutating func rebuild(from state: NavigationState, keeping kept: Int) -> Bool {
    var changed = kept == 0 && put(.tab(id: state.selectedTab), at: 0)
    /// How many steps are in place.
    var count = 1
    let tab = state.selectedIndex
    let pushed = state.tabs[tab].stack.count - 1
    let hasMoved = place(pushed, &count, keeping: kept) { state.tabs[tab].stack[$0].route }
    changed = hasMoved || changed
    for layer in state.layers.indices {
      guard let step = state.layers[layer].step else { continue }
      if count >= kept { changed = put(step, at: count) || changed }
      count += 1
      let pushed = state.layers[layer].stack.count - 1
      let hasMoved = place(pushed, &count, keeping: kept) { state.layers[layer].stack[$0].route }
      changed = hasMoved || changed
    }
    let hasLost = shorten(to: count)
    return hasLost || changed
  }

  /// Leaves no more than `count` steps.
  ///
  /// - Returns: true when there were more.
  private mutating func shorten(to count: Int) -> Bool {
    let extra = steps.count - count
    guard extra > 0 else { return false }
    // One by one while they are few, because to remove many at once takes some setting up.
    if extra > 8 { removeMany(extra) } else { for _ in 0..<extra { steps.removeLast() } }
    return true
  }

  private mutating func removeMany(_ extra: Int) { steps.removeLast(extra) }

  /// Puts the steps to what is pushed in a stack behind the first `count`.
  ///
  /// - Parameter route: that of the entry at a depth.
  /// - Returns: true when there were others.
  private mutating func place(
    _ pushed: Int, _ count: inout Int, keeping kept: Int, _ route: (Int) -> RouteID
  ) -> Bool {
    guard pushed > 0 else { return false }
    var changed = false
    var depth = min(max(kept - count, 0), pushed)
    while depth < pushed {
      depth += 1
      changed = put(.push(id: route(depth)), at: count + depth - 1) || changed
    }
    count += pushed
    return changed
  }

  /// - Returns: true when there was another step.
  private mutating func put(_ step: NavigationStep, at index: Int) -> Bool {
    if index == steps.count {
      steps.append(step)
    } else if steps[index] != step {
      steps[index] = step
    } else {
      return false
    }
    return true
  }
}

extension NavigationState {
  /// How many steps of the path stand before those of the visible stack.
  // The root of a tab is no step; that of the tab stands for it.
  var stepsBelowVisibleStack: Int {
    layers.isEmpty ? 0 : stepsBelowLayer(layers.count - 1)
  }

  /// How many steps of the path stand before those of a layer.
  func stepsBelowLayer(_ index: Int) -> Int {
    var count = tabs[selectedIndex].stack.count
    for below in 0..<index { count += layers[below].stack.count }
    return count
  }

  /// How many steps of the path stand before what has been removed from a place.
  func stepsBefore(_ removed: Position) -> Int {
    switch removed.stack {
    case .tab(let tab):
      // The root of a tab is no step; that of the tab stands for it.
      tab == selectedTab ? max(removed.depth, 1) : .max
    case .layer(let layer):
      // A layer that has been removed lay above those that are left.
      stepsBelowLayer(indexOfLayer(layer) ?? layers.count) + removed.depth
    }
  }
}

extension NavigationState {
  /// The step to the visible entry.
  fileprivate var visibleStep: NavigationStep? {
    if pushedCount > 0 { return .push(id: visibleEntry.route) }
    return layers.isEmpty ? .tab(id: selectedTab) : layers[layers.count - 1].step
  }
}

extension Layer {
  /// The step to its root.
  fileprivate var step: NavigationStep? {
    guard let root = stack.first else { return nil }
    return switch style {
    case .sheet: .sheet(id: root.route)
    case .fullScreenCover: .fullScreen(id: root.route)
    }
  }
}
