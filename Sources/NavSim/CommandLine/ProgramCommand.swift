/// A command of a program: its text, the table that parses it, and what it does.
package struct ProgramCommand<Options: FuzzingOptions>: Sendable {
  /// What help, completions and the manual show.
  package let text: CommandText
  /// What can be said to it.
  package let options: [CommandOption<Options>]
  let work: @Sendable (Options) throws -> ExitCode

  /// Creates a command.
  package init(
    _ text: CommandText, _ options: [CommandOption<Options>] = [],
    work: @escaping @Sendable (Options) throws -> ExitCode
  ) {
    var text = text
    text.options = options.map(\.text)
    self.text = text
    self.options = options
    self.work = work
  }

  /// Its word.
  package var name: String { text.name }
  /// True when something may stand behind it that is no option.
  package var allowsPaths: Bool { if case .none = text.operands { false } else { true } }
}
