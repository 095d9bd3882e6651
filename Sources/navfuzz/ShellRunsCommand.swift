import NavSim

/// `navfuzz --router calls`: runs of NavCore's Router with all that can call it.
///
/// The words may end in `--only 3,9,12`: the steps that are played of each seed.
enum ShellCallsCommand {
  static func run(_ words: [String]) throws(UsageError) -> ExitCode {
    var words = words
    var only: [Int]?
    if let place = words.firstIndex(of: "--only"), place + 1 < words.count {
      let numbers = words[place + 1].split(separator: ",").map { Int($0) }
      only = numbers.compactMap { $0 }
      guard only?.count == numbers.count else {
        throw .badValue("--only", words[place + 1], expected: "numbers of steps, such as 3,9,12")
      }
      words.removeSubrange(place...place + 1)
    }
    let options = try Options.parse(
      words[...], by: Options.fuzzing, allowsPaths: false, readsEnvironment: true)
    let steps = only ?? Array(0..<min(options.steps, 200))
    var calls = 0
    var digest: UInt64 = 0
    let seeds = options.seeds ?? 0...99
    for seed in seeds {
      do throws(ShellCalls.SmallRun) {
        let run = try ShellCalls.playSmall(seed: seed, steps: steps)
        calls += run.calls
        digest = digest &* 31 &+ run.digest
      } catch {
        return report(error)
      }
    }
    Terminal.print(
      "\(seeds.count) seeds of \(steps.count) steps · \(calls) calls"
        + " · digest \(String(digest, radix: 16))\nok")
    return .holds
  }

  private static func report(_ small: ShellCalls.SmallRun) -> ExitCode {
    let numbers = small.steps.map(String.init).joined(separator: ",")
    Terminal.print(
      """
      \(small.failure)
        shrunk \(small.shrunkFrom) → \(small.steps.count) steps, in \(small.runs) runs
        again: navfuzz --router calls --seeds \(small.seed)...\(small.seed) --only \(numbers)
      """)
    return .violation
  }
}
