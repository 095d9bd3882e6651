/// Whether code runs where the main thread's does on a phone, whichever thread plays it.
package enum MainContext {
  /// Who knows; everything does until somebody plays an app.
  nonisolated(unsafe) package static var isHere: @Sendable () -> Bool = { true }
}
