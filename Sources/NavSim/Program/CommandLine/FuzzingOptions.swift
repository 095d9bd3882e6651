import Foundation

/// What can be said to every command that plays seeds, whatever router it plays.
package struct CommonOptions: Sendable {
  /// nil when no seed was said.
  package var seeds: ClosedRange<UInt64>?
  /// How many steps a seed has.
  package var steps: Int
  private var saidJobs: Int?
  /// Which of the seeds are played.
  package var shard = Shard.whole
  /// Where a page is written to.
  package var report: String?
  /// Where the result of each seed is written to.
  package var results: String?
  /// What results are printed as.
  package var format = OutputFormat.text
  /// True when only failures are wanted.
  package var isQuiet = false
  /// True when the router is played in a process of its own.
  package var isIsolated = true
  /// True when a scenario is also printed as a test.
  package var emitsSwift = false
  /// True when what was exercised is printed at length.
  package var showsStatistics = false
  /// True when numbers are printed as JSON.
  package var printsJSON = false
  /// True when what happens in a scenario is printed, step by step.
  package var traces = false
  /// True to play seeds that have failed again without what they have failed by.
  package var keepsGoing = false
  /// True to stop at the first failure.
  package var stopsAtFirst = false
  /// The folder for failures; "-" for none.
  package var output = Self.usualOutput
  /// What is no option.
  package var paths: [String] = []

  /// The folder for failures when none was said.
  package static let usualOutput = "navfuzz-failures"

  /// Nothing was said.
  package init(steps: Int) { self.steps = steps }

  /// How many seeds are played at once: one for each core, which is only counted when it matters.
  package var jobs: Int {
    get { saidJobs ?? ProcessInfo.processInfo.activeProcessorCount }
    set { saidJobs = newValue }
  }
}

/// What can be said to a command that plays seeds: what all have in common, and its own.
@dynamicMemberLookup
package protocol FuzzingOptions: SendableMetatype {
  /// Nothing was said.
  init()
  /// What all such commands have.
  var common: CommonOptions { get set }
  /// What decides a run beside seed and steps, as it is typed.
  var departureWords: [String] { get }
  /// What can be said to play seeds.
  static var fuzzing: [CommandOption<Self>] { get }

  /// Takes over what an option of `merge` says that only this command has.
  mutating func takeOwn(of other: Self)
  /// Refuses what cannot be said together, of what only this command has.
  func checkOwn() throws(UsageError)
  /// Refuses what cannot be written before anything is run or printed.
  func checkAllOutputs() throws(UsageError)
}

extension FuzzingOptions {
  /// Reads arguments by a table.
  ///
  /// - Parameter readsEnvironment: true to take what the environment says, where no option does.
  package static func parse(
    _ arguments: some Sequence<String>, by table: [CommandOption<Self>], allowsPaths: Bool = false,
    readsEnvironment: Bool = false
  ) throws(UsageError) -> Self {
    var options = Self()
    if readsEnvironment { try options.readEnvironment() }
    try CommandOption.read(
      arguments, by: table, into: &options, paths: allowsPaths ? \.common.paths : nil)
    try options.checkOwn()
    try options.checkTogether()
    return options
  }

  /// Nothing.
  package mutating func takeOwn(of other: Self) {}

  /// Nothing.
  package func checkOwn() throws(UsageError) {}

  /// The page, the results, and the folder of failures.
  package func checkAllOutputs() throws(UsageError) { try checkOutputs(inputs: common.paths) }

  /// What all such commands have, as if it were each command's own.
  package subscript<Value>(dynamicMember place: WritableKeyPath<CommonOptions, Value>) -> Value {
    get { common[keyPath: place] }
    set { common[keyPath: place] = newValue }
  }

  /// ``departureWords`` as a shell takes them, beginning with a space.
  package var departures: String { Invocation.text(departureWords) }

  /// What to type to run a seed again.
  package func arguments(seed: UInt64) -> String {
    "--seed \(seed) --steps \(common.steps)\(departures)"
  }

  /// Takes over what the environment says, where no option will say otherwise.
  private mutating func readEnvironment() throws(UsageError) {
    if let text = EnvironmentVariable.value(of: Shard.variable) {
      common.shard = try Shard.parse(text, Shard.variable)
    }
  }

  /// Refuses what cannot be written before anything is run or printed. The usual folder for
  /// failures is not looked at: most runs need none, and a failure that cannot be saved is printed.
  package func checkOutputs(
    files: [String?] = [], folders: [String?] = [], inputs: [String] = []
  ) throws(UsageError) {
    let read = Set(inputs.compactMap(TextFile.identity))
    var written: Set<String> = []
    for file in ([common.report, common.results] + files).compactMap(\.self) {
      if let error = TextFile.objection(toWriting: file) { throw error }
      guard let identity = TextFile.identity(of: file) else { continue }
      if read.contains(identity) { throw .unwritable(path: file, why: "it is read, too") }
      guard written.insert(identity).inserted else {
        throw .unwritable(path: file, why: "two options name it")
      }
    }
    let output = common.output
    let own = output == "-" || output == CommonOptions.usualOutput ? nil : output
    for folder in ([own] + folders).compactMap(\.self) {
      if let error = TextFile.objection(toFillingFolder: folder) { throw error }
    }
  }

  /// Takes over where and how results are printed and saved, for a run that others have played.
  package mutating func takeOutputs(of other: Self) {
    common.output = other.common.output
    common.showsStatistics = other.common.showsStatistics
    common.emitsSwift = other.common.emitsSwift
    common.report = other.common.report
    common.format = other.common.format
    common.isQuiet = other.common.isQuiet
    common.stopsAtFirst = other.common.stopsAtFirst
    takeOwn(of: other)
  }

  /// The seeds that were said, or one that nobody has chosen.
  package var seedsOrFresh: ClosedRange<UInt64> {
    // The one place where the system's randomness is used: to choose a seed, which is then printed.
    let seed = UInt64.random(in: 0...999_999_999)
    return common.seeds ?? seed...seed
  }

  /// The only path, for a command that takes one.
  package func onlyPath(of command: String) throws(UsageError) -> String {
    guard let path = common.paths.first else { throw .missingPath(command) }
    guard common.paths.count == 1 else { throw .tooManyPaths(command) }
    return path
  }

  /// Refuses what cannot be said together.
  private func checkTogether() throws(UsageError) {
    guard common.results != nil, common.keepsGoing else { return }
    throw .excluded(
      "--results", by: "--keep-going",
      because: "what is left out on one machine depends on what has failed there")
  }
}

extension CommandOption where Values: FuzzingOptions {
  package static var seed: Self {
    seed("the seed, 0 to 18446744073709551615 (default: a fresh one, or several)") {
      $0.seeds = $1...$1
    }
  }

  package static var seeds: Self {
    Self(
      name: "--seeds", value: "A...B", help: "many seeds, one after another, such as 0...999"
    ) { (options, text) throws(UsageError) in
      let isHalfOpen = text.contains("..<")
      let separator = isHalfOpen ? "..<" : "..."
      guard let range = text.firstRange(of: separator),
        let first = UInt64(text[..<range.lowerBound]),
        let last = UInt64(text[range.upperBound...]), isHalfOpen ? first < last : first <= last
      else { throw UsageError.badValue("--seeds", text, expected: "a range such as 0...999") }
      options.seeds = first...(isHalfOpen ? last - 1 : last)
    }
  }

  package static var jobs: Self {
    count(
      "--jobs", "how many seeds at once; nothing else depends on it (default: as many as cores)",
      \.common.jobs)
  }

  package static var shard: Self {
    Self(
      name: "--shard", value: "I/N",
      help: "only every N-th seed from the I-th on (default: $\(Shard.variable), or 1/1)"
    ) { (options, text) throws(UsageError) in
      options.shard = try Shard.parse(text, "--shard")
    }
  }

  package static var stats: Self {
    flag("--stats", "print at length what was exercised, and what never was") {
      $0.showsStatistics = true
    }
  }

  package static var format: Self {
    Self(
      name: "--format", value: "NAME",
      help: "text; json or junit for machines; github for text with annotations (default: text)",
      suggestions: OutputFormat.allCases.map(\.rawValue)
    ) { (options, text) throws(UsageError) in
      options.format = try CommandWords.named(text, "--format")
    }
  }

  package static var emit: Self {
    word("--emit", ["swift"], "also print the scenario as a test of Swift Testing") {
      (options, _) in options.emitsSwift = true
    }
  }

  package static var trace: Self {
    flag("--trace", "print what happens, step by step") { $0.traces = true }
  }

  package static var quiet: Self {
    flag("--quiet", "print failures only") { $0.isQuiet = true }
  }

  package static var report: Self {
    path(
      "--report",
      "write a page with the timeline of the scenario, for a browser; - for standard output",
      \.common.report)
  }

  package static var results: Self {
    path(
      "--results",
      "also write each seed's result as a line of JSON, - for standard output; "
        + "see: merge --help", \.common.results)
  }

  package static var goingOn: Self {
    flag(
      "--keep-going",
      "play seeds that have failed again without what they have failed by: what hides behind it?"
    ) { $0.keepsGoing = true }
  }

  package static var first: Self {
    flag("--first", "stop at the first failure") { $0.stopsAtFirst = true }
  }

  package static var noIsolation: Self {
    flag(
      "--no-isolation",
      "run the router in this process: a crash then ends it, for a debugger to see"
    ) { $0.isIsolated = false }
  }

  package static var out: Self {
    Self(
      name: "--out", value: "DIR",
      help: "where failures are saved; - prints only (default: \(CommonOptions.usualOutput))"
    ) { (options, text) throws(UsageError) in
      guard !text.isEmpty else {
        throw UsageError.badValue("--out", text, expected: "a folder, or - to print only")
      }
      options.output = text
    }
  }
}
