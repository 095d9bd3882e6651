import Foundation
import NavSim

/// The command: chooses the subcommand and turns errors into one line and exit code 2.
enum Navfuzz {
  static func main() {
    Terminal.openStandardDescriptors()
    let arguments = Array(CommandLine.arguments.dropFirst())
    OwnCrash.listen(arguments)
    var code: ExitCode
    do throws(UsageError) {
      code = try run(arguments)
    } catch {
      Terminal.complain(error.sentence)
      code = .usage
    }
    exit(Terminal.exitCode(code).rawValue)
  }

  private static func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    if let words = without("shell", arguments) {
      exit(Shell.test.main(words, calledAs: "\(Invocation.command) --router shell"))
    }
    for runs in ShellRunsCommand.all {
      if let words = without(runs.name, arguments) { return try ShellRunsCommand.run(runs, words) }
    }
    var words = Invocation.helpAsOption(arguments)[...]
    let role = ProcessRole.current
    if role == .stray { throw .crashed(ProcessRole.strayExplanation) }
    if case .child = role { words.removeLast(2) }
    if words.first == "--version" { return say(Version.text) }
    let isHelp = words.contains("--help") || words.contains("-h")
    guard let name = words.first, !name.hasPrefix("-") else {
      if isHelp { return say(Help.main) }
      return try FuzzCommand(
        options: .parse(words, by: Options.fuzzing, allowsPaths: false, readsEnvironment: true)
      ).run()
    }
    guard let command = Subcommand.named(name) else {
      throw .unknownCommand(name, known: Subcommand.all.map(\.name))
    }
    if isHelp { return say(command.help) }
    let options = try Options.parse(
      words.dropFirst(), by: command.options, allowsPaths: command.allowsPaths)
    if case .child(let duty) = role {
      // It gets everything else from the orders of its parent.
      ChildServer.serveFixtures(try options.makeFuzzer(), as: duty)
    }
    return try command.run(options)
  }

  /// What is left of the arguments when they ask for a router that is no subject of scenarios; nil
  /// when they do not.
  private static func without(_ router: String, _ arguments: [String]) -> [String]? {
    var words = arguments
    if let place = words.firstIndex(of: "--router=\(router)") {
      words.remove(at: place)
    } else if let place = words.firstIndex(of: "--router"),
      words.dropFirst(place + 1).first == router
    {
      words.removeSubrange(place...place + 1)
    } else {
      return nil
    }
    return words
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
