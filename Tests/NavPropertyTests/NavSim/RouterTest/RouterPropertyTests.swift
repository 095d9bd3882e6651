import Testing

@testable import NavSim

@Suite("Router properties")
struct RouterPropertyTests {
  static let planted: [(PlantedRouter.Bug, RouterProperty)] = [
    (.changesRoot, .rootStays),
    (.presentsTwiceFromOne, .layersConsistent),
    (.doesNotAsk, .screenAgreesAtRest),
    (.returnsEarly, .returnsAfterAnimation),
    (.neverReturns, .everyCallReturns),
    (.spins, .everyCallReturns),
    (.completesTwice, .completesOnce),
    (.losesInSilence, .noLostCall),
    (.refusesForNothing, .nothingIsRefusedAtRest),
    (.staysBusy, .nothingIsRefusedWhileStill),
    (.doesNotWait, .noChangeWhileMoving),
    (.takesNewPage, .gestureTakesOnlyItsTarget),
    (.overwrites, .serializable),
    (.comesLate, .nothingComesAfterLeaving),
    (.popsLate, .lateCallTakesOnlyItsOwn),
    (.sleepsForReal, .nothingEscapes),
  ]

  @Test("each property finds its planted bug", .tags(.slow), arguments: planted)
  func plantedBug(_ bug: PlantedRouter.Bug, _ property: RouterProperty) throws {
    var test = PlantedRouter.test(bug).only(property)
    test.certificateBudget = 500
    let error = #expect(throws: RouterTestFailure.self) {
      try test.check(seeds: 1...200, steps: 30)
    }
    guard case .violation(let violation)? = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(violation.property == property.rawValue)
  }

  @Test("a queue that forgets the order is found", .tags(.slow))
  func queue() throws {
    let error = #expect(throws: RouterTestFailure.self) {
      try PlantedRouter.queueTest(.lastInFirstOut).only(.queueKeepsPriority)
        .check(seeds: 1...100, steps: 30)
    }
    #expect("\(try #require(error))".contains("queue-keeps-priority"))
    try PlantedRouter.queueTest(nil).check(seeds: 1...40, steps: 40)
  }

  @Test("without a bug every property holds", .tags(.slow))
  func sound() throws {
    let result = try PlantedRouter.test(nil).check(seeds: 1...40, steps: 60)
    #expect(result.returned > result.calls / 3)
  }

  @Test("every property has a planted bug")
  func complete() {
    let covered = Set(Self.planted.map(\.1)).union([.queueKeepsPriority])
    #expect(covered == Set(RouterProperty.allCases))
  }
}
