/// Where a controller is on its way to and from.
struct ControllerMoves {
  /// True once it has come to the screen since it was presented.
  var wasShown = false
  /// True from when it is about to be on the screen until it has left.
  var isOnScreen = false
  /// True from when it is about to leave the screen until it has.
  var isLeavingScreen = false
  /// True while a layer lies in its place.
  var isCovered = false
  /// True from when another controller holds it until it has come to the screen there.
  var isToParent = false
  /// True from when the other controller lets it go until one holds it again.
  var isFromParent = false
  /// True for one that is told when it has come to what holds it.
  var waitsForParent = false
  /// True from when it is presented until it has come to the screen.
  var isPresented = false
  /// Those in whose place it lies, a layer that covers all.
  var covered: [UIViewController] = []
  /// The transition of the app's own that brings it, or takes it away, and what it is presented by.
  var arrival: OwnTransition?, departure: OwnTransition?, presentation: UIPresentationController?
  /// Where the app moves it.
  var place: TransitionPlace?
  /// True while nothing on it can be touched, as the app moves it.
  var isHeldByTransition = false
}

extension UIViewController {
  /// True while it comes as a layer, or what holds it does.
  public var isBeingPresented: Bool { outermost.moves.isPresented }
  /// True while it comes to what holds it now.
  public var isMovingToParent: Bool { moves.isToParent }
  /// True while it leaves what has held it.
  public var isMovingFromParent: Bool { moves.isFromParent }
}

// MARK: What it is in

extension UIViewController {
  /// Holds these and no others. One that is on the screen is there until it has left.
  func hold(_ controllers: [UIViewController]) {
    let old = children
    let new = controllers.filter { !old.contains($0) || $0.moves.isFromParent }
    let gone = old.filter { !controllers.contains($0) }
    for controller in new { controller.willMove(toParent: self) }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in gone { controller.isLetGo() }
    children = controllers
    for controller in new { controller.isHeld(by: self) }
    changed()
    for controller in gone where !controller.moves.isOnScreen { controller.parentHasGone() }
    for controller in new {
      controller.moves.waitsForParent = moves.isOnScreen && controller === children.last
      if !controller.moves.waitsForParent { controller.didMove(toParent: self) }
    }
  }

  /// Another controller holds it.
  func isHeld(by parent: UIViewController) {
    if self.parent !== parent || moves.isFromParent { moves.isToParent = true }
    if let old = self.parent, old !== parent {
      old.children.removeAll { $0 === self }
      old.changed()
    }
    moves.isFromParent = false
    self.parent = parent
  }

  /// Another controller holds it no more: that is its parent until it has left the screen.
  func isLetGo() {
    (moves.isToParent, moves.isFromParent) = (false, true)
    parent?.children.removeAll { $0 === self }
    parent?.changed()
  }

  /// It has left what has held it.
  func parentHasGone() {
    guard moves.isFromParent, parent != nil else { return }
    parent = nil
    didMove(toParent: nil)
  }
}
