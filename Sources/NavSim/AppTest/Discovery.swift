import NavSim
import SwiftUI

/// What there is to do in an app, and the test that does it.
struct Discovery {
  let app: PlayedApp
  let found: Found

  init(_ app: PlayedApp) {
    self.app = app
    if let known = Found.byParent(app.name) {
      found = known
    } else {
      found = ButtonSearch(app).found
      found.handOn()
    }
  }

  /// The app with everything that was found.
  var test: RouterTest<SimulatedApp, AppScreen> {
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
    if !buttons.isEmpty {
      test = test.tap("tap", buttons, effect: expected) { app, button in try app.tap(button) }
        .offering("tap") { app, isNext in app.places(in: buttons, isNext: isNext) }
    }
    test = test.tap("redraw", effect: .nothing) { $0.redraw() }
      .unkind("redraw")
    if !app.links.isEmpty {
      let urls = app.links.map { URL(string: $0) }
      test = test.tap("open", app.links) { [links = app.links] app, link in
        try app.open(link, links.firstIndex(of: link).flatMap { urls[$0] })
      }
    }
    if !inputs.isEmpty {
      // What is typed is often looked at only when nothing more has come for a while.
      test = test.tap("type", inputs, effect: { expected($0.field) }) { try $0.type($1) }
        .offering("type") { app, isNext in
          let present = app.fields(isNext: isNext)
          return inputs.indices.filter { index in
            present.contains { $0.name == inputs[index].field }
          }
        }
    }
    if found.hasPhases {
      test = test.tap("background") { try $0.goToBackground() }
        .tap("foreground") { try $0.comeBack() }
    }
    if found.hasTimers { test = test.tap("wait") { try $0.wait() } }
    test = test.host(.ofApp(tabs: found.tabs))
      .waitsForStart()
      .faults(faults)
      .without(
        // An app is not told of animations, changes its root as it likes, and has taps alone.
        .noChangeWhileMoving, .rootStays, .returnsAfterAnimation, .completesOnce,
        .nothingIsRefusedAtRest, .queueKeepsPriority
      )
    for rule in AppRule.allCases where app.rules.contains(rule) {
      if rule == .pagesOnce, found.pushesTwice { continue }
      test = rule.judged(in: test)
    }
    test.leftOut = leftOut
    test.focuses = found.parts.map { $0.focus(in: found) }
    test.callerLimit = 1
    test.playsWholeApp = true
    // There are many buttons, and an app is slower than a router.
    test.certificateBudget = 1_000
    return test
  }

  /// What is not tapped, though it is there.
  private var leftOut: String? {
    var sentences: [String] = []
    if found.hasLongLists {
      sentences.append("rows of lists behind the first \(ViewNode.rowsTried)")
    }
    if found.isCutOff {
      sentences.append(
        "of \(ButtonSearch.limit.tries) things that were tried, at most "
          + "\(ButtonSearch.limit.distance) of them in a row, to find buttons, more would have led to "
          + "others")
    }
    return sentences.isEmpty
      ? nil : sentences.joined(separator: "; ") + ": `.buttons(…)` names them"
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
