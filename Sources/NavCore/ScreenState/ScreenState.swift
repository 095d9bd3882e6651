import Observation

/// A host for state-driven user interfaces, without any views in it: views draw ``drawn`` and write
/// back what the user does.
///
///     @State private var screens = ScreenState(router)    // attaches itself
///
///     TabView(selection: …) { ForEach(screens.drawn.tabs) … }
///       .task { await screens.keepTime() }
///
/// It keeps the router alive, and the views keep it; the router holds it weakly, as every host. A
/// stack draws the entries behind its root as its path, a layer is an item, and what the framework
/// writes goes into the calls below: they tell the router, once, whatever comes late, twice or not at
/// all. Once another host is attached, they tell it nothing.
///
/// A transition ends when the screen that comes has appeared, or the one that leaves has
/// disappeared: those have to be told when they stand still, not when they begin to move. Where that
/// cannot be learned, the router asks; after twelve seconds of silence it draws the state anew.
public final class ScreenState<Route: Hashable>: NavigationHost, Observable {
  /// The router whose screens are drawn.
  public let router: Router<Route>
  private let drawing: Drawing
  /// Changes what is drawn, with an animation or without: an application passes
  /// `withAnimation` and `withTransaction` here. The change has to be made in the call.
  public var animate: (_ isAnimated: Bool, _ change: () -> Void) -> Void = { $1() }

  /// Draws a router's screens from now on.
  public init(_ router: Router<Route>) {
    self.router = router
    drawing = Drawing(router.navigation)
    router.attach(self)
  }

  /// What to draw: where the transition in flight, if any, leads.
  public var drawn: NavigationState {
    _ = (drawing.tabChanges, drawing.layerChanges)
    return drawing.screens.state
  }

  /// The tabs, for a view that draws no layer: nothing is drawn anew when one comes or goes.
  package var tabs: (all: [Tab], selected: TabID) {
    _ = drawing.tabChanges
    let state = drawing.screens.state
    return (state.tabs, state.selectedTab)
  }

  /// What is presented, for a view that draws no tab.
  package var layers: [Layer] {
    _ = drawing.layerChanges
    return drawing.screens.state.layers
  }

  /// The transition in flight.
  public var moving: ScreenDrawing.Moving? { drawing.screens.moving }

  /// What is pushed on the root of a stack, lowest first: the path to give the framework.
  public func path(of stack: StackID) -> [EntryID] {
    let entries =
      switch stack {
      case .tab(let tab): drawn.indexOfTab(tab).map { drawn.tabs[$0].stack }
      case .layer(let layer): drawn.indexOfLayer(layer).map { drawn.layers[$0].stack }
      }
    return entries?.dropFirst().map(\.id) ?? []
  }

  /// The layer that lies directly on another, or on the tabs: the item to give the framework.
  public func layer(on below: LayerID?) -> Layer? {
    let layers = layers
    guard let below else { return layers.first }
    guard let index = layers.firstIndex(where: { $0.id == below }) else { return nil }
    return layers.dropFirst(index + 1).first
  }

  /// Asks a silent framework and calls estimates over, until its task is cancelled: see
  /// ``Router/keepTime(isolation:)``.
  public func keepTime(isolation: isolated (any Actor)? = #isolation) async {
    await router.keepTime(isolation: isolation)
  }

  /// Carries out a command of the router. A question changes nothing, and is answered without
  /// ``animate``.
  public func carryOut(_ command: HostCommand) {
    var report: HostReport?
    switch command {
    case .perform(_, _, let isAnimated):
      animate(isAnimated) { report = drawing.change { $0.carryOut(command) } }
    case .resynchronise:
      // The framework may show something else by now than what it was given.
      animate(false) { report = drawing.change(drawsAll: true) { $0.carryOut(command) } }
    case .inquire, .inquireGesture: report = drawing.screens.carryOut(command)
    }
    if let report { router.report(report, from: self) }
  }

  // MARK: What the framework writes back

  /// The framework has written the path of a stack: see ``ScreenDrawing/setPath(to:from:)``.
  public func setPath(to written: [EntryID], from drawn: [EntryID]) {
    tell { $0.setPath(to: written, from: drawn) }
  }

  /// The framework has cleared the item of a layer.
  public func clear(_ layer: LayerID) { tell { $0.clear(layer) } }

  /// The framework has written the selected tab.
  public func select(_ tab: TabID) { tell { $0.select(tab) } }

  /// The screen of an entry is there and stands still.
  public func appeared(_ entry: EntryID) { tell { $0.appeared(entry) } }

  /// The screen of an entry is gone, or covered.
  public func disappeared(_ entry: EntryID) { tell { $0.disappeared(entry) } }

  /// The animation of a transition is over, for a framework that says so.
  public func animationEnded(_ id: TransitionID) { tell { $0.animationEnded(id) } }

  /// A finger begins to take something away, for a framework that says so.
  public func beginGesture(on target: RemovalTarget) { tell { $0.beginGesture(on: target) } }

  /// The finger is gone; `finished` when it has taken away what it was on.
  public func endGesture(finished: Bool) { tell { $0.endGesture(finished: finished) } }

  private func tell(_ write: (inout ScreenDrawing) -> [HostReport]) {
    let reports = drawing.change(write)
    for report in reports { router.report(report, from: self) }
  }
}

/// What is drawn, and what observers of it wait for; not generic, as ``PublishedState``.
@Observable
private final class Drawing {
  /// Count the changes of the tabs that are drawn, and of the layers: a write that changes nothing
  /// draws nothing.
  private(set) var tabChanges: UInt64 = 0
  private(set) var layerChanges: UInt64 = 0
  @ObservationIgnored var screens: ScreenDrawing

  init(_ state: NavigationState) { screens = ScreenDrawing(state) }

  /// - Parameter drawsAll: true to have everything drawn again, changed or not.
  func change<Result>(
    drawsAll: Bool = false, _ body: (inout ScreenDrawing) -> Result
  ) -> Result {
    let before = screens.state
    let result = body(&screens)
    let state = screens.state
    if drawsAll || state.tabs != before.tabs || state.selectedIndex != before.selectedIndex {
      tabChanges &+= 1
    }
    if drawsAll || state.layers != before.layers { layerChanges &+= 1 }
    return result
  }
}
