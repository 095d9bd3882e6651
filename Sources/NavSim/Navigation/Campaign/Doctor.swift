import NavCore

/// Looks whether a build does what is built on: the same numbers on every machine, the same run
/// from the same seed, fixtures that come back as they were, and a bug that has to be found.
package enum Doctor {
  /// One thing that was looked at.
  package struct Check: Sendable {
    /// What was looked at.
    package let name: String
    /// What was found.
    package let found: String
    /// True when that is as it should be.
    package let isWell: Bool
  }

  /// Looks at everything.
  package static func examine() -> [Check] {
    [generator, sameRun(), fixtures(), canary()]
  }

  /// The published first numbers of xoshiro256** in the state 1, 2, 3, 4.
  private static var generator: Check {
    var random = Random(state: (1, 2, 3, 4))
    let numbers = (0..<4).map { _ in random.next() }
    let isWell = numbers == [11_520, 0, 1_509_978_240, 1_215_971_899_390_074_240]
    return Check(
      name: "generator", found: isWell ? "the published numbers" : "\(numbers)", isWell: isWell)
  }

  private static func sameRun() -> Check {
    let fuzzer = Fuzzer(RouterSetup())
    let first = fuzzer.run(seed: 1, steps: 2_000).digest
    let second = fuzzer.run(seed: 1, steps: 2_000).digest
    let other = fuzzer.run(seed: 2, steps: 2_000).digest
    return Check(
      name: "digest", found: "seed 1 gives \(first), and \(second) again; seed 2 gives \(other)",
      isWell: first == second && first != other)
  }

  private static func fixtures() -> Check {
    let steps = Fuzzer(RouterSetup()).record(seed: 3, steps: 500)
    let fixture = Fixture(
      name: "doctor", setup: RouterSetup(), expectation: .passes, steps: steps)
    let text = FixturePrinter.print(fixture)
    let again = (try? FixtureParser.parse(text)).map { FixturePrinter.print($0) }
    return Check(
      name: "fixtures", found: again == text ? "500 steps come back as they were" : "changed",
      isWell: again == text)
  }

  /// Like the bird in the mine: if this one is not found, nothing that was not found means
  /// anything.
  private static func canary() -> Check {
    let finding = MutantStudy(scenarios: 200).search(.startsDuringATransition)
    let text = finding.scenario.map {
      "found in scenario \($0), shrunk to \(finding.shrunk.count)"
    }
    return Check(name: "canary", found: text ?? "NOT FOUND", isWell: finding.violation != nil)
  }
}
