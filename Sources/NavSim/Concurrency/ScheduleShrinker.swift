/// Makes the schedule of a failure simple: as few preemptions as can be, each of which ends as early
/// as can be. They are the reason of the failure.
package struct ScheduleShrinker<Found> {
  /// A run that fails.
  package struct Failing {
    package let found: Found
    /// What was played.
    package let schedule: Schedule
    /// The pieces of tasks that ran; none where nobody knows.
    var pieces: [Piece] = []

    package init(found: Found, schedule: Schedule, pieces: [Piece] = []) {
      self.found = found
      self.schedule = schedule
      self.pieces = pieces
    }
  }

  /// How many schedules are played at most to look for one with fewer preemptions.
  private static var budget: Int { 5_000 }
  /// After how many other pieces, at most, one that is held back is tried to go on.
  private static var candidateLimit: Int { 64 }

  /// The simplest so far.
  package private(set) var best: Failing
  /// Plays a schedule; nil when it does not fail in the same way.
  private let replay: (Schedule) -> Failing?
  private let busyThreads: BusyThreads

  package init(
    _ failing: Failing, busyThreads: BusyThreads = .none,
    replay: @escaping (Schedule) -> Failing?
  ) {
    best = failing
    self.busyThreads = busyThreads
    self.replay = replay
  }

  /// Leaves preemptions out, many at once and then one by one.
  package mutating func leaveOut() {
    if best.schedule.deviations > 0, take(best.schedule.inNaturalOrder) { return }
    var size = max(best.schedule.preemptions.count / 2, 1)
    while size >= 1, !best.schedule.preemptions.isEmpty {
      var start = 0
      var hasImproved = false
      while start < best.schedule.preemptions.count {
        var candidate = best.schedule
        let end = min(start + size, candidate.preemptions.count)
        candidate.preemptions.removeSubrange(start..<end)
        if take(candidate) { hasImproved = true } else { start += size }
      }
      // One may be free only after a later one was left out.
      if size > 1 || !hasImproved { size /= 2 }
    }
  }

  /// Plays all schedules with fewer preemptions, the fewest first.
  ///
  /// - Parameter play: plays one; gives the failure, if it fails in the same way, and the decisions
  ///   that were taken.
  /// - Returns: whether all of them could be played.
  package mutating func lookForFewer(
    isUnwanted: () -> Bool = { false },
    _ play: (DecisionPath) -> (failure: Failing?, path: DecisionPath?)
  ) -> Bool {
    func search(_ limit: Int, _ busy: BusyThreads) -> (found: Failing?, isComplete: Bool) {
      var search = ScheduleSearch(limit: limit, busy: busy)
      let found = search.run(budget: Self.budget, isUnwanted: isUnwanted, play)
      return (found, search.isComplete)
    }
    for limit in 0..<best.schedule.preemptions.count {
      // A busy thread only where nothing else will do.
      for busy in busyThreads == .none ? [BusyThreads.none] : [.none, busyThreads] {
        let (found, isComplete) = search(limit, busy)
        if let found {
          best = found
          return true
        }
        if !isComplete { return false }
      }
    }
    if best.schedule.preemptions.contains(where: \.isBusy),
      let found = search(best.schedule.preemptions.count, .none).found
    {
      best = found
    }
    return true
  }

  /// Lets what is held back go on as early as still fails: then what it waits for is the reason.
  package mutating func endEarly() {
    for index in best.schedule.preemptions.indices {
      guard index < best.schedule.preemptions.count else { return }
      let preemption = best.schedule.preemptions[index]
      guard let end = best.pieces.firstIndex(of: preemption.until) else { continue }
      let before = best.pieces[..<end].lastIndex { $0.precedes(preemption.held) }
      let earlier = best.pieces[(before.map { $0 + 1 } ?? 0)..<end]
      for until in earlier.prefix(Self.candidateLimit) where !until.isOfTask(of: preemption.held) {
        var candidate = best.schedule
        candidate.preemptions[index] = Preemption(
          held: preemption.held, until: until, isBusy: preemption.isBusy)
        guard let failing = replay(candidate),
          failing.schedule.preemptions.count <= candidate.preemptions.count
        else { continue }
        best = failing
        break
      }
    }
  }

  private mutating func take(_ candidate: Schedule) -> Bool {
    guard let failing = replay(candidate), failing.schedule.deviations < best.schedule.deviations
    else { return false }
    best = failing
    return true
  }
}

extension Piece {
  /// Whether it is another piece of the same task.
  fileprivate func isOfTask(of other: Self) -> Bool { (call, path) == (other.call, other.path) }

  /// Whether it is the piece of the same task before another.
  fileprivate func precedes(_ other: Self) -> Bool {
    isOfTask(of: other) && number + 1 == other.number
  }
}
