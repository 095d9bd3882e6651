import NavSim
import SwiftUI
import Synchronization

/// What there is to do on a screen that stands still.
struct SeenScreen: Hashable, Sendable {
  var buttons: [AppButton] = []
  var fields: [AppField] = []
  var values: [String] = []
  var tabs: [String] = []
  var hasPageTwice = false
  var hasPhases = false
  var hasTimers = false
  var isActive = true
  /// True when the user can close what is on top.
  var canBeClosed = false
  /// True when the user can go back to the page below.
  var canGoBack = false

  /// A screen of which nothing was seen.
  init() {}

  /// What there is to do in an app.
  @MainActor init(_ app: SimulatedApp) {
    buttons = app.buttons()
    fields = app.fields()
    values = app.values()
    tabs = app.tree.tabNames
    hasPageTwice = app.hasPageTwice
    hasPhases = app.tree.readsScenePhase
    hasTimers = Scheduler.hasStandingTimers
    isActive = app.tree.isActive
    canBeClosed = app.sheetOnTop != nil
    canGoBack = app.pagesOnTop != nil
  }
}

/// Between a search and the app that it plays: the next step, and what was seen last.
final class SearchHand: Sendable {
  private let state = Mutex((step: AppStep?.none, screen: SeenScreen()))

  /// What was seen last.
  var screen: SeenScreen { state.withLock { $0.screen } }

  /// Says what is done next.
  func prepare(_ step: AppStep) { state.withLock { $0 = (step, SeenScreen()) } }

  /// Nothing was seen yet, and nothing is done.
  func begin() { state.withLock { $0 = (nil, SeenScreen()) } }

  @MainActor func carryOut(on app: SimulatedApp) throws {
    try state.withLock { $0.step }?.carryOut(on: app)
  }

  @MainActor func look(at app: SimulatedApp) {
    let screen = SeenScreen(app)
    state.withLock { $0.screen = screen }
  }
}
