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
  /// What is in the window.
  var root: AnyView { get }
}

/// Makes one scene.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window.
public struct WindowGroup: Scene {
  /// What is in the window.
  public let root: AnyView

  /// Creates a window.
  public init<Content: View>(@ViewBuilder content: () -> Content) { root = AnyView(content()) }
}

/// An app as the root of a tree: its own state is kept there.
package struct AppRoot<Whole: App>: PrimitiveView {
  let app: Whole

  /// Creates a root.
  package init(_ app: Whole) { self.app = app }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.tree.app = node
    node.evaluates(app, in: scope) { $0.body.root }
  }
}
