/// A controller of UIKit, of which only what tells when it has appeared is there.
@MainActor open class UIViewController {
  /// Creates a controller.
  public init() {}

  /// What it draws: nothing.
  public let view = UIView()
  /// The words of its bar.
  public var title: String?
  /// None: it stands in a view.
  public var navigationController: UINavigationController? { nil }

  /// It is there.
  open func viewDidLoad() {}

  /// It is on the screen, and stands still.
  open func viewDidAppear(_ animated: Bool) {}

  /// It is on the screen no more.
  open func viewDidDisappear(_ animated: Bool) {}
}

/// A stack of UIKit, which is not there.
open class UINavigationController: UIViewController {
  /// None: nobody swipes there.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

/// What a finger does in UIKit, which nobody is told.
@MainActor open class UIGestureRecognizer {
  /// True while fingers are looked at.
  public var isEnabled = true
  /// Who is asked.
  public weak var delegate: AnyObject?
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

/// A view of UIKit, of which nothing is drawn.
@MainActor open class UIView {
  /// Creates a view.
  public init() {}
}

/// A view that UIKit draws.
@MainActor @preconcurrency
public protocol UIViewRepresentable: PrimitiveView {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// What that view tells of what is done to it.
  associatedtype Coordinator = Void
  /// Where the view is drawn.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes what the view tells of what is done to it, once for each place.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Makes the view, once for each place.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// The view is drawn again.
  @MainActor @preconcurrency func updateUIView(_ view: UIViewType, context: Context)
}

/// Where a view of UIKit is drawn.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view is given by those above it.
  public let environment: EnvironmentValues
  /// What the view tells of what is done to it.
  public let coordinator: Representable.Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing: the view tells nothing.
  public func makeCoordinator() {}
}

/// What a view or controller of UIKit keeps at its place.
private final class UIKitPlace<View, Coordinator> {
  let coordinator: Coordinator
  var view: View?

  init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}

extension UIViewRepresentable {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let place = node.kept(0) { UIKitPlace<UIViewType, Coordinator>(makeCoordinator()) }
    let context = Context(environment: scope.environment, coordinator: place.coordinator)
    let view = place.view ?? makeUIView(context: context)
    place.view = view
    updateUIView(view, context: context)
  }
}

/// A view that a controller draws.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: PrimitiveView {
  /// The controller.
  associatedtype UIViewControllerType: UIViewController
  /// What that controller tells of what is done to it.
  associatedtype Coordinator = Void
  /// Where the view is drawn.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes what the controller tells of what is done to it, once for each place.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Makes the controller, once for each place.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// The view is drawn again.
  @MainActor @preconcurrency func updateUIViewController(
    _ controller: UIViewControllerType, context: Context)
}

/// Where the view of a controller is drawn.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What the view is given by those above it.
  public let environment: EnvironmentValues
  /// What the controller tells of what is done to it.
  public let coordinator: Representable.Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing: the controller tells nothing.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let place = node.kept(0) { UIKitPlace<UIViewControllerType, Coordinator>(makeCoordinator()) }
    let context = Context(environment: scope.environment, coordinator: place.coordinator)
    let controller = place.view ?? makeUIViewController(context: context)
    if place.view == nil { controller.viewDidLoad() }
    place.view = controller
    updateUIViewController(controller, context: context)
    node.element = .events(
      EventsElement(
        appear: { _ in controller.viewDidAppear(true) },
        disappear: { _ in controller.viewDidDisappear(true) }, waitsForEnd: true))
  }
}
