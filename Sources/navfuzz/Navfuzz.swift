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
    let isHelp = arguments.contains("--help") || arguments.contains("-h")
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "--version":
      Terminal.print(Version.text)
      return .holds
    case "replay":
      if isHelp { return help(Help.replay) }
      return try ReplayCommand(options: .parse(rest, by: Options.replaying, allowsPaths: true))
        .run()
    case "shrink":
      if isHelp { return help(Help.shrink) }
      return try ShrinkCommand(options: .parse(rest, by: Options.shrinking, allowsPaths: true))
        .run()
    case "async":
      if isHelp { return help(Help.asynchronous) }
      return try AsyncCommand(
        options: .parse(rest, by: Options.scheduling, allowsPaths: false)
      ).run()
    case "bench":
      if isHelp { return help(Help.bench) }
      return try BenchCommand(
        options: .parse(rest, by: Options.benchmarking, allowsPaths: false)
      ).run()
    case "explain":
      if isHelp { return help(Help.explain) }
      return try ExplainCommand(options: .parse(rest, by: [], allowsPaths: true)).run()
    case "doctor":
      if isHelp { return help(Help.doctor) }
      _ = try Options.parse(rest, by: [], allowsPaths: false)
      return try DoctorCommand().run()
    case "explore":
      if isHelp { return help(Help.explore) }
      return try ExploreCommand(
        options: .parse(rest, by: Options.exploring, allowsPaths: false)
      ).run()
    case "metamorphic":
      if isHelp { return help(Help.metamorphic) }
      return try MetamorphicCommand(
        options: .parse(rest, by: Options.comparing, allowsPaths: false)
      ).run()
    case "mutants":
      if isHelp { return help(Help.mutants) }
      return try MutantsCommand(
        options: .parse(rest, by: Options.searching, allowsPaths: false)
      ).run()
    case "merge":
      if isHelp { return help(Help.merge) }
      return try MergeCommand(options: .parse(rest, by: Options.merging, allowsPaths: true)).run()
    case "yardstick":
      if isHelp { return help(Help.yardstick) }
      return try YardstickCommand(arguments: rest).run()
    case "list":
      if isHelp { return help(Help.list) }
      return try ListCommand(options: .parse(rest, by: [], allowsPaths: true)).run()
    case let command? where !command.hasPrefix("-"):
      throw .unknownCommand(command)
    default:
      if isHelp { return help(Help.main) }
      return try FuzzCommand(
        options: .parse(
          arguments, by: Options.fuzzing, allowsPaths: false, readsEnvironment: true)
      ).run()
    }
  }

  private static func help(_ text: String) -> ExitCode {
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
