import NavShell
import NavSim

/// `router-tests calls` and `router-tests screens`: runs of NavCore's Router with all that can call
/// it, or with a framework that draws its screens.
///
/// The words may end in `--only 3,9,12`: the steps that are played of each seed.
enum ShellRunsCommand {
  /// - Returns: the exit code.
  static func main(_ runs: ShellRuns, _ words: [String]) -> Int32 {
    Terminal.openStandardDescriptors()
    do throws(UsageError) {
      return Terminal.exitCode(try run(runs, words)).rawValue
    } catch {
      Terminal.complain(error.sentence)
      return ExitCode.usage.rawValue
    }
  }

  private static func run(_ runs: ShellRuns, _ words: [String]) throws(UsageError) -> ExitCode {
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
    let usual = words.contains("--steps") ? [] : ["--steps", "\(runs.stepLimit)"]
    let options = try RouterTestOptions.parse(
      (usual + words)[...], by: RouterTestOptions.fuzzing, readsEnvironment: true)
    let steps = only ?? Array(0..<min(options.common.steps, runs.stepLimit))
    var calls = 0
    var digest: UInt64 = 0
    let seeds = options.common.seeds ?? 0...99
    for seed in seeds {
      do throws(ShellRuns.SmallRun) {
        let run = try runs.playSmall(seed: seed, steps: steps) { failure in
          Terminal.print("seed \(seed): \(failure)\nmaking it small")
        }
        calls += run.calls
        digest = digest &* 31 &+ run.digest
      } catch {
        return report(error, of: runs)
      }
    }
    Terminal.print(
      "\(seeds.count) seeds of \(steps.count) steps · \(calls) calls"
        + " · digest \(String(digest, radix: 16))\nok")
    return .holds
  }

  private static func report(_ small: ShellRuns.SmallRun, of runs: ShellRuns) -> ExitCode {
    let numbers = small.steps.map(String.init).joined(separator: ",")
    Terminal.print(
      """
      \(small.failure)
        shrunk \(small.shrunkFrom) → \(small.steps.count) steps, in \(small.runs) runs
        again: router-tests \(runs.name) --seeds \(small.seed)...\(small.seed) --only \(numbers)
      """)
    return .violation
  }
}
