/// The result of one seed, as a line of a file of results.
package struct SeedResult: Codable, Hashable {
  package let seed: UInt64
  let end: End

  /// How it ended.
  enum End: Codable, Hashable {
    /// It holds.
    case passed(run: Played)
    /// It fails; without a study, nothing can be concluded from it.
    case failed(find: Find, study: Failure?)
    /// It fails, and smaller scenarios have taken the process down, in these words.
    case unstudied(find: Find, found: Failure?, words: String)
    /// It fails by a property whose failures are known, and was not looked into.
    case alike(find: Find)
    /// It has taken the process down.
    case died(death: Failure)
    /// It has taken the process down as others have, and was not looked into.
    case diedAlike(death: Failure)
    /// Played twice, it did not lead to the same; from this step on.
    case notDeterministic(step: Int)
  }

  /// What was played.
  struct Played: Codable, Hashable {
    let steps: Int
    let virtualMilliseconds: Int64
    let digest: String
    let counts: String?

    /// As a session has it.
    func outcome(of seed: UInt64) -> SeedOutcome {
      SeedOutcome(
        seed: seed, steps: steps, virtualMilliseconds: virtualMilliseconds, digest: digest,
        counts: counts)
    }
  }

  init(_ seed: UInt64, _ end: End) {
    self.seed = seed
    self.end = end
  }

  init(_ outcome: SeedOutcome) {
    self.init(
      outcome.seed,
      .passed(
        run: Played(
          steps: outcome.steps, virtualMilliseconds: outcome.virtualMilliseconds,
          digest: outcome.digest, counts: outcome.counts)))
  }
}

// MARK: - Reading

// Results come from other machines: what is read here can be added up, printed, and saved under
// the name it has.
extension SeedResult {
  /// Far more than a run reaches, and so few that the sum of many runs is a number.
  package static let numbers: ClosedRange<Int64> = 0...(1 << 40)

  /// What cannot be a result of a run of a harness; nil when all is well.
  func objection(in harness: some Harness) -> String? {
    switch end {
    case .passed(let played): played.objection(in: harness)
    case .failed(let find, let study):
      find.objection(seed, in: harness) ?? study?.objection(in: harness)
    case .unstudied(let find, let found, let words):
      find.objection(seed, in: harness) ?? found?.objection(in: harness)
        ?? (words.isOneLine ? nil : "expected a line that says how the process ended")
    case .alike(let find): find.objection(seed, in: harness)
    case .died(let death), .diedAlike(let death): death.objection(in: harness)
    case .notDeterministic(let step):
      Self.numbers.contains(Int64(step)) ? nil : "expected a number of steps"
    }
  }
}

extension SeedResult.Played {
  fileprivate func objection(in harness: some Harness) -> String? {
    guard SeedResult.numbers.contains(Int64(steps)) else { return "expected a number of steps" }
    guard SeedResult.numbers.contains(virtualMilliseconds) else { return "expected a time" }
    return harness.canAdd(digest, counts)
      ? nil : "expected a digest and the counts of \(harness.name)"
  }
}

extension Find {
  fileprivate func objection(_ own: UInt64, in harness: some Harness) -> String? {
    let isPossible =
      SeedResult.numbers.contains(Int64(step)) && SeedResult.numbers.contains(virtualMilliseconds)
      && (digest.isEmpty || harness.canAdd(digest, nil))
    return seed == own && violation.isShown && isPossible ? nil : "expected a failure of this seed"
  }
}

extension Violation {
  fileprivate var isShown: Bool { [cause, expected, seen].allSatisfy(\.isOneLine) }
}

extension Failure {
  fileprivate func objection(in harness: some Harness) -> String? {
    guard violation.isShown, (report + group + suspicion + [fileName]).allSatisfy(\.isOneLine)
    else { return "expected the lines of a report" }
    // A name that a file does not give itself could name any file there is.
    do {
      guard let file, try harness.fileName(of: file) != fileName else { return nil }
      return "expected the name that its file has"
    } catch {
      return "its file: \(error)"
    }
  }
}

extension String {
  /// True for what a terminal shows as it is.
  fileprivate var isOneLine: Bool {
    TextEncoding.visible(self) == self && TextEncoding.terminal(self) == self
  }
}
