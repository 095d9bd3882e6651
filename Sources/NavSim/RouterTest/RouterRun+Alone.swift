// A run in which operations are played alone, to learn what they do.
extension RouterRun {
  /// Plays operations one after another, each until rest.
  func playAlone() {
    _ = scheduler.run(self)
    giveUp()
  }

  /// The screens have changed. What comes as an animation ends belongs to what has begun it.
  func noteAlone(_ now: Picture) {
    guard let alone else { return }
    let hasEnded = calls.isOver(alone.call) ?? (host?.hasJustEnded != true)
    alone.shows(now, hasEnded: hasEnded, at: scheduler.clock.now.offset)
  }

  /// No work is ready: goes on with the next operation when nothing waits for its time.
  func goOn(alone play: AlonePlay) -> Bool {
    while scheduler.isIdle, scheduler.clock.timerCount == 0 {
      guard play.goOn(self) else { return false }
      observe(cause: Causes.nobody)
    }
    idling.look(log, scheduler)
    return scheduler.clock.now.offset <= play.deadline && !idling.isForEver
  }
}
