import Foundation
import NavCore
import NavSim

/// Everything that can be said on the command line, from one table: parsing and help agree because
/// there is nothing else.
struct Options {
  var seeds: ClosedRange<UInt64>?
  var steps = 10_000
  var setup = RouterSetup()
  var faults = FaultSet.all
  var judged = InvariantSet.all
  var strategy: Strategy?
  var corpus: String?
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var shard = Shard.whole
  var results: String?
  var report: String?
  var format = OutputFormat.text
  var isQuiet = false
  var isIsolated = true
  /// What was said, less the seeds.
  var withoutSeeds: [String] = []
  var emitsSwift = false
  var workloads: [String]?
  var repeats = 9
  var printsJSON = false
  var baseline: String?
  var plot: String?
  var showsStatistics = false
  var flaw = AsyncFlaw.none
  var schedule: [Int]?
  var pushes: Int?
  var output = "navfuzz-failures"
  var paths: [String] = []
  var logsNavigation = false
  var scenarios = 2_000
  var length = 30
  var depth = 3

  struct Option {
    let name: String
    /// What the value is called; empty for an option without one.
    let value: String
    let help: String
    /// What a shell may suggest; none where anything can stand.
    var suggestions: [String] = []
    let take: @Sendable (inout Options, String) throws(UsageError) -> Void
  }

  static let fuzzing: [Option] = [
    seed, seeds,
    Option(name: "--steps", value: "N", help: "steps per seed, at least 1 (default: 10000)") {
      (options, text) throws(UsageError) in
      options.steps = try count(text, "--steps")
    },
    router, timing,
    Option(
      name: "--faults", value: "LIST",
      help: "all, none, or names with commas; see: navfuzz list faults",
      suggestions: ["all", "none"] + Fault.allCases.map(\.rawValue)
    ) {
      (options, text) throws(UsageError) in
      options.faults = try parseFaults(text)
    },
    judge,
    Option(
      name: "--strategy", value: "NAME",
      help: "how steps are drawn: uniform, swarm, boundary or feedback (default: all by turns)",
      suggestions: Strategy.allCases.map(\.rawValue)
    ) {
      (options, text) throws(UsageError) in
      options.strategy = try named(text, "--strategy")
    },
    Option(
      name: "--corpus", value: "DIR",
      help: "scenarios that come to rare places: played first, added to, kept between runs"
    ) {
      (options, text) throws(UsageError) in
      guard !text.isEmpty else {
        throw UsageError.badValue("--corpus", text, expected: "a folder")
      }
      options.corpus = text
    },
    stats,
    Option(
      name: "--jobs", value: "N",
      help: "how many seeds at once; nothing else depends on it (default: as many as cores)"
    ) {
      (options, text) throws(UsageError) in
      options.jobs = try count(text, "--jobs")
    },
    Option(
      name: "--shard", value: "I/N",
      help: "only every N-th seed from the I-th on (default: $\(Shard.variable), or 1/1)"
    ) {
      (options, text) throws(UsageError) in
      options.shard = try parseShard(text, "--shard")
    },
    Option(
      name: "--results", value: "FILE",
      help: "also write each seed's result as a line of JSON; see: navfuzz merge --help"
    ) {
      (options, text) throws(UsageError) in
      guard !text.isEmpty else { throw UsageError.badValue("--results", text, expected: "a file") }
      options.results = text
    },
    report, emit, format, quiet,
    Option(
      name: "--no-isolation", value: "",
      help: "run the router in this process: a crash then ends it, for a debugger to see"
    ) { (options, _) throws(UsageError) in options.isIsolated = false },
    out,
  ]

  static let shrinking: [Option] = [emit, out]

  static let merging: [Option] = [stats, report, emit, format, quiet, out]

  static let benchmarking: [Option] = [
    Option(
      name: "--workload", value: "LIST",
      help: "only these, with commas between, and no sizes (default: all)",
      suggestions: BenchItem.all.map(\.name)
    ) {
      (options, text) throws(UsageError) in
      let known = BenchItem.all.map(\.name)
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard names.allSatisfy(known.contains) else {
        throw UsageError.badValue(
          "--workload", text, expected: "any of: \(known.joined(separator: ", "))")
      }
      options.workloads = names
    },
    Option(name: "--repeats", value: "N", help: "measurements of each, at least 1 (default: 9)") {
      (options, text) throws(UsageError) in
      options.repeats = try count(text, "--repeats")
    },
    Option(name: "--json", value: "", help: "print everything that was measured as JSON") {
      (options, _) throws(UsageError) in options.printsJSON = true
    },
    Option(
      name: "--baseline", value: "FILE",
      help: "compare with what --json printed before; exit code 1 when something is slower"
    ) {
      (options, text) throws(UsageError) in
      guard !text.isEmpty else { throw UsageError.badValue("--baseline", text, expected: "a file") }
      options.baseline = text
    },
    Option(name: "--plot", value: "FILE", help: "draw it all, as an SVG") {
      (options, text) throws(UsageError) in
      guard !text.isEmpty else { throw UsageError.badValue("--plot", text, expected: "a file") }
      options.plot = text
    },
  ]

  static let scheduling: [Option] = [
    seed, seeds,
    Option(
      name: "--plant", value: "NAME",
      help: "what to do wrong: ends-early, is-silent or checks-then-acts (default: none)",
      suggestions: AsyncFlaw.allCases.map(\.rawValue)
    ) {
      (options, text) throws(UsageError) in
      options.flaw = try named(text, "--plant")
    },
    Option(
      name: "--schedule", value: "LIST",
      help: "plays this schedule, as a failure prints it, instead of the seed's own"
    ) {
      (options, text) throws(UsageError) in
      guard let choices = AsyncFailure.choices(of: text) else {
        throw UsageError.badValue(
          "--schedule", text, expected: "natural, or numbers with commas such as 0,2,1")
      }
      options.schedule = choices
    },
    Option(
      name: "--pushes", value: "N",
      help: "instead, measures how many awaited pushes there are in a second"
    ) {
      (options, text) throws(UsageError) in
      options.pushes = try count(text, "--pushes")
    },
    out,
  ]

  static let exploring: [Option] = [
    Option(name: "--depth", value: "N", help: "how many steps, 1 to 12 (default: 3)") {
      (options, text) throws(UsageError) in
      guard let depth = Int(text), (1...12).contains(depth) else {
        throw UsageError.badValue("--depth", text, expected: "a whole number from 1 to 12")
      }
      options.depth = depth
    },
    router, timing, judge, out,
  ]

  static let comparing: [Option] = [
    seed, seeds,
    Option(name: "--steps", value: "N", help: "inputs per script, at least 1 (default: 30)") {
      (options, text) throws(UsageError) in
      options.length = try count(text, "--steps")
    },
    router, timing,
  ]

  static let searching: [Option] = [
    Option(
      name: "--scenarios", value: "N", help: "scenarios per mutant, at least 1 (default: 2000)"
    ) { (options, text) throws(UsageError) in
      options.scenarios = try count(text, "--scenarios")
    },
    Option(name: "--steps", value: "N", help: "steps per scenario, at least 1 (default: 30)") {
      (options, text) throws(UsageError) in
      options.length = try count(text, "--steps")
    },
  ]

  static let replaying: [Option] = [
    Option(
      name: PathLog.argument, value: "", help: "print the navigation path whenever it changes"
    ) { (options, _) throws(UsageError) in options.logsNavigation = true },
    report, emit, format, quiet,
  ]

  private static let seed = Option(
    name: "--seed", value: "N",
    help: "the seed, 0 to 18446744073709551615 (default: a fresh one, or several)"
  ) { (options, text) throws(UsageError) in
    let seed = try parseSeed(text, "--seed")
    options.seeds = seed...seed
  }

  private static let seeds = Option(
    name: "--seeds", value: "A..<B", help: "many seeds, one after another (also A...B)"
  ) { (options, text) throws(UsageError) in
    options.seeds = try parseSeeds(text)
  }

  private static let stats = Option(
    name: "--stats", value: "", help: "print what met which phase, and what was never reached"
  ) { (options, _) throws(UsageError) in options.showsStatistics = true }

  private static let judge = Option(
    name: "--judge", value: "LIST",
    help: "which invariants end a run: all, or names with commas; see: navfuzz list invariants",
    suggestions: ["all"] + Invariant.allCases.map(\.rawValue)
  ) { (options, text) throws(UsageError) in
    options.judged = try parseInvariants(text)
  }

  private static let router = Option(
    name: "--router", value: "NAME", help: "the router under test; see: navfuzz list routers",
    suggestions: RouterSetup.Name.allCases.map(\.rawValue)
  ) { (options, text) throws(UsageError) in
    options.setup.name = try named(text, "--router")
  }

  private static let timing = Option(
    name: "--timing", value: "reported|estimated",
    help: "how the router knows that a transition is over",
    suggestions: ["reported", "estimated"]
  ) { (options, text) throws(UsageError) in
    guard text == "reported" || text == "estimated" else {
      throw UsageError.badValue("--timing", text, expected: "reported or estimated")
    }
    options.setup.isEstimated = text == "estimated"
  }

  private static let format = Option(
    name: "--format", value: "NAME",
    help: "text; json or junit for machines; github for text with annotations (default: text)",
    suggestions: OutputFormat.allCases.map(\.rawValue)
  ) {
    (options, text) throws(UsageError) in
    options.format = try named(text, "--format")
  }

  private static let emit = Option(
    name: "--emit", value: "swift", help: "also print the scenario as a test of Swift Testing",
    suggestions: ["swift"]
  ) {
    (options, text) throws(UsageError) in
    guard text == "swift" else { throw UsageError.badValue("--emit", text, expected: "swift") }
    options.emitsSwift = true
  }

  private static let quiet = Option(
    name: "--quiet", value: "", help: "print failures only"
  ) { (options, _) throws(UsageError) in options.isQuiet = true }

  private static let report = Option(
    name: "--report", value: "FILE",
    help: "write a page with the timeline of the scenario, for a browser"
  ) {
    (options, text) throws(UsageError) in
    guard !text.isEmpty else { throw UsageError.badValue("--report", text, expected: "a file") }
    options.report = text
  }

  private static let out = Option(
    name: "--out", value: "DIR",
    help: "where failures are saved; - prints only (default: navfuzz-failures)"
  ) { (options, text) throws(UsageError) in
    guard !text.isEmpty else {
      throw UsageError.badValue("--out", text, expected: "a folder, or - to print only")
    }
    options.output = text
  }

  /// Reads arguments by a table; what is no option is a path, if paths are allowed.
  static func parse(
    _ arguments: [String], by table: [Option], allowsPaths: Bool, readsEnvironment: Bool = false
  ) throws(UsageError) -> Options {
    var options = Options()
    if readsEnvironment { try options.readEnvironment() }
    var rest = arguments[...]
    for (index, word) in arguments.enumerated() {
      let isSeed = { (word: String) in word == "--seed" || word == "--seeds" }
      let isSeedWithValue = word.hasPrefix("--seed=") || word.hasPrefix("--seeds=")
      if !isSeed(word), !isSeedWithValue, index == 0 || !isSeed(arguments[index - 1]) {
        options.withoutSeeds.append(word)
      }
    }
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        guard allowsPaths else { throw UsageError.unexpected(argument) }
        options.paths.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = table.first(where: { $0.name == parts[0] }) else {
        throw UsageError.unknownOption(String(parts[0]), known: table.map(\.name))
      }
      if option.value.isEmpty {
        guard parts.count == 1 else {
          throw UsageError.badValue(option.name, String(parts[1]), expected: "no value")
        }
        try option.take(&options, "")
      } else if parts.count == 2 {
        try option.take(&options, String(parts[1]))
      } else if let value = rest.popFirst() {
        try option.take(&options, value)
      } else {
        throw UsageError.missingValue(option.name, option.value)
      }
    }
    return options
  }

  private static func count(_ text: String, _ option: String) throws(UsageError) -> Int {
    guard let count = Int(text), count >= 1 else {
      throw UsageError.badValue(option, text, expected: "a whole number of at least 1")
    }
    return count
  }

  private static func parseSeed(_ text: String, _ option: String) throws(UsageError) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw UsageError.badValue(
        option, text, expected: "a whole number from 0 to 18446744073709551615")
    }
    return seed
  }

  private static func parseSeeds(_ text: String) throws(UsageError) -> ClosedRange<UInt64> {
    let isHalfOpen = text.contains("..<")
    let separator = isHalfOpen ? "..<" : "..."
    let expected = "a range such as 0..<1000"
    guard let range = text.range(of: separator),
      let first = UInt64(text[..<range.lowerBound]), let last = UInt64(text[range.upperBound...]),
      isHalfOpen ? first < last : first <= last
    else { throw UsageError.badValue("--seeds", text, expected: expected) }
    return first...(isHalfOpen ? last - 1 : last)
  }

  private static func parseShard(_ text: String, _ option: String) throws(UsageError) -> Shard {
    guard let shard = Shard(text) else {
      throw UsageError.badValue(option, text, expected: "a part such as 1/4, 2/4, 3/4 or 4/4")
    }
    return shard
  }

  /// Takes over what the environment says, where no option will say otherwise.
  mutating func readEnvironment() throws(UsageError) {
    if let text = ProcessInfo.processInfo.environment[Shard.variable] {
      shard = try Self.parseShard(text, Shard.variable)
    }
  }

  private static func parseInvariants(_ text: String) throws(UsageError) -> InvariantSet {
    if text == "all" { return .all }
    return InvariantSet(try list(text, "--judge", expecting: "all, or any of"))
  }

  private static func parseFaults(_ text: String) throws(UsageError) -> FaultSet {
    switch text {
    case "all": .all
    case "none": .none
    default: FaultSet(try list(text, "--faults", expecting: "all, none, or any of"))
    }
  }

  /// The value of a name.
  private static func named<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ option: String, expecting: String = "one of"
  ) throws(UsageError) -> Value {
    guard let value = Value(rawValue: text) else {
      let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError.badValue(option, text, expected: "\(expecting): \(names)")
    }
    return value
  }

  /// The values of names with commas between.
  private static func list<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ option: String, expecting: String
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      values.append(try named(String(name), option, expecting: expecting))
    }
    return values
  }

  /// The only path, for a command that takes one.
  func onlyPath(of command: String) throws(UsageError) -> String {
    guard let path = paths.first else { throw .missingPath(command) }
    guard paths.count == 1 else { throw .tooManyPaths(command) }
    return path
  }
}

extension String {
  /// Where `other` first stands.
  fileprivate func range(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
