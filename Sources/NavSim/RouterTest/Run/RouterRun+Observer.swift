/// Is told what happens in a run, and may look at it. Only the thread of the run touches it.
protocol RunObserver: AnyObject {
  func begins(_ step: RouterStep, _ run: RouterRun)
  func begins(call number: Int, _ run: RouterRun)
  func ended(call number: Int, throwing error: (any Error)?, _ run: RouterRun)

  /// The router is told something.
  ///
  /// - Parameter motion: what it is about; nil where nothing moves.
  func told(_ text: String, of motion: ScreenMotion?, _ run: RouterRun)

  /// The host, or the user, begins to move something.
  func moves(_ motion: ScreenMotion, from shown: Picture, _ run: RouterRun)

  /// The end of a motion is told.
  func reported(_ motion: ScreenMotion, _ run: RouterRun)

  /// A piece of work has run.
  func worked(_ run: RouterRun)

  /// An instant is over, or the run.
  func look(_ run: RouterRun)

  /// The run tells something of itself, at its end.
  func says(_ remarks: [String])
}
