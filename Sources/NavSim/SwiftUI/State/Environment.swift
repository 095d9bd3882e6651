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
  /// Closes what the view is on.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
  /// False for controls that cannot be touched.
  public var isEnabled = true
  /// Opens a link.
  public var openURL = OpenURLAction { _ in .systemAction }
  /// Where the app is.
  public var scenePhase = ScenePhase.active
  /// How large text is, which nothing depends on here.
  public var colorScheme = ColorScheme.light
  /// How wide the screen is: that of a phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// How high the screen is: that of a phone.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// The language.
  public var locale = Locale(identifier: "en_US")
  /// Closes the dialog in which a button is.
  var closesDialog: (@MainActor () -> Void)?
  /// What is done when something was typed.
  var submits: (@MainActor () -> Void)?
  /// What a choice of a picker is touched for, by its tag.
  var chooses: (@MainActor (AnyHashable) -> ControlElement?)?
}

/// A value of the environment, as a view reads it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Found { var environment = EnvironmentValues() }

  private let found = Found()
  private let read: (EnvironmentValues) -> Value

  /// Reads a value.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }

  /// Reads an object, which has to be there.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment.object(type) else {
        preconditionFailure(
          "No Observable object of type \(type) found: a view above has to call .environment(_:)")
      }
      return object
    }
  }

  /// Reads an object that may be missing.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(type) }
  }

  /// The value.
  public var wrappedValue: Value { read(found.environment) }
}

extension Environment: LinkedProperty {
  func link(to node: ViewNode, slot: Int) {
    if let scope = node.scope { found.environment = scope.environment }
  }
}

/// Closes what a view is on: the page, or the layer.
public struct DismissAction {
  let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Closes it, unless it is leaving already.
  @MainActor public func callAsFunction() { action() }
}

/// Whether a view is on something that can be closed.
public struct PresentationMode {
  /// True on a page or a layer that can be closed.
  public let isPresented: Bool
  let action: DismissAction

  /// Closes it, unless it is leaving already.
  @MainActor public mutating func dismiss() { action() }
}

/// Opens links.
public struct OpenURLAction {
  /// Who has handled a link.
  public enum Result: Sendable {
    /// The app.
    case handled
    /// Nobody.
    case discarded
    /// The system.
    case systemAction
  }

  let handler: (URL) -> Result

  /// Creates an action.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a link.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}

/// Where an app is.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// Not to be seen.
  case background
  /// To be seen, and not to be touched.
  case inactive
  /// On the screen.
  case active
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

extension DrawingScope {
  /// The same for what is on a page or a layer of its own.
  func dismissing(_ action: @escaping @MainActor () -> Void) -> Self {
    var copy = self
    copy.environment.dismiss = DismissAction(action)
    copy.environment.isPresented = true
    return copy
  }
}
