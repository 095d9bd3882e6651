/// A command line that plays seeds, or a command of another name: chooses it, and turns errors into
/// one line and an exit code.
///
/// Compiled once for all options, as ``HarnessProgram`` is.
package struct Program<Options: FuzzingOptions>: Sendable {
  private let ownText: ProgramText
  /// Who complains.
  private let speaker: String
  /// All commands, in the order of the overview.
  package let commands: [ProgramCommand<Options>]
  private let fuzz: @Sendable (Options) throws -> ExitCode
  private let serve: @Sendable (String?, Options, ProcessRole.Duty) throws -> Never

  /// - Parameter serve: does what a child of a command does; of no command for one that plays
  ///   seeds.
  @_semantics("optimize.sil.specialize.generic.never")
  package init(
    _ text: ProgramText, as speaker: String, _ commands: [ProgramCommand<Options>],
    fuzz: @escaping @Sendable (Options) throws -> ExitCode,
    serve: @escaping @Sendable (String?, Options, ProcessRole.Duty) throws -> Never
  ) {
    ownText = text
    self.speaker = speaker
    self.commands = commands + Self.aboutItself(text, commands)
    self.fuzz = fuzz
    self.serve = serve
  }

  /// What help, completions and the manual show.
  package var text: ProgramText { Self.complete(ownText, commands) }

  private static func complete(
    _ text: ProgramText, _ commands: [ProgramCommand<Options>]
  ) -> ProgramText {
    var text = text
    text.options = Options.fuzzing.map(\.text)
    text.commands = commands.map(\.text)
    return text
  }

  /// Does what was typed.
  @_semantics("optimize.sil.specialize.generic.never")
  package func run(_ arguments: [String]) -> Int32 {
    Terminal.openStandardDescriptors()
    if case .parent = ProcessRole.current { Terminal.keepOutputForResults() }
    var code = ExitCode.usage
    do {
      code = try perform(arguments)
    } catch {
      let failure = error as? any CommandFailure
      code = failure?.exitCode ?? .usage
      Terminal.complain(failure?.sentence ?? "\(error)", as: speaker)
    }
    return Terminal.exitCode(code, as: speaker).rawValue
  }

  private func perform(_ arguments: [String]) throws -> ExitCode {
    switch ProcessRole.current {
    case .parent: break
    case .stray: throw UsageError.crashed(ProcessRole.strayExplanation)
    case .child(let duty):
      let (command, rest) = split(ProcessRole.withoutMarker(arguments))
      // A child that replays is given paths, which are none of its business.
      try serve(command?.name, (try? parse(rest, for: command)) ?? Options(), duty)
    }
    let words = Invocation.helpAsOption(arguments)
    let (command, rest) = split(words)
    if words.first == "--version" { return Self.say(Version.text) }
    if command == nil, let word = words.first, !word.hasPrefix("-") {
      throw UsageError.unknownCommand(word, known: commands.map(\.name))
    }
    if words.contains("--help") || words.contains("-h") {
      return Self.say(command?.text.help(of: text.name) ?? text.overview)
    }
    let options = try parse(rest, for: command)
    try options.checkAllOutputs()
    Terminal.setUp(options.format, isQuiet: options.isQuiet)
    return try command?.work(options) ?? fuzz(options)
  }

  private func split(_ words: [String]) -> (ProgramCommand<Options>?, ArraySlice<String>) {
    let command = commands.first { $0.name == words.first }
    return (command, command == nil ? words[...] : words.dropFirst())
  }

  private func parse(
    _ words: ArraySlice<String>, for command: ProgramCommand<Options>?
  ) throws(UsageError) -> Options {
    guard let command else {
      return try .parse(words, by: Options.fuzzing, readsEnvironment: true)
    }
    return try .parse(words, by: command.options, allowsPaths: command.allowsPaths)
  }

  private static func say(_ text: String) -> ExitCode {
    Terminal.print(text)
    return .holds
  }

  /// What every program can say of itself.
  private static func aboutItself(
    _ program: ProgramText, _ others: [ProgramCommand<Options>]
  ) -> [ProgramCommand<Options>] {
    let text = { @Sendable in complete(program, others + aboutItself(program, others)) }
    let file = program.name.prefix { $0 != " " }.split(separator: "/").last ?? "navfuzz"
    return [
      ProgramCommand(
        CommandText(
          "completions", "bash|zsh|fish", "what a shell completes", .words(Completions.shells),
          isUpkeep: true,
          explanation: """
            Prints what a shell needs to complete commands, options and names. The first lines of what
            is printed say where it belongs.
            """, examples: ["completions bash > /etc/bash_completion.d/\(file)"])
      ) { options throws(UsageError) in
        let shell = try options.onlyPath(of: "completions")
        return say(try Completions(of: text(), calledAs: Invocation.name).script(for: shell))
      },
      ProgramCommand(
        CommandText(
          "manual", "", "the manual page, for man", isUpkeep: true,
          explanation: "Prints the manual page: to be read with man -l, or installed.",
          examples: ["manual | man -l -"])
      ) { _ in say(ManualPage(program: text()).text) },
    ]
  }
}
