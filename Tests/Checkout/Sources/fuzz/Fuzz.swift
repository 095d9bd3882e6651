import Checkout
import Foundation
import NavSim

/// What the simulator has to know of the router.
let checkout = RouterTest<CheckoutRouter, Screen>("checkout") {
  CheckoutRouter()
} screens: { router in
  Screens(root: .cart, pushed: router.path).presenting(router.sheet)
}
.action("push", [Screen.payment, .address(1)]) { try await $0.push($1) }
.action("pop") { try await $0.pop() }
.action("present", [Screen.terms]) { try await $0.present($1) }
.action("dismiss") { try await $0.dismiss() }
.host(.declarative())
.faults([.sameTurn])

@main
struct Fuzz {
  static func main() { exit(checkout.main()) }
}
