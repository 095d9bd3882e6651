extension RouterTestCommand {
  /// What there are lists of.
  static let topics = ["actions", "effects", "properties", "faults", "requirements"]

  /// What can be done with a router test beside playing seeds.
  var commands: [ProgramCommand<RouterTestOptions>] {
    [
      command(
        CommandText(
          "replay", "PATH...", "play files, or folders of them", .files,
          explanation: """
            Plays files, or all .nav files below folders, and says for each whether it still shows what it
            showed: as recorded, or CHANGED. Exit code 0 when all are as recorded, 1 when not, 2 when a
            file cannot be read; the others are played.
            """), RouterTestOptions.replaying
      ) { try $0.replay() },
      command(
        CommandText(
          "shrink", "FILE", "make a failing scenario small", .files,
          explanation: """
            Makes the scenario of a file that fails, crashes or does not return as small as it can be, and
            looks whether anything shorter fails.
            """), RouterTestOptions.shrinking
      ) { try $0.shrink() },
      command(
        CommandText(
          "explain", "FILE", "what of a failing scenario matters", .files,
          explanation: """
            Tries variations of every step of a failing file: within which times before it the scenario
            still fails, with which other arguments, whether it fails without the step; and after which
            step nothing more has to be done for it to fail.
            """)
      ) { try $0.explain() },
      command(
        CommandText(
          "explore", "--depth 2", "play every sequence of up to two steps",
          explanation: """
            Plays every sequence of steps up to a depth from the start, in the natural order: every call by
            two callers, at once and when what was under way is over, and what the user can do. Stops at
            the first length at which something fails. Exit code 0 when everything holds, 1 on a violation.
            """), RouterTestOptions.exploring
      ) { try RouterExploration($0.test, $0.options, $0.program).run() },
      command(
        CommandText(
          "bench", "--seeds 1...100", "how long calls take, in virtual time",
          explanation: """
            Plays seeds without judging anything, and prints for all calls, by priority where calls tell
            one, and by action how they ended, and how long it took in virtual time from the call to the
            first change of the screens that is its own (start) and to its return (end). A call is lost
            when it returned and did nothing of what it asks; it waits on when what it presents has never
            had its turn. With --faults none the host is kind. The same options print the same bytes on
            every machine. Exit code 3 when the router crashes or does not return.
            """), RouterTestOptions.benchmarking
      ) { try RouterBench($0.test, $0.options, $0.program).run() },
      ProgramCommand(
        CommandText(
          "merge", "FILE...", "the results of several machines as one run", .files,
          explanation: """
            Reads what --results has written on several machines, each of which has played a shard, and
            prints what one machine would have printed that had played all. Files of different runs, and
            different results of one seed, are refused; seeds without a result are said. Exit codes as
            those of the run, and 4 when results are missing.
            """), RouterTestOptions.merging, work: merge),
      ProgramCommand(
        CommandText(
          "list", "[TOPIC...]", "the names of actions, properties and so on, and what actions do",
          .words(Self.topics), explanation: "Prints the names that other commands and files use."),
        work: list),
    ]
  }

  /// A command that is done with the test as the options have it.
  private func command(
    _ text: CommandText, _ options: [CommandOption<RouterTestOptions>] = [],
    _ work: @escaping @Sendable (RouterFiles) throws -> ExitCode
  ) -> ProgramCommand<RouterTestOptions> {
    let (test, program) = (test, program)
    return ProgramCommand(text, options) {
      try work(RouterFiles(test: $0.apply(to: test), options: $0, program: program))
    }
  }
}
