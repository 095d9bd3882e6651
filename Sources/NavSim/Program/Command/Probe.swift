/// The beginning of a seed, played in a process that has played nothing else, to be compared with
/// one that has: a router whose behaviour depends on what was played before, on the order of a set
/// or on addresses shows it here.
final class Probe {
  private let order: ChildOrder
  private let child: ChildProcess

  /// How many steps are compared.
  private static let length = 2_000

  /// Starts the other process.
  init(seed: UInt64, steps: Int) throws(ChildError) {
    order = .probe(seed: seed, steps: min(steps, Self.length))
    child = try ChildProcess(.prober)
    child.send(order)
  }

  /// The result of the comparison.
  enum Result {
    case alike
    /// They differ at this step, counted from 1.
    case differs(step: Int)
    /// One of them ended over it, though the seed holds.
    case died(ChildEnd)
    /// The command was stopped.
    case stopped
  }

  /// Compares with a worker that has played everything.
  func compare(with worker: ChildProcess) -> Result {
    worker.send(order)
    var answers: [[UInt64]] = []
    for child in [child, worker] {
      let end = child.listen {
        guard case .digests(let digests) = $0 else { return false }
        answers.append(digests)
        return true
      }
      if let end { return .died(end) }
    }
    guard answers.count == 2 else { return .stopped }
    return Trail.firstDifference(answers[0], answers[1]).map { .differs(step: $0) } ?? .alike
  }
}
