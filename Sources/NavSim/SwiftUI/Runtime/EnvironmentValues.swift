/// A value of the environment with what it is where nobody sets it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets it.
  static var defaultValue: Value { get }
}

/// What views are given by those above them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an environment in which nothing is set.
  public init() {}

  /// A value by its key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object by its type.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { object(type) }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  // MARK: The framework's own

  /// Closes what the view is on.
  public internal(set) var dismiss = DismissAction {}
  /// True on a page or a layer that can be closed.
  public internal(set) var isPresented = false
  /// False for controls that cannot be touched.
  public var isEnabled = true
  /// Closes the dialog in which a button is.
  var closesDialog: (@MainActor () -> Void)?
  /// What is done when something was typed.
  var submits: (@MainActor () -> Void)?
  /// What a choice of a picker is touched for, by its tag.
  var chooses: (@MainActor (AnyHashable) -> ControlElement?)?
}

/// Closes what a view is on: the page, or the layer.
public struct DismissAction {
  let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Closes it, unless it is leaving already.
  @MainActor public func callAsFunction() { action() }
}
