import Foundation

/// A transition that an app moves itself.
///
/// The host moves what it moves, and says when that has ended; what comes after it waits until the
/// app, too, has said so. One of which it never says so is open for ever, and nothing can be touched.
@MainActor final class OwnTransition: UIViewControllerContextTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let from: UIViewController?, to: UIViewController?
  /// The one whose place it moves in, and which cannot be touched meanwhile.
  private let mover: UIViewController
  /// What the app has moved by a finger, and holds.
  private var held: [(seconds: TimeInterval, end: @MainActor () -> Void)] = []
  private let presentation: UIPresentationController?
  private let end: @MainActor (_ isCompleted: Bool) -> Void
  /// How far it has come: begun, ended for the host, said to be complete by the app, over.
  private var hasBegun = false, hostEnded = false, completed: Bool?, over = false
  /// True once a finger that moves it has let go.
  private var isLetGo = false
  /// Where it is moved.
  private let place: TransitionPlace

  private init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?,
    from: UIViewController?, to: UIViewController?, mover: UIViewController,
    place: TransitionPlace, presentation: UIPresentationController? = nil,
    end: @escaping @MainActor (Bool) -> Void
  ) {
    (self.animator, self.interaction, self.presentation) = (animator, interaction, presentation)
    (self.from, self.to, self.mover, self.end) = (from, to, mover, end)
    self.place = place
    (interaction as? UIPercentDrivenInteractiveTransition)?.context = self
  }

  // MARK: Which there are

  /// Of a controller that is presented; nil where the system moves it.
  static func presenting(
    _ controller: UIViewController, on base: UIViewController, source: UIViewController,
    presentation: UIPresentationController?
  ) -> OwnTransition? {
    guard let delegate = controller.transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: controller, presenting: base, source: source)
    else { return nil }
    return OwnTransition(
      animator, delegate.interactionControllerForPresentation(using: animator),
      from: base, to: controller, mover: controller, place: controller.madePlace,
      presentation: presentation
    ) { [weak controller] isCompleted in
      controller?.moves.presentation?.hasCome(isCompleted)
      controller?.standsStill()
      if !isCompleted { controller?.dismiss(animated: false) }
    }
  }

  /// Of a controller that is dismissed; nil where the system moves it.
  static func dismissing(
    _ controller: UIViewController, to base: UIViewController
  ) -> OwnTransition? {
    guard let delegate = controller.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: controller)
    else { return nil }
    return OwnTransition(
      animator, delegate.interactionControllerForDismissal(using: animator),
      from: controller, to: base, mover: base, place: controller.madePlace,
      presentation: controller.moves.presentation
    ) { [weak controller] isCompleted in
      if isCompleted { controller?.isTakenFromPresenter() } else { controller?.isKept() }
    }
  }

  /// Of what a container shows in place of another one.
  static func moving(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, from: UIViewController,
    to: UIViewController, undo: @escaping @MainActor () -> Void
  ) -> OwnTransition {
    OwnTransition(
      animator, interaction, from: from, to: to, mover: to, place: TransitionPlace(of: to)
    ) { [weak to] isCompleted in
      if !isCompleted { undo() }
      to?.standsStill()
    }
  }

  // MARK: How it goes

  /// A host begins to move it.
  func begin() {
    guard !hasBegun, !over else { return }
    hasBegun = true
    OpenTransitions.here?.add(self)
    mover.moves.isHeldByTransition = true
    mover.changed()
    _ = animator.transitionDuration(using: self)
    guard let interaction else { return animator.animateTransition(using: self) }
    interaction.startInteractiveTransition(self)
    if isLetGo { letGo() }
  }

  /// The host has ended.
  func hostHasEnded() {
    hostEnded = true
    // One that a host has shown at once was never asked to move.
    begin()
    endIfComplete()
  }

  /// What it was about is not there any more.
  func isOver() {
    over = true
    OpenTransitions.here?.remove(self)
    guard mover.moves.isHeldByTransition else { return }
    mover.moves.isHeldByTransition = false
    mover.changed()
  }

  /// Moves what a finger holds: what would be done at its end waits until the finger lets go.
  func animateHeld() { held = AnimationEnds.holding { animator.animateTransition(using: self) } }

  private func endIfComplete() {
    guard hostEnded, let completed, !over else { return }
    isOver()
    animator.animationEnded(completed)
    end(completed)
  }

  // MARK: What an app is told, and says

  var containerView: UIView { place }
  var isAnimated: Bool { true }
  var isInteractive: Bool { interaction != nil }
  private(set) var transitionWasCancelled = false
  var presentationStyle: UIModalPresentationStyle {
    presentation?.presentedViewController.modalPresentationStyle ?? .none
  }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ part: CGFloat) {}
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() { letGo() }
  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    guard !hasBegun else { return letGo() }
    // A host that has not begun leaves everything where it is.
    isOver()
    end(false)
  }

  private func letGo() {
    isLetGo = true
    let held = held
    self.held = []
    for animation in held { AnimationEnds.call(after: animation.seconds, animation.end) }
  }

  func completeTransition(_ isCompleted: Bool) {
    guard completed == nil else { return }
    completed = isCompleted
    endIfComplete()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : to
    // What a presentation of the app's own lies on stays where it is.
    if let presentation, controller !== presentation.presentedViewController {
      return presentation.shouldRemovePresentersView ? controller?.view : nil
    }
    return controller?.view
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? place.bounds : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    guard controller === to else { return .zero }
    guard let presentation, controller === presentation.presentedViewController else {
      return place.bounds
    }
    return presentation.frameOfPresentedViewInContainerView
  }
}
