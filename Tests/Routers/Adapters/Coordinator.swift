import CoordinatorRouters
import NavSim

/// The adapters of the coordinators.
public enum Coordinators {
  /// The coordinator as it was published.
  public static var published: RouterTest<Coordinator, Scene> {
    RouterTest("coordinator") {
      Coordinator()
    } screens: { coordinator in
      Screens(
        layers: coordinator.children.enumerated().map { index, child in
          ScreenLayer(child.root, pushed: child.scenes, style: index == 0 ? .base : .sheet)
        })
    }
    .action("show", [Scene.order(1), .invoice], asks: { .push($0) }) { $0.show($1, completion: $2) }
    .action("back", asks: .pop) { $0.back(completion: $1) }
    .action("backToRoot", asks: .popToRoot) { $0.backToRoot(completion: $1) }
    .action("start", [Scene.login, .help], asks: { .present($0) }) { $0.start($1, completion: $2) }
    .action("finish", asks: .dismiss) { $0.finish(completion: $1) }
    .host(
      .imperative(
        popped: { coordinator, layer, left in
          coordinator.didShow(left, ofChild: coordinator.index(of: layer))
        },
        onDismiss: { coordinator, _ in coordinator.didDismiss() },
        attach: { $0.presenter = HostPresenter($1) }))
  }

  /// The mended coordinator.
  public static var mended: RouterTest<MendedCoordinator, Scene> {
    RouterTest("mended-coordinator") {
      MendedCoordinator()
    } screens: { coordinator in
      Screens(
        layers: coordinator.children.enumerated().map { index, child in
          ScreenLayer(
            child.root, pushed: child.scenes, style: index == 0 ? .base : .sheet, id: child.number)
        })
    }
    .action("show", [Scene.order(1), .invoice], asks: { .push($0) }) { $0.show($1, completion: $2) }
    .action("back", asks: .pop) { $0.back(completion: $1) }
    .action("backToRoot", asks: .popToRoot) { $0.backToRoot(completion: $1) }
    .action("start", [Scene.login, .help], asks: { .present($0) }) { $0.start($1, completion: $2) }
    .action("finish", asks: .dismiss) { $0.finish(completion: $1) }
    .host(
      .imperative(
        popped: { coordinator, layer, left in coordinator.didShow(left, ofChildNumber: layer.id) },
        onDismiss: { coordinator, layer in coordinator.didDismiss(number: layer.id) },
        touch: { $0.touched($1) }, attach: { $0.presenter = HostPresenter($1) })
    )
    // The coordinator waits for every end, and believes it.
    .faults(HostFault.all.subtracting([.lostEnd, .earlyEnd]))
  }
}

extension Coordinator {
  /// Where the child of a layer is: they have no names, so the topmost with its root is taken for it.
  fileprivate func index(of layer: ScreenLayer<Scene>) -> Int {
    children.lastIndex { $0.root == layer.root } ?? children.count
  }
}

extension MendedCoordinator {
  fileprivate func touched(_ touch: ScreenTouch) {
    if touch.phase == .finished, case .layer(let index) = touch.target { didTake(child: index) }
    gesture(isActive: touch.phase == .began)
  }
}

/// What shows a coordinator's scenes on the host of a test.
@MainActor
final class HostPresenter: Presenter {
  private let host: TransitionHost

  init(_ host: TransitionHost) { self.host = host }

  func push(_ scene: Scene, completion: @escaping @MainActor (Bool) -> Void) {
    host.show(completion)
  }
  func pop(completion: @escaping @MainActor (Bool) -> Void) { host.show(completion) }
  func popToRoot(completion: @escaping @MainActor (Bool) -> Void) { host.show(completion) }
  func present(_ scene: Scene, completion: @escaping @MainActor (Bool) -> Void) {
    host.show(completion)
  }
  func dismiss(completion: @escaping @MainActor (Bool) -> Void) { host.show(completion) }
}
