/// The scenes of the app.
public enum Scene: Hashable, Sendable {
  case orders
  case order(Int)
  case invoice
  case login
  case help
}

/// What shows scenes for a coordinator: in an app a navigation controller and what is presented on
/// it. A completion is called with false when nothing came of the transition.
@MainActor
public protocol Presenter: AnyObject {
  /// Pushes a scene on what is on top.
  ///
  /// - Parameters:
  ///   - scene: what is pushed.
  ///   - completion: called at the end of the animation.
  func push(_ scene: Scene, completion: @escaping @MainActor (Bool) -> Void)
  /// Pops what is on top.
  ///
  /// - Parameter completion: called at the end of the animation.
  func pop(completion: @escaping @MainActor (Bool) -> Void)
  /// Pops everything but the root of what is on top.
  ///
  /// - Parameter completion: called at the end of the animation.
  func popToRoot(completion: @escaping @MainActor (Bool) -> Void)
  /// Presents a scene over everything.
  ///
  /// - Parameters:
  ///   - scene: what is presented.
  ///   - completion: called at the end of the animation.
  func present(_ scene: Scene, completion: @escaping @MainActor (Bool) -> Void)
  /// Dismisses what was presented last.
  ///
  /// - Parameter completion: called at the end of the animation.
  func dismiss(completion: @escaping @MainActor (Bool) -> Void)
}
