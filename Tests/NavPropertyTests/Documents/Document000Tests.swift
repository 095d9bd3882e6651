import NavCore
import Testing

/// What document 000 shows, with this router: screens with bars and overlays, routes, awaited
/// calls.
@MainActor
@Suite("Document 000")
struct Document000Tests {
  private struct View1Screen: Screen {
    let id = "view1"
    let content = "View1"
    var navigationBar: NavigationBar<String>? {
      NavigationBar("View1NavBar", elements: ["background", "leftButtonIcon", "title"])
    }
  }

  private final class ViewModel2 {
    let parameter: Int
    init(parameter: Int) { self.parameter = parameter }
  }

  private struct View2Screen: Screen {
    let id = "view2"
    let viewModel: ViewModel2

    init(parameter: Int) { viewModel = ViewModel2(parameter: parameter) }

    var content: String { "View2 with \(viewModel.parameter)" }
    var navigationBar: NavigationBar<String>? {
      NavigationBar(
        "View2NavBar with \(viewModel.parameter)",
        elements: ["title", "background", "title", "rightButton"])
    }
    var overlay: String? { "OverlayView2" }
  }

  private struct PlainScreen: Screen {
    let id = "plain"
    let content = "Plain"
  }

  private enum Route: Hashable {
    case plain
    case view1
    case view2(parameter: Int)

    var screen: any Screen<String> {
      switch self {
      case .plain: PlainScreen()
      case .view1: View1Screen()
      case .view2(let parameter): View2Screen(parameter: parameter)
      }
    }
  }

  private let router = Router<Route>(root: .plain)
  private let screens: ScreenStore<Route, any Screen<String>>
  private let host: PatientHost<Route>

  init() {
    host = router.attachHost()
    screens = ScreenStore(router) { $0.screen }
  }

  private func screen(_ entry: Entry) -> (any Screen<String>)? { screens[entry.id] }

  @Test("a screen has an id, content, and a bar and an overlay if it says so")
  func screen() async {
    await router.push(.view1)
    let shown = screen(router.navigation.visibleEntry)
    #expect(shown?.content == "View1")
    #expect(shown?.navigationBar?.content == "View1NavBar")
    #expect(shown?.overlay == nil)
    #expect(PlainScreen().navigationBar == nil)
  }

  @Test("a screen takes a parameter, and its parts share one model")
  func sharedModel() async {
    await router.push(.view2(parameter: 3))
    let shown = screen(router.navigation.visibleEntry)
    #expect(shown?.content == "View2 with 3")
    #expect(shown?.navigationBar?.content == "View2NavBar with 3")
    #expect(shown?.overlay == "OverlayView2")
  }

  @Test("while one screen gives way to another, their bars hand over the elements both have")
  func matchedElements() {
    let host = router.attachHost(endsAtOnce: false)
    router.push(.view1)
    host.end()
    router.push(.view2(parameter: 1))
    guard let handover = router.state.handover else {
      Issue.record("nothing hands over")
      return
    }
    let bars = BarHandover(
      from: screen(handover.from)?.navigationBar, to: screen(handover.to)?.navigationBar)
    #expect(bars.matched == ["title", "background"])
    #expect(bars.leaving == ["leftButtonIcon"])
    #expect(bars.entering == ["rightButton"])
    host.end()
    #expect(router.state.handover == nil)
    // A finger on the screen announces the way back.
    let top = router.navigation.visibleEntry
    router.report(.gestureBegan(GestureID(1), .entry(top.id)))
    #expect(router.state.handover?.from == top)
    #expect(router.state.handover.flatMap { router.route($0.to.route) } == .view1)
  }

  @Test("what is shown on a layer is the screen of its top entry, under a sheet as well")
  func topOfALayer() async {
    await router.push(.view1)
    await router.present(.view2(parameter: 1))
    await router.push(.plain)
    let base = router.navigation.tabs[0].stack.last
    let sheet = router.navigation.layers[0].stack.last
    #expect(base.flatMap { screen($0) }?.content == "View1")
    #expect(sheet.flatMap { screen($0) }?.navigationBar == nil)
  }

  @Test("routes are told apart by what they are and by their parameters")
  func routes() async {
    await router.push(.view2(parameter: 1))
    await router.push(.view2(parameter: 2))
    #expect(router.visibleRoutes == [.plain, .view2(parameter: 1), .view2(parameter: 2)])
  }

  @Test("the calls of the document, forgotten one after another")
  func calls() {
    router.push(.view1)
    router.pop()
    router.push(.view1)
    router.push(.view2(parameter: 1))
    router.popAfter(index: 1)
    #expect(router.visibleRoutes == [.plain, .view1])
    router.set(routes: [.view2(parameter: 5)])
    #expect(router.visibleRoutes == [.plain, .view2(parameter: 5)])
    router.popToRoot()
    router.present(.view1, as: .fullScreenCover)
    #expect(router.visibleRoutes == [.view1])
    router.dismiss()
    #expect(router.visibleRoutes == [.plain])
  }

  @Test("pop and then push: the second starts when the first has really finished")
  func popThenPush() async {
    await router.push(.view1)
    await router.pop()
    await router.push(.view2(parameter: 2))
    #expect(router.visibleRoutes == [.plain, .view2(parameter: 2)])
  }

  @Test("counts say how many are pushed on the visible root, and how many layers there are")
  func counts() async {
    await router.push(.view1)
    await router.present(.view1)
    #expect(router.navigation.pushedCount == 0)
    #expect(router.navigation.layers.count == 1)
    await router.push(.view1)
    #expect(router.navigation.pushedCount == 1)
  }

  @Test("a router describes itself as its stacks")
  func description() async {
    await router.push(.view1)
    await router.present(.view2(parameter: 1))
    #expect("\(router)" == "[plain-[view1], view2(parameter: 1)-[]]")
  }
}
