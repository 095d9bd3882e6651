/// The same coordinator, mended: a call waits until the transition before it has ended, a
/// transition has a number and ends once, a call with nothing to do completes at once, and what the
/// user takes away is known by its number, and at once.
@MainActor
public final class MendedCoordinator {
  /// What coordinates one flow.
  public struct Child {
    /// The number of the transition that has presented it.
    public let number: Int
    /// What is at the bottom.
    public let root: Scene
    /// What is pushed on it.
    public internal(set) var scenes: [Scene] = []
  }

  private enum Transition {
    case push(Scene)
    case pop
    case popToRoot
    case present(Scene)
    case dismiss
  }

  private struct Call {
    let transition: Transition
    let completion: @MainActor () -> Void
  }

  /// The flows, the lowest first; the first is the app's own.
  public private(set) var children = [Child(number: 0, root: .orders)]
  /// What shows them.
  public var presenter: (any Presenter)?
  private var waiting: [Call] = []
  /// The number of the transition that is under way.
  private var present: Int?
  private var lastNumber = 0
  private var isTouched = false

  /// A coordinator that shows the first scene.
  public init() {}

  private var top: Child {
    get { children[children.count - 1] }
    set { children[children.count - 1] = newValue }
  }

  /// Shows a scene on the top flow.
  public func show(_ scene: Scene, completion: @escaping @MainActor () -> Void) {
    add(.push(scene), completion)
  }

  /// Goes back by one scene; does nothing at the root.
  public func back(completion: @escaping @MainActor () -> Void) { add(.pop, completion) }

  /// Goes back to the root of the top flow.
  public func backToRoot(completion: @escaping @MainActor () -> Void) {
    add(.popToRoot, completion)
  }

  /// Presents a new flow.
  public func start(_ scene: Scene, completion: @escaping @MainActor () -> Void) {
    add(.present(scene), completion)
  }

  /// Ends the top flow; does nothing when there is only the app's own.
  public func finish(completion: @escaping @MainActor () -> Void) { add(.dismiss, completion) }

  // MARK: One transition after another

  private func add(_ transition: Transition, _ completion: @escaping @MainActor () -> Void) {
    waiting.append(Call(transition: transition, completion: completion))
    startNext()
  }

  private func startNext() {
    while present == nil, !isTouched, !waiting.isEmpty {
      let call = waiting.removeFirst()
      if !hasEffect(call.transition) {
        call.completion()
        continue
      }
      lastNumber += 1
      let number = lastNumber
      present = number
      carryOut(call.transition) { _ in
        // What nothing came of is shown with the next transition, or when there is a window.
        guard self.present == number else { return }
        self.present = nil
        call.completion()
        self.startNext()
      }
    }
  }

  private func hasEffect(_ transition: Transition) -> Bool {
    switch transition {
    case .push, .present: true
    case .pop, .popToRoot: !top.scenes.isEmpty
    case .dismiss: children.count > 1
    }
  }

  private func carryOut(
    _ transition: Transition, _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    switch transition {
    case .push(let scene):
      top.scenes.append(scene)
      presenter?.push(scene, completion: completion)
    case .pop:
      top.scenes.removeLast()
      presenter?.pop(completion: completion)
    case .popToRoot:
      top.scenes = []
      presenter?.popToRoot(completion: completion)
    case .present(let scene):
      children.append(Child(number: lastNumber, root: scene))
      presenter?.present(scene, completion: completion)
    case .dismiss:
      children.removeLast()
      presenter?.dismiss(completion: completion)
    }
  }

  // MARK: What the delegates of the controllers tell

  /// A finger has begun to take something away, or has stopped.
  public func gesture(isActive: Bool) {
    isTouched = isActive
    startNext()
  }

  /// The user has swiped back; these scenes are left.
  public func didShow(_ scenes: [Scene], ofChildNumber number: Int) {
    guard isTouched, let index = children.firstIndex(where: { $0.number == number }),
      children[index].scenes.starts(with: scenes)
    else { return }
    children[index].scenes = scenes
  }

  /// A finger has taken a flow away. The controller may tell of it much later.
  ///
  /// - Parameter index: the place of the flow.
  public func didTake(child index: Int) {
    guard isTouched, index > 0, children.indices.contains(index) else { return }
    children.removeSubrange(index...)
  }

  /// The user has dragged a flow away.
  ///
  /// - Parameter number: that of the flow, which may be gone.
  public func didDismiss(number: Int) {
    guard number > 0, let index = children.firstIndex(where: { $0.number == number }) else {
      return
    }
    children.removeSubrange(index...)
  }
}
