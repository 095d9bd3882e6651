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
/// shown as soon as the user swipes (M-GS-06, M-GS-08).
public struct NavigationPath: Hashable, Sendable {
  /// The steps, outermost first; the first is the selected tab.
  public private(set) var steps: [NavigationStep] = []

  /// The path of a state.
  public init(of state: NavigationState) { _ = update(to: state) }

  /// Makes this the path of `state`, keeping the storage.
  ///
  /// - Returns: true when it was another one before.
  /// - Complexity: O(steps).
  mutating func update(to state: NavigationState) -> Bool {
    var count = 0
    var changed = false
    func place(_ step: NavigationStep, in steps: inout [NavigationStep]) {
      if count < steps.count {
        if steps[count] != step {
          steps[count] = step
          changed = true
        }
      } else {
        steps.append(step)
        changed = true
      }
      count += 1
    }
    let tab = state.tabs[state.selectedIndex]
    place(.tab(id: tab.id), in: &steps)
    for entry in tab.stack.dropFirst() { place(.push(id: entry.route), in: &steps) }
    for layer in state.layers {
      for (depth, entry) in layer.stack.enumerated() {
        place(depth == 0 ? layer.step(to: entry) : .push(id: entry.route), in: &steps)
      }
    }
    if count < steps.count {
      steps.removeLast(steps.count - count)
      changed = true
    }
    return changed
  }
}

extension Layer {
  fileprivate func step(to root: Entry) -> NavigationStep {
    switch style {
    case .sheet: .sheet(id: root.route)
    case .fullScreenCover: .fullScreen(id: root.route)
    }
  }
}
