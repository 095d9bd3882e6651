/// A command of a program: its text, the table that parses it, and what it does.
package struct ProgramCommand<Options: FuzzingOptions>: Sendable {
  private let ownText: CommandText
  private let table: @Sendable () -> [CommandOption<Options>]
  let work: @Sendable (Options) throws -> ExitCode

  /// Creates a command.
  ///
  /// - Parameter options: made when somebody asks, because of all commands one is typed.
  package init(
    _ text: CommandText, _ options: @autoclosure @escaping @Sendable () -> [CommandOption<Options>],
    work: @escaping @Sendable (Options) throws -> ExitCode
  ) {
    ownText = text
    table = options
    self.work = work
  }

  /// Creates a command without options.
  package init(_ text: CommandText, work: @escaping @Sendable (Options) throws -> ExitCode) {
    self.init(text, [], work: work)
  }

  /// What help, completions and the manual show.
  package var text: CommandText {
    var text = ownText
    text.options = options.map(\.text)
    return text
  }

  /// What can be said to it.
  package var options: [CommandOption<Options>] { table() }
  /// Its word.
  package var name: String { ownText.name }
  /// True when something may stand behind it that is no option.
  package var allowsPaths: Bool { if case .none = ownText.operands { false } else { true } }
}
