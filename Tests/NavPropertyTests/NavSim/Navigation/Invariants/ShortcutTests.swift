import Foundation
import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine

@Suite("The checker's shortcut", .tags(.slow))
struct ShortcutTests {
  /// Plays the same steps under two checkers, and compares what they find.
  private func compare<Router: SimulatedRouter>(
    _ router: Router, _ tabCount: Int, seeds: Range<UInt64>, steps: Int
  ) {
    for seed in seeds {
      var short = Simulation(
        router, pace: Pace(), checker: Checker(router, judged: .all))
      var long = Simulation(
        router, pace: Pace(), checker: Checker(router, judged: .all, takesShortcut: false))
      var source = NavigationSource<Router>(faults: .all, tabCount: tabCount)
      var random = Random(seed: seed)
      for _ in 0..<steps {
        let step = source.next(for: &short, using: &random)
        let (found, expected) = (short.perform(step), long.perform(step))
        #expect(found == expected)
        if expected != nil { break }
      }
      #expect(short.finish() == long.finish())
      #expect(short.digest == long.digest)
    }
  }

  @Test("finds in a mutant what is found without it", arguments: Mutant.allCases)
  func mutants(_ mutant: Mutant) throws {
    let setup = RouterSetup()
    let configuration = setup.makeCore().configuration
    compare(MutantRouter(mutant, configuration), 3, seeds: 0..<6, steps: 300)
  }

  @Test("finds nothing in the core", arguments: 0..<20 as Range<UInt64>)
  func core(tens: UInt64) throws {
    compare(RouterSetup().makeCore(), 3, seeds: tens * 10..<tens * 10 + 10, steps: 100)
  }

  @Test("says of every fixture what is said without it")
  func fixtures() throws {
    for file in FixtureTests.files {
      let fixture = try FixtureParser.parse(String(contentsOf: file, encoding: .utf8))
      guard fixture.setup.name == .core else { continue }
      let router = fixture.setup.makeCore()
      var short = Simulation(router, pace: Pace(), checker: Checker(router, judged: .all))
      var long = Simulation(
        router, pace: Pace(), checker: Checker(router, judged: .all, takesShortcut: false))
      for step in fixture.steps { #expect(short.perform(step) == long.perform(step)) }
      #expect(short.finish() == long.finish())
      #expect(short.digest == long.digest)
    }
  }
}
