import NavAppTest
import NavSim
import Shop
import SwiftUI
import Testing

/// Whole apps, played by taps.
@Suite(.serialized) struct ShopTests {
  private static func shop(_ bug: ShopBug?) -> AppTest {
    AppTest(bug?.rawValue ?? "shop") { ShopView(bug: bug) }
      .links("shop://items/1", "shop://items/2")
      .withoutCertificates
  }

  @Test("a right app without a router holds")
  func right() throws {
    // With the last, a tap met a screen that was gone, before the app had heard of it.
    let result = try Self.shop(nil).check(seeds: Array(1...12) + [9_727])
    #expect(result.worth.first?.contains("tap") == true)
  }

  @Test(
    "each planted bug is found by at most six taps, in the words on the buttons",
    arguments: [
      (ShopBug.paysTwice, 2, "a tap \"Pay\""), (.popsBlindly, 9, "a tap \"Save\""),
      (.forgetsPages, 5, "a tap \"Check out\""),
    ])
  func planted(_ bug: ShopBug, _ seed: UInt64, _ words: String) throws {
    try Self.shop(bug).shows(words, under: seed)
  }

  @Test("the same seeds give the same run")
  func repeats() throws {
    let results = try (0..<2).map { _ in try Self.shop(nil).check(seeds: 1...2) }
    #expect(results[0].digest == results[1].digest)
  }

  struct Form: View {
    @State private var name = ""
    @State private var greets = false
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("Greet") { greets = true }.disabled(name.isEmpty)
      }
      .alert("Hello, \(name)", isPresented: $greets) {
        if name == "Zoe" { Button("Surprise") { name = "" } }
        Button("Fine", role: .cancel) {}
      }
    }
  }

  @Test("text is typed, and leads to buttons that are not there without it")
  func typing() throws {
    let form = AppTest("form") { Form() }.typing("Zoe", "")
    let result = try form.check(seeds: 1...10)
    #expect(result.worth.first?.contains("type") == true)
    try form.replay(
      """
      navfuzz fixture 2
      name      a surprise
      router    form
      expect    passes
      ---
      +0ms     a type "Zoe" into "Name"
      +10ms    a tap "Greet"
      +600ms   a tap "Surprise"
      """)
  }

  struct Endless: View {
    @State private var count = 0
    var body: some View { Button("spin") { count += 1 }.onChange(of: count) { count += 1 } }
  }

  struct Blank: View {
    var body: some View { NavigationStack { NavigationLink("open", value: 1) } }
  }

  @Test("updates without an end and pages without a destination are failures")
  func ownConditions() {
    let endless = #expect(throws: RouterTestFailure.self) {
      try AppTest("endless") { Endless() }.check(seeds: 1...2)
    }
    #expect(endless?.description.contains("updates end") == true)
    let blank = #expect(throws: RouterTestFailure.self) {
      try AppTest("blank") { Blank() }.check(seeds: 1...2)
    }
    #expect(blank?.description.contains("every page has a destination") == true)
  }
}
