import NavCore

/// The routers of the five documents as subjects: small, and faithful to what each does, so that
/// the hazards that people met are found here, too. They prove that the harness finds real bugs.
public enum DocumentedRouter: String, CaseIterable, Hashable, Sendable {
  /// Document 000: one call at a time, over when a fixed time has passed.
  case estimatedWait = "estimated-wait"
  /// Document 001: nothing in the way of any call; steps with sleeps between them.
  case consecutiveSteps = "consecutive-steps"
  /// Document 002: one slot for what is presented, and a queue that is asked 160 ms after a
  /// dismissal.
  case delayedQueue = "delayed-queue"
  /// Document 003: screens by name from providers, made again whenever the view is drawn.
  case providers
  /// Document 004: one slot per screen for what it has pushed or presented.
  case flags

  /// What it is, in one sentence.
  public var summary: String {
    switch self {
    case .estimatedWait: "document 000: calls are over after 550 or 500 ms, and rejected until then"
    case .consecutiveSteps: "document 001: calls take effect at once; sequences sleep between steps"
    case .delayedQueue:
      "document 002: sheets wait in a queue that is asked 160 ms after a dismissal"
    case .providers: "document 003: the root is resolved by name, again at every redraw"
    case .flags: "document 004: every screen has one slot for what it shows, cleared by bindings"
    }
  }

  /// The promise that its own document's hazard breaks.
  public var hazard: Invariant {
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
