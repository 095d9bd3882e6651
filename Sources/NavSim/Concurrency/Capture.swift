import Synchronization

/// Whether a simulation captures execution: `@MainActor`, `Task {}`, `Task.detached`, `Task.sleep`,
/// the standard clocks and dispatch queues then belong to it, and code under test needs no change.
public enum Capture: Hashable, Sendable {
  /// Captures where the process has a way to: the product `NavCapture` on Linux.
  case whenAvailable
  /// Fails with ``AsyncFailure/Kind/notCaptured(_:)`` where it cannot.
  case required
  /// Only lanes, child tasks and the simulation's clock belong to the simulation.
  case off
}

/// A way to make a thread's asynchronous code belong to a simulation.
///
/// A backend promises only to try. Whether it has worked is decided by ``CaptureCheck``, which
/// every simulation begins with.
package protocol CaptureBackend: AnyObject, Sendable {
  /// What to do where the check finds something that is not captured.
  var remedy: String { get }

  /// Does something during which everything that this thread starts belongs to a scheduler.
  func capture(_ scheduler: Scheduler, _ body: () -> Void)

  /// The number of a job's task, which is never reused; 0 for a job without one.
  func taskNumber(of job: UnownedJob) -> UInt64

  /// The number of the task that runs on this thread; 0 for none.
  var runningTaskNumber: UInt64 { get }

  /// Cancels the task of a job.
  func cancel(_ job: UnownedJob)

  /// What the running code belongs to; nil outside of a simulation.
  var scheduler: Scheduler? { get }
}

extension CaptureBackend {
  /// The number that is in a job's description.
  package func taskNumber(of job: UnownedJob) -> UInt64 { job.describedNumber }

  /// Nobody has asked yet.
  package var scheduler: Scheduler? { nil }

  /// There is no public way to know.
  package var runningTaskNumber: UInt64 { 0 }

  /// There is no public way to do it.
  package func cancel(_ job: UnownedJob) {}
}

extension UnownedJob {
  /// The number of its task, by public API.
  var describedNumber: UInt64 {
    var number: UInt64 = 0
    for byte in description.utf8 where (48...57).contains(byte) {
      number = number &* 10 &+ UInt64(byte - 48)
    }
    return number
  }
}

/// The backend of the process.
package enum CaptureBackends {
  private static let installed = Mutex<(any CaptureBackend)?>(nil)

  /// Makes a backend the one that every simulation uses from now on.
  package static func install(_ backend: any CaptureBackend) {
    installed.withLock { $0 = backend }
  }

  static var current: (any CaptureBackend)? { installed.withLock { $0 } }
}

/// Why execution is not captured, and what to do.
public struct CaptureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What a simulation has to capture before it starts.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// A task on the main actor.
    case mainActor = "@MainActor"
    /// `Task.sleep`.
    case sleep = "Task.sleep"
    /// `ContinuousClock.now`.
    case clock = "ContinuousClock.now"
    /// `Task.detached`.
    case detachedTask = "Task.detached"
    /// A serial queue.
    case queue = "DispatchQueue.async"
  }

  /// What is not captured.
  public let missing: [Part]
  /// What to do.
  public let remedy: String

  /// What is not captured, and what to do.
  public var description: String {
    "nothing was run: \(missing.map(\.rawValue).joined(separator: ", ")) would run outside the "
      + "simulation. \(remedy)"
  }

  static let noBackend = CaptureError(
    missing: Part.allCases,
    remedy:
      "Link the product NavCapture, which captures on Linux with Swift 6.3 or later; elsewhere, "
      + "use the simulation's clock and lanes, or the stand-in NavMainActor")
}
