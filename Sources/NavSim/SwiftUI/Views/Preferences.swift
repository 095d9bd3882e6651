/// A value that views tell those above them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view tells one.
  static var defaultValue: Value { get }
  /// Puts the value of another view to what those before it have told.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// None.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Tells those above a value, in the place of what is told below.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    Annotated(self) { node, _ in
      node.element = .preference(ToldValue(key: ObjectIdentifier(key), value: value))
    }
  }

  /// Tells those above what is told below, changed.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ transform: @escaping (inout Key.Value) -> Void
  ) -> some View {
    Annotated(self) { node, _ in
      node.element = .preference(
        ToldValue(key: ObjectIdentifier(key), value: Key.defaultValue) { value in
          guard var value = value as? Key.Value else { return value }
          transform(&value)
          return value
        })
    }
  }

  /// Does something when what is told below has changed.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    Annotated(self) { node, _ in
      let listener = node.kept(0) { PreferenceListener() }
      if listener.check == nil { node.tree.listeners.append((node, listener)) }
      listener.check = { [last = listener.last] node in
        let value = node.told(Key.self)
        guard value != last.value as? Key.Value ?? Key.defaultValue else { return }
        last.value = value
        node.tree.afterUpdate { action(value) }
      }
    }
  }
}

extension ViewNode {
  /// What the views below tell, from the first to the last.
  func told<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var values: [Key.Value] = []
    for child in children {
      child.visit(.other) { node in
        guard case .preference(let told) = node.element, told.key == ObjectIdentifier(key),
          let value = (told.transform?(node.told(key)) ?? told.value) as? Key.Value
        else { return true }
        values.append(value)
        return false
      }
    }
    guard var value = values.first else { return Key.defaultValue }
    for next in values.dropFirst() { Key.reduce(value: &value) { next } }
    return value
  }
}

/// A view with what is made of what is told in it.
struct Told<Content: View, Key: PreferenceKey, Other: View>: PrimitiveView {
  let content: Content
  let key: Key.Type
  let other: (Key.Value) -> Other

  func draw(at node: ViewNode, in scope: DrawingScope) {
    node.element = .beside
    node.beginUpdate()
    node.place(content, .place(0), in: scope)
    node.place(other(node.told(Key.self)), .place(1), in: scope)
    node.endUpdate()
  }
}

extension View {
  /// Something above the view, made of what is told in it when it is drawn.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View { Told(content: self, key: key, other: transform) }

  /// Something behind the view, made of what is told in it when it is drawn.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View { Told(content: self, key: key, other: transform) }
}
