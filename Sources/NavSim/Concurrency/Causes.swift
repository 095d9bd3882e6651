/// On whose behalf work runs.
struct Cause: Hashable {
  /// The number of a call or a callback of the driver of a run; 0 for neither.
  let number: Int
  /// True when the work may serve other calls, too, and nobody can tell whose turn it is.
  var isShared = false

  /// That of work that no call has started.
  static let nobody = Self(number: Causes.nobody)
}

/// The causes of work: the driver of a run gives each of its calls a number, which everything
/// inherits that the call starts.
///
/// A task keeps the number that it was made under, whoever resumes it; a block has the number of
/// the code that has submitted it. A task that was there before any call, as one that handles
/// events, works for the call that has woken it last; but it may go on with an event that has waited
/// meanwhile, so that its work is shared.
package struct Causes {
  /// The number of work that no call has started.
  package static let nobody = 0

  private var byTask = TaskTable<Cause>()
  /// By number: whether it is that of a call, and not of a callback.
  private var isCall: [Bool] = []
  /// By cause: how much of its work is ready or waits for a time.
  private var pending: [Int] = []

  /// The cause of a task's work.
  ///
  /// - Parameters:
  ///   - task: the number of the task; 0 for work of no task.
  ///   - present: the cause of the code that runs now.
  mutating func cause(of task: UInt64, present: Cause) -> Cause {
    if task == 0 { return present }
    let known = byTask[task]
    var cause = known ?? present
    if cause.number == Self.nobody { cause.isShared = true }
    if cause.isShared, isCall.indices.contains(present.number), isCall[present.number] {
      cause = Cause(number: present.number, isShared: true)
    }
    if cause != known { byTask[task] = cause }
    return cause
  }

  /// The cause of a task's work; nil for a task that has never been seen.
  func cause(of task: UInt64) -> Cause? { byTask[task] }

  /// A call begins.
  mutating func begins(call: Int) {
    while isCall.count <= call { isCall.append(false) }
    isCall[call] = true
  }

  /// Work of a cause waits from now on.
  mutating func add(_ cause: Cause) {
    while pending.count <= cause.number { pending.append(0) }
    pending[cause.number] += 1
  }

  /// Work of a cause has run, or never will.
  mutating func remove(_ cause: Cause) {
    if pending.indices.contains(cause.number) { pending[cause.number] -= 1 }
  }

  /// How much work of a call waits.
  func count(of call: Int) -> Int { pending.indices.contains(call) ? pending[call] : 0 }
}
