import Foundation
import NavSim

@main
struct Fuzz {
  static func main() {
    exit(OwnRouterCommand(OwnRouterSubject(CheckoutRouter()), named: "checkout").run())
  }
}
