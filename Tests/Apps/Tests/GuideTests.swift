// The test of the guide's application, as its page shows it.
import Testing

@testable import Guide

#if os(Linux)
  import NavAppTest

  let example = AppTest("example", app: ExampleApp.self).without(.pagesOnce)

  @Test("the application holds, whatever is tapped")
  func holds() throws { try example.check(seeds: 1...20) }
#endif
