/// What a shell completes, from the tables that parse.
struct Completions {
  private let program: ProgramText
  private let name: String
  private var commands: [CommandText] { program.commands }
  /// The name of a shell's function.
  private var function: String {
    "_" + name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
  }

  init(of program: ProgramText, calledAs name: String) {
    self.program = program
    self.name = name
  }

  /// The shells that there are scripts for.
  static let shells = ["bash", "zsh", "fish"]

  /// The script of a shell.
  func script(for shell: String) throws(UsageError) -> String {
    switch shell {
    case "bash": return bash
    case "zsh": return zsh
    case "fish": return fish
    default:
      throw .unknownName("completions", shell, known: Self.shells, listedBy: "--help")
    }
  }

  /// The options of every command; those without a command come first, under no name.
  private var tables: [(command: String, options: [OptionText])] {
    [("", program.options)] + commands.map { ($0.name, $0.options) }
  }

  // MARK: bash

  private var bash: String {
    let names = commands.map(\.name).joined(separator: " ")
    var lines = [
      "# \(name) completions bash > /etc/bash_completion.d/\(name)", "\(function)() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" last=\"${COMP_WORDS[COMP_CWORD-1]}\" command=",
      "  case \"${COMP_WORDS[1]}\" in",
      "    \(commands.map(\.name).joined(separator: "|"))) command=\"${COMP_WORDS[1]}\" ;;",
      "  esac", "  case \"$command $last\" in",
    ]
    for (command, options) in tables {
      for option in options where !option.value.isEmpty {
        let reply =
          option.suggestions.isEmpty
          ? (option.isPath ? "compgen -f -- \"$word\"" : "true")
          : "compgen -W '\(option.suggestions.joined(separator: " "))' -- \"$word\""
        lines.append(
          "    '\(command) \(option.name)') COMPREPLY=($(\(reply))); return ;;")
      }
    }
    lines += ["  esac", "  case \"$command\" in"]
    for (command, options) in tables {
      let names = options.map(\.name) + ["--help"] + (command.isEmpty ? ["--version"] : [])
      let operands = commands.first { $0.name == command }?.words ?? []
      let all = (names + operands).joined(separator: " ")
      lines.append("    '\(command)') COMPREPLY=($(compgen -W '\(all)' -- \"$word\")) ;;")
    }
    lines += [
      "  esac",
      "  [[ $COMP_CWORD == 1 ]] && COMPREPLY+=($(compgen -W '\(names)' -- \"$word\"))",
      "  [[ ${#COMPREPLY[@]} == 0 ]] && COMPREPLY=($(compgen -f -- \"$word\"))", "  return 0", "}",
      "complete -o filenames -F \(function) \(name)",
    ]
    return lines.joined(separator: "\n")
  }

  // MARK: zsh

  private var zsh: String {
    var lines = [
      "#compdef \(name)", "# \(name) completions zsh > \"${fpath[1]}/_\(name)\"", "\(function)() {",
      "  local -a commands=(",
    ]
    for command in commands {
      lines.append("    '\(command.name):\(Self.zshText(command.summary))'")
    }
    lines += [
      "  )", "  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then",
      "    _describe command commands", "  fi", "  case $words[2] in",
    ]
    for command in commands {
      lines.append("    \(command.name))")
      lines.append("      _arguments \\")
      lines += command.options.map(zshOption)
      lines.append("        '--help[print help]' \\")
      switch command.operands {
      case .none: lines.append("        '1:command:' ;;")
      case .files: lines.append("        '1:command:' '*:file:_files' ;;")
      case .words(let words):
        lines.append("        '1:command:' '*:word:(\(words.joined(separator: " ")))' ;;")
      }
    }
    lines += ["    *)", "      _arguments \\"] + program.options.map(zshOption)
    lines += [
      "        '--version[print the version]' '--help[print help]' ;;", "  esac", "}",
      "\(function) \"$@\"",
    ]
    return lines.joined(separator: "\n")
  }

  private func zshOption(_ option: OptionText) -> String {
    let head =
      "        '\(option.name)\(option.value.isEmpty ? "" : "=")[\(Self.zshText(option.help))]"
    if option.value.isEmpty { return head + "' \\" }
    let action =
      option.suggestions.isEmpty
      ? (option.isPath ? "_files" : "") : "(\(option.suggestions.joined(separator: " ")))"
    return head + ":\(option.value):\(action)' \\"
  }

  private static func zshText(_ text: String) -> String {
    String(text.flatMap { "[]:'\\".contains($0) ? "" : String($0) })
  }

  // MARK: fish

  private var fish: String {
    let names = commands.map(\.name).joined(separator: " ")
    var lines = [
      "# \(name) completions fish > ~/.config/fish/completions/\(name).fish",
      "complete -c \(name) -f",
    ]
    for command in commands {
      lines.append(
        "complete -c \(name) -n 'not __fish_seen_subcommand_from \(names)' -a \(command.name) -d '\(Self.fishText(command.summary))'"
      )
      if case .files = command.operands {
        lines.append("complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)' -F")
      }
      for word in command.words {
        lines.append(
          "complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)' -a \(word)")
      }
    }
    for (command, options) in tables {
      let condition =
        command.isEmpty
        ? "not __fish_seen_subcommand_from \(names)" : "__fish_seen_subcommand_from \(command)"
      for option in options {
        var line =
          "complete -c \(name) -n '\(condition)' -l \(option.name.drop { $0 == "-" }) -d '\(Self.fishText(option.help))'"
        if !option.value.isEmpty { line += " -r" }
        if !option.suggestions.isEmpty {
          line += " -a '\(option.suggestions.joined(separator: " "))'"
        } else if option.isPath {
          line += " -F"
        }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func fishText(_ text: String) -> String {
    String(text.flatMap { $0 == "'" || $0 == "\\" ? "" : String($0) })
  }
}
