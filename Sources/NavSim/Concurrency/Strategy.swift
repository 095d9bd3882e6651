/// How the next piece of work is chosen where several are ready.
public enum SchedulingStrategy: Hashable, Sendable {
  /// Each is as likely as another: finds what needs few coincidences.
  case randomWalk
  /// The task of highest random priority runs, and at `depth` − 1 random moments the running one is
  /// put behind all others: finds what needs one long delay (probabilistic concurrency testing,
  /// Burckhardt et al., doi:10.1145/1735971.1736040). The moments are among the first `horizon`
  /// choices; without one it is drawn, and in every fourth run the newest task runs first.
  case priorities(depth: Int, horizon: Int? = nil)
  /// Each piece has a random priority of its own, so that one may be late by many others and the
  /// next of its task by none (partial-order sampling, Yuan et al.,
  /// doi:10.1007/978-3-319-96142-2_20).
  case partialOrder
  /// The natural order, in which every few pieces one is late by all others that are ready: finds
  /// what needs one long delay and is otherwise as usual.
  case delays
  /// The one that has been ready longest: the natural order.
  case firstComeFirstServed

  /// The one that a seed stands for: the first four take turns, because none is best.
  public init(seed: UInt64) {
    switch seed % 4 {
    case 0: self = .randomWalk
    case 1: self = .priorities(depth: 2 + Int(seed / 4 % 2))
    case 2: self = .partialOrder
    default: self = .delays
    }
  }
}

/// What a schedule may reorder.
public enum Reordering: Hashable, Sendable {
  /// Whatever the language leaves open: jobs of an actor run in any order. Some of these orders are
  /// unlikely on today's runtime.
  case language
  /// Only what today's runtime shows: an actor's jobs run by priority and then in the order in
  /// which they came, the main actor's in the order of the main queue. Different actors still
  /// interleave.
  case runtime
}

/// Whether a thread may be busy while time passes, so that work which is ready is late.
public enum BusyThreads: Hashable, Sendable {
  /// What is ready runs before time passes.
  case none
  /// Work is held back past timers for five milliseconds at most, as behind other work on its
  /// thread: what has less room between two times is not sure of their order.
  case brief
  /// Work is held back past timers for two seconds at most, as where the main thread hangs. No test
  /// of a time limit holds under it.
  case simulated

  /// How long a thread is busy at most.
  package var limit: Duration {
    switch self {
    case .none: .zero
    case .brief: .milliseconds(5)
    case .simulated: .seconds(2)
    }
  }
}
