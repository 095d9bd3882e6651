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
    while scheduler.isIdle, hasComeToRest(for: play) {
      // What is left to wait for may lead to something else.
      guard beginNext(of: play) else { return play.isExploring && scheduler.clock.timerCount > 0 }
      observe(cause: Causes.nobody)
    }
    if play.isExploring, scheduler.isIdle, stands(for: .milliseconds(300)) { _ = offered }
    idling.look(log, scheduler)
    return scheduler.clock.now.offset <= play.deadline && !idling.isForEver
  }

  private func hasComeToRest(for play: AlonePlay) -> Bool {
    scheduler.clock.timerCount == 0 || play.isExploring && stands(for: AlonePlay.longestWait)
  }

  /// - Returns: false when there are no more operations.
  private func beginNext(of play: AlonePlay) -> Bool {
    let lasts = calls.state(of: play.call).map { $0.end == nil } ?? false
    let next = play.next(
      on: screens, offering: offered, lasts: lasts, at: scheduler.clock.now.offset)
    guard let (place, subject) = next else { return false }
    switch subject {
    case .call(let action, let argument):
      play.call = lastCause + 1
      start(place, action, argument, needsButton: false)
    case .move(let move):
      play.call = Causes.nobody
      if host?.carryOut(move) != true { play.refused(play.call) }
    }
    return true
  }

  /// What can be called now, by action; empty for a test whose actions can be called at any time.
  private var offered: [[Int]] {
    guard test.actions.contains(where: { $0.offered != nil }) else { return [] }
    return test.actions.indices.map(possibleArguments)
  }
}

extension PlayedTest: AlonePlayer {
  func alone(_ subjects: [Operation.Subject], randomness: UInt64 = 0) -> (
    start: AlonePlay.Result?, results: [AlonePlay.Result], hasDrawn: Bool
  ) {
    aloneTrace?(subjects)
    let play = AlonePlay(atMost: subjects.count) { place, _ in subjects[place] }
    let hasDrawn = alone(play, randomness: randomness)
    return (play.start, play.results, hasDrawn)
  }

  /// Plays what is to be played alone.
  ///
  /// - Returns: whether random numbers were drawn.
  func alone(_ play: AlonePlay, randomness: UInt64 = 0) -> Bool {
    Heartbeat.passMoment()
    let scheduler = Scheduler(
      .natural, randomness: randomness, reordering: reordering, stepsAtOnceLimit: 10_000,
      timeLimit: .seconds(1 << 40))
    let body = {
      var run: RouterRun? = RouterRun(self, scheduler, nil, nil, alone: play)
      run?.playAlone()
      scheduler.onMain(cause: Causes.nobody) {
        run?.host = nil
        run = nil
      }
    }
    run(on: scheduler, body)
    return scheduler.hasDrawnRandomness
  }
}
