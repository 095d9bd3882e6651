/// A test whose operations can be played alone.
protocol AlonePlayer {
  /// What is explored: calls, and the user's choices of a tab.
  var exploredSubjects: [Operation.Subject] { get }

  /// True where something waits for its turn, or leaves by itself, as the test declares.
  var hasTurns: Bool { get }

  /// True for a call of which the test does not say what it does, and for moves of the user's.
  func learns(_ subject: Operation.Subject) -> Bool

  /// Plays operations alone, one after another.
  ///
  /// - Parameter randomness: what random numbers are drawn from.
  /// - Returns: what came of each, as far as everything came to rest, and whether random numbers were
  ///   drawn.
  func alone(_ subjects: [Operation.Subject], randomness: UInt64) -> (
    start: AlonePlay.Result?, results: [AlonePlay.Result], hasDrawn: Bool
  )
}
