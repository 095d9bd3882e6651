import NavCore
import NavCoreFuzz

/// The options of each command: what parsing, help, completions and the manual all read.
extension Options {
  static let fuzzing: [Option] = [
    .seed, .seeds,
    .count("--steps", "steps per seed, at least 1 (default: 10000)", \.common.steps),
    router, timing,
    .word(
      "--setup", ["drawn", "fixed"],
      "drawn: every third seed draws the core's tabs, queue limit, watchdog and, without "
        + "--timing, its timing; fixed: none does (default: drawn)"
    ) { $0.drawsSetups = $1 == "drawn" },
    Option(
      name: "--faults", value: "LIST",
      help: "all, none, names with commas, or all,-name to leave one out; see: navfuzz list faults",
      suggestions: ["all", "none"] + Fault.allCases.map(\.rawValue)
    ) {
      (options, text) throws(UsageError) in
      try options.readFaults(text)
    },
    judge,
    Option(
      name: "--strategy", value: "NAME",
      help: "how steps are drawn: uniform, swarm, boundary or feedback (default: all by turns)",
      suggestions: Strategy.allCases.map(\.rawValue)
    ) {
      (options, text) throws(UsageError) in
      options.strategy = try CommandWords.named(text, "--strategy")
    },
    .path(
      "--corpus", value: "DIR", expected: "a folder",
      "scenarios that reach rare places: played first, added to, kept between runs", \.corpus),
    .goingOn, .first, .stats,
    .jobs,
    .shard,
    .results,
    .report, .emit, .format, .quiet,
    .noIsolation,
    .out,
  ]

  static let benchmarking: [Option] =
    measuring.map { option in
      option.also { if $0.measuringOption == nil { $0.measuringOption = $1 } }
    } + loading + [
      .flag("--json", "print everything that was measured as JSON") { $0.printsJSON = true },
      .path("--plot", "draw it all, as an SVG; - for standard output", \.plot),
    ]

  /// What only a measurement has.
  private static let measuring: [Option] = [
    Option(
      name: "--workload", value: "LIST",
      help: "only these, with commas between, and no sizes (default: all)",
      suggestions: Workload.all.map(\.name)
    ) {
      (options, text) throws(UsageError) in
      let known = Workload.all.map(\.name)
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if let name = names.first(where: { !known.contains($0) }) {
        throw UsageError.unknownName(
          "--workload", name, known: known, listedBy: "navfuzz bench --help")
      }
      options.workloads = names
    },
    .count("--repeats", "measurements of each, at least 1 (default: 40)", \.repeats),
    .path(
      "--baseline",
      "compare with what --json printed before; exit code 1 when something is slower", \.baseline),
    .count(
      "--limit",
      "how many per cent slower counts, at least 1 (default: \(BenchComparison.usualLimit))",
      \.limit),
  ]

  static let examining: [Option] = [router, timing]

  static let exploring: [Option] = [
    .count("--depth", "how many steps, 1 to 12 (default: 3)", \.depth, in: 1...12), router, timing,
    judge, .out,
  ]

  static let comparing: [Option] = [
    .seed, .seeds,
    .count("--steps", "inputs per script, at least 1 (default: 30)", \.length),
    router, timing,
  ]

  static let searching: [Option] = [
    .count("--scenarios", "scenarios per mutant, at least 1 (default: 2000)", \.scenarios),
    .count("--steps", "steps per scenario, at least 1 (default: 30)", \.length),
  ]

  static let replaying: [Option] = [
    .flag(PathLog.argument, "print the navigation path whenever it changes") {
      $0.logsNavigation = true
    }
  ]

  private static let judge = Option(
    name: "--judge", value: "LIST",
    help: "which invariants end a run: all, names with commas, or all,-name to leave one out; "
      + "see: navfuzz list invariants",
    suggestions: ["all"] + Invariant.allCases.map(\.rawValue)
  ) { (options, text) throws(UsageError) in
    try options.readJudged(text)
  }

  private static let router = Option(
    name: "--router", value: "NAME", help: "the router under test; see: navfuzz list routers",
    suggestions: RouterSetup.Name.allCases.map(\.rawValue)
  ) { (options, text) throws(UsageError) in
    options.setup.name = try CommandWords.named(text, "--router", "navfuzz list routers")
  }

  private static let timing = Option.word(
    "--timing", ["reported", "estimated"], "how the router knows that a transition is over"
  ) { options, text in
    options.setup.isEstimated = text == "estimated"
    options.hasTiming = true
  }
}
