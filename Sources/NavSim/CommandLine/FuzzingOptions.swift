import Foundation

/// What can be said to every command that plays seeds, whatever router it plays.
package protocol FuzzingOptions: SendableMetatype {
  /// nil when no seed was said.
  var seeds: ClosedRange<UInt64>? { get set }
  /// How many steps a seed has.
  var steps: Int { get set }
  /// How many seeds are played at once.
  var jobs: Int { get set }
  /// Which of the seeds are played.
  var shard: Shard { get set }
  /// Where a page is written to.
  var report: String? { get set }
  /// Where the result of each seed is written to.
  var results: String? { get set }
  /// What results are printed as.
  var format: OutputFormat { get set }
  /// True when only failures are wanted.
  var isQuiet: Bool { get set }
  /// True when the router is played in a process of its own.
  var isIsolated: Bool { get set }
  /// True when a scenario is also printed as a test.
  var emitsSwift: Bool { get set }
  /// True when what was exercised is printed at length.
  var showsStatistics: Bool { get set }
  /// True when what happens in a scenario is printed, step by step.
  var traces: Bool { get set }
  /// The folder for failures; "-" for none.
  var output: String { get set }
  /// What decides a run beside seeds and steps, as it is typed.
  var departureWords: [String] { get }

  /// Reads what is said to play seeds, whatever the environment says.
  static func parse(fuzzing words: [String]) throws(UsageError) -> Self
}

extension FuzzingOptions {
  /// The folder for failures when none was said.
  package static var usualOutput: String { "navfuzz-failures" }

  /// ``departureWords`` as a shell takes them, beginning with a space.
  package var departures: String {
    departureWords.map { " " + Invocation.quoted($0) }.joined()
  }

  /// What to type to run a seed again.
  package func arguments(seed: UInt64) -> String { "--seed \(seed) --steps \(steps)\(departures)" }

  /// Takes over what the environment says, where no option will say otherwise.
  package mutating func readEnvironment() throws(UsageError) {
    if let text = ProcessInfo.processInfo.environment[Shard.variable] {
      shard = try Shard.parse(text, Shard.variable)
    }
  }

  /// Refuses what cannot be written before anything is run or printed. The usual folder for
  /// failures is not looked at: most runs need none, and a failure that cannot be saved is printed.
  ///
  /// - Parameters:
  ///   - files: further files that will be written.
  ///   - folders: further folders that will be filled.
  ///   - inputs: files that will be read.
  package func checkOutputs(
    files: [String?] = [], folders: [String?] = [], inputs: [String] = []
  ) throws(UsageError) {
    let read = Set(inputs.compactMap(TextFile.identity))
    var written: Set<String> = []
    for file in ([report, results] + files).compactMap(\.self) {
      if let error = TextFile.objection(toWriting: file) { throw UsageError(writing: error) }
      guard let identity = TextFile.identity(of: file) else { continue }
      if read.contains(identity) { throw .unwritable(path: file, why: "it is read, too") }
      guard written.insert(identity).inserted else {
        throw .unwritable(path: file, why: "two options name it")
      }
    }
    let own = output == "-" || output == Self.usualOutput ? nil : output
    for folder in ([own] + folders).compactMap(\.self) {
      if let error = TextFile.objection(toFillingFolder: folder) {
        throw UsageError(writing: error)
      }
    }
  }

  /// Takes over where and how results are printed and saved, for a run that others have played.
  package mutating func takeOutputs(of other: Self) {
    output = other.output
    showsStatistics = other.showsStatistics
    emitsSwift = other.emitsSwift
    report = other.report
    format = other.format
    isQuiet = other.isQuiet
  }

  /// The seeds that were said, or one that nobody has chosen.
  package var seedsOrFresh: ClosedRange<UInt64> {
    // The one place where the system's randomness is used: to choose a seed, which is then printed.
    let seed = UInt64.random(in: 0...999_999_999)
    return seeds ?? seed...seed
  }
}

extension CommandOption where Values: FuzzingOptions {
  package static var seed: Self {
    Self(
      name: "--seed", value: "N",
      help: "the seed, 0 to 18446744073709551615 (default: a fresh one, or several)"
    ) { (options, text) throws(UsageError) in
      guard let seed = UInt64(text) else {
        throw UsageError.badValue(
          "--seed", text, expected: "a whole number from 0 to 18446744073709551615")
      }
      options.seeds = seed...seed
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
    Self(
      name: "--jobs", value: "N",
      help: "how many seeds at once; nothing else depends on it (default: as many as cores)"
    ) { (options, text) throws(UsageError) in
      guard let count = Int(text), count >= 1 else {
        throw UsageError.badValue("--jobs", text, expected: "a whole number of at least 1")
      }
      options.jobs = count
    }
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
    Self(
      name: "--emit", value: "swift",
      help: "also print the scenario as a test of Swift Testing", suggestions: ["swift"]
    ) { (options, text) throws(UsageError) in
      guard text == "swift" else { throw UsageError.badValue("--emit", text, expected: "swift") }
      options.emitsSwift = true
    }
  }

  package static var trace: Self {
    flag("--trace", "print what happens, step by step") { $0.traces = true }
  }

  package static var quiet: Self {
    flag("--quiet", "print failures only") { $0.isQuiet = true }
  }

  package static var report: Self {
    Self(
      name: "--report", value: "FILE",
      help: "write a page with the timeline of the scenario, for a browser; "
        + "- for standard output"
    ) { (options, text) throws(UsageError) in
      guard !text.isEmpty else { throw .badValue("--report", text, expected: "a file") }
      options.report = text
    }
  }

  package static var results: Self {
    path(
      "--results",
      "also write each seed's result as a line of JSON, - for standard output; "
        + "see: merge --help", \.results)
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
      help: "where failures are saved; - prints only (default: \(Values.usualOutput))"
    ) { (options, text) throws(UsageError) in
      guard !text.isEmpty else {
        throw UsageError.badValue("--out", text, expected: "a folder, or - to print only")
      }
      options.output = text
    }
  }
}
