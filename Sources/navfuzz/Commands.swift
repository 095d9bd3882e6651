import NavSim

/// A subcommand: what parsing, help, completions and the manual say of it, from one place.
struct Subcommand: Sendable {
  let name: String
  /// How it is called, for the overview.
  let usage: String
  /// What it does, for the overview.
  let summary: String
  let help: String
  let options: [Options.Option]
  let operands: CommandText.Operands
  /// True for a command that maintains this project; help lists it in a section of its own.
  var isUpkeep = false
  let work: @Sendable (Options) throws(UsageError) -> ExitCode

  /// What help and completions show.
  var text: CommandText {
    CommandText(
      name: name, usage: usage, summary: summary, options: options.map(\.text),
      operands: operands)
  }

  /// Does it, if everything that it is to write can be written.
  func run(_ options: Options) throws(UsageError) -> ExitCode {
    try options.checkAllOutputs()
    return try work(options)
  }

  var allowsPaths: Bool {
    if case .none = operands { false } else { true }
  }

  /// The one of a name; nil when there is none.
  static func named(_ name: String) -> Subcommand? { all.first { $0.name == name } }

  /// All of them, in the order of the overview.
  static let all: [Subcommand] = [
    Subcommand(
      name: "replay", usage: "replay PATH...", summary: "play fixtures, or folders of them",
      help: Help.replay, options: Options.replaying, operands: .files
    ) { (options) throws(UsageError) in try ReplayCommand(options: options).run() },
    Subcommand(
      name: "shrink", usage: "shrink FILE", summary: "make a failing scenario small",
      help: Help.shrink, options: Options.shrinking, operands: .files
    ) { (options) throws(UsageError) in try ShrinkCommand(options: options).run() },
    Subcommand(
      name: "explain", usage: "explain FILE", summary: "what of a failing scenario matters",
      help: Help.explain, options: [], operands: .files
    ) { (options) throws(UsageError) in try ExplainCommand(options: options).run() },
    Subcommand(
      name: "doctor", usage: "doctor [--router NAME]",
      summary: "whether this build can be trusted, and whether a router is deterministic",
      help: Help.doctor, options: Options.examining, operands: .none, isUpkeep: true
    ) { (options) throws(UsageError) in try DoctorCommand(options: options).run() },
    Subcommand(
      name: "explore", usage: "explore --depth 3",
      summary: "play every sequence of up to three steps", help: Help.explore,
      options: Options.exploring, operands: .none
    ) { (options) throws(UsageError) in try ExploreCommand(options: options).run() },
    Subcommand(
      name: "metamorphic", usage: "metamorphic",
      summary: "play the same twice where it must make no difference", help: Help.metamorphic,
      options: Options.comparing, operands: .none, isUpkeep: true
    ) { (options) throws(UsageError) in try MetamorphicCommand(options: options).run() },
    Subcommand(
      name: "mutants", usage: "mutants", summary: "break the core on purpose, and find it",
      help: Help.mutants, options: Options.searching, operands: .none, isUpkeep: true
    ) { (options) throws(UsageError) in try MutantsCommand(options: options).run() },
    Subcommand(
      name: "bench", usage: "bench", summary: "how fast transitions are scheduled",
      help: Help.bench, options: Options.benchmarking, operands: .none
    ) { (options) throws(UsageError) in try BenchCommand(options: options).run() },
    Subcommand(
      name: "merge", usage: "merge FILE...",
      summary: "put the results of several machines together", help: Help.merge,
      options: Options.merging, operands: .files, isUpkeep: true
    ) { (options) throws(UsageError) in try MergeCommand(options: options).run() },
    Subcommand(
      name: "list", usage: "list [TOPIC...]", summary: "the names of invariants, routers, faults",
      help: Help.list, options: [], operands: .words(ListCommand.topics)
    ) { (options) throws(UsageError) in try ListCommand(options: options).run() },
    Subcommand(
      name: "completions", usage: "completions bash|zsh|fish", summary: "what a shell completes",
      help: Help.completions, options: [], operands: .words(["bash", "zsh", "fish"]), isUpkeep: true
    ) { (options) throws(UsageError) in
      Terminal.print(
        try Completions(of: Help.program).script(for: options.onlyPath(of: "completions")))
      return .holds
    },
    Subcommand(
      name: "manual", usage: "manual", summary: "the manual page, for man", help: Help.manual,
      options: [], operands: .none, isUpkeep: true
    ) { (_) throws(UsageError) in
      Terminal.print(Manual.page)
      return .holds
    },
  ]
}
