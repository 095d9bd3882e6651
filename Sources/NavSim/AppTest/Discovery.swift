import NavSim
import SwiftUI
import Synchronization

/// What there is to do in an app, and the test that does it.
struct Discovery {
  let app: PlayedApp
  var found: Found
  /// The tabs that were tried.
  var selected: [String] = []

  /// What is on the screen when a sequence has been played.
  final class Seen: Sendable {
    struct Screen: Hashable {
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
    }

    let screen = Mutex(Screen())
  }

  /// The places of the actions.
  enum Action: Int {
    case tap, redraw, open, type, background, foreground, wait, close, back, select
  }

  /// So many sequences are played, and each has so many steps at most.
  static let limit = (plays: 400, steps: 12)

  init(_ app: PlayedApp) {
    self.app = app
    let known = Found.byParent(app.name)
    found = known ?? Found(app: app.name, buttons: app.words.map { AppButton(words: $0) })
    if known == nil {
      search()
      found.handOn()
    }
  }

  /// The app with everything that was found.
  var test: RouterTest<SimulatedApp, AppScreen> { test(seenBy: nil) }

  func test(seenBy seen: Seen?) -> RouterTest<SimulatedApp, AppScreen> {
    let (buttons, inputs, start, counting) = (
      found.buttons, found.inputs, app.start, app.counting
    )
    let expected: @Sendable (AppButton) -> CallEffect<AppScreen> = {
      counting?.contains($0.words) ?? true ? .learned : .mayBeIgnored
    }
    var test = RouterTest<SimulatedApp, AppScreen>(app.name) {
      start()
    } screens: {
      $0.screensAtEndOfTurn()
    }
    .reading { $0.items(on: $1) }
    .remarking { $0.tree.madeAnew.sentences }
    // An action that can do nothing would count as one that was never tried.
    if seen != nil || !buttons.isEmpty {
      test = test.tap("tap", buttons, effect: expected) { app, button in try app.tap(button) }
        .offering("tap") { app, isNext in
          seen?.screen.withLock { screen in
            screen = .init(
              buttons: app.buttons(isNext: isNext), fields: app.fields(), values: app.values(),
              tabs: app.tree.tabNames, hasPageTwice: app.hasPageTwice,
              hasPhases: app.tree.readsScenePhase, hasTimers: Scheduler.hasStandingTimers,
              isActive: app.tree.isActive,
              canBeClosed: app.sheetOnTop != nil, canGoBack: app.pagesOnTop != nil)
          }
          return app.places(in: buttons, isNext: isNext)
        }
    }
    test = test.tap("redraw", effect: .nothing) { $0.redraw() }
      .unkind("redraw")
    if seen != nil || !app.links.isEmpty {
      let urls = app.links.map { URL(string: $0) }
      test = test.tap("open", app.links) { [links = app.links] app, link in
        try app.open(link, links.firstIndex(of: link).flatMap { urls[$0] })
      }
    }
    if seen != nil || !inputs.isEmpty {
      // What is typed is often looked at only when nothing more has come for a while.
      test = test.tap("type", inputs, effect: { expected($0.field) }) { try $0.type($1) }
        .offering("type") { app, isNext in
          let present = app.fields(isNext: isNext)
          return inputs.indices.filter { index in
            present.contains { $0.name == inputs[index].field }
          }
        }
    }
    if seen != nil || found.hasPhases {
      test = test.tap("background") { try $0.goToBackground() }
        .tap("foreground") { try $0.comeBack() }
    }
    if seen != nil || found.hasTimers { test = test.tap("wait") { try $0.wait() } }
    // In a run, it is the user who closes sheets, goes back and selects tabs.
    if seen != nil {
      test = test.tap("close") { app in if let top = app.sheetOnTop { app.closed(top) } }
        .tap("back") { app in
          guard let pages = app.pagesOnTop else { return }
          app.wentBack(on: pages, to: pages.count - 1)
        }
    }
    if seen != nil, !selected.isEmpty {
      test = test.tap("select", selected) { $0.selected($1) }
    }
    test = test.host(host)
      .waitsForStart()
      .faults(faults)
      .without(
        // An app is not told of animations, changes its root as it likes, and has taps alone.
        .noChangeWhileMoving, .rootStays, .returnsAfterAnimation, .completesOnce,
        .nothingIsRefusedAtRest, .queueKeepsPriority
      )
      .always("updates end", router: { $0.tree.settles })
      .atRest("every page has a destination") { screens in
        !screens.layers.contains { $0.pushed.contains { $0.isBlank } }
      }
    if !app.mayPushTwice, !found.pushesTwice {
      test = test.atRest("no page is pushed twice in a row", router: { !$0.hasPageTwice })
    }
    if found.isCutOff {
      test.leftOut =
        "of \(Self.limit.plays) sequences of at most \(Self.limit.steps) steps, in which buttons are "
        + "looked for, more would have led to others: `.buttons(…)` names them"
    }
    test.callerLimit = 1
    test.playsWholeApp = true
    // There are many buttons, and an app is slower than a router.
    test.certificateBudget = 1_000
    return test
  }

  /// The framework, which shows what the views want and writes to their bindings.
  private var host: RouterHost<SimulatedApp, AppScreen> {
    typealias Select = @MainActor (inout SimulatedApp, String) -> Void
    let select: Select = { $0.selected($1) }
    return RouterHost.declarative(
      path: { app, layer, left in app.wentBack(on: layer.pushedIDs, to: left.count) },
      closed: { app, layer in app.closed(layer.id) },
      onDismiss: { app, layer in app.tree.dismissed(layer.id) },
      tab: found.tabs.isEmpty ? nil : select, tabs: found.tabs,
      shows: { app, pictures in app.shows(pictures) }
    ).ofApps(
      isTouchable: { $0.tree.isActive }, holdsPage: { $0.tree.holdsPage },
      tabs: { $0.tree.tabNames },
      dropsWhileLeaving: { app, drops in app.tree.dropsWhileLeaving = drops })
  }

  /// What users, slow devices and the system do every day. An app that depends on whether it is on
  /// the screen is told of that by a call.
  private var faults: Set<HostFault> {
    let faults: Set<HostFault> = [
      .slow, .instant, .coalesces, .gestures, .systemRemoval, .background, .foreignLayer,
    ]
    return found.hasPhases ? faults.subtracting([.background]) : faults
  }
}
