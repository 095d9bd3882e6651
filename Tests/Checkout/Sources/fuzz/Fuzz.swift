import Checkout
import Foundation
import NavSim

/// What the simulator has to know of the router.
let checkout = RouterTest<CheckoutRouter, Screen>("checkout") {
  CheckoutRouter()
} screens: { router in
  Screens(root: .cart, pushed: router.path).presenting(router.sheet)
}
.action("push", [Screen.payment, .address(1)], asks: { .push($0).when(isBare) }) {
  router, screen in try await router.push(screen)
}
.action("pop", asks: .pop.when(isBare)) { router in try await router.pop() }
.action("present", [Screen.terms], asks: { .present($0).when(isBare) }) { router, screen in
  try await router.present(screen)
}
.action("dismiss", asks: .dismiss) { router in try await router.dismiss() }
.host(.declarative())
.faults([.sameTurn])

/// Nothing is done to what lies under a sheet.
func isBare(_ screens: Screens<Screen>) -> Bool { screens.layers.count == 1 }

@main
struct Fuzz {
  static func main() { exit(checkout.main()) }
}
