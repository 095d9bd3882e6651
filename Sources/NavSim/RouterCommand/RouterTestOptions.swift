/// What was said on the command line of a router test.
package struct RouterTestOptions: FuzzingOptions {
  package var common = CommonOptions(steps: 100)
  var depth = 2
  /// How many pieces of work an exploration holds back at most.
  var preemptions: Int { playsSchedules ? preemptionLimit : 0 }
  private var playsSchedules = false
  private var preemptionLimit = 2
  private(set) var faults: String?
  private(set) var judged: String?
  private(set) var strategy: RouterStrategy?
  /// What the runs have to have tried.
  var required: [RouterRequirement] = []
  /// What ends a session.
  var sessionEnd: SessionEnd { self.stopsAtFirst ? .anything : .several }
  /// The actions that are not called.
  private(set) var leftOutActions: String?
  /// True when files are judged by what was said, and not by what they expect.
  private(set) var judgesFiles = false

  package init() {}

  package static let fuzzing: [CommandOption<Self>] = [
    .seed, .seeds, stepCount, faultList, judge, require, leaving, drawing, .goingOn, .first, .stats,
    .jobs, .shard, .results, .report, .emit, .format, .quiet, .noIsolation, .out,
  ]

  static let replaying: [CommandOption<Self>] = [
    judge.also { options, _ in options.judgesFiles = true }
  ]

  static let merging: [CommandOption<Self>] = [require, .first]

  static let exploring: [CommandOption<Self>] = [
    .count("--depth", "how many steps, at least 1 (default: 2)", \.depth),
    .flag("--schedules", "play each sequence under every schedule with few preemptions") {
      $0.playsSchedules = true
    },
    .count(
      "--preemptions",
      "with --schedules: how many pieces of work are held back at most "
        + "(default: 2)", \.preemptionLimit),
    judge, require, leaving, .emit, .out,
  ]

  static let benchmarking: [CommandOption<Self>] = [
    benchSeeds, stepCount, faultList, drawing, .jobs,
    .flag("--json", "print the same as JSON") { $0.printsJSON = true },
  ]

  private static let stepCount = CommandOption<Self>.count(
    "--steps", "steps per seed, at least 1 (default: 100)", \.common.steps)

  private static let faultList = CommandOption<Self>(
    name: "--faults", value: "LIST",
    help: "all, everyday, none, names with commas, or everyday,-name to leave one out; "
      + "see: list faults",
    suggestions: PlayedTest.faultSets + HostFault.allCases.map(\.rawValue)
  ) { (options, text) throws(UsageError) in options.faults = text }

  private static let judge = CommandOption<Self>(
    name: "--judge", value: "LIST",
    help: "which properties end a run: all, names with commas, or all,-name to leave one out, or "
      + "all,-name:action to leave out what is put down to an action; see: list properties",
    suggestions: ["all"] + RouterProperty.allCases.map(\.rawValue)
  ) { (options, text) throws(UsageError) in options.judged = text }

  private static let require = CommandOption<Self>(
    name: "--require", value: "LIST",
    help: "exit code 4 unless the run has tried so much: all, or names with commas; "
      + "see: list requirements",
    suggestions: ["all"] + RouterRequirement.allCases.map(\.rawValue)
  ) { (options, text) throws(UsageError) in
    options.required = try CommandWords.choice(
      text, "--require", "list requirements", of: RouterRequirement.allCases.map(\.rawValue)
    ).chosen.compactMap(RouterRequirement.init)
  }

  private static let benchSeeds = CommandOption<Self>(
    name: "--seeds", value: "A...B",
    help: "which seeds are played (default: 1...100)",
    take: CommandOption<Self>.seeds.take)

  private static let drawing = CommandOption<Self>(
    name: "--strategy", value: "NAME",
    help: "in which order work runs that could run: natural, random or priorities (default: "
      + "these by turns), late or busy, where work is also late past timers",
    suggestions: RouterStrategy.allCases.map(\.rawValue)
  ) { (options, text) throws(UsageError) in
    options.strategy = try CommandWords.named(text, "--strategy")
  }

  private static let leaving = CommandOption<Self>(
    name: "--without-action", value: "LIST",
    help: "never call these, with commas between; see: list actions"
  ) { (options, text) throws(UsageError) in options.leftOutActions = text }

  /// What is explored, as it is typed.
  var explorationText: String {
    "explore --depth \(depth)"
      + (preemptions == 0 ? "" : " --schedules --preemptions \(preemptions)")
  }

  package var departureWords: [String] {
    let said = [
      ("--faults", faults), ("--judge", judged), ("--without-action", leftOutActions),
      ("--strategy", strategy?.rawValue),
    ]
    return said.flatMap { name, value in value.map { [name, $0] } ?? [] }
  }

  package mutating func takeOwn(of other: Self) { required = other.required }

  /// The test with what was said.
  func apply(to test: PlayedTest) throws(UsageError) -> PlayedTest {
    var test = test
    test.strategy = strategy
    test.requirements.formUnion(required)
    test.judgesFiles = judgesFiles
    if let leftOutActions {
      let names = test.actions.map(\.name)
      for word in leftOutActions.split(separator: ",", omittingEmptySubsequences: false) {
        guard let place = names.firstIndex(of: String(word)) else {
          throw .unknownName(
            "--without-action", String(word), known: names, listedBy: "list actions")
        }
        test.leftOutActions.insert(place)
      }
      guard test.leftOutActions.count < names.count else {
        throw .badValue("--without-action", leftOutActions, expected: "one action to be left")
      }
    }
    if let faults { test.faults = try test.faults(named: faults) }
    if let judged {
      let known = RouterProperty.allCases.map(\.rawValue) + test.conditions.map(\.name)
      let words = judged.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      var others: [String] = []
      for word in words {
        if let property = known.first(where: { word.hasPrefix("-\($0):") }) {
          try test.leaveOut(word.dropFirst(property.count + 2), of: property)
        } else {
          others.append(word)
        }
      }
      let chosen = try CommandWords.choice(
        others.isEmpty ? "all" : others.joined(separator: ","), "--judge", "list properties",
        of: known, usual: test.judgedNames
      ).chosen
      test.properties = Set(chosen.compactMap(RouterProperty.init))
      test.conditions.removeAll { !chosen.contains($0.name) }
    }
    return test
  }
}

extension PlayedTest {
  /// - Parameter kinds: what is to blame, with a plus between several.
  fileprivate mutating func leaveOut(
    _ kinds: Substring, of property: String
  ) throws(UsageError) {
    let known = actions.map(\.name) + ["user"]
    for kind in kinds.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    where !known.contains(kind) {
      throw .unknownName("--judge", kind, known: known, listedBy: "list actions")
    }
    leftOutCauses.insert("\(property):\(kinds)")
  }
}
