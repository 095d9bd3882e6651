import Testing

@testable import NavEngine
@testable import NavProgram

@Suite("What is missing and what is too much")
struct WantedDifferenceTests {
  private static func stack(
    _ names: [String], _ name: String = "stack", _ style: DrawnScreens.Layer.Style = .base
  ) -> DrawnScreens.Layer {
    DrawnScreens.Layer(
      style: style, name: name, cards: names.map { DrawnScreens.Card(name: $0) })
  }

  private static func screens(
    _ base: [String], _ sheets: [String]..., tab: String = "stack"
  ) -> DrawnScreens {
    DrawnScreens(
      tabs: [stack(base, tab)], selected: 0,
      layers: sheets.enumerated().map { stack($1, "sheet \($0 + 1)", .sheet) })
  }

  /// Few names, so that much is equal.
  private static func drawn(_ random: inout Random) -> DrawnScreens {
    func cards() -> [String] { (0...random.below(4)).map { _ in "\(random.below(3))" } }
    let tabs = (0...random.below(2)).map { stack(cards(), "tab \($0)") }
    let layers = (0..<random.below(3)).map {
      random.below(2) == 0
        ? stack(cards(), "sheet \($0)", .sheet) : stack(cards(), "cover \($0)", .cover)
    }
    return DrawnScreens(tabs: tabs, selected: random.below(tabs.count), layers: layers)
  }

  /// The screens on a phone, each with its place.
  private static func all(_ screens: DrawnScreens) -> Set<WantedDifference.Screen> {
    var all: Set<WantedDifference.Screen> = []
    for (level, layer) in screens.levels.enumerated() {
      for (depth, card) in layer.cards.enumerated() {
        all.insert(WantedDifference.Screen(card, on: layer, level, depth))
      }
    }
    return all
  }

  @Test("equal screens differ in nothing")
  func equal() {
    for seed in UInt64(1)...200 {
      var random = Random(seed: seed)
      let screens = Self.drawn(&random)
      let difference = WantedDifference(screens, screens)
      #expect(difference.isEmpty && difference.lines.isEmpty)
      #expect(difference.summary == "as the router has it")
    }
  }

  @Test("each screen is common, or missing, or too much, and common are those below the others")
  func partition() {
    for seed in UInt64(1)...500 {
      var random = Random(seed: seed)
      let (wanted, present) = (Self.drawn(&random), Self.drawn(&random))
      let difference = WantedDifference(wanted, present)
      let (missing, surplus) = (difference.missing.screens, difference.surplus.screens)
      let common = Self.all(wanted).subtracting(missing)
      #expect(missing.isSubset(of: Self.all(wanted)) && surplus.isSubset(of: Self.all(present)))
      #expect(common == Self.all(present).subtracting(surplus))
      // What lies on something wrong is not right by chance.
      for screen in common where screen.depth > 0 {
        #expect(common.contains { $0.level == screen.level && $0.depth == screen.depth - 1 })
      }
      // The prefix is the longest: where both go on, they go on with something else.
      for one in missing where one.depth == common.count(where: { $0.level == one.level }) {
        #expect(!surplus.contains(one))
      }
      let isSameTab = wanted.levels.first?.name == present.levels.first?.name
      #expect(difference.isEmpty == (isSameTab && missing.isEmpty && surplus.isEmpty))
      #expect(difference.isEmpty == difference.lines.isEmpty)
    }
  }

  @Test("the other way round, what was missing is too much")
  func mirrored() {
    for seed in UInt64(1)...200 {
      var random = Random(seed: seed)
      let (one, other) = (Self.drawn(&random), Self.drawn(&random))
      let (there, back) = (WantedDifference(one, other), WantedDifference(other, one))
      #expect(there.missing.screens == back.surplus.screens)
      #expect(there.missing.tab == back.surplus.tab)
    }
  }

  @Test("a stack is compared from its root on")
  func stacks() {
    let difference = WantedDifference(
      Self.screens(["home", "list", "item"]), Self.screens(["home", "cart", "item"]))
    #expect(
      difference.lines == [
        "stack: list, item are missing", "stack: cart, item are too much",
      ])
    #expect(difference.summary == "2 missing, 2 too much")
  }

  @Test("a layer without a counterpart is said as a whole")
  func layers() {
    let more = Self.screens(["home"], ["login"], ["help", "chat"])
    let less = Self.screens(["home"], ["login"])
    #expect(WantedDifference(more, less).lines == ["sheet 2 is missing, with help, chat"])
    #expect(WantedDifference(less, more).lines == ["sheet 2 is too much, with help, chat"])
  }

  @Test("the tab that should be shown is said")
  func tabs() {
    let difference = WantedDifference(
      Self.screens(["a"], tab: "inbox"), Self.screens(["b"], tab: "search"))
    #expect(
      difference.lines == [
        "inbox should be shown, not search", "inbox: a is missing", "search: b is too much",
      ])
    #expect(difference.missing.tab == "inbox" && difference.surplus.tab == "search")
  }
}
