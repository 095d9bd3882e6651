/// Where an app moves controllers, and what it puts there beside them: a view that dims what is below,
/// on which the user taps to close the layer, is drawn with that layer.
@MainActor final class TransitionPlace: UIView {
  private weak var controller: UIViewController?

  init(of controller: UIViewController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    (frame, bounds) = (UIScreen.main.bounds, UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { controller?.parent ?? controller?.presenter }

  override func hasChanged() { controller?.changed() }

  /// What is drawn beside the controllers, which draw themselves.
  var pieces: [UIKitPiece] {
    guard let controller else { return [] }
    return subviews.flatMap { $0.holdsController ? [] : $0.pieces(of: controller) }
  }
}

extension UIView {
  /// True for the view of a controller, and for one that such a view lies on.
  fileprivate var holdsController: Bool {
    owner != nil || subviews.contains { $0.holdsController }
  }
}

extension UIViewController {
  /// Where it is moved as long as it is presented.
  var madePlace: TransitionPlace {
    if let known = moves.place { return known }
    let new = TransitionPlace(of: self)
    moves.place = new
    return new
  }
}

/// The transitions of a run that an app has begun to move itself, and has not ended.
@MainActor package final class OpenTransitions {
  private var open: [OwnTransition] = []

  /// Creates a list of none.
  package nonisolated init() {}

  /// Those of the present run; nil where no app is played.
  package static var here: OpenTransitions? { AppRun.current?.own { OpenTransitions() } }

  /// True where every transition has ended.
  package var isEmpty: Bool { open.isEmpty }

  func add(_ transition: OwnTransition) { open.append(transition) }
  func remove(_ transition: OwnTransition) { open.removeAll { $0 === transition } }
}
