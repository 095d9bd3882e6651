import Foundation
import NavSim

/// The command: chooses the subcommand and turns errors into one line and exit code 2.
enum Navfuzz {
  static func main() {
    do throws(UsageError) {
      exit(try run(Array(CommandLine.arguments.dropFirst())).rawValue)
    } catch {
      Terminal.complain(error.sentence)
      exit(ExitCode.usage.rawValue)
    }
  }

  private static func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    if case .player(let path) = Isolation.role {
      return try ReplayCommand(options: Options()).play(path)
    }
    let isHelp = arguments.contains("--help") || arguments.contains("-h")
    if arguments.first == "--version" { return say(Version.text) }
    if let name = arguments.first, !name.hasPrefix("-") {
      guard let command = Subcommand.all.first(where: { $0.name == name }) else {
        throw .unknownCommand(name)
      }
      if isHelp { return say(command.help) }
      return try command.run(
        try .parse(
          Array(arguments.dropFirst()), by: command.options, allowsPaths: command.allowsPaths))
    }
    if isHelp { return say(Help.main) }
    return try FuzzCommand(
      options: .parse(arguments, by: Options.fuzzing, allowsPaths: false, readsEnvironment: true)
    ).run()
  }

  private static func say(_ text: String) -> ExitCode {
    Terminal.print(text)
    return .holds
  }
}

#if !FUZZING
  /// What the process begins with, unless libFuzzer does it; see `FuzzTargets.swift`.
  @main
  private enum Main {
    static func main() { Navfuzz.main() }
  }
#endif
