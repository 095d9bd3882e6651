/// What was run: results of runs that differ in it cannot be put together.
package struct RunDescription: Codable, Hashable {
  var version = Version.text
  /// What was played, by its name.
  package let test: String
  let steps: Int
  /// What was said beside seeds and steps.
  let options: [String]
  let firstSeed: UInt64
  let lastSeed: UInt64

  /// - Parameter seeds: all of them, whatever is played here.
  package init(_ test: String, _ options: some FuzzingOptions, _ seeds: ClosedRange<UInt64>) {
    self.test = test
    steps = options.steps
    self.options = options.departureWords
    firstSeed = seeds.lowerBound
    lastSeed = seeds.upperBound
  }

  /// The options that describe the same; nil when something is unknown here, or says more than how
  /// seeds are played.
  package func parsed<Options: FuzzingOptions>(as _: Options.Type = Options.self) -> Options? {
    let words = ["--seeds", "\(firstSeed)...\(lastSeed)", "--steps", "\(steps)"] + options
    guard let said = try? Options.parse(words, by: Options.fuzzing), let seeds = said.seeds,
      Self(test, said, seeds) == self
    else { return nil }
    return said
  }
}
