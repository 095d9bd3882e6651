import NavCore

extension Digest {
  /// Adds what the host reported.
  mutating func add(_ report: HostReport) {
    switch report {
    case .ended(let id, let finished): add(id.rawValue &* 32 &+ (finished ? 16 : 17))
    case .animating(let id): add(id.rawValue &* 32 &+ 18)
    case .idle(let id): add(id.rawValue &* 32 &+ 19)
    case .gestureBegan(let id, _): add(id.rawValue &* 32 &+ 20)
    case .gestureActive(let id): add(id.rawValue &* 32 &+ 21)
    case .gestureEnded(let id, _, let finished): add(id.rawValue &* 32 &+ (finished ? 22 : 23))
    case .removed(.entry(let id), _): add(id.rawValue &* 32 &+ 24)
    case .removed(.layer(let id), _): add(id.rawValue &* 32 &+ 25)
    case .tabSelected(let id): add(UInt64(id.rawValue) &* 32 &+ 26)
    case .detached: add(27)
    }
  }

  /// Adds what the host is asked to change.
  mutating func add(_ change: Change) {
    switch change {
    case .push(let entry, _, _), .replaceRoot(_, let entry): add(entry)
    case .present(let layer, _, let root, _, _):
      add(layer.rawValue)
      add(root)
    case .pop(_, let top): add(top.rawValue)
    case .dismiss(let layer): add(layer.rawValue)
    case .select(let tab, _): add(UInt64(tab.rawValue))
    case .replace(_, let entries): for entry in entries { add(entry) }
    case .restore(let state, _): add(state)
    }
  }

  /// Adds what is on screen.
  mutating func add(_ state: NavigationState) {
    for index in state.tabs.indices { addIDs(state.tabs[index].stack) }
    for index in state.layers.indices { addIDs(state.layers[index].stack) }
  }

  private mutating func addIDs(_ stack: [Entry]) {
    for entry in stack { add(entry.id.rawValue) }
  }

  /// Adds an entry.
  mutating func add(_ entry: Entry) {
    add(entry.id.rawValue)
    add(UInt64(entry.route.rawValue))
  }
}
