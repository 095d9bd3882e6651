// How a controller becomes a layer, and stops to be one.

extension UIViewController {
  /// Another controller has presented it.
  func isPresented(
    by source: UIViewController, animated isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    parentHasGone()
    (isLeaving, isTakenAway) = (false, false)
    (moves.wasShown, moves.isPresented) = (false, true)
    whenShown = completion.map { [$0] } ?? []
    moves.arrival = nil
    moves.departure = nil
    guard let presenter else { return }
    let presentation = ownPresentation
    guard isAnimated, !(self is UIAlertController) else { return }
    moves.arrival = OwnTransition.presenting(
      self, on: presenter, source: source, presentation: presentation)
  }

  /// Somebody wants it to go.
  func isDismissed(animated isAnimated: Bool) {
    guard isAnimated, moves.wasShown, let presenter else { return }
    moves.departure = OwnTransition.dismissing(self, to: presenter)
  }

  /// What an app presents it by itself; asked for once each time it is presented.
  var ownPresentation: UIPresentationController? {
    if let known = moves.presentation { return known }
    guard modalPresentationStyle == .custom, let delegate = transitioningDelegate else {
      return nil
    }
    let new = delegate.presentationController(
      forPresented: self, presenting: presenter, source: presenter ?? self)
    moves.presentation = new
    return new
  }

  /// What has presented it presents it no more.
  func isTakenFromPresenter() {
    guard let presenter, presenter.presented === self else { return }
    presenter.presented = nil
    presenter.changed()
    let byUser = isTakenAway || !isLeaving
    self.presenter = nil
    isLeaving = false
    let done = whenGone
    (whenShown, whenGone) = ([], [])
    let told = presentationController
    moves.presentation?.goes()
    moves.arrival?.isOver()
    (moves.presentation, moves.arrival, moves.departure) = (nil, nil, nil)
    moves.place = nil
    if byUser, let told { told.delegate?.presentationControllerDidDismiss(told) }
    for action in done { action() }
  }

  /// It stays where it is, though somebody wanted it to go.
  func isKept() {
    guard isLeaving else { return }
    (isLeaving, isTakenAway, moves.departure) = (false, false, nil)
    whenGone = []
    presenter?.changed()
  }
}

extension UIPresentationController {
  /// It comes.
  func comes() {
    presentationTransitionWillBegin()
    containerViewWillLayoutSubviews()
    containerViewDidLayoutSubviews()
    hasBegun = true
  }

  /// It has come, or was taken back.
  func hasCome(_ isCompleted: Bool) {
    guard hasBegun, !isThere else { return }
    isThere = true
    presentationTransitionDidEnd(isCompleted)
  }

  /// It has gone.
  func goes() {
    guard hasBegun else { return }
    (hasBegun, isThere) = (false, false)
    dismissalTransitionDidEnd(true)
  }
}
