import NavAppTest
import Testing

@testable import Guide

let example = AppTest("example", app: ExampleApp.self).pushingPagesTwice()

/// The application of the guide, as its page shows it.
@Suite struct GuideTests {
  @Test("the guide's application holds")
  func holds() throws {
    let result = try example.check(seeds: 1...20)
    #expect(result.worth.first?.contains("tap") == true)
  }
}
