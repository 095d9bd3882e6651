/// Something that waits for its turn: a job of the runtime, or a block of a queue.
///
/// It is handed on from place to place, and never copied.
package final class Work {
  /// What runs a job. Whoever waits for the job keeps its executor alive.
  package enum Place {
    /// An actor of the simulation, and what its tasks run on elsewhere.
    case lane(UnownedSerialExecutor, UnownedTaskExecutor, context: UInt)
    /// The captured main actor.
    case main(UnownedSerialExecutor)
    /// Code without isolation.
    case global(UnownedTaskExecutor)
  }

  /// What there is to run.
  package enum Content {
    case job(UnownedJob, Place)
    case block(() -> Void)
  }

  /// Where code believes that it runs, which assertions ask for.
  package enum Context: Hashable {
    /// Code without isolation, an actor, or a global queue: nothing that could be asserted.
    case none
    /// The main actor and the main queue.
    case main
    /// A dispatch queue, by its address, and the one that runs its blocks in the end: itself, or the
    /// serial queue that it targets.
    case queue(UInt, on: UInt)
    /// A lane, by the address of its executor.
    case lane(UInt)

    /// What stands in one line with it, whatever queue it was handed to.
    package var line: Self {
      if case .queue(_, let last) = self { .queue(last, on: last) } else { self }
    }
  }

  let content: Content
  let context: Context
  /// The task that a job belongs to, as a number that is never reused; 0 for none.
  let task: UInt64
  /// Whose work it is, and which piece of it.
  var piece = Owners.PieceReference(owner: 0, number: 0)
  /// False for what runs no code of the test: the runtime's part of a yield or of a sleep.
  var isVisible = true
  /// The natural order runs the highest first.
  let priority: UInt8
  /// The place in the order of submission: unique, and first come, first served among equals.
  var number: UInt64 = 0
  /// The line that it stands in, if its order there is promised to callers.
  var line: Int?
  /// False for a block that may run beside others of its line, as on a concurrent queue.
  let isExclusive: Bool
  /// On whose behalf it runs; see ``Causes``.
  var cause = Cause.nobody

  init(_ job: UnownedJob, _ place: Place, task: UInt64) {
    content = .job(job, place)
    self.task = task
    isExclusive = true
    switch place {
    case .lane(_, _, let address):
      context = .lane(address)
      priority = ExecutorJob(job).priority.rawValue
    case .global:
      context = .none
      priority = ExecutorJob(job).priority.rawValue
    case .main:
      // The main queue runs main-actor jobs in the order in which they come, whatever their
      // priority.
      context = .main
      priority = Self.mediumPriority
    }
  }

  init(block: @escaping () -> Void, _ context: Context, isExclusive: Bool) {
    content = .block(block)
    self.context = context
    self.isExclusive = isExclusive
    task = 0
    priority = Self.mediumPriority
  }

  /// True for the turn of an actor, in which it runs what tasks have handed to it: a job of no task.
  var isActorTurn: Bool {
    if task == 0, case .job(_, .global) = content { return true }
    return false
  }

  /// The priority of what has none of its own.
  static let mediumPriority: UInt8 = 0x15
}
