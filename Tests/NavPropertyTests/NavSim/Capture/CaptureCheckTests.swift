import Testing

@testable import NavConcurrency

/// A way of linking that captures less than is needed, as with `-static-stdlib`, is refused.
@Suite("Capture check")
struct CaptureCheckTests {
  /// Captures nothing, as where the runtime calls no function that could be replaced.
  private final class Nothing: CaptureBackend {
    let remedy = "Link dynamically"
    func capture(_ scheduler: Scheduler, _ body: () -> Void) { body() }
  }

  @Test("where nothing is captured every part is named, with what to do")
  func nothing() throws {
    let error = try #require(CaptureCheck.findError(of: Nothing()))
    #expect(error.missing == CaptureError.Part.allCases)
    #expect("\(error)".hasPrefix("nothing was run: @MainActor, Task.sleep, "))
    #expect("\(error)".hasSuffix("Link dynamically"))
  }

  @Test("the backend of this process captures everything")
  func everything() throws {
    let backend = try #require(CaptureBackends.current)
    #expect(CaptureCheck.findError(of: backend) == nil)
  }
}
