import Foundation
import NavSim

/// The small router by which searching and shrinking are compared with other tools.
///
///     peer-bench replay < TRACES
///     peer-bench throughput RUNS LENGTH
///     peer-bench find [BUG FIRST LAST LENGTH SECONDS [STRATEGY]]
///
/// It prints what the other ports print, comma-separated, one line per run or seed (FIRST up to, and
/// not including, LAST), so that one report can read them all. `find` alone prints how many steps the
/// search needs for each bug, as the median over 60 seeds. The same build prints the same numbers:
/// compare them before and after a change of the search.
@main
struct PeerBenchCommand {
  let arguments: [String]

  static func main() {
    do throws(UsageError) {
      try Self(arguments: Array(CommandLine.arguments.dropFirst())).run()
    } catch {
      Terminal.complain(error.sentence, as: "peer-bench")
      exit(2)
    }
  }

  private func run() throws(UsageError) {
    switch arguments.first {
    case "replay": try replay()
    case "throughput": try throughput()
    case "find" where arguments.count == 1: printMedians()
    case "find": try find()
    case let other:
      throw .badValue("peer-bench", other ?? "", expected: "replay, throughput or find")
    }
  }

  /// Reads traces from standard input.
  private func replay() throws(UsageError) {
    while let line = readLine() {
      guard let result = BenchmarkRouter.replay(line) else {
        throw .badValue("replay", String(line.prefix(40)), expected: "a trace")
      }
      Terminal.print("\(result.step) \(result.property) \(result.hash)")
    }
  }

  /// `throughput RUNS LENGTH`: uniform runs of the router without bugs.
  private func throughput() throws(UsageError) {
    let runs = try number(1, "RUNS")
    let length = try number(2, "LENGTH")
    let clock = ContinuousClock()
    var random = Random(seed: 1)
    var sum: UInt64 = 0
    let time = clock.measure {
      for _ in 0..<runs {
        var subject = BenchmarkSubject(.none)
        var source = BenchmarkSource(seed: 0, strategy: .uniform)
        for _ in 0..<length {
          let action = source.next(for: &subject, using: &random)
          if subject.perform(action) != nil { break }
        }
        sum &+= subject.digest
      }
    }
    let seconds = time / .seconds(1)
    Terminal.print("T,navsim,props len=\(length),\(runs * length),\(seconds),\(seconds),\(sum)")
  }

  /// `find`: what the search needs for each bug.
  private func printMedians() {
    let seeds = BenchmarkMedian.seeds
    Terminal.print("bug   median steps   found   (seeds \(seeds.lowerBound)...\(seeds.upperBound))")
    for bug in BenchmarkRouter.Bug.allCases where bug != .none {
      let median = BenchmarkMedian(of: bug)
      let steps = TextReport.grouped(median.steps)
      let padding = String(repeating: " ", count: max(0, 12 - steps.count))
      Terminal.print("B\(bug.rawValue)    \(padding)\(steps)   \(median.found)/\(seeds.count)")
    }
  }

  /// `find BUG FIRST LAST LENGTH SECONDS [STRATEGY]`: searches, shrinks and certifies, once per
  /// seed.
  private func find() throws(UsageError) {
    guard let bug = BenchmarkRouter.Bug(rawValue: try number(1, "BUG")), bug != .none else {
      throw .badValue("find", arguments[1], expected: "a bug from 1 to 6")
    }
    let first = try number(2, "FIRST")
    let last = try number(3, "LAST")
    let length = try number(4, "LENGTH")
    let limit = Duration.seconds(try number(5, "SECONDS"))
    var strategies: [Strategy]?
    if arguments.count > 6 {
      guard let strategy = Strategy(rawValue: arguments[6]) else {
        let names = Strategy.allCases.map(\.rawValue).joined(separator: ", ")
        throw .badValue("find", arguments[6], expected: "one of: \(names)")
      }
      strategies = [strategy]
    }
    for seed in first..<max(last, first) {
      Terminal.print(
        BenchmarkStudy(bug, seed: UInt64(seed), length: length, strategies: strategies)
          .line(within: limit))
    }
  }

  private func number(_ index: Int, _ name: String) throws(UsageError) -> Int {
    guard arguments.indices.contains(index), let number = Int(arguments[index]), number >= 0 else {
      throw .badValue(
        "peer-bench", arguments.indices.contains(index) ? arguments[index] : "",
        expected: "\(name), a whole number")
    }
    return number
  }
}

/// One search on the benchmark router, with its times.
private struct BenchmarkStudy {
  private let bug: BenchmarkRouter.Bug
  private let seed: UInt64
  private let length: Int
  private let strategies: [Strategy]?

  init(_ bug: BenchmarkRouter.Bug, seed: UInt64, length: Int, strategies: [Strategy]?) {
    self.bug = bug
    self.seed = seed
    self.length = length
    self.strategies = strategies
  }

  func line(within limit: Duration) -> String {
    let clock = ContinuousClock()
    let begin = clock.now
    var search = Search<BenchmarkSource>(
      BenchmarkSubject(bug), seed: seed, length: length,
      strategies: strategies ?? Search<BenchmarkSource>.portfolio
    ) { BenchmarkSource(seed: $0, strategy: $1) }
    var finding: Search<BenchmarkSource>.Finding?
    while finding == nil, clock.now - begin < limit { finding = search.run(budget: 50_000) }
    let found = clock.now
    let head = "F,navsim,B\(bug.rawValue),\(seed)"
    guard let finding else {
      return "\(head),0,\(search.runs),\(search.steps),\((found - begin) / .seconds(1)),,,,,,,"
    }
    let shrunk = Shrinker<BenchmarkSubject>.shrink(finding.actions, exchanges: false) { [bug] in
      BenchmarkSubject(bug)
    }
    let small = clock.now
    let certified = Certifier(BenchmarkSubject(bug)).certify(
      shrunk?.actions ?? finding.actions, finding.violation)
    let sure = clock.now
    let actions = certified.actions
    return [
      head, "1", "\(search.runs)", "\(search.steps)", "\((found - begin) / .seconds(1))",
      "\(finding.actions.count)", "\(actions.count)", "\(actions.reduce(0) { $0 + $1.cost })",
      "\(shrunk?.executions ?? 0)", "\(shrunk?.actionsRun ?? 0)",
      "\((small - found) / .seconds(1))",
      actions.map(\.text).joined(separator: " "), finding.strategy.rawValue,
      "\(shrunk?.actions.count ?? 0)", "\(certified.certificate)",
      "\((sure - small) / .seconds(1))",
    ].joined(separator: ",")
  }
}
