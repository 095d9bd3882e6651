import NavCore

/// Routers as five published descriptions have them: small, and faithful to what each does, so that
/// the hazards that people met are found here, too. They prove that the harness finds real bugs.
package enum DocumentedRouter: String, CaseIterable, Hashable, Sendable {
  /// One call at a time, over when a fixed time has passed.
  case estimatedWait = "estimated-wait"
  /// Nothing in the way of any call; steps with sleeps between them.
  case consecutiveSteps = "consecutive-steps"
  /// One slot for what is presented, and a queue that is asked 160 ms after a
  /// dismissal.
  case delayedQueue = "delayed-queue"
  /// Screens by name from providers, made again whenever the view is drawn.
  case providers
  /// One slot per screen for what it has pushed or presented.
  case flags

  /// What it is, in one sentence.
  package var summary: String {
    switch self {
    case .estimatedWait: "calls are over after 550 or 500 ms, and rejected until then"
    case .consecutiveSteps: "calls take effect at once; sequences sleep between steps"
    case .delayedQueue:
      "sheets wait in a queue that is asked 160 ms after a dismissal"
    case .providers: "the root is resolved by name, again at every redraw"
    case .flags: "every screen has one slot for what it shows, cleared by bindings"
    }
  }

  /// The promise that its own hazard breaks.
  package var hazard: Invariant {
    switch self {
    case .estimatedWait: .completedAfterEnd
    case .consecutiveSteps: .sequenceNotInterleaved
    case .delayedQueue: .queuePriorityOrder
    case .providers: .rootNeverPopped
    case .flags: .staleReportsIgnored
    }
  }

  func make(_ configuration: Configuration) -> any SimulatedRouter {
    let display = DocumentedScreens(configuration)
    return switch self {
    case .estimatedWait: EstimatedWaitRouter(display)
    case .consecutiveSteps: ConsecutiveStepsRouter(display)
    case .delayedQueue: DelayedQueueRouter(display)
    case .providers: ProvidersRouter(display)
    case .flags: FlagsRouter(display)
    }
  }
}
