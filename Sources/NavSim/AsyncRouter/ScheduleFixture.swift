import NavCore

/// A schedule of awaiting callers with what is known of it, as a text to be kept and played again.
///
///     navfuzz schedule 1
///     name      a caller that looks, waits and then acts
///     plant     checks-then-acts
///     seed      4
///     expect    fails
///     schedule  0,1
package struct ScheduleFixture: Hashable, Sendable {
  /// What it shows, in a few words.
  package var name: String
  /// What is done wrong in it.
  package var flaw: AsyncFlaw
  /// Decides what callers and host do.
  package var seed: UInt64
  /// True when a replay has to fail.
  package var fails: Bool
  /// Which of the ready jobs runs, wherever there is a choice; after the end the natural order.
  package var choices: [Int]

  /// Creates a fixture.
  package init(name: String, flaw: AsyncFlaw, seed: UInt64, fails: Bool, choices: [Int]) {
    self.name = name
    self.flaw = flaw
    self.seed = seed
    self.fails = fails
    self.choices = Self.trimmed(choices)
  }

  /// Without what follows the natural order at the end, because that needs no saying.
  private static func trimmed(_ choices: [Int]) -> [Int] {
    Array(choices[..<((choices.lastIndex { $0 != 0 } ?? -1) + 1)])
  }

  /// The fixture as a text, in its one canonical form.
  package var text: String {
    """
    navfuzz schedule 1
    name      \(name)
    plant     \(flaw.rawValue)
    seed      \(seed)
    expect    \(fails ? "fails" : "passes")
    schedule  \(AsyncFailure.schedule(of: choices))

    """
  }

  /// Reads a text. Total: any text gives a fixture or an error with line, column and what was
  /// expected.
  package init(parsing text: String) throws(FixtureError) {
    var lines = FixtureLines(text)
    var first = try lines.next(expecting: "the header \"navfuzz schedule 1\"")
    for word in ["navfuzz", "schedule", "1"] {
      try first.take(word, expecting: "the header \"navfuzz schedule 1\"")
    }
    try first.end()
    func field(_ key: String, _ expected: String) throws(FixtureError) -> (String, FixtureWords) {
      var line = try lines.next(expecting: "the line \"\(key)\"")
      try line.take(key, expecting: "the line \"\(key)\"")
      guard let rest = line.rest else { throw line.error(expected) }
      return (rest, line)
    }
    name = try field("name", "what the fixture shows").0
    let (plant, plantLine) = try field("plant", "what is done wrong")
    let flaws = AsyncFlaw.allCases.map(\.rawValue).joined(separator: ", ")
    guard let flaw = AsyncFlaw(rawValue: plant) else { throw plantLine.error("one of: \(flaws)") }
    self.flaw = flaw
    let (number, seedLine) = try field("seed", "a seed")
    guard let seed = UInt64(number) else { throw seedLine.error("a whole number") }
    self.seed = seed
    let (expected, expectLine) = try field("expect", "passes or fails")
    guard expected == "fails" || expected == "passes" else {
      throw expectLine.error("passes or fails")
    }
    fails = expected == "fails"
    let (schedule, scheduleLine) = try field("schedule", "natural, or numbers with commas")
    guard let choices = AsyncFailure.choices(of: schedule) else {
      throw scheduleLine.error("natural, or numbers with commas")
    }
    self.choices = Self.trimmed(choices)
    if let more = lines.next() { throw more.error("the end of the file") }
  }

  /// The file name of a failure: the same bug gives the same file.
  package var fileName: String {
    var digest = Digest()
    digest.add(text: text)
    return "schedule-\(digest.hexadecimal.prefix(8)).schedule"
  }

  /// Plays it, and says what went wrong, if anything did.
  package func play() -> AsyncFailure? {
    var run = AsyncRouterRun()
    run.flaw = flaw
    do throws(AsyncFailure) {
      _ = try run.play(seed: seed, replaying: choices)
      return nil
    } catch {
      return error
    }
  }
}
