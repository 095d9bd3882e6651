import NavAppTest
import Testing

@testable import NavProgram
@testable import NavSim

extension AppTest {
  /// The same, where what a failure is worth is another test's matter.
  var withoutCertificates: Self {
    with {
      var test = $0
      test.certificateBudget = 0
      return test
    }
  }

  /// Expects that seeds find what a report says in these words; of a right app, that they find nothing.
  func judge(
    seeds: ClosedRange<UInt64>, _ isRight: Bool, _ words: String, at place: SourceLocation
  ) throws {
    let finding = try withoutCertificates.routerTest.firstFinding(seeds: seeds, steps: 20)
    let report = finding?.report.joined(separator: "\n") ?? ""
    if isRight {
      #expect(finding == nil, "\(report)", sourceLocation: place)
    } else {
      #expect(report.contains(words), "\(report)", sourceLocation: place)
    }
  }

  /// What a finger has touched in the steps of a scenario that holds, in their order.
  func touched(_ steps: String) throws -> [String] {
    let test = routerTest.played
    let head = "navfuzz fixture 2\nname      a\nrouter    \(name)\nexpect    passes\n---\n"
    let page = test.reportPage(of: try test.file(head + steps + "\n"))
    #expect(page.violation == nil)
    return page.frames.flatMap { $0.shown.items.joined().filter(\.isTouched) }.map(\.words)
  }

  /// Expects that a seed fails in at most six steps, one of which has these words.
  func shows(_ words: String, under seed: UInt64, steps: Int = 100) throws {
    let found = try #require(try routerTest.firstFinding(seeds: [seed], steps: steps))
    let steps = found.file.split(separator: "\n").filter { $0.hasPrefix("+") }
    #expect(steps.count <= 6 && steps.contains { $0.hasSuffix(words) })
  }
}
