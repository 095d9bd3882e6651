import NavCore
import Testing

@testable import NavCoreSim

@Suite("Metamorphic properties", .tags(.slow))
struct MetamorphicTests {
  private func finding(
    _ property: MetamorphicProperty, _ name: RouterSetup.Name = .core, isEstimated: Bool = false,
    seeds: Range<UInt64>
  ) throws -> MetamorphicFinding? {
    var setup = RouterSetup()
    setup.name = name
    setup.isEstimated = isEstimated
    let fuzzer = Fuzzer(setup)
    for seed in seeds {
      if let finding = fuzzer.compare(property, seed: seed, length: 40) { return finding }
    }
    return nil
  }

  @Test("all hold on the core", arguments: MetamorphicProperty.allCases)
  func holdOnTheCore(_ property: MetamorphicProperty) throws {
    #expect(try finding(property, .core, seeds: 0..<60) == nil)
  }

  static let planted: [(MetamorphicProperty, Mutant)] = [
    (.twiceAsLong, .endsByTheClock), (.tenTimesAsLong, .endsByTheClock),
    (.noTime, .losesQuickScreens), (.animated, .losesQuickScreens),
    (.byFlag, .ignoresBindings), (.byGesture, .ignoresSwipedSheets),
    (.bySystem, .ignoresTheSystem),
  ]

  @Test("each finds a planted bug, in a few inputs", arguments: planted)
  func findsPlantedBug(_ property: MetamorphicProperty, _ mutant: Mutant) throws {
    let found = try finding(property, .mutant(mutant), seeds: 0..<60)
    #expect(found?.violation.property == property.rawValue)
    #expect((1...5).contains(found?.inputs.count ?? 0))
  }

  @Test("every property has one")
  func everyPropertyHasAPlantedBug() {
    #expect(Set(Self.planted.map(\.0)) == Set(MetamorphicProperty.allCases))
  }

  @Test("a router that estimates answers another way on a slow host")
  func estimates() throws {
    let found = try finding(.tenTimesAsLong, isEstimated: true, seeds: 0..<60)
    #expect(found?.inputs.count == 2)
  }

  @Test("the same seed gives the same")
  func deterministic() throws {
    let first = try finding(.tenTimesAsLong, isEstimated: true, seeds: 0..<60)
    let second = try finding(.tenTimesAsLong, isEstimated: true, seeds: 0..<60)
    #expect(first?.inputs == second?.inputs)
    #expect(first?.violation == second?.violation)
  }
}
