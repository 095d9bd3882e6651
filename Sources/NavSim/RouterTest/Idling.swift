/// How long nothing has come of the work that is done: a router that asks again every 20 ms whether
/// it may go on would do so some hundred thousand times before its time is over.
struct Idling {
  private var since = (time: Duration.zero, work: 0)

  /// Something has come of it: the screens have changed, a call has ended, or it was the run's own.
  mutating func ends(_ scheduler: Scheduler) {
    since = (scheduler.clock.now.offset, scheduler.steps)
  }

  /// True when nothing will: in a time in which every animation ends, and for more pieces of work than
  /// who waits for something has.
  func isForEver(_ scheduler: Scheduler) -> Bool {
    scheduler.steps - since.work > 10_000
      && scheduler.clock.now.offset - since.time > .seconds(60)
  }
}
