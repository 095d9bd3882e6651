import Foundation
import NavCore
import NavSim

/// Everything that can be said on the command line, from one table: parsing and help agree because
/// there is nothing else.
struct Options {
  var seeds: ClosedRange<UInt64>?
  var steps = 10_000
  var setup = RouterSetup()
  /// True when the timing was said, so that no seed draws it.
  var hasTiming = false
  /// True when every third seed draws its setup.
  var drawsSetups = true
  var faults = FaultSet.all
  var judged = InvariantSet.all
  /// Those that were asked for by name, and so cannot be left out without saying so.
  var judgedByName: [Invariant] = []
  var strategy: Strategy?
  var corpus: String?
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var shard = Shard.whole
  var results: String?
  var report: String?
  var format = OutputFormat.text
  var isQuiet = false
  var isIsolated = true
  var emitsSwift = false
  var workloads: [String]?
  var repeats = 9
  var printsJSON = false
  var baseline: String?
  var plot: String?
  var showsStatistics = false
  static let usualOutput = "navfuzz-failures"
  var output = Self.usualOutput
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

  /// Reads arguments by a table; what is no option is a path, if paths are allowed.
  static func parse(
    _ arguments: some Sequence<String>, by table: [Option], allowsPaths: Bool,
    readsEnvironment: Bool = false
  ) throws(UsageError) -> Options {
    var options = Options()
    if readsEnvironment { try options.readEnvironment() }
    try options.read(arguments, by: table, allowsPaths: allowsPaths)
    try options.checkJudged()
    if readsEnvironment { try options.checkOutputs() }
    return options
  }

  private mutating func read(
    _ arguments: some Sequence<String>, by table: [Option], allowsPaths: Bool
  ) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        guard allowsPaths else { throw UsageError.unexpected(argument) }
        paths.append(argument)
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
        try option.take(&self, "")
      } else if parts.count == 2 {
        try option.take(&self, String(parts[1]))
      } else if let value = rest.popFirst() {
        try option.take(&self, value)
      } else {
        throw UsageError.missingValue(option.name, option.value)
      }
    }
  }

  static func count(_ text: String, _ option: String) throws(UsageError) -> Int {
    guard let count = Int(text), count >= 1 else {
      throw UsageError.badValue(option, text, expected: "a whole number of at least 1")
    }
    return count
  }

  static func parseSeed(_ text: String, _ option: String) throws(UsageError) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw UsageError.badValue(
        option, text, expected: "a whole number from 0 to 18446744073709551615")
    }
    return seed
  }

  static func parseSeeds(_ text: String) throws(UsageError) -> ClosedRange<UInt64> {
    let isHalfOpen = text.contains("..<")
    let separator = isHalfOpen ? "..<" : "..."
    guard let range = text.firstRange(of: separator),
      let first = UInt64(text[..<range.lowerBound]), let last = UInt64(text[range.upperBound...]),
      isHalfOpen ? first < last : first <= last
    else { throw UsageError.badValue("--seeds", text, expected: "a range such as 0...999") }
    return first...(isHalfOpen ? last - 1 : last)
  }

  static func parseShard(_ text: String, _ option: String) throws(UsageError) -> Shard {
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

  static func parseFaults(_ text: String) throws(UsageError) -> FaultSet {
    switch text {
    case "all": .all
    case "none": .none
    default: FaultSet(try list(text, "--faults", "navfuzz list faults", besides: ["all", "none"]))
    }
  }

  /// The value of a name.
  ///
  /// - Parameters:
  ///   - list: the command that lists all names.
  ///   - others: words that the option knows besides the names.
  static func named<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ option: String, _ list: String = "--help", besides others: [String] = []
  ) throws(UsageError) -> Value {
    guard let value = Value(rawValue: text) else {
      throw UsageError.unknownName(
        option, text, known: others + Value.allCases.map(\.rawValue), listedBy: list)
    }
    return value
  }

  /// The values of names with commas between.
  static func list<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ option: String, _ list: String, besides others: [String]
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      values.append(try named(String(name), option, list, besides: others))
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
