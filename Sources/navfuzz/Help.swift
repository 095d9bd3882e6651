import NavSim

/// The texts of `--help`, from the tables that parse.
enum Help {
  static let main = """
    navfuzz breaks routers on a virtual clock, and shrinks what it finds.

    USAGE
      navfuzz --seed N --steps 10000      fuzz one seed
      navfuzz --seeds A...B               fuzz many
    \(overview(Subcommand.all.filter { !$0.isUpkeep }))

    UPKEEP OF THIS PROJECT
    \(overview(Subcommand.all.filter(\.isUpkeep)))

    OPTIONS
    \(table(Options.fuzzing))
      --version                   print the version
      --help                      print this; of a command: help COMMAND

    EXIT CODES
    \(ExitCode.allCases.map { "  \($0.rawValue)\($0.rawValue < 100 ? "  " : "")  \($0.summary)" }.joined(separator: "\n"))

    EXAMPLE
      navfuzz --seed 1 --steps 10000 --timing estimated --faults slow
    """

  static let replay = """
    navfuzz replay [OPTIONS] PATH...

    Plays fixtures, or all .nav files below folders, and says for each whether it still
    shows what it showed: as recorded, CHANGED, or DRIFTED (a step no longer applies). Exit code 0 when
    all are as recorded, 1 when not, 2 when a file is no fixture or a folder cannot be read; the others
    are played.

    OPTIONS
    \(table(Options.replaying))

    EXAMPLE
      navfuzz replay Fixtures
    """

  static let explain = """
    navfuzz explain FILE

    Tries variations of every step of a failing fixture: within which times before it the scenario still
    fails, whether any route will do, whether it fails without the step; and after which step nothing
    more has to be done for it to fail.
    """

  static let doctor = """
    navfuzz doctor [--router NAME]

    Looks whether this build does what everything is built on: the published numbers of the generator,
    the same digest from the same seed, fixtures that come back as they were, and two planted bugs that
    have to be found. Then plays the router in two processes and looks whether both do the same. Exit
    code 0 when all is well, 1 when the build is not, 3 when the router is not deterministic.
    """

  static let explore = """
    navfuzz explore [OPTIONS]

    Plays every sequence of steps up to a depth, over one of every kind of call, gesture, removal and
    fault, at once and when what was under way is over. No state is gone on from twice; states that
    differ only in names are one. Stops at the first length at which something fails, with the simplest
    scenario of that length. Exit code 0 when everything holds, 1 on a violation.

    OPTIONS
    \(table(Options.exploring))

    EXAMPLE
      navfuzz explore --depth 2 --timing estimated
    """

  static let metamorphic = """
    navfuzz metamorphic [OPTIONS]

    Plays the same inputs twice under circumstances that must make no difference: how long everything
    takes, whether it is animated, and whether a call, a binding, a gesture or the system removes
    something. Callers, observers and the screen must have seen the same. Inputs are tied to events, not
    to times. Without --seed or --seeds, 200 scripts for each property. Exit code 1 on a difference.

    OPTIONS
    \(table(Options.comparing))

    EXAMPLE
      navfuzz metamorphic --timing estimated
    """

  static let mutants = """
    navfuzz mutants [OPTIONS]

    Shows that the checks can fail: breaks one rule of the core after the other and looks for each with
    the same budget of short scenarios, judging the invariant that fits it. All have to be found, except
    those that are only written differently; and the core itself must show nothing. Exit code 0 then, 1
    otherwise.

    OPTIONS
    \(table(Options.searching))
    """

  static let completions = """
    navfuzz completions bash|zsh|fish

    Prints what a shell needs to complete commands, options and names. The first lines of what is printed
    say where it belongs.

    EXAMPLE
      navfuzz completions bash > /etc/bash_completion.d/navfuzz
    """

  static let manual = """
    navfuzz manual

    Prints the manual page: to be read with man -l, or installed as navfuzz.1.

    EXAMPLE
      navfuzz manual > navfuzz.1 && man ./navfuzz.1
    """

  static let bench = """
    navfuzz bench [OPTIONS]

    Measures how fast transitions are scheduled, how long requests wait for theirs in virtual time, and
    what a request costs against how many wait, how deep the stack is and how many layers there are.
    Workloads are measured by turns in processor time, each between two pieces of the same reference
    work, so that results of different times can be compared: "relative" is the time of an operation in
    units of that work.
    With a baseline: slower is what is slower by more than the limit in each of three measurements, and
    almost surely in all of them. Exit code 1 then. What cannot be told for noise is unclear, and no failure.

    With any of --arrival, --mix, --priorities, --busy, --duration, --requests and --seed nothing is
    measured: a load of requests is played in virtual time, and what is printed is how many waited or were
    refused, and how long it took from asking to start and to end, by priority and by kind.

    OPTIONS
    \(table(Options.benchmarking))

    WORKLOADS
    \(BenchItem.all.map { "  " + $0.name + String(repeating: " ", count: 12 - $0.name.count) + $0.summary }.joined(separator: "\n"))

    EXAMPLE
      navfuzz bench --json > before.json
      navfuzz bench --baseline before.json --plot bench.svg
      navfuzz bench --arrival 300 --mix push:4,pop:2,present:1 --priorities high:1,normal:3
    """

  static let merge = """
    navfuzz merge [OPTIONS] FILE...

    Puts together what several machines have written with --results, and prints what one run over all of
    their seeds would have printed: the same counts, the same digest, and the first failure in the order
    of the seeds. Exit code as of that run; 2 when the files are damaged, of different runs, or do
    not agree on a seed; 4 when seeds are missing.

    OPTIONS
    \(table(Options.merging))

    EXAMPLE
      navfuzz --seeds 0...999 --shard 1/2 --results 1.jsonl     # on one machine
      navfuzz --seeds 0...999 --shard 2/2 --results 2.jsonl     # on another
      navfuzz merge 1.jsonl 2.jsonl
    """

  static let shrink = """
    navfuzz shrink FILE

    Makes the scenario of a failing fixture small and saves it as another one. Exit code 1, as for any
    violation; 2 when the scenario does not fail.

    OPTIONS
    \(table(Options.shrinking))

    EXAMPLE
      navfuzz shrink found.nav --out -
    """

  static let list = """
    navfuzz list [invariants|routers|faults]

    Prints the names that other commands and fixtures use, with a sentence for each.

    EXAMPLE
      navfuzz list faults
    """

  /// All that can be typed.
  static var program: ProgramText {
    ProgramText(
      name: "navfuzz", options: Options.fuzzing.map(\.text), commands: Subcommand.all.map(\.text))
  }

  private static func overview(_ commands: [Subcommand]) -> String {
    ProgramText.overview(commands.map(\.text), of: "navfuzz")
  }

  private static func table(_ options: [Options.Option]) -> String {
    ProgramText.table(options.map(\.text))
  }
}
