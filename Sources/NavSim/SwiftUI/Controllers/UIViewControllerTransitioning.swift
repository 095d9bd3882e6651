public import Foundation

// How an app's own controllers come and go. A host says when a transition has ended, so that nobody
// is asked to move anything here.

/// Says by what a controller is presented, and how it moves. It is asked for nothing here.
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
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing is done.
  public func animationEnded(_ isCompleted: Bool) {}
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
  /// It is so far.
  func updateInteractiveTransition(_ part: CGFloat)
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

/// Moves controllers as far as a finger says, which no finger does here.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// Creates one.
  public init() {}
  /// How far it is.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast it ends, and how.
  open var completionSpeed: CGFloat = 1, completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a finger begins.
  open var wantsInteractiveStart = true
  /// Begins.
  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
  /// It is so far.
  open func update(_ part: CGFloat) { percentComplete = part }
  /// It stays where it is.
  open func pause() {}
  /// It will be there.
  open func finish() { percentComplete = 1 }
  /// It goes back.
  open func cancel() { percentComplete = 0 }
}
