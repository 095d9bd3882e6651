/// The beginning of a seed, played in a process that has played nothing else, to be compared with
/// one that has: a router whose behaviour depends on what was played before, on the order of a set
/// or on addresses shows it here.
final class Probe {
  private let seed: UInt64
  private let steps: Int
  private let child: ChildProcess

  /// How many steps are compared.
  private static let length = 2_000

  /// Starts the other process.
  init(seed: UInt64, steps: Int) throws(ChildError) {
    self.seed = seed
    self.steps = min(steps, Self.length)
    child = try ChildProcess(.prober)
    child.send(.probe(seed: seed, steps: self.steps))
  }

  /// Compares with a worker that has played everything.
  func compare(with worker: ChildProcess) -> Determinism.Result {
    worker.send(.probe(seed: seed, steps: steps))
    var answers: [[UInt64]] = []
    for child in [child, worker] {
      let (digests, end) = child.probed()
      if let end { return .died(seed: seed, end) }
      guard let digests else { return .stopped }
      answers.append(digests)
    }
    let step = Trail.firstDifference(answers[0], answers[1])
    return step.map { .differs(seed: seed, step: $0) } ?? .alike(seeds: 1, steps: steps)
  }
}

extension ChildProcess {
  /// The digests that it was asked for, or how it ended over them; neither when the command was
  /// stopped.
  func probed() -> (digests: [UInt64]?, end: ChildEnd?) {
    var found: [UInt64]?
    let end = listen {
      if case .digests(let digests) = $0 { found = digests }
      return found != nil
    }
    return (found, end)
  }
}
