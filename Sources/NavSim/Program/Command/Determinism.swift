/// Looks whether a router does the same when it is asked the same: in another process, and after
/// other seeds were played.
package enum Determinism {
  /// What was found.
  package enum Result: Hashable, Sendable {
    /// Everything was alike.
    case alike(seeds: Int, steps: Int)
    /// A seed differs from this step on, counted from 1.
    case differs(seed: UInt64, step: Int)
    /// The router took the process down over a seed.
    case died(seed: UInt64, ChildEnd)
    /// The command was stopped.
    case stopped

    /// True when nothing differs.
    package var isWell: Bool { if case .alike = self { true } else { false } }

    /// What was found, in words.
    package var words: String {
      switch self {
      case .alike(let seeds, let steps):
        "\(seeds) seeds of \(TextReport.grouped(steps)) steps give the same in two processes, "
          + "whatever was played before"
      case .differs(let seed, let step):
        "two executions of seed \(seed) differ from step \(TextReport.grouped(step)) on"
      case .died(let seed, let end): "seed \(seed) took the process down (\(end.words))"
      case .stopped: "stopped"
      }
    }
  }

  /// Plays seeds in two processes, the second time in the opposite order. The processes are
  /// children of this program, whose command line has to name the router.
  package static func check(seeds: ClosedRange<UInt64> = 1...5, steps: Int = 2_000) throws -> Result
  {
    var trails: [[UInt64: [UInt64]]] = []
    for order in [Array(seeds), seeds.reversed()] {
      let child = try ChildProcess(.prober)
      defer { child.stop() }
      var digests: [UInt64: [UInt64]] = [:]
      for seed in order {
        child.send(.probe(seed: seed, steps: steps))
        let (found, end) = child.probed()
        if let end { return .died(seed: seed, end) }
        digests[seed] = found
        if StopSignal.hasCome { return .stopped }
      }
      trails.append(digests)
    }
    for seed in seeds {
      guard let first = trails[0][seed], let second = trails[1][seed] else { return .stopped }
      if let step = Trail.firstDifference(first, second) { return .differs(seed: seed, step: step) }
    }
    return .alike(seeds: seeds.count, steps: steps)
  }
}

/// The digests after each step of an execution.
package enum Trail {
  /// The first step, counted from 1, at which two executions differ; nil when they are alike.
  package static func firstDifference(_ first: [UInt64], _ second: [UInt64]) -> Int? {
    if let index = zip(first, second).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return index + 1
    }
    return first.count == second.count ? nil : min(first.count, second.count) + 1
  }
}
