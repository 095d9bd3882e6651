import NavAppTest
import Shop
import Testing

@testable import NavSim

/// Failures of one cause become the same small scenario. Apps are played one after another.
extension ShopTests {
  private static let popsBlindly = AppTest("popsBlindly") { ShopView(bug: .popsBlindly) }
    .links("shop://items/1", "shop://items/2")

  @Test(
    "a host, an order and steps that are not needed go, whatever was found first",
    arguments: [
      """
      schedule  5@0>6@0
      ---
      +0ms     host instant
      +0ms     a tap "Item 1"
      +1ms     a tap "Write a review"
      +0ms     a tap "Save"
      +0ms     user back
      """,
      """
      ---
      +0ms     a open "shop://items/1"
      +351ms   a tap "Write a review"
      +350ms   a tap "Item 1"
      +0ms     a tap "Save"
      +0ms     user back
      """,
    ])
  func reworded(_ found: String) throws {
    let property = RouterProperty.serializable.rawValue
    var test = Self.popsBlindly.routerTest.played.judging(only: property)
    test.isRough = true
    let head = "navfuzz fixture 2\nname      a\nrouter    popsBlindly\n"
    let file = try test.file(head + "expect    fails \(property)\n\(found)\n")
    let small = try #require(RouterShrinker.shrink(test, file.scenario)).scenario
    #expect(small.deviations == 0)
    let steps = small.steps.map(test.text)
    #expect(
      steps == [
        "+0ms     a tap \"Item 1\"", "+351ms   a tap \"Write a review\"", "+351ms   a tap \"Save\"",
        "+0ms     user back",
      ])
  }
}
