import NavSim

/// `navfuzz --router calls`: runs of NavCore's Router with all that can call it.
enum ShellCallsCommand {
  static func run(_ words: [String]) throws(UsageError) -> ExitCode {
    let options = try Options.parse(
      words[...], by: Options.fuzzing, allowsPaths: false, readsEnvironment: true)
    let steps = min(options.steps, 200)
    var calls = 0
    var digest: UInt64 = 0
    let seeds = options.seeds ?? 0...99
    for seed in seeds {
      do throws(AsyncFailure) {
        let run = try ShellCalls.play(seed: seed, steps: steps)
        calls += run.calls
        digest = digest &* 31 &+ run.digest
      } catch {
        Terminal.print(
          "\(error)\n  again: navfuzz --router calls --seeds \(seed)...\(seed) --steps \(steps)")
        return .violation
      }
    }
    Terminal.print(
      "\(seeds.count) seeds of \(steps) steps · \(calls) calls · digest \(String(digest, radix: 16))\nok"
    )
    return .holds
  }
}
