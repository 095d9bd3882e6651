import NavSim
import SwiftUI

/// An app as it is played: what makes it, and what there is for its user to do.
struct PlayedApp: Sendable {
  let name: String
  /// The type of its root view.
  let root: Any.Type
  var make: @MainActor @Sendable () -> SimulatedApp
  /// Who answers what the app asks the web.
  var server: Web.Server?
  var links: [String] = []
  /// What is typed into every field; nil for what a user might type there.
  var texts: [String]?
  var words: [String] = []
  /// The buttons that are never tapped, by their words.
  var avoided: Set<String> = []
  /// The buttons whose taps must not come to nothing while the app is busy; nil for all.
  var counting: Set<String>? = []
  var rules = AppRule.usual
  /// What is set back as each run begins; nil where other runs may go on at the same time.
  var statics: AppStatics?

  /// What is typed into a field, right and wrong: the first is what gets on.
  func texts(for field: AppField) -> [String] {
    (texts ?? (field.sample.map { [$0] } ?? []) + ["a"]) + [""]
  }

  /// The app of a run.
  @MainActor func start() -> SimulatedApp {
    WebState.begin(server)
    statics?.begin()
    AppSystem.begin()
    // From here on, so that what the test puts anywhere is of this run.
    let run = AppRun()
    return withExtendedLifetime(run) { make() }
  }
}
