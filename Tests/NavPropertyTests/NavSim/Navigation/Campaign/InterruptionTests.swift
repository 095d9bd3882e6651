import NavCoreSim
import Testing

@Suite("A run asks now and then whether it is to go on", .tags(.slow))
struct InterruptionTests {
  @Test(
    "in every strategy, because a run that does not ask is taken for one that hangs",
    arguments: [nil] + Strategy.allCases)
  func asks(_ strategy: Strategy?) throws {
    let steps = 17_000
    var questions = 0
    let fuzzer = Fuzzer(RouterSetup(), judged: [], strategy: strategy)
    let report = fuzzer.run(seed: 1, steps: steps) {
      questions += 1
      return false
    }
    #expect(report.steps == steps)
    #expect(!report.wasInterrupted)
    // Twice 4,096 steps apart at most, wherever one part of the run ends and the next begins.
    #expect(questions >= steps / 8_192)
  }

  @Test("and stops when it is told to", arguments: [nil] + Strategy.allCases)
  func stops(_ strategy: Strategy?) throws {
    var questions = 0
    let fuzzer = Fuzzer(RouterSetup(), judged: [], strategy: strategy)
    let report = fuzzer.run(seed: 1, steps: 1_000_000) {
      questions += 1
      return questions == 3
    }
    #expect(report.wasInterrupted)
    #expect(report.steps < 20_000)
  }

  @Test("also while it goes back to rare places, at the end of a run of all strategies")
  func stopsWhileItSearches() throws {
    var questions = 0
    let fuzzer = Fuzzer(RouterSetup(), judged: [])
    let report = fuzzer.run(seed: 1, steps: 30_000) {
      questions += 1
      return questions == 6
    }
    #expect(report.wasInterrupted)
    #expect(report.steps > 24_000 && report.steps < 30_000)
  }
}
