import Synchronization

/// Between a search and the app that it plays: the next step, and what was seen last.
final class SearchHand: Sendable {
  private let state = Mutex((step: AppStep?.none, screens: [SeenScreen]()))

  /// What was seen since the last step: on the way, and at rest.
  var screens: (passing: ArraySlice<SeenScreen>, last: SeenScreen) {
    state.withLock { ($0.screens.dropLast(), $0.screens.last ?? SeenScreen()) }
  }

  /// Says what is done next; nil for nothing. What was seen is forgotten.
  func prepare(_ step: AppStep?) { state.withLock { $0 = (step, []) } }

  @MainActor func carryOut(on app: SimulatedApp) throws {
    try state.withLock { $0.step }?.carryOut(on: app)
  }

  @MainActor func look(at app: SimulatedApp) {
    let screen = SeenScreen(app)
    state.withLock { if $0.screens.last != screen { $0.screens.append(screen) } }
  }
}
