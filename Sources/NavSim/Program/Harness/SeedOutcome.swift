/// The result of a seed that holds.
package struct SeedOutcome: Hashable, Sendable {
  /// The seed.
  package let seed: UInt64
  /// How many steps were played.
  package let steps: Int
  /// How much virtual time passed, in milliseconds.
  package let virtualMilliseconds: Int64
  /// A summary of everything that happened: a word.
  package let digest: String
  /// What was exercised, in a word; nil where the digest says it.
  package var counts: String?
  /// Scenarios for a corpus, as files.
  package var kept: [String] = []
  /// True when it was stopped before its last step.
  package var wasInterrupted = false

  package init(
    seed: UInt64, steps: Int, virtualMilliseconds: Int64, digest: String, counts: String? = nil,
    kept: [String] = [], wasInterrupted: Bool = false
  ) {
    self.seed = seed
    self.steps = steps
    self.virtualMilliseconds = virtualMilliseconds
    self.digest = digest
    self.counts = counts
    self.kept = kept
    self.wasInterrupted = wasInterrupted
  }
}

extension SeedOutcome {
  /// The outcome as a child sends it: numbers, and then the scenarios, if there are any. Written
  /// out instead of as JSON, which would cost as much as playing a short seed.
  var text: String {
    let words = [
      "\(seed)", "\(steps)", "\(virtualMilliseconds)", digest, wasInterrupted ? "stopped" : "whole",
      counts ?? "-",
    ]
    let text = words.joined(separator: " ")
    return kept.isEmpty ? text : text + " " + JSON.text(kept)
  }

  /// Reads an outcome; nil when it is none.
  init?(text: String) {
    let words = text.split(separator: " ", maxSplits: 6, omittingEmptySubsequences: false)
    guard words.count == 6 || words.count == 7, let seed = UInt64(words[0]),
      let steps = Int(words[1]), let time = Int64(words[2]),
      let kept = words.count == 6 ? [] : JSON.value(String(words[6]), as: [String].self)
    else { return nil }
    self.init(
      seed: seed, steps: steps, virtualMilliseconds: time, digest: String(words[3]),
      counts: words[5] == "-" ? nil : String(words[5]), kept: kept,
      wasInterrupted: words[4] == "stopped")
  }
}
