import Foundation
import NavSim

/// The command: chooses the subcommand and turns errors into one line and exit code 2.
enum Navfuzz {
  static func main() {
    Terminal.openStandardDescriptors()
    var code: ExitCode
    do throws(UsageError) {
      code = try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      Terminal.complain(error.sentence)
      code = .usage
    }
    let error = Terminal.outputError
    if error != 0 {
      // A reader that has gone, such as `head`, has seen what it wanted.
      if error != EPIPE {
        Terminal.complain("cannot write to standard output: \(String(cString: strerror(error)))")
      }
      if code == .holds { code = .usage }
    }
    exit(code.rawValue)
  }

  private static func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    var arguments = arguments
    switch ProcessRole.current {
    case .parent: break
    case .stray: throw .crashed(ProcessRole.strayExplanation)
    case .child(let duty):
      arguments.removeLast(2)
      // A command that only plays fixtures is told everything else by its orders.
      if let name = arguments.first, let command = Subcommand.named(name) {
        let words = Array(arguments.dropFirst())
        let options = try Options.parse(words, by: command.options, allowsPaths: true)
        ChildServer.serveFixtures(try options.makeFuzzer(), as: duty)
      }
    }
    let isHelp = arguments.contains("--help") || arguments.contains("-h")
    if arguments.first == "--version" { return say(Version.text) }
    if let name = arguments.first, !name.hasPrefix("-") {
      guard let command = Subcommand.named(name) else {
        throw .unknownCommand(name, known: Subcommand.all.map(\.name))
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
