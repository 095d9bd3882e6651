/// The result of a seed that holds.
package struct SeedOutcome: Hashable, Sendable {
  /// The seed.
  package let seed: UInt64
  /// How many steps were played.
  package let steps: Int
  /// How much virtual time passed, in milliseconds.
  package let virtualMilliseconds: Int64
  /// A summary of everything that happened.
  package let digest: String
  /// What was exercised.
  package let coverage: Coverage
  /// How many new kinds of place the search has reached, in each quarter of its steps.
  package let newPlaces: [Int]
  /// Scenarios for a corpus.
  package let kept: [Fixture]
  /// True when it was stopped before its last step.
  package let wasInterrupted: Bool

  /// That of a router test, which counts nothing on its way.
  init(seed: UInt64, steps: Int, virtualMilliseconds: Int64, digest: String) {
    self.seed = seed
    self.steps = steps
    self.virtualMilliseconds = virtualMilliseconds
    self.digest = digest
    coverage = Coverage()
    newPlaces = [0, 0, 0, 0]
    kept = []
    wasInterrupted = false
  }

  init(_ run: Fuzzer.Report, setup: RouterSetup) {
    seed = run.seed
    steps = run.steps
    virtualMilliseconds = run.virtualMilliseconds
    digest = run.digest
    coverage = run.coverage
    newPlaces = run.newPlaces
    kept = run.kept.map {
      Fixture(name: "kept", setup: setup, expectation: .passes, steps: $0).canonical
    }
    wasInterrupted = run.wasInterrupted
  }
}

extension SeedOutcome {
  /// The outcome as a child sends it: numbers, and then the scenarios, if there are any. Written
  /// out instead of as JSON, which would cost as much as playing a short seed.
  var text: String {
    let numbers =
      ["\(seed)", "\(steps)", "\(virtualMilliseconds)", digest]
      + newPlaces.map { "\($0)" } + [wasInterrupted ? "stopped" : "whole", coverage.text]
    let text = numbers.joined(separator: " ")
    return kept.isEmpty ? text : text + " " + JSON.text(kept)
  }

  /// Reads an outcome; nil when it is none.
  init?(text: String) {
    let words = text.split(separator: " ", maxSplits: 10, omittingEmptySubsequences: false)
    guard words.count == 10 || words.count == 11, let seed = UInt64(words[0]),
      let steps = Int(words[1]), let time = Int64(words[2]),
      let coverage = Coverage(text: words[9])
    else { return nil }
    let newPlaces = words[4..<8].compactMap { Int($0) }
    let kept = words.count == 10 ? [] : JSON.value(String(words[10]), as: [Fixture].self)
    guard newPlaces.count == 4, let kept else { return nil }
    self.seed = seed
    self.steps = steps
    virtualMilliseconds = time
    digest = String(words[3])
    self.coverage = coverage
    self.newPlaces = newPlaces
    self.kept = kept
    wasInterrupted = words[8] == "stopped"
  }
}
