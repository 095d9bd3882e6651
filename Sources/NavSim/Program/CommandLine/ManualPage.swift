/// The manual page of a program, from the tables that parse: `navfuzz manual | man -l -`.
struct ManualPage {
  let program: ProgramText

  var text: String {
    let name = Self.roff(program.name)
    var lines = [
      ".TH \(program.name.uppercased()) 1 \"\" \"navfuzz \(Version.text)\" \"User Commands\"",
      ".SH NAME",
      "\(name) \\- \(Self.roff(program.summary))", ".SH SYNOPSIS",
      ".B \(name)", "[\\fIOPTION\\fR]...",
    ]
    for command in program.commands {
      lines += [
        ".br", ".B \(name) \(Self.roff(command.name))",
        "[\\fIOPTION\\fR]...\(Self.operands(command))",
      ]
    }
    lines += [".SH DESCRIPTION", Self.paragraph(program.description), ".SH OPTIONS"]
    lines += program.options.flatMap(Self.entry)
    lines += [".TP", "\\fB\\-\\-version\\fR", "Print the version.", ".SH COMMANDS"]
    for command in program.commands {
      let explanation = command.explanation.split(separator: "\n\n").first ?? ""
      lines += [".SS \(Self.roff(command.usage))", Self.paragraph(String(explanation))]
      lines += command.options.flatMap(Self.entry)
    }
    lines += [".SH EXIT STATUS"]
    for code in ExitCode.allCases {
      lines += [".TP", "\(code.rawValue)", Self.roff(code.summary)]
    }
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B \(Shard.variable)",
      "The part of the seeds that this machine does, as \\fB\\-\\-shard\\fR takes it.", ".TP",
      ".B NO_COLOR", "When it is set to anything, nothing is coloured.", ".SH EXAMPLES", ".nf",
    ]
    lines += program.examples.map { "\(name) \(Self.roff($0))" } + [".fi"]
    return lines.joined(separator: "\n")
  }

  private static func operands(_ command: CommandText) -> String {
    switch command.operands {
    case .none: ""
    case .files: " \\fIPATH\\fR..."
    case .words(let words): " \(words.map(roff).joined(separator: "|"))"
    }
  }

  private static func entry(_ option: OptionText) -> [String] {
    let value = option.value.isEmpty ? "" : " \\fI\(roff(option.value))\\fR"
    return [".TP", "\\fB\(roff(option.name))\\fR\(value)", roff(option.help) + "."]
  }

  private static func paragraph(_ text: String) -> String { roff(text.replacing("\n", with: " ")) }

  /// A text as roff takes it: no escapes of its own, no line that begins as a request.
  private static func roff(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
