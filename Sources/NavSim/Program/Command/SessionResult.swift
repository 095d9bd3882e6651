/// What ends a session before all seeds are played.
package enum SessionEnd {
  /// Several distinct failures, or deaths.
  case several
  /// A failure; behind a seed that takes its process down the others are played.
  case failure
  /// Whatever is no pass.
  case anything
}

/// What a session tells as soon as it is known; in the order of the seeds.
package enum SessionEvent {
  /// A seed holds, of those that are played with everything judged.
  case passed(SeedOutcome)
  /// A seed fails: the scenario as it was found, unless it comes from a file of results. Nothing
  /// else has been tried with it.
  case found(Find, Failure?)
  /// A failure has been made small.
  case studied(Find, Failure)
  /// A failure leads to one that is known.
  case same(Find, Failure)
  /// A failure, made small, that has the property of one that is known and takes other kinds of
  /// calls as well, or not all of them.
  case otherWay(Find, Failure, of: Failure)
  /// A failure whose cause has led to what is known often enough: it was not looked into.
  case alike(Find)
  /// A failure from which nothing can be concluded.
  case inconclusive(Find, Failure?)
  /// A failure whose smaller scenarios have taken the process down, in these words.
  case unstudied(Find, words: String)
  /// A failure that was not made small, because the command was stopped.
  case interrupted(Find)
  /// The scenario of a seed that has taken the process down; nothing else has been tried with it.
  case foundDeath(Failure)
  /// A seed has taken the process down.
  case died(seed: UInt64, Failure)
  /// A seed has taken the process down, and ended as others whose deaths are one: it was not made
  /// small.
  case diedAlike(seed: UInt64, Failure)
  /// So many seeds that have failed are played again without these causes, by which they have.
  case goesOn(seedCount: Int, without: [String])
}

/// What has come of all seeds.
package struct SessionResult<Tally: SeedTally> {
  /// Of no seeds.
  package init() {}

  /// What the seeds have exercised.
  package var tally = Tally()
  /// Distinct failures, in the order of their seeds.
  package var failures: [Failure] = []
  /// The same failures by other kinds of calls.
  private var otherWays: [Failure] = []
  /// The seeds that have taken the process down.
  var deaths: Set<UInt64> = []
  /// Distinct deaths, in the order of their seeds.
  var distinctDeaths: [Failure] = []
  /// How many failures could not be made small.
  package private(set) var unstudiedCount = 0
  /// How many seeds have failed, or have taken the process down, in ways that are known, by the
  /// property or by what was seen of the death.
  private var knownCounts: [[String]: Int] = [:]
  /// A seed that does not lead to the same twice.
  package var differs: (seed: UInt64, step: Int)?
  /// What it has failed by, if it has.
  package var differing: Violation?
  /// That a router does not begin as the first one did.
  package var sharedState: Violation?
  package var wasInterrupted = false
  /// The seed behind which nothing was played, because enough have failed.
  var stoppedAt: UInt64?

  /// True when there is something to tell that is no pass.
  var hasFailed: Bool {
    !failures.isEmpty || !deaths.isEmpty || unstudiedCount > 0 || differs != nil
      || sharedState != nil
  }

  /// True when so many distinct failures are known that no more seeds are played. Seeds that fail
  /// in ways that are known stop nothing.
  func hasEnough(_ end: SessionEnd) -> Bool {
    let found = failures.count + unstudiedCount
    return switch end {
    case .several:
      found >= Failure.distinctLimit || distinctDeaths.count >= Failure.studyLimit
    case .failure: found > 0 || differs != nil
    case .anything: hasFailed
    }
  }

  /// True when what seeds show that is like it is known well enough.
  func isKnown(_ like: [String]) -> Bool {
    knownCounts[like, default: 0] >= Failure.studyLimit
  }

  /// Takes a death that was looked into.
  mutating func take(_ death: Failure, of seed: UInt64) {
    deaths.insert(seed)
    if distinctDeaths.contains(where: { $0.group == death.group }) {
      knownCounts[death.suspicion, default: 0] += 1
    } else {
      distinctDeaths.append(death)
    }
  }

  /// Takes a failure that could not be made small.
  mutating func take(unstudied find: Find) {
    unstudiedCount += 1
    knownCounts[[find.violation.cause], default: 0] += 1
  }

  /// Takes what has come of studying a failure; nil when it does not happen again.
  ///
  /// - Returns: false when nothing can be concluded from the run.
  mutating func take(
    _ find: Find, _ study: Failure?, _ tell: (SessionEvent) throws -> Void
  ) throws -> Bool {
    if find.violation.property == Failure.sharedState {
      sharedState = find.violation
      try tell(.inconclusive(find, nil))
      return false
    }
    guard let study, study.file != nil else {
      differs = (find.seed, study?.differsAt ?? find.step)
      differing = find.violation
      try tell(.inconclusive(find, study))
      return true
    }
    if let same = (failures + otherWays).first(where: { $0.group == study.group }) {
      knownCounts[[find.violation.cause], default: 0] += 1
      try tell(.same(find, same))
    } else if let known = failures.first(where: {
      FailureShape.isOtherWay(study.group, to: $0.group)
    }) {
      knownCounts[[find.violation.cause], default: 0] += 1
      otherWays.append(study)
      try tell(.otherWay(find, study, of: known))
    } else {
      failures.append(study)
      try tell(.studied(find, study))
    }
    return true
  }
}

/// Why nothing can be played.
package enum SessionProblem: Error, CustomStringConvertible {
  /// A child ended before it said that it was ready.
  case noAnswer(ChildEnd)

  /// What happened, and what was expected.
  package var description: String {
    switch self {
    case .noAnswer(let end):
      "the child process ended before it began (\(end.words)): expected a program that passes on "
        + "its command line (CommandLine.arguments) as it is"
    }
  }
}
