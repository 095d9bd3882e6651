import NavAppTest
import NavSim
import Testing

extension AppTest {
  /// The same, where what a failure is worth is another test's matter.
  var withoutCertificates: Self {
    with {
      var test = $0
      test.certificateBudget = 0
      return test
    }
  }

  /// Expects that a seed fails in at most six steps, one of which has these words.
  func shows(_ words: String, under seed: UInt64, steps: Int = 100) {
    let failure = #expect(throws: RouterTestFailure.self) { try check(seeds: [seed], steps: steps) }
    let files = (failure?.findings ?? []).map(\.file)
    let steps = files.map { file in file.split(separator: "\n").filter { $0.hasPrefix("+") } }
    #expect(steps.contains { $0.count <= 6 && $0.contains { $0.hasSuffix(words) } })
  }
}
