import NavCore
import Synchronization
import Testing

@testable import NavCoreSim
@testable import NavEngine
@testable import peer_bench

@Suite("What a run counts", .tags(.slow))
struct AccountingTests {
  /// What was played in a run: the steps from the start, and each step of the search with what led
  /// to it.
  private struct Played {
    var straight: [Step] = []
    var searched: [[Step]] = []
  }

  /// Steps, time and events of a part of a run.
  private struct Account: Equatable {
    var steps = 0
    var milliseconds: Int64 = 0
    var counts: [Int] = []

    init(_ report: Fuzzer.Report) {
      steps = report.steps
      milliseconds = report.virtualMilliseconds
      counts = Self.counts(report.coverage)
    }

    init(_ simulation: Simulation<Machine>, steps: Int) {
      self.steps = steps
      milliseconds = simulation.now.milliseconds
      counts = Self.counts(simulation.coverage)
    }

    private static func counts(_ coverage: Coverage) -> [Int] {
      [coverage.rests, coverage.resynchronisations]
        + RequestKind.allCases.flatMap { kind in
          Coverage.OutcomeClass.allCases.map { coverage.count(kind, $0) }
            + Coverage.Phase.allCases.map { coverage.count(kind, $0) }
        } + Coverage.Event.allCases.map { coverage.count($0) }
        + Coverage.Dismissal.allCases.map { coverage.count($0) }
    }

    mutating func add(_ other: Account, times factor: Int = 1) {
      steps += other.steps * factor
      milliseconds += other.milliseconds * Int64(factor)
      for index in counts.indices { counts[index] += other.counts[index] * factor }
    }
  }

  private func simulation(playing steps: some Sequence<Step>) throws -> Simulation<Machine> {
    var simulation = Simulation(RouterSetup().makeCore())
    for step in steps { #expect(simulation.perform(step) == nil) }
    return simulation
  }

  @Test(
    "steps, virtual time and coverage are those of everything that was played, part by part",
    arguments: [nil] + Strategy.allCases, [nil, 40])
  func sum(_ strategy: Strategy?, corpusLength: Int?) throws {
    let fuzzer = Fuzzer(RouterSetup(), strategy: strategy)
    let corpus = corpusLength.map { [fuzzer.record(seed: 9, steps: $0)] }
    let box = Mutex(Played())
    let trace = StepTrace(
      add: { step in box.withLock { $0.straight.append(step) } },
      replace: { steps, before in
        box.withLock {
          // The number of steps before these, in all parts.
          #expect(before == $0.straight.count + $0.searched.count - steps.count + 1)
          $0.searched.append(steps)
        }
      })
    let report = fuzzer.run(seed: 4, steps: 300, corpus: corpus, trace: trace)
    let played = box.withLock { $0 }
    #expect(report.violation == nil)
    #expect(report.virtualMilliseconds > 0)

    var straight = try simulation(playing: played.straight)
    #expect(straight.finish() == nil)
    var sum = Account(straight, steps: played.straight.count)
    for steps in played.searched {
      var simulation = try simulation(playing: steps.dropLast())
      sum.add(Account(simulation, steps: 0), times: -1)
      if let last = steps.last { #expect(simulation.perform(last) == nil) }
      sum.add(Account(simulation, steps: 1))
    }
    #expect(Account(report) == sum)
    let isSearching = strategy == nil || strategy == .feedback
    #expect(played.searched.isEmpty == !isSearching)
  }

  @Test("the time of a search is that of its steps, on any subject", arguments: Strategy.allCases)
  func searchTime(_ strategy: Strategy) {
    var search = Search<BenchmarkSource>(
      BenchmarkSubject(.none), seed: 5, strategies: [strategy]
    ) { BenchmarkSource(seed: $0, strategy: $1) }
    var time: Int64 = 0
    search.trace = { actions, _ in
      if case .advance(let span)? = actions.last { time += Int64(span) }
    }
    #expect(search.plant([.advance(7), .push(1), .advance(500)]) == nil)
    #expect(search.run(budget: 5_000) == nil)
    #expect(search.steps == 5_003)
    #expect(search.virtualMilliseconds == time)
  }
}
