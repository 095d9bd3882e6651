import NavAppTest
import Shop
import SwiftUI
import Testing

@testable import NavProgram
@testable import NavSim

/// What the phones of a failure's page show of an app.
extension ShopTests {
  private struct Player: View {
    @State private var name = ""
    @State private var isLoud = true
    @State private var asks = false
    var body: some View {
      TabView {
        VStack {
          Text("What shall we call you?")
          TextField("Name", text: $name)
          Toggle("Loud", isOn: $isLoud)
          Button("Play") {}.disabled(name.isEmpty)
          Button("Quit \(name)") { asks = true }
          Button("Quit \(name)") {}
        }
        .sheet(isPresented: $asks) { Text("Sure?") }
        .tabItem { Text("First") }
        Text("Two").tabItem { Text("Second") }
      }
    }
  }

  private static func page(_ steps: String) throws -> ReportPage {
    let test = AppTest("player") { Player() }.typing("Zoe").routerTest.played
    let head = "navfuzz fixture 2\nname      a\nrouter    player\nexpect    passes\n---\n"
    return test.reportPage(of: try test.file(head + steps + "\n"))
  }

  @Test("a phone shows the texts, buttons and fields on its screen, and where the finger is")
  func pictures() throws {
    let page = try Self.page(
      "+0ms     a type \"Zoe\" into \"Name\"\n+1ms     a tap \"Loud\"\n+1ms     a tap \"Quit Zoe\" #2"
    )
    let frames = page.frames.filter { $0.step != nil }
    let loud = try #require(frames[1].shown.items.first)
    #expect(
      loud.map(\.text) == [
        "What shall we call you?", "[Name: Zoe]", "[Loud: on] with the finger on it", "[Play]",
        "[Quit Zoe]", "[Quit Zoe]",
      ])
    #expect(page.frames[0].shown.items[0][3].text == "[Play] disabled")
    #expect(frames[1].believed.items[0][2].text == "[Loud: off]")
    #expect(frames[2].shown.items[0].map(\.isTouched) == [false, false, false, false, false, true])
    let html = HTMLReport.html(page)
    #expect(html.contains("The app wants"))
    #expect(html.contains("<li class=\"text\">What shall we call you?</li>"))
    #expect(html.contains("<li class=\"field touched\">Loud: on</li>"))
    #expect(html.contains("[Loud: on] with the finger on it"))
  }

  @Test("a finger swipes and drags on what is on top, and selects a tab")
  func fingers() throws {
    let page = try Self.page(
      "+0ms     a tap \"Quit \"\n+600ms   user drag\n+100ms   user stop\n+1ms     user close\n"
        + "+600ms   user tab Second")
    let steps = page.frames.filter { $0.step != nil }
    #expect(steps.map(\.shown.finger) == [nil, .drag, nil, .drag, .tab])
    #expect(steps[1].shown.items.last == [DrawnItem(.text, "Sure?")])
    let html = HTMLReport.html(page)
    #expect(html.contains("Sure?</li></ul></div><div class=\"finger drag\"></div>"))
    #expect(html.contains("<span class=\"t on touched\">Second</span>"))
    #expect(html.contains("the finger selects a tab"))
  }

  @Test("what is under the finger is drawn, however much is on the screen")
  func manyItems() {
    let items = (0..<40).map { DrawnItem(.button, "Row \($0)", name: "\"Row \($0)\"") }
    let layer = DrawnScreens.Layer(style: .base, name: "stack", cards: [.init(name: "list")])
    var screens = DrawnScreens(tabs: [layer], selected: 0, layers: [], items: [items])
    screens = screens.touched(by: "tap \"Row 30\"")
    let html = PhoneDrawing(screens, movingTo: nil, marking: ScreenDifference(), nil).html
    #expect(html.contains("<li class=\"button touched\">Row 30</li>"))
    #expect(html.contains("⋯ 9 more"))
    #expect(!html.contains(">Row 2<"))
    #expect(screens.untouched.items == [items])
  }
}
