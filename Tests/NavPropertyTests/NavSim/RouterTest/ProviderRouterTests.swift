import RouterAdapters
import Testing

@testable import NavSim

@Suite("Provider router")
struct ProviderRouterTests {
  static let hazards = [
    Hazard(
      "the middle of an identifier is dropped", .serializable, ["openForgotten"],
      steps: 1),
    Hazard(
      "a page that nobody makes is shown blank", .serializable, ["openUnknown"],
      steps: 1),
    Hazard(
      "a page is shown blank before its module is loaded", .serializable,
      ["openTerms"], steps: 1),
    Hazard(
      "an identifier is made of the name of a case", .serializable, ["openContacts"],
      steps: 1),
    Hazard(
      "the second module of a name takes the pages of the first", .serializable,
      ["load", "openItem"], steps: 2),
    Hazard(
      "what is pushed outlives its root", .serializable, ["login", "open"], steps: 2),
    Hazard(
      "what is presented outlives its root", .serializable, ["login", "present"],
      steps: 2),
    Hazard(
      "the network answers after the user has logged out", .serializable,
      ["login", "authenticate", "logOut"], steps: 4),
    Hazard(
      "a redraw makes the login anew, and whoever was logged in is not", .rootStays,
      ["login", "authenticate", "open"], steps: 3),
    Hazard(
      "the root is replaced while a page moves", .noChangeWhileMoving, ["login", "open"], steps: 2),
    Hazard(
      "a presentation takes the place of another", .noLostCall, ["present"], steps: 2),
    Hazard(
      "a swipe back takes a page that came meanwhile", .gestureTakesOnlyItsTarget, ["open"],
      [.gestures], steps: 3),
    Hazard(
      "a late dismissal takes what was presented since", .gestureTakesOnlyItsTarget,
      ["present", "dismiss"], steps: 3),
    Hazard(
      "a redraw makes another page of what the user drags away", .gestureTakesOnlyItsTarget,
      ["present", "load", "open"], [.gestures], steps: 4),
  ]

  @Test("every hazard is found and small", .tags(.slow), arguments: hazards)
  func hazard(_ hazard: Hazard) throws { try hazard.isFound(by: Providers.published) }

  @Test("the mended router holds under every fault that its kind can survive", .tags(.slow))
  func mended() throws {
    let seeds = UInt64(max(GatedRouterTests.steps / 100, 1))
    let result = try Providers.mended.check(seeds: 1...seeds, steps: 100)
    // Many calls come from pages that are not shown, and two actions are never possible.
    #expect(result.returned > result.calls / 5)
  }
}
