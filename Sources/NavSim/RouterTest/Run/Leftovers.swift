/// Runs what is left of a run that has ended, for a while.
final class Leftovers: RunDriver {
  private var rest = 1_000

  func workEnded() -> Bool {
    rest -= 1
    return rest > 0
  }

  func timeWillPass() -> Bool { true }
}
