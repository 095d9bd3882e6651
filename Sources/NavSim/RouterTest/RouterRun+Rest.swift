// Whether anything is under way in a run.
extension RouterRun {
  /// True when work waits that belongs to no call: the router is busy with something of its own.
  var hasForeignWork: Bool {
    let own = calls.live.reduce(isStepWaiting ? 1 : 0) {
      $0 + scheduler.pendingWork(of: $1.number)
    }
    return scheduler.pendingCount > own
  }
}
