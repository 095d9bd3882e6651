import NavSim

/// The commands of navfuzz: what parsing, help, completions and the manual say of them, from one
/// place.
enum Subcommand {
  /// All but those that every program has, in the order of the overview.
  static let all: [ProgramCommand<Options>] = [
    ProgramCommand(
      CommandText(
        "replay", "PATH...", "play fixtures, or folders of them", .files,
        explanation: """
          Plays fixtures, or all .nav files below folders, and says for each whether it still shows what
          it showed: as recorded, CHANGED, or DRIFTED (a step no longer applies). Exit code 0 when all are
          as recorded, 1 when not, 2 when a file is no fixture or a folder cannot be read; the others are
          played.
          """, examples: ["replay Fixtures"]), Options.replaying
    ) { try ReplayCommand(options: $0).run() },
    ProgramCommand(
      CommandText(
        "shrink", "FILE", "make a failing scenario small", .files,
        explanation: """
          Makes the scenario of a failing fixture small and saves it as another one. Exit code 1, as for
          any violation; 2 when the scenario does not fail.
          """, examples: ["shrink found.nav --out -"]), Options.shrinking
    ) { try ShrinkCommand(options: $0).run() },
    ProgramCommand(
      CommandText(
        "explain", "FILE", "what of a failing scenario matters", .files,
        explanation: """
          Tries variations of every step of a failing fixture: within which times before it the scenario
          still fails, whether any route will do, whether it fails without the step; and after which step
          nothing more has to be done for it to fail.
          """)
    ) { try ExplainCommand(options: $0).run() },
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
    ) { try ExploreCommand(options: $0).run() },
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
    ) { try MetamorphicCommand(options: $0).run() },
    ProgramCommand(
      CommandText(
        "mutants", "", "break the core on purpose, and find it", isUpkeep: true,
        explanation: """
          Shows that the checks can fail: breaks one rule of the core after the other and looks for each
          with the same budget of short scenarios, judging the invariant that fits it. All have to be
          found, except those that are only written differently; and the core itself must show nothing.
          Exit code 0 then, 1 otherwise.
          """), Options.searching
    ) { try MutantsCommand(options: $0).run() },
    bench,
    ProgramCommand(
      CommandText(
        "merge", "FILE...", "put the results of several machines together", .files, isUpkeep: true,
        explanation: """
          Puts together what several machines have written with --results, and prints what one run over
          all of their seeds would have printed: the same counts, the same digest, and the first failure
          in the order of the seeds. Exit code as of that run; 2 when the files are damaged, of different
          runs, or do not agree on a seed; 4 when seeds are missing.
          """,
        examples: [
          "--seeds 0...999 --shard 1/2 --results 1.jsonl     # on one machine",
          "--seeds 0...999 --shard 2/2 --results 2.jsonl     # on another", "merge 1.jsonl 2.jsonl",
        ]), Options.merging
    ) { try FuzzCommand(options: $0).merge() },
    ProgramCommand(
      CommandText(
        "list", "[TOPIC...]", "the names of invariants, routers, faults",
        .words(ListCommand.topics),
        explanation: """
          Prints the names that other commands and fixtures use, with a sentence for each. Topics:
          \(ListCommand.topics.joined(separator: ", ")).
          """, examples: ["list faults"])
    ) { try ListCommand(options: $0).run() },
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
        + BenchItem.all.map { item in
          "  " + item.name + String(repeating: " ", count: 12 - item.name.count) + item.summary
        }.joined(separator: "\n"),
      examples: [
        "bench --json > before.json", "bench --baseline before.json --plot bench.svg",
        "bench --arrival 300 --mix push:4,pop:2,present:1 --priorities high:1,normal:3",
      ]), Options.benchmarking
  ) { try BenchCommand(options: $0).run() }
}
