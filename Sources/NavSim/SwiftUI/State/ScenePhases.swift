/// Where an app is, and who has read it.
final class ScenePhases {
  private let present: StateStorage<ScenePhase>
  /// True when somebody has asked.
  private(set) var wasRead = false

  init(_ tree: ViewTree) { present = StateStorage(.active, in: tree) }

  var value: ScenePhase {
    get { present.value }
    set { present.value = newValue }
  }

  /// What a view reads.
  func read() -> ScenePhase {
    wasRead = true
    return present.value
  }
}

extension ViewTree {
  nonisolated var phases: ScenePhases { shared("\0scene phases") { ScenePhases(self) } }

  /// True when a view depends on whether the app is on the screen.
  package var readsScenePhase: Bool { phases.wasRead }
  /// True when the app is on the screen.
  package var isActive: Bool { phases.value == .active }

  /// The user leaves the app: it is inactive first, and then in the background.
  package func goToBackground() { pass([.inactive, .background]) }

  /// The user comes back to the app: it is inactive first, and then active.
  package func comeBack() { pass([.inactive, .active]) }

  /// Each phase has an update of its own.
  private func pass(_ phases: [ScenePhase]) {
    for phase in phases {
      self.phases.value = phase
      endTurn()
    }
  }
}
