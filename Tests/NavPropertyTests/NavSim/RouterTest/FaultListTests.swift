import Testing

@testable import NavEngine
@testable import NavSim

/// Lists of faults, as a command line has them.
@Suite("Lists of faults")
struct FaultListTests {
  private let test = RouterTest<Int, Int>("one") {
    1
  } screens: {
    Screens(root: $0)
  }
  .faults([.slow, .gestures]).played

  @Test("names, words for several, and what is left out of them")
  func words() throws {
    #expect(try test.faults(named: "everyday") == HostFault.everyday)
    #expect(try test.faults(named: "none") == [])
    for fault in HostFault.allCases {
      let name = fault.rawValue
      #expect(try test.faults(named: name) == [fault])
      #expect(try test.faults(named: "everyday,\(name)") == HostFault.everyday.union([fault]))
      #expect(
        try test.faults(named: "everyday,-\(name)") == HostFault.everyday.subtracting([fault]))
      #expect(try test.faults(named: "all,-\(name)") == HostFault.all.subtracting([fault]))
      #expect(try test.faults(named: "-\(name)") == test.faults.subtracting([fault]))
    }
  }

  @Test("what is no fault is refused")
  func hostile() {
    for text in ["", "slwo", "slow,", "-", "-everyday", "everyday,slwo", "--slow"] {
      #expect(throws: UsageError.self, "\(text)") { try test.faults(named: text) }
    }
    var random = Random(seed: 1, stream: 48)
    for _ in 0..<200 { _ = try? test.faults(named: HostileText.draw(&random)) }
  }
}
