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

/// Whether a view is on something that can be closed.
public struct PresentationMode {
  /// True on a page or a layer that can be closed.
  public let isPresented: Bool
  let action: DismissAction

  /// Closes it, unless it is leaving already.
  @MainActor @preconcurrency public mutating func dismiss() { action() }
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
  /// True for what an app has put in place of the system.
  fileprivate(set) var isOfApp = true

  /// Creates an action.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a link: one of the app's own comes back to it.
  public func callAsFunction(_ url: URL) {
    if case .systemAction = handler(url) { OwnLinks.open(url) }
  }
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

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction {
      var action = OpenURLAction { _ in .systemAction }
      action.isOfApp = false
      return action
    }
  }

  private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }

  private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase? { nil }
  }

  /// Closes what the view is on.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }

  /// Opens a link.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Where the app is: what a view above says, or what is the case.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] ?? own.tree?.object?.phases.read() ?? .active }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Light or dark: light, unless the app says something else.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
