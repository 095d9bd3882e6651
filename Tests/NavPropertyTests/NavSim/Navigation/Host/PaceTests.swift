import NavCore
import Testing

@testable import NavCoreSim

@Suite("Paces")
struct PaceTests {
  @Test("a span times a factor saturates with its sign")
  func product() {
    #expect(Milliseconds(.max) * 2 == Milliseconds(.max))
    #expect(Milliseconds(.max) * -2 == Milliseconds(.min))
    #expect(Milliseconds(.min) * 2 == Milliseconds(.min))
    #expect(Milliseconds(.min) * -2 == Milliseconds(.max))
    #expect(Milliseconds(.max) * 0 == 0)
    #expect(Milliseconds(3) * -2 == Milliseconds(-6))
  }
}
