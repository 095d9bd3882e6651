/// Something that a simulation does not govern: what it decides, no seed does.
///
/// A run with an escape fails and names it, because nobody could play it again.
public enum Escape: Hashable, Sendable, CustomStringConvertible {
  /// Another thread resumed a task of the simulation, or handed it a job.
  case jobFromAnotherThread
  /// A task of an earlier run was resumed: what it waited on is shared between runs.
  case taskOfAnEarlierRun
  /// A thread was started.
  case thread
  /// A process was started.
  case process
  /// A call would have blocked the only thread there is.
  case blockingCall(String)
  /// A call waited for real time, or asked the system for a timer.
  case realTime(String)
  /// A call waited for a file, a socket or another process.
  case inputOutput(String)
  /// A queue was used in a way that is not simulated.
  case queueFeature(String)
  /// A sleep on a clock whose durations are not `Duration`.
  case unknownClock(String)

  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .jobFromAnotherThread:
      "another thread resumed a task of the simulation: resume its continuation from a task or a queue "
        + "inside, and pass in a stand-in for what answers from outside"
    case .taskOfAnEarlierRun:
      "a task of an earlier run was resumed: make again for every run what the two runs share"
    case .thread:
      "a thread was started, and goes on beside the simulation: use a task or a queue instead"
    case .process:
      "a process was to be started, which would go on beside the simulation: pass in a stand-in that "
        + "answers inside"
    case .blockingCall(let call):
      "\(call) would block the only thread of the simulation: await what it waits for"
    case .realTime(let call):
      "\(call) waits for real time: use Task.sleep or asyncAfter"
    case .inputOutput(let call):
      "\(call) waits for input or output: pass in a stand-in that answers inside the simulation"
    case .queueFeature(let call):
      "\(call) is not simulated: use tasks, async and asyncAfter"
    case .unknownClock(let clock):
      "a sleep on \(clock), whose durations are not Duration, has no length in virtual time: use a "
        + "clock with Duration"
    }
  }
}
