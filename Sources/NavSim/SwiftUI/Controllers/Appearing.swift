// What a controller is told of its view, in order, as a host tells of the screen.

extension UIViewController {
  /// It is on its way to the screen.
  func appears() {
    moves.wasShown = true
    (moves.isOnScreen, moves.isLeavingScreen, moves.isCovered) = (true, false, false)
    transition = transition ?? UIViewControllerTransitionCoordinator(presenting: self)
    if presenter?.presented === self { arrives() }
    viewWillAppear(true)
    viewIsAppearing(true)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    (parent as? UINavigationController)?.shows(self)
    (parent as? UITabBarController)?.shows(self)
    moves.arrival?.begin()
  }

  /// It is on the screen, and a host does not move it any more.
  func hasAppeared() {
    if let arrival = moves.arrival { arrival.hostHasEnded() } else { standsStill() }
  }

  /// It stands still on the screen.
  func standsStill() {
    moves.arrival = nil
    moves.presentation?.hasCome(true)
    viewDidAppear(true)
    (moves.isPresented, moves.isToParent) = (false, false)
    for below in moves.covered { below.isLeft() }
    let done = whenShown
    whenShown = []
    for action in done { action() }
    (parent as? UINavigationController)?.hasShown(self)
    if moves.waitsForParent, let parent {
      moves.waitsForParent = false
      didMove(toParent: parent)
    }
    endTransition()
  }

  /// It is about to leave the screen.
  func leaves() {
    guard moves.isOnScreen, !moves.isLeavingScreen else { return }
    moves.isLeavingScreen = true
    if transition == nil, isLeaving {
      transition = UIViewControllerTransitionCoordinator(dismissing: self)
    }
    if !moves.isCovered { viewWillDisappear(true) }
    if isLeaving { departs() }
  }

  /// It does not leave the screen after all.
  func stays() {
    guard moves.isLeavingScreen else { return }
    moves.isLeavingScreen = false
    guard !moves.isCovered else { return }
    viewWillAppear(true)
    viewDidAppear(true)
  }

  /// It has left the screen.
  func disappears() {
    leaves()
    let wasCovered = moves.isCovered
    (moves.isOnScreen, moves.isLeavingScreen, moves.isCovered) = (false, false, false)
    for below in moves.covered where below.moves.isCovered {
      below.moves.isCovered = false
      if isLeaving { below.viewDidAppear(true) }
    }
    moves.covered = []
    let old = moves.isFromParent ? parent : nil
    if old != nil { parent = nil }
    if !wasCovered { viewDidDisappear(true) }
    if old != nil { didMove(toParent: nil) }
    moves.arrival?.isOver()
    moves.arrival = nil
    endTransition()
  }

  private func endTransition() {
    let ended = transition
    transition = nil
    ended?.end()
  }
}

// MARK: What lies below a layer that covers all

extension UIViewController {
  /// It comes as a layer: what it covers is about to leave.
  private func arrives() {
    moves.presentation?.comes()
    guard hidesPresenter, let presenter, moves.covered.isEmpty else { return }
    moves.covered = presenter.onScreen
    for below in moves.covered { below.viewWillDisappear(true) }
  }

  /// It goes, a layer: what it has covered is about to be there again.
  private func departs() {
    moves.presentation?.dismissalTransitionWillBegin()
    for below in moves.covered where below.moves.isCovered { below.viewWillAppear(true) }
    moves.departure?.begin()
  }

  /// A layer lies in its place.
  private func isLeft() {
    guard moves.isOnScreen, !moves.isCovered else { return }
    moves.isCovered = true
    viewDidDisappear(true)
  }

  /// True for a layer that takes the place of what it lies on.
  private var hidesPresenter: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: true
    case .custom: moves.presentation?.shouldRemovePresentersView == true
    default: false
    }
  }

  /// It, and what it holds, as far as it is on the screen.
  private var onScreen: [UIViewController] {
    children.reduce(moves.isOnScreen && !moves.isCovered ? [self] : []) { $0 + $1.onScreen }
  }
}
