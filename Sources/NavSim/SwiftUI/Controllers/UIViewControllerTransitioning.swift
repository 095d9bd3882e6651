public import Foundation

// How an app moves controllers itself. Nothing is seen to move; who waits is told when both the host
// and the app have ended.

/// Says by what a controller is presented, and how it moves.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// What moves it in.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves it out.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// By what it is presented.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// What moves it in with a finger.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What moves it out with a finger.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Nothing.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nothing.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nothing.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// Nothing.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nothing.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Moves controllers.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long that takes, in seconds.
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves them.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  /// They were moved.
  func animationEnded(_ isCompleted: Bool)
  /// What moves them, and can be stopped: it is asked for where a finger moves them.
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing is done.
  public func animationEnded(_ isCompleted: Bool) {}
  /// One that moves nothing.
  public func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator() }
}

/// Moves controllers with a finger.
@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins.
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
}

/// What is moved.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where it is moved.
  var containerView: UIView { get }
  /// Whether it is.
  var isAnimated: Bool { get }
  /// Whether a finger moves it.
  var isInteractive: Bool { get }
  /// Whether it has gone back.
  var transitionWasCancelled: Bool { get }
  /// How it is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How it is turned in the end: not at all.
  var targetTransform: CGAffineTransform { get }
  /// It is so far.
  func updateInteractiveTransition(_ part: CGFloat)
  /// A finger holds it.
  func pauseInteractiveTransition()
  /// It will be there.
  func finishInteractiveTransition()
  /// It goes back.
  func cancelInteractiveTransition()
  /// It is there.
  func completeTransition(_ isCompleted: Bool)
  /// What comes, or goes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// What comes, or goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where it is at first.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where it is in the end.
  func finalFrame(for controller: UIViewController) -> CGRect
}

/// The view of what comes, or of what goes.
public enum UITransitionContextViewKey: Sendable {
  /// One of them.
  case from, to
}

/// Moves controllers as far as a finger says: what is done when they have moved waits until it has let
/// go.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// What it moves.
  weak var context: OwnTransition?

  /// Creates one.
  public init() {}
  /// How far it is.
  public private(set) var percentComplete: CGFloat = 0
  /// How long it takes, in seconds.
  public var duration: CGFloat { 0.35 }
  /// How fast it ends, and how.
  open var completionSpeed: CGFloat = 1, completionCurve = UIView.AnimationCurve.easeInOut
  /// How it moves when a finger has let go.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a finger begins.
  open var wantsInteractiveStart = true
  /// Begins.
  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let context = context as? OwnTransition else { return }
    context.animateHeld()
    if !wantsInteractiveStart { context.finishInteractiveTransition() }
  }
  /// It is so far.
  open func update(_ part: CGFloat) {
    percentComplete = part
    context?.updateInteractiveTransition(part)
  }
  /// It stays where it is.
  open func pause() {}
  /// It will be there.
  open func finish() {
    percentComplete = 1
    context?.finishInteractiveTransition()
  }
  /// It goes back.
  open func cancel() {
    percentComplete = 0
    context?.cancelInteractiveTransition()
  }
}
