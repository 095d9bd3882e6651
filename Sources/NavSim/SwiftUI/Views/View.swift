@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UserNotifications

/// A part of what an app shows.
@MainActor @preconcurrency
public protocol View: Drawable {
  /// What its body is.
  associatedtype Body: View
  /// What it is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View {
  /// Says nothing of why the body is evaluated.
  public static func _printChanges() {}
}

/// A view of the framework's own, which has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// There is none.
  public var body: Never { preconditionFailure("a view of the framework has no body") }
}

extension Never: View {
  /// There is none.
  public var body: Never { preconditionFailure("a view of the framework has no body") }
}

/// Changes a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the changed view is made of.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifierContent<Self>
  /// Changes a view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The only one.
  public static let identity = Self()
  /// The only one.
  public nonisolated init() {}
  /// The view as it is.
  public func body(content: Content) -> Content { content }
}

/// A view that a modifier changes.
public struct ModifierContent<Modifier>: PrimitiveView {
  let content: @MainActor (ViewNode, DrawingScope) -> Void

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) { content(node, scope) }
}

/// A view and what changes it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Creates a view that is changed.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// There is none.
  public var body: Never { preconditionFailure("a view of the framework has no body") }
}

/// Nothing.
public struct EmptyView: PrimitiveView {
  /// Creates nothing.
  public nonisolated init() {}

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) { node.update {} }
}

/// A view of any type.
public struct AnyView: PrimitiveView {
  nonisolated(unsafe) let view: any View

  /// Creates a view without its type.
  public nonisolated init<Content: View>(_ view: Content) { self.view = view }

  /// Creates a view without its type.
  @_disfavoredOverload
  public nonisolated init<Content: View>(erasing view: Content) { self.view = view }

  /// Creates a view of a value that may be one.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update(with: view, in: scope)
  }
}

/// A modifier of the framework's own: what is at a place, above a view.
///
/// Modifiers return it by its name because the type behind `some View` is looked for by its mangled
/// name wherever a generic view uses one.
public struct Annotated<Content: View>: PrimitiveView {
  let content: Content
  let annotate: @MainActor (ViewNode, inout DrawingScope) -> Void

  init(
    _ content: Content, _ annotate: @escaping @MainActor (ViewNode, inout DrawingScope) -> Void
  ) {
    self.content = content
    self.annotate = annotate
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    var scope = scope
    annotate(node, &scope)
    scope.environment.keep(&node.environment)
    node.update(with: content, in: scope)
  }
}

/// A view of the framework's own that reads what it depends on by itself: the view that has made it
/// is not evaluated again for that.
public struct Reading<Content: View>: View {
  let read: @MainActor () -> Content

  init(_ read: @escaping @MainActor () -> Content) { self.read = read }

  /// What it has read says what that is.
  public var body: Content { read() }
}

/// Two views: one, and something beside, above or below it, or what its tab is called.
public struct Beside<Content: View, Other: View>: PrimitiveView {
  let content: Content
  let other: Other
  var element = Element.beside

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.element = element
    node.beginUpdate()
    node.place(content, .place(0), in: scope)
    node.place(other, .place(1), in: scope)
    node.endUpdate()
  }
}

/// A view that does nothing but hold another: what is about layout.
public protocol LayoutView: PrimitiveView {
  /// What it holds.
  associatedtype Content: View
  /// What it holds.
  var content: Content { get }
}

extension LayoutView {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update(with: content, in: scope)
  }
}

/// A modifier that depends on the environment.
public protocol EnvironmentalModifier: ViewModifier {
  /// What it is, where it is.
  associatedtype ResolvedModifier: ViewModifier
  /// What it is in an environment.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// What it is, where it is.
  public func body(content: Content) -> some View {
    InEnvironment { content.modifier(resolve(in: $0)) }
  }
}

/// A view that depends on the environment.
private struct InEnvironment<Content: View>: PrimitiveView {
  let content: (EnvironmentValues) -> Content

  func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update(with: content(scope.environment), in: scope)
  }
}
