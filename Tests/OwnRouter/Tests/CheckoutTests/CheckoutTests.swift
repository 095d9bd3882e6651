import NavSim
import Testing

@testable import checkout

@Test("the checkout survives whatever users and hosts do to it")
func survives() {
  let fuzzer = Fuzzer(
    own: OwnRouterSubject(CheckoutRouter()), named: "checkout", faults: FaultSet([.slow]))
  let failure = fuzzer.firstFailure(seeds: 1...20, steps: 2_000)
  #expect(failure == nil, "\(failure?.description ?? "")")
}
