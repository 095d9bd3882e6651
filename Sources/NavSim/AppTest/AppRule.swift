import NavSim
import SwiftUI

/// What an app test judges beside the properties of router tests: all but ``linksAreSeen``, unless
/// ``AppTest/also(_:)`` or ``AppTest/without(_:)`` says something else.
public enum AppRule: String, CaseIterable, Sendable {
  /// An update of views does not lead to another one for ever.
  case updatesEnd = "updates end"
  /// What is pushed has a destination that was declared for it.
  case pagesHaveDestinations = "every page has a destination"
  /// A transition that the app moves itself comes to its end.
  case transitionsEnd = "every transition of the app's own ends"
  /// No page is pushed on its equal: by a touch too many, or by what comes between.
  case pagesOnce = "no page is pushed twice in a row"
  /// What the user goes back from or closes, while the app waits for nothing, is not shown again within
  /// ten seconds by the app itself.
  case leftStaysAway = "what the user leaves stays away"
  /// What a link opens does not stay below a sheet that lay there before. Judged on request: many apps
  /// leave it to the user to close the sheet.
  case linksAreSeen = "no sheet hides what a link opens"
  /// No redraw makes an object or an id anew that changes what is on the screen.
  case redrawsKeep = "a redraw loses nothing"
  /// Where one row of a list has gone by `onDelete`, it is the one that was swiped.
  case deletedRowGoes = "a deleted row is the one that goes"

  static let usual = Set(allCases).subtracting([.linksAreSeen])

  func judged(
    in test: RouterTest<SimulatedApp, AppScreen>
  ) -> RouterTest<SimulatedApp, AppScreen> {
    switch self {
    case .updatesEnd: test.always(rawValue, router: { $0.tree.settles })
    case .pagesHaveDestinations:
      test.atRest(rawValue) { screens in
        !screens.layers.contains { $0.pushed.contains { $0.isBlank } }
      }
    case .transitionsEnd: test.atRest(rawValue, router: { $0.hasEndedTransitions })
    case .pagesOnce: test.whileStanding(rawValue, router: { !$0.hasPageTwice })
    case .leftStaysAway:
      test.never(rawValue, at: .standing) { app in app.loneStep?.comesBack(to: app) }
    case .linksAreSeen:
      test.never(rawValue, at: .standing) { app in app.loneStep?.isHidden(in: app) }
    case .redrawsKeep: test.never(rawValue) { $0.lost }
    case .deletedRowGoes: test.never(rawValue) { $0.tree.deletedOther }
    }
  }
}
