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
  /// How large it is, which nobody asks here; nil for as large as it likes.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController view: UIViewControllerType, context: Context
  ) -> CGSize?
}

/// Where the view of a controller is drawn.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What the view is given by those above it.
  public let environment: EnvironmentValues
  /// What the controller tells of what is done to it.
  public let coordinator: Representable.Coordinator
  /// How it is changed: at once.
  public var transaction: Transaction { Transaction() }
}

extension UIViewControllerRepresentable {
  /// As large as it likes.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController view: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing: the controller tells nothing.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let fields = ViewFields.of(Self.self)
    fields.link(self, to: node)
    let place = node.kept(fields.linkedCount) {
      UIKitPlace<UIViewControllerType, Coordinator>(makeCoordinator())
    }
    let context = Context(environment: scope.environment, coordinator: place.coordinator)
    let controller = place.view ?? makeUIViewController(context: context)
    place.view = controller
    controller.loadViewIfNeeded()
    updateUIViewController(controller, context: context)
    node.update(with: ControllerView(controller), in: scope)
  }
}
