import NavCore
import Observation
import Synchronization
import Testing

/// What a screen state makes of what the user does while a transition is in flight.
@Suite struct ScreenStateTests {
  private let router: Router<Int>
  private let screens: ScreenState<Int>

  init() throws {
    router = try Router(tabs: [(TabID(0), 0), (TabID(1), 1)])
    screens = ScreenState(router)
  }

  @Test("a page that the user takes away as it comes leaves nothing in flight")
  func pageTakenAway() {
    router.push(2)
    let path = screens.path(of: .tab(TabID(0)))
    screens.setPath(to: [], from: path)
    #expect(!router.isBusy && screens.moving == nil)
    #expect(router.navigation.visibleStack.count == 1)
  }

  @Test("a sheet that the user drags away as it comes leaves nothing in flight", arguments: [1, 2])
  func sheetDraggedAway(_ way: Int) throws {
    router.present(2)
    let layer = try #require(screens.layer(on: nil)?.id)
    if way == 1 {
      screens.clear(layer)
    } else {
      screens.beginGesture(on: .layer(layer))
      screens.endGesture(finished: true)
    }
    #expect(!router.isBusy && screens.moving == nil)
    #expect(router.navigation.layers.isEmpty)
  }

  @Test("a page changes nothing for who draws layers, and a sheet does", arguments: [false, true])
  func layersAlone(_ presents: Bool) {
    let isTold = Atomic(false)
    withObservationTracking {
      _ = screens.layer(on: nil)
    } onChange: {
      isTold.store(true, ordering: .relaxed)
    }
    if presents { router.present(2) } else { router.push(2) }
    #expect(isTold.load(ordering: .relaxed) == presents)
  }

  @Test("another tab that the user selects ends the transition to the first")
  func otherTab() {
    router.selectTab(TabID(1))
    #expect(router.isBusy)
    screens.select(TabID(0))
    #expect(!router.isBusy && screens.moving == nil)
    #expect(router.navigation.selectedTab == TabID(0))
  }

  @Test("what is drawn anew keeps the tab that the user has selected meanwhile")
  func selectedMeanwhile() throws {
    router.push(2)
    let page = router.navigation.visibleEntry.id
    screens.appeared(page)
    router.present(3)
    let layer = try #require(screens.layer(on: nil)?.id)
    screens.beginGesture(on: .entry(page))
    screens.clear(layer)
    // Told before the state is drawn anew, which does not show yet what is selected here.
    router.onDismissal = { [screens] entry, _ in
      if entry == page { screens.select(TabID(1)) }
    }
    screens.endGesture(finished: true)
    #expect(router.navigation.selectedTab == TabID(1))
    #expect(screens.drawn == router.navigation)
  }

  @Test("what is written to one that was replaced is no report", arguments: [true, false])
  func replaced(_ isReplaced: Bool) throws {
    router.push(2)
    screens.appeared(router.navigation.visibleEntry.id)
    router.present(3)
    let new = isReplaced ? ScreenState(router) : nil
    if !isReplaced { router.detach() }
    let before = router.state
    screens.setPath(to: [], from: screens.path(of: .tab(TabID(0))))
    if let layer = screens.layer(on: nil) { screens.clear(layer.id) }
    screens.select(TabID(1))
    screens.beginGesture(on: .layer(LayerID(1)))
    screens.endGesture(finished: true)
    #expect(router.state == before)
    #expect(new == nil || new?.drawn == router.navigation)
  }

  @Test("a move elsewhere ends nothing")
  func elsewhere() throws {
    router.present(2)
    screens.appeared(router.navigation.visibleEntry.id)
    let layer = try #require(screens.layer(on: nil)?.id)
    router.present(3)
    #expect(router.isBusy)
    screens.setPath(to: [], from: [])
    #expect(router.isBusy)
    screens.clear(layer)
    #expect(!router.isBusy && router.navigation.layers.isEmpty)
  }

  @Test("a question is answered whatever becomes of changes, and draws nothing")
  func question() throws {
    var count = 0
    screens.animate = { _, _ in count += 1 }
    router.push(2)
    #expect(router.isBusy)
    screens.carryOut(.inquireGesture(GestureID(1), .layer(LayerID(1))))
    #expect(count == 1)
    // Nothing is known of what was not done, so the state is drawn anew.
    screens.carryOut(.inquire(try #require(router.state.transition?.id)))
    #expect(!router.isBusy && count == 2)
  }

  @Test("a finger on the screen uses up no patience", arguments: [true, false])
  func patience(_ isHeld: Bool) {
    var drawing = ScreenDrawing(router.navigation)
    let id = TransitionID(1)
    _ = drawing.carryOut(
      .perform(id, .select(TabID(1), from: TabID(0)), animated: false))
    if isHeld { _ = drawing.beginGesture(on: .layer(LayerID(1))) }
    func lastAnswer() -> HostReport? {
      (0..<20).map { _ in drawing.carryOut(.inquire(id)) }.last ?? nil
    }
    #expect(lastAnswer() == (isHeld ? .animating(id) : .idle(id)))
    _ = drawing.endGesture(finished: false)
    #expect(lastAnswer() == .idle(id))
  }

  @Test("a finger is gone when another holds something else, and counts once on the same")
  func lostFinger() throws {
    router.push(2)
    let page = router.navigation.visibleEntry.id
    screens.appeared(page)
    router.present(3)
    screens.appeared(router.navigation.visibleEntry.id)
    screens.beginGesture(on: .entry(page))
    let layer = try #require(screens.layer(on: nil)?.id)
    for _ in 0..<2 { screens.beginGesture(on: .layer(layer)) }
    #expect(router.state.gesture?.id == GestureID(2))
    screens.endGesture(finished: true)
    #expect(!router.isBusy && router.navigation.layers.isEmpty)
    #expect(router.navigation.contains(page))
  }
}
