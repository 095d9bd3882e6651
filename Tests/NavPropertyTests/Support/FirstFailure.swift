@testable import NavCoreSim

extension Fuzzer {
  /// The first failure of some seeds, made small; nil when everything holds.
  func firstFailure(seeds: ClosedRange<UInt64>, steps: Int) -> Fixture? {
    for seed in seeds {
      let fuzzer = playing(seed)
      let run = fuzzer.run(seed: seed, steps: steps)
      guard let find = run.find else { continue }
      let recorded = run.failing ?? fuzzer.record(seed: seed, steps: steps)
      let shrunk = fuzzer.shrink(recorded, keeping: find.violation).map { fuzzer.certify($0) }
      return Fixture.failing(
        shrunk?.violation ?? find.violation, fuzzer.setup,
        origin: "--seed \(seed) --steps \(steps)", shrunk?.steps ?? recorded)
    }
    return nil
  }
}
