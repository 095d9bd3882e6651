import Testing

@testable import NavCore

@Suite("Requests")
struct RequestTests {
  @Test("every request has the name of its kind")
  func kinds() {
    let route = RouteID(1)
    let requests: [Request] = [
      .push(route), .pop(count: 2), .popToRoot, .popAfter(index: 1), .popTo(route), .set([route]),
      .replaceRoot(route), .present(route, .sheet), .enqueue(route, .fullScreenCover), .dismiss,
      .dismissLayer(LayerID(1)), .dismissAll, .selectTab(TabID(1)), .back, .popToRootAnimated,
      .dismissAllAnimated, .sequence([.back]), .open(Destination(tab: TabID(0))),
      .restore(Snapshot(tabs: [], selected: TabID(0))), .cancel(RequestID(1)),
    ]
    #expect(requests.map(\.kind) == RequestKind.allCases)
  }

  @Test("the path that was delivered last is that of the state, after every kind of change")
  func paths() throws {
    let tabs = [TabID(0), TabID(1)].map { Configuration.TabRoot(id: $0, root: RouteID(0)) }
    var machine = Machine(try Configuration(tabs: tabs))
    let saved = Snapshot(
      tabs: tabs.map { Snapshot<RouteID>.Tab(id: $0.id, root: $0.root) }, selected: TabID(0))
    let requests: [Request] = [
      .push(RouteID(1)), .push(RouteID(2)), .pop(), .set([RouteID(3), RouteID(4)]), .popToRoot,
      .popToRoot, .pop(), .replaceRoot(RouteID(5)), .present(RouteID(6), .sheet),
      .push(RouteID(7)), .present(RouteID(8), .fullScreenCover), .present(RouteID(9), .sheet),
      .dismiss, .dismissAll, .dismiss, .selectTab(TabID(1)), .selectTab(TabID(1)), .restore(saved),
    ]
    for request in requests {
      var effects: [Effect] = []
      machine.submit(request, at: .start, into: &effects)
      if let id = machine.state.transition?.id {
        machine.receive(.ended(id, finished: true), at: .start, into: &effects)
      }
      #expect(machine.state.path == NavigationPath(of: machine.state.navigation))
    }
  }
}
