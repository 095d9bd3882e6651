import NavSim

/// The manual page, from the tables that parse: `navfuzz manual | man -l -`.
enum Manual {
  static var page: String {
    var lines = [
      ".TH NAVFUZZ 1 \"\" \"navfuzz \(Version.text)\" \"User Commands\"", ".SH NAME",
      "navfuzz \\- breaks routers on a virtual clock, and shrinks what it finds", ".SH SYNOPSIS",
      ".B navfuzz", "[\\fIOPTION\\fR]...",
    ]
    for command in Subcommand.all {
      lines += [
        ".br", ".B navfuzz \(roff(command.name))", "[\\fIOPTION\\fR]...\(operands(command))",
      ]
    }
    lines += [
      ".SH DESCRIPTION",
      "Runs random steps against a router: callers, users, the system and a host with its faults, on a virtual clock, all decided by a seed. Invariants are checked after every step. What fails is made as small as it can be, saved as a fixture and shown as a timeline.",
      ".SH OPTIONS",
    ]
    lines += Options.fuzzing.flatMap(entry)
    lines += [".TP", "\\fB\\-\\-version\\fR", "Print the version.", ".SH COMMANDS"]
    for command in Subcommand.all {
      lines += [".SS \(roff(command.usage))", roff(paragraph(command.help))]
      lines += command.options.flatMap(entry)
    }
    lines += [".SH EXIT STATUS"]
    for code in ExitCode.allCases {
      lines += [".TP", "\(code.rawValue)", roff(code.summary)]
    }
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B \(Shard.variable)",
      "The part of the seeds that this machine does, as \\fB\\-\\-shard\\fR takes it.", ".TP",
      ".B NO_COLOR", "When it is set to anything, nothing is coloured.", ".SH EXAMPLES", ".nf",
      "navfuzz \\-\\-seed 1 \\-\\-steps 10000 \\-\\-timing estimated \\-\\-faults slow",
      "navfuzz replay Fixtures", ".fi",
    ]
    return lines.joined(separator: "\n")
  }

  private static func operands(_ command: Subcommand) -> String {
    switch command.operands {
    case .none: ""
    case .files: " \\fIPATH\\fR..."
    case .words(let words): " \(words.map(roff).joined(separator: "|"))"
    }
  }

  private static func entry(_ option: Options.Option) -> [String] {
    let value = option.value.isEmpty ? "" : " \\fI\(roff(option.value))\\fR"
    return [".TP", "\\fB\(roff(option.name))\\fR\(value)", roff(option.help) + "."]
  }

  /// The first paragraph below the line that says how a command is called.
  private static func paragraph(_ help: String) -> String {
    let parts = help.split(separator: "\n\n")
    return parts.dropFirst().first.map { String($0).replacing("\n", with: " ") } ?? ""
  }

  /// A text as roff takes it: no escapes of its own, no line that begins as a request.
  private static func roff(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
