import Foundation
import NavCoreFuzz

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
    CoreProgram().harness(options).serve(as: duty)
  }

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    OwnCrash.listen(arguments)
    exit(program.run(arguments))
  }
}
