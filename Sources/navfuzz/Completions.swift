import NavSim

/// `navfuzz completions bash|zsh|fish`: what a shell completes, from the tables that parse.
struct CompletionsCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    switch try options.onlyPath(of: "completions") {
    case "bash": Terminal.print(Self.bash)
    case "zsh": Terminal.print(Self.zsh)
    case "fish": Terminal.print(Self.fish)
    case let other:
      throw .unknownName(
        "completions", other, known: ["bash", "zsh", "fish"], listedBy: "--help")
    }
    return .holds
  }

  /// The options of every command; those without a command come first, under no name.
  private static var tables: [(command: String, options: [Options.Option])] {
    [("", Options.fuzzing)] + Subcommand.all.map { ($0.name, $0.options) }
  }

  private static func words(_ command: Subcommand) -> [String] {
    if case .words(let words) = command.operands { words } else { [] }
  }

  // MARK: bash

  private static var bash: String {
    let names = Subcommand.all.map(\.name).joined(separator: " ")
    var lines = [
      "# navfuzz completions bash > /etc/bash_completion.d/navfuzz", "_navfuzz() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" last=\"${COMP_WORDS[COMP_CWORD-1]}\" command=",
      "  case \"${COMP_WORDS[1]}\" in",
      "    \(Subcommand.all.map(\.name).joined(separator: "|"))) command=\"${COMP_WORDS[1]}\" ;;",
      "  esac", "  case \"$command $last\" in",
    ]
    for (command, options) in tables {
      for option in options where !option.value.isEmpty {
        let reply =
          option.suggestions.isEmpty
          ? (isPath(option) ? "compgen -f -- \"$word\"" : "true")
          : "compgen -W '\(option.suggestions.joined(separator: " "))' -- \"$word\""
        lines.append(
          "    '\(command) \(option.name)') COMPREPLY=($(\(reply))); return ;;")
      }
    }
    lines += ["  esac", "  case \"$command\" in"]
    for (command, options) in tables {
      let names = options.map(\.name) + ["--help"] + (command.isEmpty ? ["--version"] : [])
      let operands = Subcommand.all.first { $0.name == command }.map(words) ?? []
      let all = (names + operands).joined(separator: " ")
      lines.append("    '\(command)') COMPREPLY=($(compgen -W '\(all)' -- \"$word\")) ;;")
    }
    lines += [
      "  esac",
      "  [[ $COMP_CWORD == 1 ]] && COMPREPLY+=($(compgen -W '\(names)' -- \"$word\"))",
      "  [[ ${#COMPREPLY[@]} == 0 ]] && COMPREPLY=($(compgen -f -- \"$word\"))", "  return 0", "}",
      "complete -o filenames -F _navfuzz navfuzz",
    ]
    return lines.joined(separator: "\n")
  }

  private static func isPath(_ option: Options.Option) -> Bool {
    option.value == "FILE" || option.value == "DIR"
  }

  // MARK: zsh

  private static var zsh: String {
    var lines = [
      "#compdef navfuzz", "# navfuzz completions zsh > \"${fpath[1]}/_navfuzz\"", "_navfuzz() {",
      "  local -a commands=(",
    ]
    for command in Subcommand.all {
      lines.append("    '\(command.name):\(zshText(command.summary))'")
    }
    lines += [
      "  )", "  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then",
      "    _describe command commands", "  fi", "  case $words[2] in",
    ]
    for command in Subcommand.all {
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
    lines += ["    *)", "      _arguments \\"] + Options.fuzzing.map(zshOption)
    lines += [
      "        '--version[print the version]' '--help[print help]' ;;", "  esac", "}",
      "_navfuzz \"$@\"",
    ]
    return lines.joined(separator: "\n")
  }

  private static func zshOption(_ option: Options.Option) -> String {
    let head = "        '\(option.name)\(option.value.isEmpty ? "" : "=")[\(zshText(option.help))]"
    if option.value.isEmpty { return head + "' \\" }
    let action =
      option.suggestions.isEmpty
      ? (isPath(option) ? "_files" : "") : "(\(option.suggestions.joined(separator: " ")))"
    return head + ":\(option.value):\(action)' \\"
  }

  private static func zshText(_ text: String) -> String {
    String(text.flatMap { "[]:'\\".contains($0) ? "" : String($0) })
  }

  // MARK: fish

  private static var fish: String {
    let names = Subcommand.all.map(\.name).joined(separator: " ")
    var lines = [
      "# navfuzz completions fish > ~/.config/fish/completions/navfuzz.fish",
      "complete -c navfuzz -f",
    ]
    for command in Subcommand.all {
      lines.append(
        "complete -c navfuzz -n 'not __fish_seen_subcommand_from \(names)' -a \(command.name) -d '\(fishText(command.summary))'"
      )
      if case .files = command.operands {
        lines.append("complete -c navfuzz -n '__fish_seen_subcommand_from \(command.name)' -F")
      }
      for word in words(command) {
        lines.append(
          "complete -c navfuzz -n '__fish_seen_subcommand_from \(command.name)' -a \(word)")
      }
    }
    for (command, options) in tables {
      let condition =
        command.isEmpty
        ? "not __fish_seen_subcommand_from \(names)" : "__fish_seen_subcommand_from \(command)"
      for option in options {
        var line =
          "complete -c navfuzz -n '\(condition)' -l \(option.name.drop { $0 == "-" }) -d '\(fishText(option.help))'"
        if !option.value.isEmpty { line += " -r" }
        if !option.suggestions.isEmpty {
          line += " -a '\(option.suggestions.joined(separator: " "))'"
        } else if isPath(option) {
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
