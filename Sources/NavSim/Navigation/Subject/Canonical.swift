import NavCore

/// A state written as numbers in which names do not matter: ids count in the order in which they
/// come up, and times are distances from now.
package struct Canonical: Sendable {
  private(set) var words: [UInt64] = []
  private let now: Instant
  private var entries: [EntryID] = []
  private var layers: [LayerID] = []
  private var transitions: [TransitionID] = []
  private var requests: [RequestID] = []
  private var gestures: [GestureID] = []

  init(now: Instant) { self.now = now }

  /// Adds a number that matters as it is.
  package mutating func add(_ number: Int) {
    words.append(UInt64(bitPattern: Int64(number)))
  }

  /// Adds a yes or no.
  package mutating func add(_ flag: Bool) { words.append(flag ? 1 : 0) }

  /// Adds a time, as its distance from now; what is past is past.
  package mutating func add(_ time: Instant?) {
    add(time.map { max(Int(($0 - now).rawValue), -1) } ?? -2)
  }

  /// Adds an id.
  package mutating func add(_ id: EntryID?) { add(Self.place(of: id, in: &entries)) }
  /// Adds an id.
  package mutating func add(_ id: LayerID?) { add(Self.place(of: id, in: &layers)) }
  /// Adds an id.
  package mutating func add(_ id: TransitionID?) { add(Self.place(of: id, in: &transitions)) }
  /// Adds an id.
  package mutating func add(_ id: RequestID?) { add(Self.place(of: id, in: &requests)) }
  /// Adds an id.
  package mutating func add(_ id: GestureID?) { add(Self.place(of: id, in: &gestures)) }

  private static func place<ID: Equatable>(of id: ID?, in names: inout [ID]) -> Int {
    guard let id else { return -1 }
    if let index = names.lastIndex(of: id) { return index }
    names.append(id)
    return names.count - 1
  }

  /// Adds what is written in words: requests, settings.
  mutating func add(text: String) {
    var hash = Digest()
    for byte in text.utf8 { hash.add(UInt64(byte)) }
    words.append(hash.value)
  }
}

extension Canonical {
  /// Adds a state.
  package mutating func add(_ state: NavigationState) {
    add(state.selectedIndex)
    for tab in state.tabs { add(tab.stack) }
    add(state.layers.count)
    for layer in state.layers {
      add(layer.id)
      add(layer.style == .fullScreenCover)
      add(layer.presenter)
      add(layer.stack)
    }
  }

  mutating func add(_ stack: [Entry]) {
    add(stack.count)
    for entry in stack {
      add(entry.id)
      add(Int(entry.route.rawValue))
    }
  }

  mutating func add(_ target: RemovalTarget) {
    switch target {
    case .entry(let entry): add(entry)
    case .layer(let layer): add(layer)
    }
  }

  mutating func add(_ stack: StackID?) {
    switch stack {
    case nil: add(-2)
    case .tab(let tab): add(Int(tab.rawValue))
    case .layer(let layer): add(layer)
    }
  }

  mutating func add(_ remover: Remover?) {
    add(remover == .user ? 1 : remover == .system ? 2 : 0)
  }

  mutating func add(_ change: Change) {
    switch change {
    case .push(let entry, let stack, let above):
      add(1)
      add([entry])
      add(stack)
      add(above)
    case .pop(let stack, let top):
      add(2)
      add(stack)
      add(top)
    case .replace(let stack, let entries):
      add(3)
      add(stack)
      add(entries)
    case .replaceRoot(let stack, let root):
      add(4)
      add(stack)
      add([root])
    case .present(let layer, let style, let root, let presenter, let above):
      add(5)
      add(layer)
      add(style == .fullScreenCover)
      add([root])
      add(presenter)
      add(above)
    case .dismiss(let layer):
      add(6)
      add(layer)
    case .select(let tab, let from):
      add(7)
      add(Int(tab.rawValue))
      add(Int(from.rawValue))
    case .restore(let state, let from):
      add(8)
      add(state)
      add(Int(from.rawValue))
    }
  }

  mutating func add(_ report: HostReport) {
    switch report {
    case .ended(let id, let finished):
      add(1)
      add(id)
      add(finished)
    case .animating(let id):
      add(2)
      add(id)
    case .idle(let id):
      add(3)
      add(id)
    case .gestureBegan(let id, let target):
      add(4)
      add(id)
      add(target)
    case .gestureActive(let id):
      add(5)
      add(id)
    case .gestureEnded(let id, let target, let finished):
      add(6)
      add(id)
      add(target)
      add(finished)
    case .removed(let target, let remover):
      add(7)
      add(target)
      add(Optional(remover))
    case .tabSelected(let tab):
      add(8)
      add(Int(tab.rawValue))
    case .detached: add(9)
    }
  }
}
