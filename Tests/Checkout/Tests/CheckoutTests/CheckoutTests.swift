import NavSim
import Testing

@testable import fuzz

@Test("the checkout survives whatever users and hosts do to it")
func survives() throws {
  try checkout.check(seeds: 1...20, steps: 100)
}
