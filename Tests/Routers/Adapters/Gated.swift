import GatedRouters
import NavSim

/// The adapters of the gated routers.
public enum Gated {
  /// The router as it was published.
  public static var published: RouterTest<GatedRouter, Screen> {
    RouterTest("gated") {
      GatedRouter(root: .home)
    } screens: { router in
      Screens(
        layers: router.layers.enumerated().map { index, layer in
          ScreenLayer(layer.root, pushed: layer.pushed, style: index == 0 ? .base : .sheet)
        })
    }
    .action("push", [Screen.list, .detail(1), .detail(2)], effect: { .push($0) }) {
      router, screen in await router.push(screen)
    }
    .action("pop", effect: .pop) { router in await router.pop() }
    .action("popToRoot", effect: .popToRoot) { router in await router.popToRoot() }
    .action("popAfter", [0, 1, -1], effect: { .popAfter($0) }) {
      router, index in await router.popAfter(index: index)
    }
    .action("set", [[Screen.list], [.list, .cart], []], effect: { .set($0) }) {
      router, screens in await router.set(screens)
    }
    .action("present", [Screen.cart, .help], effect: { .present($0) }) {
      router, screen in await router.present(screen)
    }
    .action("dismiss", effect: .dismiss) { router in await router.dismiss() }
    .action("multiPopToRoot", effect: .popToRoot.stepwise) { router in
      await router.multiPopToRoot()
    }
    .action("multiDismissToRoot", effect: .dismissAll.stepwise) { router in
      await router.multiDismissToRoot()
    }
    .host(
      .declarative(
        path: { router, layer, pushed in
          router.setPath(pushed, ofLayer: router.index(of: layer))
        },
        onDismiss: { router, layer in router.didDismiss(layer: router.index(of: layer)) }))
  }

  /// The published router where it takes the process down: an animation of negative length, and a
  /// log entry that is not written on the main actor.
  ///
  /// - Parameter writesLogs: true to write log entries, false to present.
  public static func trapping(writesLogs: Bool) -> RouterTest<GatedRouter, Screen> {
    let test = published.only(.everyCallReturns).playing("push", "pop")
    if writesLogs {
      return test.action("log") { router in
        _ = await Task.detached { router.description }.value
      }
    }
    return test.action("presentLasting", [0.5, 0, -1]) { router, seconds in
      await router.present(.help, lasting: seconds)
    }
  }

  /// The mended router.
  public static var mended: RouterTest<MendedGatedRouter, Screen> {
    RouterTest("mended") {
      MendedGatedRouter(root: .home)
    } screens: { router in
      Screens(
        layers: router.layers.enumerated().map { index, layer in
          ScreenLayer(
            layer.root, pushed: layer.pushed, style: index == 0 ? .base : .sheet, id: layer.number)
        })
    }
    .action("push", [Screen.list, .detail(1), .detail(2)], effect: { .push($0) }) {
      router, screen in try await router.push(screen)
    }
    .action("pop", effect: .pop) { router in try await router.pop() }
    .action("popToRoot", effect: .popToRoot) { router in try await router.popToRoot() }
    .action("popAfter", [0, 1, -1], effect: { .popAfter($0) }) {
      router, index in try await router.popAfter(index: index)
    }
    .action("set", [[Screen.list], [.list, .cart], []], effect: { .set($0) }) {
      router, screens in try await router.set(screens)
    }
    .action("present", [Screen.cart, .help], effect: { .present($0) }) {
      router, screen in try await router.present(screen)
    }
    .action("dismiss", effect: .dismiss) { router in try await router.dismiss() }
    .action("multiPopToRoot", effect: .popToRoot.stepwise) { router in
      try await router.multiPopToRoot()
    }
    .action("multiDismissToRoot", effect: .dismissAll.stepwise) {
      router in try await router.multiDismissToRoot()
    }
    .host(
      .declarative(
        path: { router, layer, pushed in router.setPath(pushed, ofLayerNumber: layer.id) },
        closed: { router, layer in router.didDismiss(layerNumber: layer.id) },
        onDismiss: { router, layer in router.didDismiss(layerNumber: layer.id) },
        settled: { $0.didSettle() }, gesture: { $0.gesture(isActive: $1) })
    )
    // The views report by no number which animation is over.
    .faults(HostFault.all.subtracting([.lostEnd, .earlyEnd, .doubleEnd, .appliesInPart]))
  }
}

extension GatedRouter {
  /// Where a layer is: they have no names, so the topmost with its root is taken for it.
  fileprivate func index(of layer: ScreenLayer<Screen>) -> Int {
    layers.lastIndex { $0.root == layer.root } ?? layers.count
  }
}
