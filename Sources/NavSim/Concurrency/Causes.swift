/// On whose behalf work runs: a number that the driver of a run gives to each of its calls, and
/// that everything inherits which they start.
///
/// A task keeps the number that it was made under, whoever resumes it; a block has the number of
/// the code that has submitted it.
struct Causes {
  /// Work that no call has started.
  static let nobody = 0

  private var byTask = TaskTable<Int>()
  /// By cause: how much of its work is ready or waits for a time.
  private var pending: [Int] = []

  /// The cause of a task's work.
  ///
  /// - Parameters:
  ///   - task: the number of the task; 0 for work of no task.
  ///   - present: the cause of the code that runs now.
  mutating func cause(of task: UInt64, present: Int) -> Int {
    if task == 0 { return present }
    if let cause = byTask[task] { return cause }
    byTask[task] = present
    return present
  }

  /// The cause of a task's work; nil for a task that has never been seen.
  func cause(of task: UInt64) -> Int? { byTask[task] }

  /// Work of a cause waits from now on.
  mutating func add(_ cause: Int) {
    while pending.count <= cause { pending.append(0) }
    pending[cause] += 1
  }

  /// Work of a cause has run, or never will.
  mutating func remove(_ cause: Int) {
    if pending.indices.contains(cause) { pending[cause] -= 1 }
  }

  /// How much work of a cause waits.
  func count(of cause: Int) -> Int { pending.indices.contains(cause) ? pending[cause] : 0 }
}
