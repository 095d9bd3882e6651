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
}

/// The command of a router test.
struct RouterTestCommand: Sendable {
  let test: PlayedTest
  /// As the program was called, with what stands before the test's own arguments.
  let program: String

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

  func run(_ arguments: [String]) -> Int32 { command.run(arguments) }

  private var command: Program<RouterTestOptions> {
    Program(
      ProgramText(
        program, "plays the router test \"\(test.name)\"",
        description: """
          Callers, users and a host with its faults, in virtual time, all decided by a seed. What fails is
          made as small as it can be, and saved.
          """, steps: 100, examples: ["--seeds 1...20", "replay navfuzz-failures"]),
      as: test.name, commands, fuzz: fuzz
    ) { command, options, duty in
      let applied = (try? options.apply(to: test)) ?? test
      (command == "bench" ? applied.unjudged : applied).serve(as: duty)
    }
  }

  /// What `list` prints of a topic.
  func list(_ topic: String) -> [String] {
    switch topic {
    case "actions":
      test.actions.flatMap { action in
        action.arguments.indices.map { "action    \(action.text($0))" }
      }
    case "effects": EffectText(test).lines
    case "properties":
      RouterProperty.allCases.filter(test.properties.contains).map { "property  \($0.rawValue)" }
        + test.conditions.map { "condition \($0.name)" }
    case "faults":
      HostFault.allCases.filter(test.faults.contains).map { "fault     \($0.rawValue)" }
    default: RouterRequirement.allCases.map { "required  \($0.rawValue)" }
    }
  }

  private func fuzz(_ options: RouterTestOptions) throws -> ExitCode {
    let test = try options.apply(to: test)
    try test.begin()
    return try play(test, options)
  }
}

extension RouterTestFailure: CommandFailure {
  package var sentence: String { description }

  package var exitCode: ExitCode {
    switch reason {
    case .notDeterministic: .crash
    case .noCallEnded, .everyCallThrew, .nothingCaptured, .requirementNotMet: .coverage
    case .violation, .drifted: .violation
    case .notCaptured, .noSeeds, .noActions, .nothingJudged, .badTest, .badActions, .badHost:
      .usage
    }
  }
}
