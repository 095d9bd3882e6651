import Dispatch
import Synchronization

/// Looks whether execution is captured: plays one of each kind, and sees whether it arrives.
///
/// The first simulation of a process begins with it. A toolchain or a way of linking that captures
/// less than is needed is found before anything has run, and not as a failure that differs from run
/// to run.
enum CaptureCheck {
  /// What has been captured once always is: executors and functions are replaced for good.
  private static let hasPassed = Atomic<Bool>(false)
  private static let hour = Duration.seconds(3_600)
  private static let queue = DispatchQueue(label: "NavSim.CaptureCheck")

  /// What is not captured; nil when everything is, which is looked for until it has been found once.
  static func error(of backend: any CaptureBackend) -> CaptureError? {
    if hasPassed.load(ordering: .acquiring) { return nil }
    let error = findError(of: backend)
    if error == nil { hasPassed.store(true, ordering: .releasing) }
    return error
  }

  /// Looks what is not captured; nil when everything is.
  static func findError(of backend: any CaptureBackend) -> CaptureError? {
    let arrived = Arrivals()
    let scheduler = Scheduler(
      .natural, stepsAtOnceLimit: 1_000, timeLimit: hour * 2)
    var sleeper: Task<Void, Never>?
    backend.capture(scheduler) {
      Task.detached(priority: .medium) {
        arrived.note(.detachedTask)
        await onMainActor(arrived)
      }
      sleeper = Task.detached(priority: .medium) {
        let start = ContinuousClock.now
        guard (try? await Task.sleep(for: hour)) != nil else { return }
        arrived.note(.sleep)
        if ContinuousClock.now - start == hour { arrived.note(.clock) }
      }
      queue.async { arrived.note(.queue) }
      _ = scheduler.run { arrived.isComplete }
    }
    // One that is not captured would sleep on for an hour.
    sleeper?.cancel()
    let missing = arrived.missing
    return missing.isEmpty ? nil : CaptureError(missing: missing, remedy: backend.remedy)
  }

  @MainActor
  private static func onMainActor(_ arrived: Arrivals) { arrived.note(.mainActor) }

  /// Who has arrived while the check ran. Those that are not captured arrive on other threads.
  private final class Arrivals: Sendable {
    private let parts = Mutex<Set<CaptureError.Part>>([])
    private let thread = ThreadIdentity()

    func note(_ part: CaptureError.Part) {
      guard thread.isCurrent else { return }
      parts.withLock { _ = $0.insert(part) }
    }

    var missing: [CaptureError.Part] {
      parts.withLock { parts in CaptureError.Part.allCases.filter { !parts.contains($0) } }
    }

    var isComplete: Bool { parts.withLock { $0.count } == CaptureError.Part.allCases.count }
  }
}
