/// Plays asynchronous code in the natural order, and cancels one of its tasks at one of its awaits:
/// each task, at each await, one at a time.
///
///     #expect(exploreCancellation { @MainActor _ in … } == nil)
///
/// A cancelled run may throw what it wants and need not have done its work. It has to end: a
/// deadlock, a livelock or an escape is a failure, and so is work that still waits when the body has
/// ended, if none did without the cancellation.
///
/// - Parameters:
///   - capture: whether execution is captured; without, no task can be cancelled.
///   - body: what is to be played.
/// - Returns: the first failure, whose schedule says what was cancelled and where; nil when every
///   cancelled run ends. What fails uncancelled is returned as it is.
public func exploreCancellation(
  capture: Capture = .required,
  _ body: @escaping @Sendable (AsyncSimulation) async throws -> Void
) -> AsyncFailure? {
  RunSettings(capture: capture).exploreCancellation(body)
}

extension RunSettings {
  /// Cancels each task at each of its awaits; see ``exploreCancellation(capture:_:)``.
  package func exploreCancellation(_ body: @escaping Body<Void>) -> AsyncFailure? {
    var settings = self
    settings.notesPieces = true
    let natural: AsyncRun<Void>
    switch settings.play(.natural, seed: 0, body) {
    case .failure(let failure): return failure
    case .success(let run): natural = run
    }
    for piece in natural.pieces {
      if isUnwanted() { return nil }
      let schedule = Schedule(cancellation: piece)
      let pendingCount: Int
      switch play(schedule, seed: 0, body) {
      case .success(let run): pendingCount = run.pendingCount
      case .failure(let failure):
        guard case .thrown = failure.kind else { return failure }
        pendingCount = failure.pendingCount
      }
      if pendingCount > natural.pendingCount {
        return AsyncFailure(
          kind: .leftover(pendingCount), seed: 0, schedule: schedule, isCaptured: true)
      }
    }
    return nil
  }
}
