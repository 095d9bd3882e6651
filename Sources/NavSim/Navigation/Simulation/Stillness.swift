import NavCore

/// For how long the router has been busy with one and the same thing while nothing happens in the
/// host.
struct Stillness: Sendable {
  private var transition: TransitionID?
  private var gesture: GestureID?
  private var since = Instant.never

  /// - Returns: how long that is; nil while the router is idle, or something moves.
  mutating func look(
    at transition: TransitionID?, _ gesture: GestureID?, hostIsStill: Bool, now: Instant
  ) -> Milliseconds? {
    let isSame = transition == self.transition && gesture == self.gesture
    self.transition = transition
    self.gesture = gesture
    guard hostIsStill, transition != nil || gesture != nil else {
      since = .never
      return nil
    }
    if !isSame || since == .never { since = now }
    return now - since
  }
}
