/// An option as help and completions show it.
package struct OptionText: Sendable {
  let name: String
  /// What the value is called; empty for an option without one.
  let value: String
  let help: String
  let suggestions: [String]

  var isPath: Bool { value == "FILE" || value == "DIR" }

  /// Options, a line each.
  static func table(_ options: [OptionText]) -> String {
    ProgramText.columns(
      options.map { ($0.value.isEmpty ? $0.name : "\($0.name) \($0.value)", $0.help) }, width: 26)
  }
}

/// A command as help, completions and the manual show it.
package struct CommandText: Sendable {
  /// What stands behind a command besides options.
  package enum Operands: Sendable {
    case none
    case files
    case words([String])
  }

  package let name: String
  /// How it is called, behind the program.
  package let usage: String
  /// What it does, in a phrase.
  let summary: String
  let operands: Operands
  /// What it does, in sentences.
  let explanation: String
  /// What stands below its options: names that they take. Made when help is asked for.
  let appendix: @Sendable () -> String
  /// Calls that show it, without the program.
  let examples: [String]
  /// True for a command that maintains the program's project; help lists it in a section of its own.
  let isUpkeep: Bool
  var options: [OptionText] = []

  /// Describes a command.
  package init(
    _ name: String, _ form: String, _ summary: String, _ operands: Operands = .none,
    isUpkeep: Bool = false, explanation: String,
    appendix: @autoclosure @escaping @Sendable () -> String = "", examples: [String] = []
  ) {
    self.name = name
    usage = form.isEmpty ? name : "\(name) \(form)"
    self.summary = summary
    self.operands = operands
    self.explanation = explanation
    self.appendix = appendix
    self.examples = examples
    self.isUpkeep = isUpkeep
  }

  var words: [String] { if case .words(let words) = operands { words } else { [] } }

  /// What `--help` behind it prints.
  package func help(of program: String) -> String {
    var parts = ["\(program) \(usage)" + (options.isEmpty ? "" : " [OPTIONS]"), explanation]
    if !options.isEmpty { parts.append("OPTIONS\n" + OptionText.table(options)) }
    let appendix = appendix()
    if !appendix.isEmpty { parts.append(appendix) }
    if !examples.isEmpty { parts.append(Self.text(examples, of: program)) }
    return parts.joined(separator: "\n\n")
  }

  fileprivate static func text(_ examples: [String], of program: String) -> String {
    "EXAMPLE\n" + examples.map { "  \(program) \($0)" }.joined(separator: "\n")
  }
}

/// A program as help, completions and the manual show it.
package struct ProgramText: Sendable {
  /// What is typed to call it.
  let name: String
  /// What it does, in a phrase behind its name.
  let summary: String
  /// What it does, in sentences.
  let description: String
  /// How many steps a seed has that is worth playing.
  let steps: Int
  /// Calls that show it, without the program.
  let examples: [String]
  /// The options without a command.
  var options: [OptionText] = []
  var commands: [CommandText] = []

  /// Describes a program.
  package init(
    _ name: String, _ summary: String, description: String, steps: Int, examples: [String]
  ) {
    self.name = name
    self.summary = summary
    self.description = description
    self.steps = steps
    self.examples = examples
  }

  /// What `--help` prints.
  package var overview: String {
    let upkeep = commands.filter(\.isUpkeep)
    let seeds = [
      ("\(name) --seed N --steps \(steps)", "fuzz one seed"),
      ("\(name) --seeds A...B", "fuzz many"),
    ]
    let others = upkeep.isEmpty ? "" : "\n\nUPKEEP\n" + Self.columns(calls(upkeep), width: 34)
    return """
      \(name) \(summary).

      \(description)

      USAGE
      \(Self.columns(seeds + calls(commands.filter { !$0.isUpkeep }), width: 34))\(others)

      OPTIONS
      \(OptionText.table(options))
        --version                   print the version
        --help                      print this; of a command: help COMMAND

      EXIT CODES
      \(Self.columns(ExitCode.allCases.map { ("\($0.rawValue)", $0.summary) }, width: 3))

      \(CommandText.text(examples, of: name))
      """
  }

  private func calls(_ commands: [CommandText]) -> [(String, String)] {
    commands.map { ("\(name) \($0.usage)", $0.summary) }
  }

  /// Rows of two columns, the first as wide as it has to be.
  ///
  /// - Parameter width: at least that.
  package static func columns(
    _ rows: [(head: String, text: String)], width: Int = 0
  ) -> String {
    let width = rows.reduce(width) { max($0, $1.head.count) }
    return rows.map { head, text in
      "  " + head + String(repeating: " ", count: width - head.count + 2) + text
    }.joined(separator: "\n")
  }
}
