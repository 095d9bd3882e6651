/// What was run: results of runs that differ in it cannot be put together.
struct RouterRunDescription: Codable, Hashable {
  var version = Version.text
  let test: String
  let steps: Int
  let faults: String?
  let judged: String?
  let strategy: String?
  let leftOutActions: String?
  let firstSeed: UInt64
  let lastSeed: UInt64

  init(_ test: PlayedTest, _ options: RouterTestOptions, _ seeds: ClosedRange<UInt64>) {
    self.test = test.name
    steps = options.steps
    faults = options.faults
    judged = options.judged
    strategy = options.strategy?.rawValue
    leftOutActions = options.leftOutActions
    firstSeed = seeds.lowerBound
    lastSeed = seeds.upperBound
  }

  /// The options that describe the same; nil when something is unknown here.
  var options: RouterTestOptions? {
    var words = ["--seeds", "\(firstSeed)...\(lastSeed)", "--steps", "\(steps)"]
    for (name, value) in [
      ("--faults", faults), ("--judge", judged), ("--strategy", strategy),
      ("--without-action", leftOutActions),
    ] {
      if let value { words += [name, value] }
    }
    var options = try? RouterTestOptions.parse(words, for: .fuzz)
    // What the environment says of shards is about another run.
    options?.shard = .whole
    return options
  }
}
