/// Why a simulated run of asynchronous code failed, and the schedule under which it does.
public struct AsyncFailure: Error, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// Nothing can go on, and these have not ended.
    case deadlock(waiting: [String])
    /// Jobs ran and ran, without time moving or without an end; these have not ended.
    case livelock(running: [String])
    /// The code did what the simulation does not govern.
    case escape(Escape)
    /// Execution is not captured, so that nothing was run.
    case notCaptured(CaptureError)
    /// The body threw.
    case thrown(String)
    /// The same seed did different things.
    case notDeterministic(String)
    /// The test was cancelled, as by its time limit, before the run had ended.
    case stopped
    /// So much work still waits when a cancelled body has ended.
    case leftover(Int)
  }

  /// What went wrong.
  public let kind: Kind
  /// The seed of the run.
  public let seed: UInt64
  /// The schedule.
  public internal(set) var schedule = Schedule.natural
  /// What was held back, in sentences.
  public internal(set) var reasons: [String] = []
  /// When it went wrong.
  public internal(set) var time = Duration.zero
  /// Whether executors, clocks and queues were captured, or only lanes and the simulation's clock
  /// were there to be used.
  public internal(set) var isCaptured = false
  /// What ran when, a line for each piece of work with a column for each task; empty unless it was
  /// asked for. A finding has it.
  public internal(set) var trace: [String] = []
  /// The pieces of tasks that ran.
  var pieces: [Piece] = []
  /// The decisions of an exploration.
  var path: DecisionPath?
  /// How much still waited for its turn or for a time.
  var pendingCount = 0

  /// What went wrong, the reasons, how to see it again, and what to do.
  public var description: String {
    let reasons = reasons.prefix(Self.reasonLimit).map { "; \($0)" }.joined()
    let more = self.reasons.count > Self.reasonLimit ? "; …" : ""
    return "\(what)\(reasons)\(more) (seed \(seed), after \(time), schedule \(schedule))"
  }

  private static let reasonLimit = 5

  /// What went wrong, and what to do.
  var what: String {
    switch kind {
    case .deadlock(let names):
      "deadlock: \(Self.list(names)) would wait forever, or for something outside: "
        + (isCaptured ? Self.capturedAdvice : Self.advice)
    case .livelock(let names):
      "livelock: \(Self.list(names)) kept running and did not end; wait for something instead "
        + "of asking again and again"
    case .escape(let escape):
      isCaptured ? "escape: \(escape)" : "escape: \(escape). Without capture, \(Self.advice)"
    case .notCaptured(let error): error.description
    case .thrown(let error): error
    case .notDeterministic(let difference):
      "not deterministic: \(difference). Something decides that no seed does: a state that outlives "
        + "a run, a device, an address; make it anew in every run, or pass in a stand-in"
    case .stopped: "stopped: the test was cancelled, as by its time limit, before the run had ended"
    case .leftover(let count):
      "leftover: \(count) pieces of work still wait when the cancelled body has ended"
    }
  }

  /// Whether another schedule can tell more: a failure that no schedule decides is what it is.
  var isOfSchedule: Bool {
    switch kind {
    case .deadlock, .livelock, .thrown: true
    case .escape, .notCaptured, .notDeterministic, .stopped, .leftover: false
    }
  }

  /// That the run of a failure does not do the same again.
  package static func notDeterministic(_ difference: String, of failure: AsyncFailure) -> Self {
    Self(
      kind: .notDeterministic(difference), seed: failure.seed, schedule: failure.schedule,
      reasons: failure.reasons, time: failure.time, isCaptured: failure.isCaptured)
  }

  /// Whether something of the run may still be suspended.
  package var isAbandoned: Bool {
    switch kind {
    case .deadlock, .livelock, .escape, .stopped: true
    case .notCaptured, .thrown, .notDeterministic, .leftover: false
    }
  }

  private static let advice =
    "link the product NavCapture (Linux), which captures @MainActor, Task.sleep, Task.detached, "
    + "Task {} and dispatch queues; or use the simulation's clock and lanes"

  private static let capturedAdvice =
    "what it waits for has to happen inside, as a continuation that a task resumes or a stream that a "
    + "task ends; a thread or a callback from outside does not reach it"

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "the body" : names.joined(separator: ", ")
  }
}
