/// A value that a view keeps, and those who have read it.
final class StateStorage<Value> {
  private var readers: [ViewNode] = []
  private var stored: Value
  private let equatable = Value.self as? any Equatable.Type
  private let tree: Reference<ViewTree>

  init(_ value: Value, in tree: ViewTree) {
    stored = value
    self.tree = tree.link
  }

  var value: Value {
    get {
      if let reader = tree.object?.evaluating, !readers.contains(where: { $0 === reader }) {
        readers.append(reader)
      }
      return stored
    }
    set {
      if let equatable, equatable.areEqual(stored, newValue) { return }
      stored = newValue
      let present = readers
      readers = []
      for reader in present { reader.invalidate() }
    }
  }
}

/// What ties a property of a view's value to its state in the tree.
final class StateLink<Value> {
  private var storage: StateStorage<Value>?
  private let initial: () -> Value

  init(_ initial: @escaping () -> Value) { self.initial = initial }

  /// The value; before the view is drawn, what it begins with.
  var value: Value {
    get {
      guard let storage else { return initial() }
      return storage.value
    }
    // A write before the view is drawn is lost, as it is in the framework.
    set { storage?.value = newValue }
  }

  func link(to node: ViewNode, slot: Int) {
    storage = node.kept(slot) { StateStorage(initial(), in: node.tree) }
  }

  /// Takes its state from the app, where others may have begun it.
  @MainActor func link(to tree: ViewTree, _ key: String) {
    storage = tree.shared(key) { StateStorage(initial(), in: tree) }
  }

  var binding: Binding<Value> {
    var binding = Binding {
      self.value
    } set: {
      self.value = $0
    }
    binding.target = storage.map { Binding.Target(object: ObjectIdentifier($0), path: nil) }
    return binding
  }
}
