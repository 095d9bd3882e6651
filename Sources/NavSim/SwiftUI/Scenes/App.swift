/// An app, which only a test plays here: `AppTest("shop", app: ShopApp.self)`.
@MainActor @preconcurrency
public protocol App {
  /// What its body is.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates an app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Says that nothing shows an app here.
  public static func main() { print("\(Self.self) is played by a test, and not run") }
}

/// A window of an app.
@MainActor @preconcurrency
public protocol Scene {
  /// What its body is; `Never` for a scene of the framework's own.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// What is in the window.
  var root: AnyView { get }
}

extension Scene {
  /// What is in the window of its body.
  public var root: AnyView { AnyView(SceneRoot(scene: self)) }
}

extension Scene where Body == Never {
  /// Nothing: it has its window itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {}

/// Makes one scene.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes, of which the first is played.
  public static func buildBlock<Content: Scene, each Other: Scene>(
    _ content: Content, _ other: repeat each Other
  ) -> Content { content }
}

/// A window.
public struct WindowGroup: Scene {
  /// What is in the window.
  public let root: AnyView

  /// Creates a window.
  public init<Content: View>(@ViewBuilder content: () -> Content) { root = AnyView(content()) }

  /// Creates a window with words.
  public init<Content: View>(_ title: some AlertTitle, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window for a value: for none at first.
  public init<Value: Codable & Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) { root = AnyView(ValueWindow(value: Value?.none, content: content)) }

  /// Creates a window with an id for a value: for none at first.
  public init<Value: Codable & Hashable, Content: View>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) { self.init(for: type, content: content) }

  /// Creates a window with words for a value: for none at first.
  public init<Value: Codable & Hashable, Content: View>(
    _ title: some AlertTitle, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) { self.init(for: type, content: content) }

  /// Creates a window for a value.
  public init<Value: Codable & Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) { root = AnyView(ValueWindow(value: defaultValue(), content: content)) }

  /// Creates a window with an id for a value.
  public init<Value: Codable & Hashable, Content: View>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) { self.init(for: type, content: content, defaultValue: defaultValue) }

  /// Creates a window with words for a value.
  public init<Value: Codable & Hashable, Content: View>(
    _ title: some AlertTitle, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) { self.init(for: type, content: content, defaultValue: defaultValue) }

  /// Creates a window with an id.
  public init<Content: View>(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

/// What is in a window for a value.
private struct ValueWindow<Value, Content: View>: View {
  @State var value: Value
  let content: (Binding<Value>) -> Content
  var body: some View { content($value) }
}

/// A scene that is changed.
public struct ModifiedScene: Scene {
  /// What is in the window.
  public let root: AnyView
}

extension Scene {
  package func changed(_ change: (AnyView) -> some View) -> ModifiedScene {
    ModifiedScene(root: AnyView(change(root)))
  }

  /// Does something when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some Scene { changed { $0.onChange(of: value, initial: initial, action) } }

  /// Does something when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene { changed { $0.onChange(of: value, initial: initial, action) } }

  /// Does something when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some Scene { changed { $0.onChange(of: value, perform: action) } }

  /// Puts an object into the environment.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changed { $0.environment(object) }
  }

  /// Sets a value of the environment.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { changed { $0.environment(path, value) } }

  /// Puts an object into the environment.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changed { $0.environmentObject(object) }
  }

  /// The scene as it is: a phone has no menus above.
  public func commands(@CommandsBuilder content: () -> some Commands) -> Self { self }
  /// The scene as it is: the system never wakes the app.
  public func backgroundTask(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
  ) -> Self { self }
  /// The scene as it is: there is one.
  public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
  /// The scene as it is.
  public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
  /// The scene as it is.
  public func windowResizability(_ resizability: WindowResizability) -> Self { self }
}

/// An app as the root of a tree: its own state is kept there.
package struct AppRoot<Whole: App>: PrimitiveView {
  let app: Whole

  /// Creates a root.
  package init(_ app: Whole) { self.app = app }
}

/// A scene of an app's own, with the state that it has.
struct SceneRoot<Whole: Scene>: PrimitiveView {
  let scene: Whole
}

/// How large a window may be, which a phone's is not asked.
public enum WindowResizability: Sendable {
  /// One of them.
  case automatic, contentSize, contentMinSize
}
