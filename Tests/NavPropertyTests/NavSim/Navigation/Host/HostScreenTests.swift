import NavCore
import Testing

@testable import NavCoreSim

@Suite("The host's screen")
struct HostScreenTests {
  private func entries(_ ids: UInt64...) -> [Entry] {
    ids.map { Entry(id: EntryID($0), route: RouteID(0)) }
  }

  private var start: NavigationState {
    NavigationState(
      tabs: [Tab(id: TabID(0), stack: entries(1, 3, 4)), Tab(id: TabID(1), stack: entries(2))],
      selectedIndex: 0, layers: [])
  }

  private let pushed = Entry(id: EntryID(9), route: RouteID(0))

  private func present(_ id: UInt64, _ style: PresentationStyle, above: LayerID?) -> Change {
    .present(
      LayerID(id), style, root: Entry(id: EntryID(20 + id), route: RouteID(0)),
      presenter: EntryID(4), above: above)
  }

  @Test("accepts a change that finds what it expects, and no other")
  func accepts() {
    let screen = HostScreen(start)
    let tab = StackID.tab(TabID(0))
    #expect(screen.accepts(.push(pushed, onto: tab, above: EntryID(4))))
    #expect(!screen.accepts(.push(pushed, onto: tab, above: EntryID(3))))
    #expect(screen.accepts(.pop(tab, to: EntryID(1))))
    #expect(!screen.accepts(.pop(tab, to: EntryID(2))))
    #expect(!screen.accepts(.replaceRoot(.layer(LayerID(1)), with: pushed)))
    #expect(screen.accepts(present(1, .sheet, above: nil)))
    #expect(!screen.accepts(present(1, .sheet, above: LayerID(7))))
    #expect(screen.accepts(.select(TabID(1), from: TabID(0))))
    #expect(!screen.accepts(.select(TabID(1), from: TabID(1))))
  }

  @Test("shows what a change asks for")
  func applies() {
    var screen = HostScreen(start)
    screen.apply(.pop(.tab(TabID(0)), to: EntryID(3)))
    #expect(screen.summary == "*[1, 3] [2]")
    screen.apply(.replaceRoot(.tab(TabID(0)), with: pushed))
    #expect(screen.summary == "*[9, 3] [2]")
    screen.apply(present(1, .sheet, above: nil))
    screen.apply(present(2, .fullScreenCover, above: LayerID(1)))
    #expect(screen.summary == "*[9, 3] [2] /[21] /[22]")
    #expect(screen.topLayer == LayerID(2))
    #expect(screen.bottomLayer == LayerID(1))
    #expect(screen.draggableLayer == nil)
    screen.apply(.dismiss(LayerID(2)))
    #expect(screen.draggableLayer == LayerID(1))
    screen.apply(.select(TabID(1), from: TabID(0)))
    #expect(screen.summary == "[9, 3] *[2]")
    screen.apply(.restore(start, from: TabID(1)))
    #expect(screen.shows(start))
  }

  @Test("what is removed takes with it what is on it; a root stays")
  func removes() {
    var screen = HostScreen(start)
    #expect(screen.poppable == EntryID(4))
    screen.remove(.entry(EntryID(3)))
    screen.remove(.entry(EntryID(1)))
    #expect(screen.summary == "*[1] [2]")
    #expect(screen.poppable == nil)
    screen.apply(present(1, .sheet, above: nil))
    screen.apply(present(2, .sheet, above: LayerID(1)))
    #expect(screen.layerOnTop(of: .layer(LayerID(1))) == .layer(LayerID(2)))
    screen.remove(.layer(LayerID(1)))
    #expect(!screen.hasLayers)
  }

  @Test("names the lowest that a change takes off for good")
  func firstRemoved() {
    var screen = HostScreen(start)
    #expect(screen.firstRemoved(by: .pop(.tab(TabID(0)), to: EntryID(1))) == .entry(EntryID(3)))
    #expect(screen.firstRemoved(by: .pop(.tab(TabID(0)), to: EntryID(4))) == nil)
    screen.apply(present(1, .sheet, above: nil))
    #expect(screen.firstRemoved(by: .select(TabID(1), from: TabID(0))) == .layer(LayerID(1)))
  }

  @Test("tells one state from another")
  func shows() {
    let screen = HostScreen(start)
    #expect(screen.shows(start))
    for other in [
      NavigationState(tabs: start.tabs, selectedIndex: 1, layers: []),
      NavigationState(tabs: [start.tabs[0]], selectedIndex: 0, layers: []),
      NavigationState(
        tabs: [Tab(id: TabID(0), stack: entries(1, 3, 5)), start.tabs[1]], selectedIndex: 0,
        layers: []),
    ] {
      #expect(!screen.shows(other))
    }
  }
}
