import NavSim
import SwiftUI

/// What there is to do on a screen that stands still.
struct SeenScreen: Hashable, Sendable {
  var buttons: [AppButton] = []
  var fields: [AppField] = []
  /// True when rows of a list are left out.
  var isInPart = false
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
    (buttons, fields, isInPart) = app.tried
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
