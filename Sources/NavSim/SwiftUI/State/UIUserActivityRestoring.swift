public import Combine

/// Something that can go on with what was done elsewhere: nothing was.
@MainActor @preconcurrency public protocol UIUserActivityRestoring {
  /// Goes on with it.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
