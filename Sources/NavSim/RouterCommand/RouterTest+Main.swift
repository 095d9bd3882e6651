import Foundation

extension RouterTest {
  /// The test as a command of its own.
  ///
  ///     @main struct Fuzz { static func main() { exit(checkout.main()) } }
  ///
  /// It plays seeds (`--seed`, `--seeds`), and has the commands `replay`, `shrink`, `explain`,
  /// `explore`, `bench`, `merge`, `list` and `completions`; `--help` names all options. Seeds are
  /// played in child processes, so a router that crashes or does not return takes nothing with it,
  /// and is a result.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit code: 0 when everything holds, 1 on a failure or a file whose verdict has
  ///   changed, 2 on bad usage or a bad file, 3 when the router crashes, does not return, or is not
  ///   deterministic, 4 when no call has returned, what is required was not tried or results of
  ///   seeds are missing, 130 when interrupted.
  public func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Int32 {
    OwnCrash.listen(arguments)
    return RouterTestCommand(played, arguments).run(arguments)
  }

  /// The same for a program that has other commands, too.
  ///
  /// - Parameters:
  ///   - arguments: those of the test.
  ///   - program: what is typed before them.
  package func main(_ arguments: [String], calledAs program: String) -> Int32 {
    RouterTestCommand(played, program: program).run(arguments)
  }
}

/// The command of a router test.
struct RouterTestCommand {
  private let test: PlayedTest
  /// As the program was called, with what stands before the test's own arguments.
  private let program: String

  init(_ test: PlayedTest, program: String) {
    self.test = test
    self.program = program
  }

  init(_ test: PlayedTest, _ arguments: [String]) {
    let all = CommandLine.arguments
    let isSuffix = all.suffix(arguments.count) == arguments[...]
    let words = isSuffix ? all.dropFirst().dropLast(arguments.count) : []
    self.init(
      test, program: ([Invocation.command] + words.map(Invocation.quoted)).joined(separator: " "))
  }

  func run(_ arguments: [String]) -> Int32 {
    Terminal.openStandardDescriptors()
    if case .parent = ProcessRole.current { Terminal.keepOutputForResults() }
    return Terminal.exitCode(carryOut(arguments), as: test.name).rawValue
  }

  private func carryOut(_ arguments: [String]) -> ExitCode {
    do {
      switch ProcessRole.current {
      case .parent: return try perform(arguments)
      case .stray: throw UsageError.crashed(ProcessRole.strayExplanation)
      case .child(let duty):
        // A child that replays is given paths, which are none of its business.
        let words = ProcessRole.withoutMarker(arguments)
        let (command, rest) = Self.command(words)
        let options = try? RouterTestOptions.parse(rest, for: command)
        let applied = (try? options?.apply(to: test)) ?? test
        let isBench = command == .bench
        ChildServer(RouterPlayer(isBench ? applied.unjudged : applied, takesTimes: isBench))
          .serve(as: duty)
      }
    } catch let error as UsageError {
      return complain(error.sentence)
    } catch let failure as RouterTestFailure {
      _ = complain(test.sentence(of: failure))
      return failure.reason.exitCode
    } catch {
      return complain("\(error)")
    }
  }

  private static func command(_ arguments: [String]) -> (RouterCommand, [String]) {
    guard let word = arguments.first,
      let command = RouterCommand.named.first(where: { $0.rawValue == word })
    else { return (.fuzz, arguments) }
    return (command, Array(arguments.dropFirst()))
  }

  private func perform(_ arguments: [String]) throws -> ExitCode {
    let arguments = Invocation.helpAsOption(arguments)
    let (command, rest) = Self.command(arguments)
    if arguments == ["--version"] { return say(Version.text) }
    if command == .fuzz, let word = arguments.first, !word.hasPrefix("-") {
      throw UsageError.unknownCommand(word, known: RouterCommand.named.map(\.rawValue))
    }
    if arguments.contains("--help") || arguments.contains("-h") {
      return say(
        command == .fuzz
          ? RouterCommand.overview(of: program, test.name) : command.help(of: program))
    }
    let options = try RouterTestOptions.parse(rest, for: command)
    let test = try options.apply(to: test)
    Terminal.setUp(options)
    let files = RouterFiles(test: test, options: options, program: program)
    switch command {
    case .fuzz: return try fuzz(test, options)
    case .replay: return try files.replay()
    case .shrink: return try files.shrink()
    case .explain: return try files.explain()
    case .explore: return try RouterExploration(test, options, program).run()
    case .merge:
      return try merge(options)
    case .bench: return try RouterBench(test, options, program).run()
    case .list: return try list(options)
    case .completions:
      let name = Invocation.name
      let text = ProgramText(
        name: name, options: RouterCommand.fuzz.text.options,
        commands: RouterCommand.named.map(\.text))
      return say(try Completions(of: text).script(for: options.onlyPath(of: "completions")))
    }
  }

  private func list(_ options: RouterTestOptions) throws(UsageError) -> ExitCode {
    // What actions do has to be played, so it is printed only on request.
    let topics =
      options.paths.isEmpty ? RouterCommand.topics.filter { $0 != "effects" } : options.paths
    var lines: [String] = []
    for topic in topics {
      switch topic {
      case "actions":
        lines += test.actions.flatMap { action in
          action.arguments.indices.map { "action    \(action.text($0))" }
        }
      case "effects": lines += EffectText(test).lines
      case "properties":
        let own = test.conditions.map { "condition \($0.name)" }
        lines +=
          RouterProperty.allCases.filter(test.properties.contains)
          .map { "property  \($0.rawValue)" } + own
      case "faults":
        lines += HostFault.allCases.filter(test.faults.contains).map { "fault     \($0.rawValue)" }
      case "requirements":
        lines += RouterRequirement.allCases.map { "required  \($0.rawValue)" }
      default:
        throw .unknownName("list", topic, known: RouterCommand.topics, listedBy: "list --help")
      }
    }
    Terminal.print(lines)
    return .holds
  }

  private func fuzz(_ test: PlayedTest, _ options: RouterTestOptions) throws -> ExitCode {
    try test.begin()
    let seeds = options.seedsOrFresh
    let shard = options.shard
    var report = RouterReport(test, options, program)
    report.begin(seeds)
    let log = try ResultsLog(path: options.results, RunDescription(test.name, options, seeds))
    guard let last = shard.lastPlace(in: seeds) else {
      Terminal.inform(["  no seeds in this shard: nothing was played"])
      return .holds
    }
    var session = Session(
      test, RouterPlayer(test, takesTimes: false), steps: options.steps, through: last
    ) { shard.seed(at: $0, in: seeds) }
    session.jobs = options.jobs
    session.options = options.departureWords
    session.keepsGoing = options.keepsGoing
    session.end = options.sessionEnd
    session.isIsolated = options.isIsolated
    session.isPatient = true
    let result = try session.run(&report, log)
    if !result.hasFailed, !result.wasInterrupted {
      report.writePage(beginningOf: shard.seed(at: 0, in: seeds))
    }
    return report.conclude(result)
  }

  private func merge(_ own: RouterTestOptions) throws -> ExitCode {
    let files = try ResultsFile.readAll(own.paths)
    var (options, seeds) = try files.run(of: test.name, printedAs: own)
    options.required = own.required
    options.stopsAtFirst = own.stopsAtFirst
    let test = try options.apply(to: test)
    let merge = try Merge(files, of: test, seeds, until: options.sessionEnd)
    var report = RouterReport(test, options, program, command: .merge)
    report.begin(seeds)
    return try merge.run(&report)
  }

  private func say(_ text: String) -> ExitCode {
    Terminal.print(text)
    return .holds
  }

  private func complain(_ sentence: String) -> ExitCode {
    Terminal.complain(sentence, as: test.name)
    return .usage
  }
}

extension PlayedTest {
  /// What is wrong, without the name of the test, which stands before every complaint.
  func sentence(of failure: RouterTestFailure) -> String {
    let head = "\(name): "
    let text = failure.description
    return text.hasPrefix(head) ? String(text.dropFirst(head.count)) : text
  }
}

extension RouterTestFailure.Reason {
  /// How a command ends because of it.
  var exitCode: ExitCode {
    switch self {
    case .notDeterministic: .crash
    case .noCallEnded, .everyCallThrew, .nothingCaptured, .requirementNotMet: .coverage
    case .violation, .drifted: .violation
    case .notCaptured, .noSeeds, .noActions, .nothingJudged, .badTest, .badActions, .badHost:
      .usage
    }
  }
}
