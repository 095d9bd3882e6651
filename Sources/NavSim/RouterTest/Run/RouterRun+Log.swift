// What the history judge is told of a run.
extension RouterRun {
  /// Something is seen.
  func note(_ moment: RunLog.Moment) {
    log.add(moment, carriedOut, scheduler.clock.now.offset)
  }

  /// A call has its first turn, or a finger touches the screen.
  func began(_ operation: Int) {
    log.began(operation, step: carriedOut, at: scheduler.clock.now.offset)
  }

  /// A call has ended, or the router has been told of all that the user has done.
  func ended(_ operation: Int, _ how: Operation.End) {
    log.ended(operation, how, step: carriedOut, at: scheduler.clock.now.offset)
  }

  /// The user touches something; the move may begin here.
  func begin(_ move: UserMove) -> Int {
    let operation = log.add(
      Operation(
        subject: .move(move), caller: 0, effect: nil, time: scheduler.clock.now.offset))
    began(operation)
    return operation
  }

  /// The router was told something.
  func told(_ text: @escaping @Sendable () -> String, _ before: Picture) {
    note(.told(RunLog.Report(text: text, before: before, after: screens)))
  }
}
