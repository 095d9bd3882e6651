import NavSim
import Testing

@testable import NavCore

@Suite("Links as text")
struct LinkTextTests {
  private let tabs = ["home", "settings"]

  private func parse(_ text: String) throws(LinkError) -> Destination<String> {
    try LinkText.parse(text, defaultTab: TabID(0)) { name in
      tabs.firstIndex(of: name).map { TabID(UInt32($0)) }
    } route: { name in
      name.hasPrefix("no") ? nil : name
    }
  }

  private func print(_ destination: Destination<String>) -> String {
    LinkText.print(destination, tab: { tabs[Int($0.rawValue)] }, name: { $0 })
  }

  @Test("a link names a tab, what is pushed, and layers with what is pushed in them")
  func form() throws {
    let destination = Destination(
      tab: TabID(1), pushed: ["profile?user=7"],
      layers: [
        LayerRoutes(.sheet(detents: .medium), root: "help", pushed: ["more"]),
        LayerRoutes(.fullScreenCover, root: "a/b"),
      ])
    let text = "tab:settings/push:profile?user=7/sheet:medium:help/push:more/cover:a%2Fb"
    #expect(print(destination) == text)
    #expect(try parse(text) == destination)
    #expect(try parse("myapp://" + text) == destination)
  }

  @Test("a link without a tab leads to the default one")
  func defaultTab() throws {
    #expect(try parse("push:a") == Destination(tab: TabID(0), pushed: ["a"]))
  }

  @Test(
    "a text that leads nowhere is an error that says where it goes wrong",
    arguments: [
      ("", LinkError.malformed(step: 0, "")), (":a", .malformed(step: 0, ":a")),
      ("home", .malformed(step: 0, "home")), ("tab:home/", .malformed(step: 1, "")),
      ("push:a/box:b", .malformed(step: 1, "box:b")), ("push:%4", .malformed(step: 0, "push:%4")),
      ("push:a/tab:home", .tabNotFirst(step: 1)), ("tab:shop", .unknownTab("shop")),
      ("tab:home/sheet:nowhere", .unknownScreen("nowhere", step: 1)),
    ])
  func errors(_ text: String, _ error: LinkError) {
    #expect(throws: error) { try parse(text) }
    #expect(!"\(error)".isEmpty)
  }

  @Test("printing and reading gives the same", arguments: 0..<40 as Range<UInt64>)
  func roundTrip(_ seed: UInt64) throws {
    var random = Random(seed: seed, stream: 15)
    let letters = Array("aZ0 _?&=%/:äß\u{1F600}")
    func routes() -> [String] {
      (0..<random.below(4)).map { _ in
        String((0..<random.below(6)).map { _ in letters[random.below(letters.count)] })
      }
    }
    let styles: [PresentationStyle] = [
      .sheet, .fullScreenCover, .sheet(detents: []), .sheet(detents: .medium),
      .sheet(detents: [.medium, .large]),
    ]
    for _ in 0..<30 {
      let destination = Destination(
        tab: TabID(UInt32(random.below(2))), pushed: routes(),
        layers: (0..<random.below(3)).map { _ in
          LayerRoutes(styles[random.below(5)], root: "r", pushed: routes())
        })
      #expect(try parse(print(destination)) == destination)
    }
  }

  @Test("an empty name is a name; whether there is such a screen, the application says")
  func emptyName() throws {
    let empty = Destination(tab: TabID(0), pushed: [""])
    #expect(try parse(print(empty)) == empty)
  }

  @Test("no text crashes the reader", arguments: 0..<20 as Range<UInt64>)
  func neverCrashes(_ seed: UInt64) {
    var random = Random(seed: seed, stream: 16)
    let words = [
      "tab", "push", "sheet", "cover", ":", "/", "a", "home", "%2F", "%", "://", "medium",
    ]
    var read = 0
    for _ in 0..<2_000 {
      let text = (0..<random.below(8)).map { _ in words[random.below(words.count)] }.joined()
      if (try? parse(text)) != nil { read += 1 }
    }
    #expect(read > 0)
  }

  @Test("a link of more steps than any place is far away is an error")
  func tooLong() throws {
    let text = Array(repeating: "push:a", count: 1_001).joined(separator: "/")
    #expect(throws: LinkError.tooLong(limit: 1_000)) { try parse(text) }
    #expect(try parse(String(text.dropLast("/push:a".count))).pushed.count == 1_000)
  }
}
