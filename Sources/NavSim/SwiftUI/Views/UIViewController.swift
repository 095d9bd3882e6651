/// A controller of UIKit, of which only what tells when it has appeared is there.
@MainActor open class UIViewController {
  /// Creates a controller.
  public init() {}

  /// It is on the screen, and stands still.
  open func viewDidAppear(_ animated: Bool) {}

  /// It is on the screen no more.
  open func viewDidDisappear(_ animated: Bool) {}
}

/// The device: a phone.
@MainActor public final class UIDevice {
  /// What kind of device it is.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The device.
  public static let current = UIDevice()
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  /// One of them.
  case phone, pad, tv, carPlay, mac, vision, unspecified
}

/// A view that a controller draws.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: PrimitiveView {
  /// The controller.
  associatedtype UIViewControllerType: UIViewController
  /// Where the view is drawn.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each place.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// The view is drawn again.
  @MainActor @preconcurrency func updateUIViewController(
    _ controller: UIViewControllerType, context: Context)
}

/// Where the view of a controller is drawn.
public struct UIViewControllerRepresentableContext<Representable> {
  /// What the view is given by those above it.
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let context = Context(environment: scope.environment)
    let controller = node.kept(0) { makeUIViewController(context: context) }
    updateUIViewController(controller, context: context)
    node.element = .events(
      EventsElement(
        appear: { _ in controller.viewDidAppear(true) },
        disappear: { _ in controller.viewDidDisappear(true) }, waitsForEnd: true))
  }
}
