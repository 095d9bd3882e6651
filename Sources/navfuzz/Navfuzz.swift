import Foundation
import NavSim

/// The command.
@main
enum Navfuzz {
  static let program = Program<Options>(
    ProgramText(
      "navfuzz", "breaks routers on a virtual clock, and shrinks what it finds",
      description: """
        Runs random steps against a router: callers, users, the system and a host with its faults, on a
        virtual clock, all decided by a seed. Invariants are checked after every step. What fails is made
        as small as it can be, saved as a fixture and shown as a timeline.
        """, steps: 10_000,
      examples: ["--seed 1 --steps 10000 --timing estimated --faults slow", "replay Fixtures"]),
    as: "navfuzz", Subcommand.all
  ) {
    try CoreProgram().fuzz($0)
  } serve: { _, options, duty in
    // It gets everything else from the orders of its parent.
    try CoreProgram().harness(options).serve(as: duty)
  }

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    OwnCrash.listen(arguments)
    if let words = without("shell", arguments) {
      exit(Shell.test.main(words, calledAs: "\(Invocation.command) --router shell"))
    }
    for runs in ShellRunsCommand.all {
      if let words = without(runs.name, arguments) { exit(ShellRunsCommand.main(runs, words)) }
    }
    exit(program.run(arguments))
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
}
