extension Player {
  /// Lets a scenario take a process down once more, and listens to what is said.
  ///
  /// - Parameters:
  ///   - order: plays the scenario.
  ///   - end: how it ends the process.
  ///   - hear: takes what the process says before its end.
  /// - Returns: what is the same whenever this is asked; nil for nothing. Where an endless loop was
  ///   when it was looked at is not, and is told on standard error alone.
  static func lastWords(
    of order: ChildOrder, ending end: ChildEnd, hear: (ChildMessage) -> Void = { _ in }
  ) -> LastWords? {
    // While a crash is looked at, the process sleeps.
    let player =
      end.isHang
      ? Player(limit: .seconds(1), sleepLimit: .seconds(1))
      : Player(limit: ProgressWatch.limit, sleepLimit: .seconds(30))
    defer { player.forget() }
    let seen = try? player.carryOut(order, as: .witness, keepsErrors: true, hear)
    guard seen != nil, let words = player.lastWords else { return nil }
    if !end.isHang { return words }
    for place in words.places { Terminal.complain("in \(place)", as: "hang") }
    return nil
  }
}
