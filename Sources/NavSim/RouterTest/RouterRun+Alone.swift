// A run in which operations are played alone, to learn what they do.
extension RouterRun {
  /// Plays operations one after another, each until rest.
  func playAlone() {
    _ = scheduler.run(self)
    giveUp()
  }

  /// Begins a call that nobody else disturbs.
  func begin(alone action: Int, _ argument: Int, caller: Int) {
    guard test.actions.indices.contains(action),
      test.actions[action].arguments.indices.contains(argument)
    else { return }
    start(caller, action, argument, needsButton: false)
  }

  /// No work is ready: goes on with the next operation when nothing waits for its time.
  func goOn(alone play: AlonePlay) -> Bool {
    while scheduler.isIdle, scheduler.clock.timerCount == 0 {
      guard play.goOn(self) else { return false }
      observe(cause: Causes.nobody)
    }
    return scheduler.clock.now.offset <= play.deadline
  }
}
