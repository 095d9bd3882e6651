/// The calling thread while a run has captured it, for a driver that is no asynchronous code
/// itself.
package enum CapturedThread {
  /// Looks whether execution is captured here.
  ///
  /// - Throws: ``CaptureError``, with what is missing and what to do.
  package static func check() throws(CaptureError) {
    guard let backend = CaptureBackends.current else { throw .noBackend }
    if let error = CaptureCheck.error(of: backend) { throw error }
  }

  /// Does something during which everything that this thread starts belongs to a scheduler.
  package static func run(_ scheduler: Scheduler, _ body: () -> Void) {
    guard let backend = CaptureBackends.current else { return body() }
    withoutActuallyEscaping(body) { body in
      let held = Held(body: body)
      backend.capture(scheduler) { Carrier.run { held.body() } }
    }
  }

  /// A body that stays on its thread.
  private struct Held: @unchecked Sendable {
    let body: () -> Void
  }
}
