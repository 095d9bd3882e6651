import NavCore

extension EventLog {
  /// What a moment belongs to.
  package enum Phase: Hashable, Sendable {
    case start
    case step(StepID)
    /// The faults have stopped, and everything comes to rest.
    case end
  }

  /// What was the case at the end of an instant.
  package struct Moment: Sendable {
    package let phase: Phase
    package let time: Instant
    package let navigation: NavigationState
    package let status: RouterStatus
    package let screen: HostScreen
    package let animation: SimulatedHost.Animation?
    /// The change that is animated.
    package let change: Change?
    package let gesture: SimulatedHost.Gesture?
    package let isAway: Bool
    package let isCovered: Bool
    /// The requests that wait, the next one first.
    package let waiting: [Span]
    /// What has happened since the moment before, in its order.
    package var events: [String] = []
  }
}

extension EventLog.Moment {
  func isSame(as other: Self) -> Bool {
    navigation == other.navigation && status == other.status
      && screen.stacks == other.screen.stacks && screen.selected == other.screen.selected
      && animation?.id == other.animation?.id && gesture?.id == other.gesture?.id
      && isAway == other.isAway && isCovered == other.isCovered
  }
}
