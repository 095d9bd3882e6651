/// How long nothing has come of the work that is done: a router that asks again every 20 ms whether
/// it may go on would do so some hundred thousand times before its time is over.
struct Idling {
  private var moments = 0
  private var since = (time: Duration.zero, work: 0)
  /// True when nothing will: in a time in which every animation ends, and for more pieces of work than
  /// who waits for something has.
  private(set) var isForEver = false

  /// Looks whether something has come of it since it was asked last.
  mutating func look(_ log: RunLog, _ scheduler: Scheduler) {
    let (time, work) = (scheduler.clock.now.offset, scheduler.steps)
    if log.moments.count != moments { (moments, since) = (log.moments.count, (time, work)) }
    isForEver = work - since.work > 10_000 && time - since.time > .seconds(60)
  }
}
