/// A value of the environment with what it is where nobody sets it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets it.
  static var defaultValue: Value { get }
}

/// What views are given by those above them. Copies share what they hold until one is changed.
public struct EnvironmentValues {
  private struct Content {
    var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var own = Own()
  }

  private final class Storage {
    var content: Content
    init(_ content: Content) { self.content = content }
  }

  // Never changed, as it is never held by one alone.
  private nonisolated(unsafe) static let nothing = Storage(Content())
  private var storage = Self.nothing

  private mutating func change(_ change: (inout Content) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.content) }
    change(&storage.content)
  }

  /// Creates an environment in which nothing is set.
  public init() {}

  /// A value by its key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.content.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// An object by its type.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { object(type) }
    set { change { $0.objects[ObjectIdentifier(type)] = newValue } }
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    storage.content.objects[ObjectIdentifier(type)] as? Object
  }

  // MARK: The framework's own

  /// What no app sets but by a modifier of its own.
  struct Own {
    var dismiss = DismissAction {}
    var isPresented = false
    var isEnabled = true
    /// Closes the dialog in which a button is.
    var closesDialog: (@MainActor () -> Void)?
    /// What is done when something was typed.
    var submits: (@MainActor () -> Void)?
    /// What a choice of a picker is touched for, by its tag.
    var chooses: (@MainActor (AnyHashable) -> ControlElement?)?
  }

  var own: Own {
    get { storage.content.own }
    set { change { $0.own = newValue } }
  }

  /// Closes what the view is on.
  public var dismiss: DismissAction { own.dismiss }
  /// True on a page or a layer that can be closed.
  public var isPresented: Bool { own.isPresented }
  /// False for controls that cannot be touched.
  public var isEnabled: Bool {
    get { own.isEnabled }
    set { own.isEnabled = newValue }
  }
}

/// Closes what a view is on: the page, or the layer.
public struct DismissAction {
  let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Closes it, unless it is leaving already.
  @MainActor public func callAsFunction() { action() }
}
