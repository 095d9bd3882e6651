import GatedRouters
import NavSim

extension Gated {
  /// The router before it had a gate.
  public static var ungated: RouterTest<UngatedRouter, Screen> {
    RouterTest("ungated") {
      UngatedRouter(root: .home)
    } screens: { router in
      Screens(
        layers: router.layers.enumerated().map { index, layer in
          ScreenLayer(layer.root, pushed: layer.pushed, style: index == 0 ? .base : .sheet)
        })
    }
    .tap("push", [Screen.list, .detail(1)], effect: { .push($0) }) { $0.push($1) }
    .tap("pop", effect: .pop) { $0.pop() }
    .tap("popToRoot", effect: .popToRoot) { $0.popToRoot() }
    .tap("popAfter", [0, 1, -1], effect: { .popAfter($0 < 0 ? $0 : $0 + 1) }) {
      $0.popAfter(index: $1)
    }
    .tap("set", [[Screen.list], [.list, .cart], []], effect: { .set($0) }) { $0.set($1) }
    .tap("present", [Screen.cart, .help], effect: { .present($0) }) { $0.present($1) }
    .tap("dismiss", effect: .dismiss) { $0.dismiss() }
    .action("multiPopToRoot", effect: .popToRoot.stepwise) { await $0.multiPopToRoot() }
    .action("multiDismissToRoot", effect: .dismissAll.stepwise) { await $0.multiDismissToRoot() }
    .action("pushTwice", effect: .custom { $0.push([.list, .cart]) }) { router in
      await router.consecutiveSteps { router in
        router.push(.list)
        await UngatedRouter.Direction.horizontal.sleep()
        router.push(.cart)
        await UngatedRouter.Direction.horizontal.sleep()
      }
    }
    .action("presentAndPush", effect: .custom { $0.present(.help, pushing: .list) }) { router in
      await router.consecutiveSteps { router in
        router.present(.help)
        await UngatedRouter.Direction.vertical.sleep()
        router.push(.list)
        await UngatedRouter.Direction.horizontal.sleep()
      }
    }
    .host(
      .declarative(
        path: { router, layer, pushed in router.setPath(pushed, ofLayer: router.index(of: layer)) },
        onDismiss: { router, layer in router.didDismiss(layer: router.index(of: layer)) }))
  }
}

extension UngatedRouter {
  /// Where a layer is: they have no names, so the topmost with its root is taken for it.
  fileprivate func index(of layer: ScreenLayer<Screen>) -> Int {
    layers.lastIndex { $0.root == layer.root } ?? layers.count
  }
}

// What takes several steps is taken as a whole: nothing of others' comes between them.
extension Screens<Screen> {
  fileprivate mutating func push(_ screens: [Screen]) {
    layers[layers.count - 1].pushed += screens
  }
  fileprivate mutating func present(_ root: Screen, pushing screen: Screen) {
    layers.append(ScreenLayer(root, pushed: [screen]))
  }
}
