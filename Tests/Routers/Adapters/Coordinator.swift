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
    .calls
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
    .calls
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

/// What both coordinators can be asked for.
@MainActor private protocol FlowCoordinator {
  func show(_ scene: Scene, completion: @escaping @MainActor () -> Void)
  func back(completion: @escaping @MainActor () -> Void)
  func backToRoot(completion: @escaping @MainActor () -> Void)
  func start(_ scene: Scene, completion: @escaping @MainActor () -> Void)
  func finish(completion: @escaping @MainActor () -> Void)
}

extension Coordinator: FlowCoordinator {}
extension MendedCoordinator: FlowCoordinator {}

extension RouterTest where Router: FlowCoordinator, Route == Scene {
  fileprivate var calls: Self {
    self
      .completing("show", [Scene.order(1), .invoice], effect: { .push($0) }) {
        coordinator, scene, done in
        coordinator.show(scene) { done(true) }
      }
      .completing("back", effect: .pop) { coordinator, done in
        coordinator.back { done(true) }
      }
      .completing("backToRoot", effect: .popToRoot) { coordinator, done in
        coordinator.backToRoot { done(true) }
      }
      .completing("start", [Scene.login, .help], effect: { .present($0) }) {
        coordinator, scene, done in
        coordinator.start(scene) { done(true) }
      }
      .completing("finish", effect: .dismiss) { coordinator, done in
        coordinator.finish { done(true) }
      }
  }
}
