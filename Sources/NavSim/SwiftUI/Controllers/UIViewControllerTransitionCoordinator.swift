public import Foundation

/// What comes and goes in a transition, and what waits for its end.
@MainActor @preconcurrency public final class UIViewControllerTransitionCoordinator {
  /// What is asked of a transition.
  public typealias Context = UIViewControllerTransitionCoordinator

  private weak var from: UIViewController?
  private(set) weak var to: UIViewController?
  /// What leaves a stack is kept until the transition has ended.
  private let kept: UIViewController?
  private var completions: [@MainActor (Context) -> Void] = []
  /// What waits for a finger that lets go.
  private var interactions: [@MainActor (Context) -> Void] = []

  /// Creates one of a controller that is presented.
  init(presenting controller: UIViewController) {
    (from, to, kept) = (controller.presenter, controller, nil)
  }

  /// Creates one of a controller that is dismissed.
  init(dismissing controller: UIViewController) {
    (from, to, kept) = (controller, controller.presenter, nil)
  }

  /// Creates one of a stack.
  ///
  /// - Parameter before: one that it follows before that has ended: what waits for it waits on.
  init(from: UIViewController?, to: UIViewController, after before: Context? = nil) {
    (self.from, self.to, kept) = (from, to, from)
    completions = before?.completions ?? []
    interactions = before?.interactions ?? []
    before?.completions = []
    before?.interactions = []
  }

  /// One of both.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from ? from : to }

  /// Does something now, how it moves is the host's matter, and something else when the transition
  /// has ended.
  @discardableResult public func animate(
    alongsideTransition animation: (@MainActor (Context) -> Void)?,
    completion: (@MainActor (Context) -> Void)? = nil
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  /// Tells when a finger lets go: here when the transition has ended. Nobody is told of one that the
  /// app has begun, or a button.
  public func notifyWhenInteractionChanges(_ handler: @escaping @MainActor (Context) -> Void) {
    interactions.append(handler)
  }

  /// Whether it moves.
  public var isAnimated: Bool { true }
  /// True where a finger has moved it.
  var isByFinger = false
  /// Whether a finger moves it: a host tells of that when it has let go.
  public var isInteractive: Bool { false }
  /// Whether it has gone back to where it was: of that nobody is told.
  public var isCancelled: Bool { false }
  /// How long it takes, in seconds, unless the host is slow.
  public var transitionDuration: TimeInterval { 0.35 }

  /// Whether a finger may take hold of it, and whether one did first.
  public var isInterruptible: Bool { false }
  /// Whether a finger may take hold of it, and whether one did first.
  public var initiallyInteractive: Bool { false }
  /// How far it has come when a finger lets go, and how fast it goes on.
  public var percentComplete: CGFloat { 1 }
  /// How far it has come when a finger lets go, and how fast it goes on.
  public var completionVelocity: CGFloat { 1 }
  /// How it moves on then.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// How the controller is presented.
  public var presentationStyle: UIModalPresentationStyle {
    to?.modalPresentationStyle ?? .none
  }
  /// How it is turned: not at all.
  public var targetTransform: CGAffineTransform { .identity }
  /// Where it moves.
  public var containerView: UIView { (to ?? from)?.madePlace ?? UIView() }
  /// The view of one of both.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? from : to)?.view
  }
  /// Does something now that moves elsewhere, and something else when the transition has ended.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: (@MainActor (Context) -> Void)?,
    completion: (@MainActor (Context) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  /// Tells when a finger lets go: here when the transition has ended.
  public func notifyWhenInteractionEnds(_ handler: @escaping @MainActor (Context) -> Void) {
    completions.append(handler)
  }

  /// It has ended.
  func end() {
    let done = (isByFinger ? interactions : []) + completions
    (completions, interactions) = ([], [])
    for completion in done { completion(self) }
  }
}

/// What is asked of a transition.
public typealias UIViewControllerTransitionCoordinatorContext =
  UIViewControllerTransitionCoordinator

/// What comes, or what goes.
public enum UITransitionContextViewControllerKey: Sendable {
  /// One of them.
  case from, to
}
