import Combine
public import Foundation

/// A value of the user's defaults, which begin empty with every run.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let entry: Entry

  private final class Entry {
    let key: String
    let store: UserDefaults?
    let read: (UserDefaults) -> Value
    let write: (Value, UserDefaults) -> Void
    /// What views of it are told by.
    var revision: StateStorage<Int>?
    /// What an object that it is a property of tells of changes by.
    var publisher: ObservableObjectPublisher?

    init(
      _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
      write: @escaping (Value, UserDefaults) -> Void
    ) {
      self.key = key
      self.store = store
      self.read = read
      self.write = write
    }

    var value: Value {
      get {
        _ = revision?.value
        return read(store ?? .standard)
      }
      set { write(newValue, store ?? .standard) }
    }
  }

  /// Creates a value with what it begins with.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: DefaultsValue {
    entry = Entry(key, store) {
      Value.read($0, key) ?? wrappedValue
    } write: {
      $0.write($1, key)
    }
  }

  /// Creates a value that is kept by its raw value, with what it begins with.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: DefaultsValue {
    entry = Entry(key, store) {
      Value.RawValue.read($0, key).flatMap { Value(rawValue: $0) } ?? wrappedValue
    } write: {
      $0.rawValue.write($1, key)
    }
  }

  /// Creates a value that begins with nil.
  public init<Wrapped: DefaultsValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    entry = Entry(key, store) {
      Wrapped.read($0, key)
    } write: { value, store in
      if let value { value.write(store, key) } else { store.removeObject(forKey: key) }
    }
  }

  /// Creates a value that is kept by its raw value, and begins with nil.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: DefaultsValue {
    entry = Entry(key, store) {
      Wrapped.RawValue.read($0, key).flatMap { Wrapped(rawValue: $0) }
    } write: { value, store in
      if let value { value.rawValue.write(store, key) } else { store.removeObject(forKey: key) }
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { entry.value }
    nonmutating set { entry.value = newValue }
  }

  /// The value for others to change.
  public var projectedValue: Binding<Value> {
    var binding = Binding {
      entry.value
    } set: {
      entry.value = $0
    }
    binding.target = entry.revision.map { .init(object: ObjectIdentifier($0), path: nil) }
    return binding
  }
}

extension AppStorage: LinkedProperty {
  func link(to node: ViewNode, slot: Int) {
    let (key, tree) = (entry.key, node.tree)
    entry.revision = tree.shared("AppStorage \(key)") {
      let revision = StateStorage(0, in: tree)
      var count = 0
      AppDefaults.current?.onChange(of: key) { [weak revision] in
        count += 1
        revision?.value = count
      }
      return revision
    }
  }
}

extension AppStorage: PublishedProperty {
  package var publisher: ObservableObjectPublisher? {
    get { entry.publisher }
    nonmutating set {
      if entry.publisher == nil {
        AppDefaults.current?.onChange(of: entry.key) { [weak entry] in entry?.publisher?.send() }
      }
      entry.publisher = newValue
    }
  }
}

/// A type of values that `UserDefaults` keep.
public protocol DefaultsValue {
  /// What is kept for a key; nil where nothing is, or something else.
  static func read(_ store: UserDefaults, _ key: String) -> Self?
  /// Keeps it for a key.
  func write(_ store: UserDefaults, _ key: String)
}

extension DefaultsValue {
  /// What is kept for a key; nil where nothing is, or something else.
  public static func read(_ store: UserDefaults, _ key: String) -> Self? {
    store.object(forKey: key) as? Self
  }

  /// Keeps it for a key.
  public func write(_ store: UserDefaults, _ key: String) { store.set(self, forKey: key) }
}

extension Bool: DefaultsValue {
  /// What is kept for a key, where a number is true unless it is 0.
  public static func read(_ store: UserDefaults, _ key: String) -> Bool? {
    store.object(forKey: key).map { _ in store.bool(forKey: key) }
  }
}

extension Int: DefaultsValue {
  /// What is kept for a key, as a whole number.
  public static func read(_ store: UserDefaults, _ key: String) -> Int? {
    store.object(forKey: key).map { _ in store.integer(forKey: key) }
  }
}

extension Double: DefaultsValue {
  /// What is kept for a key, as a number.
  public static func read(_ store: UserDefaults, _ key: String) -> Double? {
    store.object(forKey: key).map { _ in store.double(forKey: key) }
  }
}

// Foundation on Linux keeps the path of an address only.
extension URL: DefaultsValue {
  /// What is kept for a key, as an address.
  public static func read(_ store: UserDefaults, _ key: String) -> URL? {
    store.string(forKey: key).flatMap { URL(string: $0) }
  }

  /// Keeps it for a key.
  public func write(_ store: UserDefaults, _ key: String) { store.set(absoluteString, forKey: key) }
}

extension String: DefaultsValue {}
extension Data: DefaultsValue {}
extension Date: DefaultsValue {}
