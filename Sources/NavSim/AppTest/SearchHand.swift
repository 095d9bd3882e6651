import Synchronization

/// Between a search and the app that it plays: the next step, and what was seen last.
final class SearchHand: Sendable {
  private let state = Mutex((step: AppStep?.none, screen: SeenScreen()))

  /// What was seen last.
  var screen: SeenScreen { state.withLock { $0.screen } }

  /// Says what is done next; nil for nothing. What was seen is forgotten.
  func prepare(_ step: AppStep?) { state.withLock { $0 = (step, SeenScreen()) } }

  @MainActor func carryOut(on app: SimulatedApp) throws {
    try state.withLock { $0.step }?.carryOut(on: app)
  }

  @MainActor func look(at app: SimulatedApp) {
    let screen = SeenScreen(app)
    state.withLock { $0.screen = screen }
  }
}
