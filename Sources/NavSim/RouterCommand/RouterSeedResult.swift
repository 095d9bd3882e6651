/// The result of one seed of a router test, for a file of results.
struct RouterSeedResult: SeedKeyedResult {
  let seed: UInt64
  let end: End

  /// How it ended.
  enum End: Codable, Hashable {
    /// It holds.
    case passed(run: Played)
    /// It fails; without a study, nothing can be concluded from it.
    case failed(find: Find, study: Failure?)
    /// It fails, and smaller scenarios have taken the process down, in these words.
    case unstudied(find: Find, found: Failure, words: String)
    /// It fails by a property whose failures are known, and was not looked into.
    case alike(find: Find)
    /// It has taken the process down.
    case died(death: Failure)
    /// It has taken the process down as others have, and was not looked into.
    case diedAlike(death: Failure)
    /// Played twice, it did not lead to the same.
    case notDeterministic
  }

  /// What was played.
  struct Played: Codable, Hashable {
    let steps: Int
    let virtualMilliseconds: Int64
    let digest: String
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
          digest: outcome.digest)))
  }
}

extension RouterSeedResult.Played {
  /// As a session has it.
  func outcome(of seed: UInt64) -> SeedOutcome {
    SeedOutcome(
      seed: seed, steps: steps, virtualMilliseconds: virtualMilliseconds, digest: digest)
  }
}

// MARK: - Reading

// Results come from other machines: what is read here can be added up, printed, and saved under
// the name it has.
extension RouterSeedResult {
  /// What cannot be a result of this test; nil when all is well.
  func objection(in test: PlayedTest) -> String? {
    switch end {
    case .passed(let played): played.objection(in: test)
    case .failed(let find, let study):
      find.objection(seed, in: test) ?? study?.objection(in: test)
    case .unstudied(let find, let found, let words):
      find.objection(seed, in: test) ?? found.objection(in: test)
        ?? (words.isOneLine ? nil : "expected a line that says how the process ended")
    case .alike(let find): find.objection(seed, in: test)
    case .died(let death), .diedAlike(let death): death.objection(in: test)
    case .notDeterministic: nil
    }
  }
}

extension RouterSeedResult.Played {
  fileprivate func objection(in test: PlayedTest) -> String? {
    guard RouterSummary.numbers.contains(steps),
      RouterSummary.numbers.contains(Int(virtualMilliseconds))
    else { return "expected a number of steps and a time" }
    return RouterSummary(digest)?.isPossible(in: test) == true
      ? nil : "expected a digest and the counts of this test"
  }
}

extension RouterSummary {
  fileprivate static var numbers: ClosedRange<Int> { 0...(1 << 40) }

  /// True for counts that can be added up as those of this test.
  fileprivate func isPossible(in test: PlayedTest) -> Bool {
    statistics.calls.count <= test.actions.count
      && statistics.numbers.allSatisfy(Self.numbers.contains)
  }
}

extension Find {
  fileprivate func objection(_ own: UInt64, in test: PlayedTest) -> String? {
    // Of a seed whose counts cannot be read, nothing is added up.
    seed == own && violation.isShown && RouterSummary(digest)?.isPossible(in: test) != false
      ? nil : "expected a failure of this seed"
  }
}

extension Violation {
  fileprivate var isShown: Bool { [cause, expected, seen].allSatisfy(\.isOneLine) }
}

extension Failure {
  fileprivate func objection(in test: PlayedTest) -> String? {
    guard violation.isShown, (report + group + suspicion + [fileName]).allSatisfy(\.isOneLine)
    else { return "expected the lines of a report" }
    return test.objection(to: file, named: fileName)
  }
}

extension PlayedTest {
  /// A name that a file does not give itself could name any file there is.
  fileprivate func objection(to text: String?, named name: String) -> String? {
    guard let text else { return nil }
    do throws(ScenarioError) {
      return fileName(of: try file(text)) == name ? nil : "expected the name that its file has"
    } catch {
      return "its file: \(error)"
    }
  }
}

extension String {
  /// True for what a terminal shows as it is.
  fileprivate var isOneLine: Bool { TextEncoding.visible(self) == self }
}
