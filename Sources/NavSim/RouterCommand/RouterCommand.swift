/// What can be done with a router test from a command line.
enum RouterCommand: String, CaseIterable {
  /// Seeds are played; the only one without a word.
  case fuzz
  case replay
  case shrink
  case explain
  case explore
  case bench
  case merge
  case list
  case completions

  /// Those that are called by a word.
  static var named: [Self] { allCases.filter { $0 != .fuzz } }

  /// What there are lists of.
  static let topics = ["actions", "effects", "properties", "faults", "requirements"]

  /// What help and completions show of it.
  var text: CommandText {
    let options = RouterTestOptions.table(of: self).map(\.text)
    func text(
      _ usage: String, _ summary: String, _ operands: CommandText.Operands
    ) -> CommandText {
      CommandText(
        name: rawValue, usage: usage, summary: summary, options: options, operands: operands)
    }
    return switch self {
    case .fuzz: text("--seeds A...B", "fuzz", .none)
    case .replay: text("replay PATH...", "play files, or folders of them", .files)
    case .shrink: text("shrink FILE", "make a failing scenario small", .files)
    case .explain: text("explain FILE", "what of a failing scenario matters", .files)
    case .explore: text("explore --depth 2", "play every sequence of up to two steps", .none)
    case .bench:
      text("bench --seeds 1...100", "how long calls take, in virtual time", .none)
    case .merge:
      text("merge FILE...", "the results of several machines as one run", .files)
    case .list:
      text(
        "list [TOPIC...]", "the names of actions, properties and so on, and what actions do",
        .words(Self.topics))
    case .completions:
      text("completions bash|zsh|fish", "what a shell completes", .words(Completions.shells))
    }
  }

  /// What `--help` behind it prints.
  func help(of program: String) -> String {
    let text = text
    let options = text.options.isEmpty ? "" : "\n\nOPTIONS\n" + ProgramText.table(text.options)
    return "\(program) \(text.usage)\n\n\(explanation)\(options)"
  }

  private var explanation: String {
    switch self {
    case .fuzz: ""
    case .replay:
      """
      Plays files, or all .nav files below folders, and says for each whether it still shows what it
      showed: as recorded, or CHANGED. Exit code 0 when all are as recorded, 1 when not, 2 when a file
      cannot be read; the others are played.
      """
    case .shrink:
      """
      Makes the scenario of a file that fails, crashes or does not return as small as it can be, and
      looks whether anything shorter fails.
      """
    case .explain:
      """
      Tries variations of every step of a failing file: within which times before it the scenario
      still fails, with which other arguments, whether it fails without the step; and after which
      step nothing more has to be done for it to fail.
      """
    case .explore:
      """
      Plays every sequence of steps up to a depth from the start, in the natural order: every call by
      two callers, at once and when what was under way is over, and what the user can do. Stops at
      the first length at which something fails. Exit code 0 when everything holds, 1 on a violation.
      """
    case .bench:
      """
      Plays seeds without judging anything, and prints for all calls, by priority where calls tell
      one, and by action how they ended, and how long it took in virtual time from the call to the
      first change of the screens that is its own (start) and to its return (end). A call is lost
      when it returned and did nothing of what it asks; it waits on when what it presents has never
      had its turn. With --faults none the host is kind. The same options print the same bytes on
      every machine. Exit code 3 when the router crashes or does not return.
      """
    case .merge:
      """
      Reads what --results has written on several machines, each of which has played a shard, and
      prints what one machine would have printed that had played all. Files of different runs, and
      different results of one seed, are refused; seeds without a result are said. Exit codes as
      those of the run, and 4 when results are missing.
      """
    case .list: "Prints the names that other commands and files use."
    case .completions: "Prints a script for a shell."
    }
  }

  private static func calls(of program: String) -> [(String, String)] {
    [
      ("\(program) --seed N --steps 100", "fuzz one seed"),
      ("\(program) --seeds A...B", "fuzz many"),
    ] + named.map { ("\(program) \($0.text.usage)", $0.text.summary) }
  }

  /// What `--help` prints.
  static func overview(of program: String, _ test: String) -> String {
    """
    \(program) plays the router test "\(test)": callers, users and a host with its faults, in
    virtual time, all decided by a seed. What fails is made as small as it can be, and saved.

    USAGE
    \(ProgramText.columns(calls(of: program), width: 0))

    OPTIONS
    \(ProgramText.table(RouterCommand.fuzz.text.options))
      --version                   print the version
      --help                      print this; of a command: help COMMAND

    EXIT CODES
      0   everything holds
      1   a failure, or a file whose verdict has changed
      2   bad usage or a bad file
      3   the router crashed, did not return, or is not deterministic
      4   nothing can be concluded, because no call has returned, or what --require names was not
          tried, or seeds are missing
      130 interrupted; what was known has been printed
    """
  }
}
