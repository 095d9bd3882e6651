/// One after another: what an actor of the simulation runs on.
package final class LaneExecutor: SerialExecutor {
  private let scheduler: Scheduler
  private let pool: PoolExecutor

  init(_ scheduler: Scheduler, _ pool: PoolExecutor) {
    self.scheduler = scheduler
    self.pool = pool
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    scheduler.enqueue(
      UnownedJob(job),
      on: .lane(
        asUnownedSerialExecutor(), pool.asUnownedTaskExecutor(),
        context: UInt(bitPattern: ObjectIdentifier(self))))
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

/// What code without isolation runs on.
///
/// Two classes, because one that is both cannot tell which kind of job it was given.
package final class PoolExecutor: TaskExecutor {
  private let scheduler: Scheduler

  init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  package func enqueue(_ job: consuming ExecutorJob) {
    scheduler.enqueue(UnownedJob(job), on: .global(asUnownedTaskExecutor()))
  }
}
