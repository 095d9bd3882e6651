import NavSim

/// What was run: results of runs that differ in it cannot be put together.
struct RunDescription: Codable, Hashable {
  var version = Version.text
  let router: String
  /// As it was said; nil when seeds draw it.
  let timing: String?
  let drawsSetups: Bool
  let steps: Int
  let faults: String
  let judged: String
  let strategy: String?
  let firstSeed: UInt64
  let lastSeed: UInt64

  init(_ options: Options, seeds: ClosedRange<UInt64>) {
    router = options.setup.name.rawValue
    timing = options.hasTiming ? (options.setup.isEstimated ? "estimated" : "reported") : nil
    drawsSetups = options.drawsSetups
    steps = options.steps
    faults = options.faults.text
    judged = options.judged.text
    strategy = options.strategy?.rawValue
    firstSeed = seeds.lowerBound
    lastSeed = seeds.upperBound
  }

  /// The options that describe the same; nil when something is unknown here.
  var options: Options? {
    var words = [
      "--steps", "\(steps)", "--router", router, "--faults", faults, "--judge", judged,
      "--seeds", "\(firstSeed)...\(lastSeed)",
    ]
    if let timing { words += ["--timing", timing] }
    if !drawsSetups { words += ["--setup", "fixed"] }
    if let strategy { words += ["--strategy", strategy] }
    return try? Options.parse(words, by: Options.fuzzing, allowsPaths: false)
  }
}
