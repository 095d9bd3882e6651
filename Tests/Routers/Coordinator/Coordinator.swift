/// A coordinator as apps have it: it asks a presenter for transitions, keeps a child for each flow
/// that is presented, and drops calls while a transition is under way. It imports nothing, and
/// knows nothing of simulations.
@MainActor
public final class Coordinator {
  /// What coordinates one flow.
  public final class Child {
    /// What is at the bottom.
    public let root: Scene
    /// What is pushed on it.
    public internal(set) var scenes: [Scene] = []

    init(root: Scene) { self.root = root }
  }

  /// The flows, the lowest first; the first is the app's own.
  public private(set) var children = [Child(root: .orders)]
  /// What shows them.
  public var presenter: (any Presenter)?
  private var isTransitioning = false
  private var completion: (@MainActor () -> Void)?

  /// A coordinator that shows the first scene.
  public init() {}

  private var top: Child { children[children.count - 1] }

  /// Shows a scene on the top flow.
  public func show(_ scene: Scene, completion: @escaping @MainActor () -> Void) {
    guard !isTransitioning else { return completion() }
    isTransitioning = true
    self.completion = completion
    top.scenes.append(scene)
    presenter?.push(scene) { finished in
      if finished { self.transitionEnded() }
    }
  }

  /// Goes back by one scene.
  public func back(completion: @escaping @MainActor () -> Void) {
    guard !isTransitioning else { return completion() }
    isTransitioning = true
    guard top.scenes.popLast() != nil else { return completion() }
    self.completion = completion
    presenter?.pop { _ in self.transitionEnded() }
  }

  /// Goes back to the root of the top flow.
  public func backToRoot(completion: @escaping @MainActor () -> Void) {
    guard !isTransitioning, !top.scenes.isEmpty else { return completion() }
    isTransitioning = true
    top.scenes = []
    presenter?.popToRoot { _ in completion() }
    isTransitioning = false
  }

  /// Presents a new flow.
  public func start(_ scene: Scene, completion: @escaping @MainActor () -> Void) {
    guard !isTransitioning else { return }
    isTransitioning = true
    children.append(Child(root: scene))
    presenter?.present(scene) { finished in
      if !finished {
        self.children.removeLast()
        completion()
      }
      self.isTransitioning = false
      completion()
    }
  }

  /// Ends the top flow.
  public func finish(completion: @escaping @MainActor () -> Void) {
    guard !isTransitioning, children.count > 1 else { return completion() }
    isTransitioning = true
    self.completion = completion
    children.removeLast()
    presenter?.dismiss { _ in self.transitionEnded() }
  }

  private func transitionEnded() {
    isTransitioning = false
    completion?()
  }

  // MARK: What the delegates of the controllers tell

  /// The user has swiped back; these scenes are left.
  public func didShow(_ scenes: [Scene], ofChild index: Int) {
    if children.indices.contains(index) { children[index].scenes = scenes }
  }

  /// The user has dragged a flow away.
  public func didDismiss() {
    if children.count > 1 { children.removeLast() }
  }
}
