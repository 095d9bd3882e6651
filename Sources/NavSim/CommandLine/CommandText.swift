/// An option as help and completions show it.
package struct OptionText: Sendable {
  let name: String
  /// What the value is called; empty for an option without one.
  let value: String
  let help: String
  let suggestions: [String]

  var isPath: Bool { value == "FILE" || value == "DIR" }
}

/// A command as help and completions show it.
package struct CommandText: Sendable {
  /// What stands behind a command besides options.
  package enum Operands: Sendable {
    case none
    case files
    case words([String])
  }

  let name: String
  let usage: String
  let summary: String
  let options: [OptionText]
  let operands: Operands

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: a word.
  ///   - usage: how it is called, behind the program.
  ///   - summary: what it does, in a phrase.
  ///   - options: what can be said.
  ///   - operands: what stands behind it besides options.
  package init(
    name: String, usage: String, summary: String, options: [OptionText], operands: Operands
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.options = options
    self.operands = operands
  }

  var words: [String] { if case .words(let words) = operands { words } else { [] } }
}

/// A program as help and completions show it.
package struct ProgramText: Sendable {
  /// What is typed to call it.
  let name: String
  /// The options without a command.
  let options: [OptionText]
  let commands: [CommandText]

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - name: what is typed to call it.
  ///   - options: those without a command.
  ///   - commands: all of them.
  package init(name: String, options: [OptionText], commands: [CommandText]) {
    self.name = name
    self.options = options
    self.commands = commands
  }

  /// How its commands are called, and what they do.
  package static func overview(_ commands: [CommandText], of program: String) -> String {
    columns(commands.map { (program + " " + $0.usage, $0.summary) }, width: 34)
  }

  /// Options, a line each.
  package static func table(_ options: [OptionText]) -> String {
    columns(
      options.map { ($0.value.isEmpty ? $0.name : "\($0.name) \($0.value)", $0.help) }, width: 26)
  }

  /// Rows of two columns, the first as wide as it has to be.
  static func columns(_ rows: [(head: String, text: String)], width: Int) -> String {
    let width = rows.reduce(width) { max($0, $1.head.count) }
    return rows.map { head, text in
      "  " + head + String(repeating: " ", count: width - head.count + 2) + text
    }.joined(separator: "\n")
  }
}
