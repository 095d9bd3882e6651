import GatedRouters
import Testing

@testable import NavSim

/// What calls do, as the page of it says.
@Suite("Effects of calls")
struct CallEffectTests {
  private typealias Form = (text: String, effect: CallEffect<Screen>, start: Screens<Screen>)

  private static let home = Screens(root: Screen.home)
  private static let list = Screens(root: Screen.home, pushed: [.list])
  private static let deep = Screens(root: Screen.home, pushed: [.list, .help])
  private static let covered = home.presenting(.cart)

  /// The rows of the page.
  private static let forms: [Form] = [
    (".push(.cart)", .push(.cart), list),
    (".set([.cart])", .set([.cart]), list),
    (".pop", .pop, list),
    (".popToRoot", .popToRoot, deep),
    (".popAfter(1)", .popAfter(1), deep),
    (".present(.cart)", .present(.cart), list),
    (".present(.cart, style: .cover)", .present(.cart, style: .cover), home),
    (".queue(.help, priority: 2)", .queue(.help, priority: 2), home),
    (".dismiss", .dismiss, covered),
    (".dismissAll", .dismissAll, covered),
    (".nothing", .nothing, list),
    (
      ".custom { $0.layers[0].pushed = [.help] }",
      .custom { $0.layers[0].pushed = [.help] }, covered
    ),
    (
      ".custom(changesRoot: true) { $0.layers[0].root = .list }",
      .custom(changesRoot: true) { $0.layers[0].root = .list }, home
    ),
    (".select(\"search\")", .select("search"), Screens(root: .home, tab: "home")),
    (
      ".select(\"home\", again: .popToRoot)", .select("home", again: .popToRoot),
      Screens(root: .home, pushed: [.list], tab: "home")
    ),
    (
      ".pop.when { $0.layers.count == 1 }",
      .pop.when { $0.layers.count == 1 }, list.presenting(.cart)
    ),
    (".push(.cart).eventually", .push(.cart).eventually, home),
    (".dismissAll.cancelsPending", .dismissAll.cancelsPending, covered),
    (".push(.cart).eventually.inOrder", .push(.cart).eventually.inOrder, home),
    (".queue(.help).transient", .queue(.help).transient, home),
    (
      ".custom { $0.layers.append(ScreenLayer(.help)) }.awaitingAnswer(on: .help)",
      .custom { $0.layers.append(ScreenLayer(.help)) }.awaitingAnswer(on: .help), home
    ),
    (
      ".set([.cart]).eventually.superseding(\"search\")",
      .set([.cart]).eventually.superseding("search"), list
    ),
    (
      ".steps(.dismissAll, .push(.cart))", .steps(.dismissAll, .push(.cart)), home.presenting(.help)
    ),
    (".popToRoot.stepwise", .popToRoot.stepwise, deep),
    (".push(.cart).mayBeIgnored", .push(.cart).mayBeIgnored, list),
  ]

  @Test("the actions on the page are those of a router that is played")
  func actions() throws {
    let files = [
      "Tests/Routers/Adapters/Gated.swift",
      "Tests/NavPropertyTests/NavSim/RouterTest/ModelTests.swift",
    ]
    let blocks = try Pages.blocks("Sources/NavSim/NavSim.docc/CallEffects.md")
    #expect(blocks.count == files.count)
    for (block, file) in zip(blocks, files) {
      #expect(Pages.unindented(try Pages.text(file)).contains(Pages.unindented(block)))
    }
  }

  @Test("the page has a row for every form, with what it makes of the screens")
  func page() throws {
    let table = RouteTable<Screen>(RouteConversion())
    func text(_ screens: Screens<Screen>) -> String { table.picture(screens).text(table) }
    let rows = try Pages.rows("Sources/NavSim/NavSim.docc/CallEffects.md")
      .filter { $0.first?.hasPrefix("`") == true }
    #expect(rows.map { $0[0] } == Self.forms.map { "`\($0.text)`" })
    for (row, form) in zip(rows, Self.forms) {
      #expect(row.count == 4 && row[1].count > 5)
      #expect(row[2] == "`\(text(form.start))`")
      #expect(row[3] == "`\(text(form.effect.rest(form.start)))`", "\(form.text)")
    }
  }
}
