extension RouterTestCommand {
  /// What there are lists of.
  static let topics = ["actions", "effects", "properties", "faults", "requirements"]

  /// What can be done with a router test beside playing seeds.
  var commands: [ProgramCommand<RouterTestOptions>] {
    [
      replay(RouterTestOptions.replaying), shrink, explain,
      ProgramCommand(
        CommandText(
          "explore", "--depth 2", "play every sequence of up to two steps",
          explanation: """
            Plays every sequence of steps up to a depth from the start, in the natural order: every call by
            two callers, at once and when what was under way is over, and what the user can do. Stops at
            the first length at which something fails. Exit code 0 when everything holds, 1 on a violation.
            """), RouterTestOptions.exploring
      ) { try RouterExploration(self, $0).run() },
      ProgramCommand(
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
      ) { try RouterBench($0.apply(to: test), $0, program).run() },
      merge(RouterTestOptions.merging),
      // What actions do has to be played, so it is printed only on request.
      list(
        "the names of actions, properties and so on, and what actions do", Self.topics,
        usual: Self.topics.filter { $0 != "effects" }, lines: list),
    ]
  }
}
