import NavCoreFuzz

/// The commands of navfuzz: what parsing, help, completions and the manual say of them, from one
/// place.
enum Subcommand {
  /// All but those that every program has, in the order of the overview.
  static let all: [ProgramCommand<Options>] = [
    CoreProgram().replay(Options.replaying), CoreProgram().shrink, CoreProgram().explain,
    ProgramCommand(
      CommandText(
        "doctor", "[--router NAME]",
        "whether this build can be trusted, and whether a router is deterministic", isUpkeep: true,
        explanation: """
          Looks whether this build does what everything is built on: the published numbers of the
          generator, the same digest from the same seed, fixtures that come back as they were, and two
          planted bugs that have to be found. Then plays the router in two processes and looks whether
          both do the same. Exit code 0 when all is well, 1 when the build is not, 3 when the router is
          not deterministic.
          """), Options.examining
    ) { try DoctorCommand(options: $0).run() },
    ProgramCommand(
      CommandText(
        "explore", "--depth 3", "play every sequence of up to three steps",
        explanation: """
          Plays every sequence of steps up to a depth, over one of every kind of call, gesture, removal
          and fault, at once and when what was under way is over. No state is gone on from twice; states
          that differ only in names are one. Stops at the first length at which something fails, with the
          simplest scenario of that length. Exit code 0 when everything holds, 1 on a violation.
          """, examples: ["explore --depth 2 --timing estimated"]), Options.exploring
    ) { ExploreCommand(options: $0).run() },
    ProgramCommand(
      CommandText(
        "metamorphic", "", "play the same twice where it must make no difference", isUpkeep: true,
        explanation: """
          Plays the same inputs twice under circumstances that must make no difference: how long
          everything takes, whether it is animated, and whether a call, a binding, a gesture or the
          system removes something. Callers, observers and the screen must have seen the same. Inputs are
          tied to events, not to times. Without --seed or --seeds, 200 scripts for each property. Exit
          code 1 on a difference.
          """, examples: ["metamorphic --timing estimated"]), Options.comparing
    ) { MetamorphicCommand(options: $0).run() },
    ProgramCommand(
      CommandText(
        "mutants", "", "break the core on purpose, and find it", isUpkeep: true,
        explanation: """
          Shows that the checks can fail: breaks one rule of the core after the other and looks for each
          with the same budget of short scenarios, judging the invariant that fits it. All have to be
          found, except those that are only written differently; and the core itself must show nothing.
          Exit code 0 then, 1 otherwise.
          """), Options.searching
    ) { MutantsCommand(options: $0).run() },
    bench,
    CoreProgram().merge([], isUpkeep: true),
    CoreProgram().list(
      "the names of invariants, routers, faults", ListTopic.allCases.map(\.rawValue)
    ) { ListTopic(rawValue: $0)?.lines ?? [] },
  ]

  private static let bench = ProgramCommand(
    CommandText(
      "bench", "", "how fast transitions are scheduled",
      explanation: """
        Measures how fast transitions are scheduled, how long requests wait for theirs in virtual time,
        and what a request costs against how many wait, how deep the stack is and how many layers there
        are. Workloads are measured by turns in processor time, each between two pieces of the same
        reference work, so that results of different times can be compared: "relative" is the time of an
        operation in units of that work.
        With a baseline: slower is what is slower by more than the limit in each of three measurements,
        and almost surely in all of them. Exit code 1 then. What cannot be told for noise is unclear, and
        no failure.

        With any of --arrival, --mix, --priorities, --busy, --duration, --requests and --seed nothing is
        measured: a load of requests is played in virtual time, and what is printed is how many waited or
        were refused, and how long it took from asking to start and to end, by priority and by kind.
        """,
      appendix: "WORKLOADS\n"
        + ProgramText.columns(Workload.all.map { ($0.name, $0.summary) }, width: 10),
      examples: [
        "bench --json > before.json", "bench --baseline before.json --plot bench.svg",
        "bench --arrival 300 --mix push:4,pop:2,present:1 --priorities high:1,normal:3",
      ]), Options.benchmarking
  ) { try BenchCommand(options: $0).run() }
}
