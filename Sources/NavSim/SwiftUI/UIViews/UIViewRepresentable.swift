import Observation

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
  /// How large it is, which nobody asks here; nil for as large as it likes.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView view: UIViewType, context: Context
  ) -> CGSize?
}

/// Where a view of UIKit is drawn.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view is given by those above it.
  public let environment: EnvironmentValues
  /// What the view tells of what is done to it.
  public let coordinator: Representable.Coordinator
  /// How it is changed: at once.
  public var transaction: Transaction { Transaction() }
}

extension UIViewRepresentable {
  /// As large as it likes.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView view: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing: the view tells nothing.
  public func makeCoordinator() {}
}

/// What a view or controller of UIKit keeps at its place.
@MainActor final class UIKitPlace<View, Coordinator>: ViewOwner {
  let coordinator: Coordinator
  var view: View?
  let revision = ControllerRevision()

  init(_ coordinator: Coordinator) { self.coordinator = coordinator }

  func changed() { revision.rise() }
  var drawn: AnyView? { nil }
}

/// Rises when something of UIKit has to be drawn again.
@Observable final class ControllerRevision {
  private(set) var value = 0
  @ObservationIgnored private var count = 0

  /// Rises. Who is being drawn and says so does not read it by that, and would be drawn for ever.
  func rise() {
    count += 1
    value = count
  }
}

extension UIViewRepresentable {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let fields = ViewFields.of(Self.self)
    fields.link(self, to: node)
    let place = node.kept(fields.linkedCount) {
      UIKitPlace<UIViewType, Coordinator>(makeCoordinator())
    }
    let context = Context(environment: scope.environment, coordinator: place.coordinator)
    let view = place.view ?? makeUIView(context: context)
    place.view = view
    if view.owner == nil { view.owner = place }
    updateUIView(view, context: context)
    node.update(
      with: Reading {
        _ = place.revision.value
        return UIKitPieces(pieces: view.pieces(of: place))
      }, in: scope)
  }
}
