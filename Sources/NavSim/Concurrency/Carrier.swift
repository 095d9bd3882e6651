import Synchronization

/// A task on the calling thread that a simulation runs in.
///
/// Because a block of a queue runs in no task of its own, what it starts would otherwise take its
/// priority, its isolation and its cancellation from the task that called the simulation.
final class Carrier: TaskExecutor {
  private let job = Mutex<UnownedJob?>(nil)

  /// Runs something in a task of medium priority, here and now.
  static func run(_ body: @escaping @Sendable () -> Void) {
    let carrier = Carrier()
    Task(executorPreference: carrier, priority: .medium) { body() }
    carrier.job.withLock { $0 }?.runSynchronously(on: carrier.asUnownedTaskExecutor())
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    self.job.withLock { $0 = job }
  }
}
