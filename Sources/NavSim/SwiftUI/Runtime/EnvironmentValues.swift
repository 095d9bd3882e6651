/// A value of the environment with what it is where nobody sets it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets it.
  static var defaultValue: Value { get }
}

/// What views are given by those above them. Copies share what they hold until one is changed.
public struct EnvironmentValues {
  /// Something that is set, by the key or the type that it is asked for by.
  private struct Entry {
    let key: ObjectIdentifier
    var content: AnyObject
  }

  private struct Content {
    // There are few of them, which are looked through faster than a key is hashed.
    var values: [Entry] = []
    var objects: [Entry] = []
    var own = Shared(Own())
    var isEnabled = true
  }

  private final class Storage {
    // Nothing that reads or writes it draws anything.
    @exclusivity(unchecked) var content: Content
    init(_ content: Content) { self.content = content }
  }

  // Never changed, as it is never held by one alone.
  private nonisolated(unsafe) static let nothing = Storage(Content())
  private var storage = Self.nothing

  private mutating func change(_ change: (inout Content) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.content) }
    change(&storage.content)
  }

  private static func set(
    _ content: AnyObject?, _ key: ObjectIdentifier, in entries: inout [Entry]
  ) {
    let place = entries.firstIndex { $0.key == key }
    switch (content, place) {
    case (nil, nil): break
    case (nil, let place?): entries.remove(at: place)
    case (let content?, nil): entries.append(Entry(key: key, content: content))
    case (let content?, let place?): entries[place].content = content
    }
  }

  /// Creates an environment in which nothing is set.
  public init() {}

  /// A value by its key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let known = storage.content.values.first { $0.key == ObjectIdentifier(key) }
      return (known?.content as? Shared<Key.Value>)?.value ?? Key.defaultValue
    }
    set { change { Self.set(Shared(newValue), ObjectIdentifier(key), in: &$0.values) } }
  }

  /// An object by its type.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { object(type) }
    set { change { Self.set(newValue, ObjectIdentifier(type), in: &$0.objects) } }
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    storage.content.objects.first { $0.key == ObjectIdentifier(type) }?.content as? Object
  }

  // MARK: Comparing

  /// Whether the same is set, objects and values being the very same.
  func isSame(as other: Self) -> Bool {
    if storage === other.storage { return true }
    let (one, other) = (storage.content, other.storage.content)
    return one.own === other.own && one.isEnabled == other.isEnabled
      && Self.areSame(one.values, other.values) && Self.areSame(one.objects, other.objects)
  }

  /// Whether it is the same without looking into it.
  func isIdentical(to other: Self) -> Bool { storage === other.storage }

  private static func areSame(_ some: [Entry], _ others: [Entry]) -> Bool {
    some.count == others.count
      && zip(some, others).allSatisfy { $0.key == $1.key && $0.content === $1.content }
  }

  /// Takes what is equal from what it was before, so that nothing seems to have changed that has not.
  mutating func keep(_ last: inout Self?) {
    guard let known = last else { return last = self }
    if storage === known.storage { return }
    keepEqual(known)
    last = self
  }

  private mutating func keepEqual(_ last: Self) {
    for (index, known) in last.storage.content.values.enumerated()
    where index < storage.content.values.count {
      let new = storage.content.values[index]
      guard new.key == known.key, new.content !== known.content,
        let one = new.content as? AnyShared, let other = known.content as? AnyShared,
        one.isEqual(to: other)
      else { continue }
      change { $0.values[index].content = known.content }
    }
    if isSame(as: last) { self = last }
  }

  // MARK: The framework's own

  /// What no app sets but by a modifier of its own.
  struct Own {
    var dismiss = DismissAction {}
    var isPresented = false
    /// Closes the dialog in which a button is.
    var closesDialog: (@MainActor () -> Void)?
    /// What is done when something was typed.
    var submits: (@MainActor () -> Void)?
    var submitsSearch: (@MainActor () -> Void)?
    /// What a choice of a picker is touched for, by its tag.
    var chooses: (@MainActor (AnyHashable) -> ControlElement?)?
    /// What is beside the column in which a view is, and is shown when one of its rows is selected.
    var nextColumn: NextColumn?
    /// What is kept for the page or the layer on which a view is.
    var page: KeptByPage?
    /// The app.
    var tree: Reference<ViewTree>?
  }

  var own: Own {
    get { storage.content.own.value }
    set { sharedOwn = Shared(newValue) }
  }

  /// The same, as environments share it.
  var sharedOwn: Shared<Own> {
    get { storage.content.own }
    set { change { $0.own = newValue } }
  }

  /// Closes what the view is on.
  public var dismiss: DismissAction { own.dismiss }
  /// True on a page or a layer that can be closed.
  public var isPresented: Bool { own.isPresented }
  /// False for controls that cannot be touched.
  public var isEnabled: Bool {
    get { storage.content.isEnabled }
    set { if isEnabled != newValue { change { $0.isEnabled = newValue } } }
  }
}

/// A value that several share, of whatever type.
class AnyShared {
  fileprivate func isEqual(to other: AnyShared) -> Bool { false }
}

/// A value that several share.
final class Shared<Value>: AnyShared {
  let value: Value
  /// The type of the value, if that can be compared; looked for once for all that follow each other.
  private lazy var equatable = Value.self as? any Equatable.Type

  init(_ value: Value) { self.value = value }

  fileprivate override func isEqual(to other: AnyShared) -> Bool {
    guard let other = other as? Self, let equatable = other.equatable else { return false }
    self.equatable = equatable
    return equatable.areEqual(value, other.value)
  }
}

extension Equatable {
  /// Whether two values of this type, which whoever asks knows by another name, are equal.
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { isEqual(at: UnsafeRawPointer(one), UnsafeRawPointer($0)) }
    }
  }
}

/// Closes what a view is on: the page, or the layer.
public struct DismissAction {
  let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Closes it, unless it is leaving already.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}
