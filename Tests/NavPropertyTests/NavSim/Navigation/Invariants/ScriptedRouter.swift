import NavCore

@testable import NavCoreSim

/// A router that does what it is told, whatever that is.
struct ScriptedRouter: SimulatedRouter {
  var navigation: NavigationState
  var transitionInFlight: TransitionID?
  var sequenceInFlight: RequestID?
  var gestureInFlight: GestureID?
  var deadline: Instant?
  var isBusy = false
  var waitingCount = 0
  var ignoredReportCount = 0
  var handover: Handover?
  var model: ReferenceModel?
  /// What it answers when it is asked whose bar a stack shows.
  var owner: EntryID?
  /// What it answers when it is asked what is pushed on an entry.
  var pushed: EntryID?

  func chromeOwner(of stack: StackID) -> EntryID? { owner ?? navigation.top(of: stack) }

  func entryPushed(on entry: EntryID) -> EntryID? { pushed ?? navigation.entryPushed(on: entry) }

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID { RequestID(1) }

  mutating func receive(_ report: HostReport, at time: Instant, into effects: inout [Effect]) {}

  mutating func advance(to time: Instant, into effects: inout [Effect]) {}

  // MARK: What a case does to it

  mutating func push(_ id: UInt64, onto tab: Int = 0) {
    edit(tab) { $0.append(Entry(id: EntryID(id), route: RouteID(5))) }
  }

  mutating func pop(from tab: Int = 0) { edit(tab) { $0.removeLast() } }

  mutating func edit(_ tab: Int, _ change: (inout [Entry]) -> Void) {
    var tabs = navigation.tabs
    var stack = tabs[tab].stack
    change(&stack)
    tabs[tab] = Tab(id: tabs[tab].id, stack: stack)
    show(tabs)
  }

  mutating func show(_ tabs: [Tab], layers: [Layer]? = nil) {
    navigation = NavigationState(
      tabs: tabs, selectedIndex: navigation.selectedIndex, layers: layers ?? navigation.layers)
  }

  mutating func present(_ id: UInt64) {
    let layer = Layer(
      id: LayerID(id), style: .sheet, presenter: EntryID(1),
      stack: [Entry(id: EntryID(100 + id), route: RouteID(6))])
    show(navigation.tabs, layers: navigation.layers + [layer])
  }
}
