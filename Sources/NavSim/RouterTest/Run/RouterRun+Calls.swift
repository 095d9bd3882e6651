// What becomes of the calls of a run.
extension RouterRun {
  /// Something is under way beside the calls that have not ended.
  func noteBusy(except number: Int? = nil, sawMotion: Bool) {
    for call in calls.live where call.number != number && call.end == nil {
      log.note(call.operation) {
        $0.wasBusy = true
        if sawMotion { $0.sawMotion = true }
      }
    }
  }

  /// The arguments with which an action can be called now.
  func possibleArguments(_ action: Int) -> [Int] {
    guard let offered = test.actions[action].offered else {
      return Array(test.actions[action].arguments.indices)
    }
    guard host?.takesTouches ?? true else { return [] }
    return scheduler.onMain(cause: Causes.nobody) { offered(router, false) }
  }

  /// The arguments with which an action can be called as soon as the screen stands still; nil for an
  /// action that can be called at any time.
  func nextArguments(_ action: Int) -> [Int]? {
    guard let offered = test.actions[action].offered else { return nil }
    return scheduler.onMain(cause: Causes.nobody) { offered(router, true) }
  }

  /// True where the user has buttons, and there is none on the screen, nor a way back.
  var isDeadEnd: Bool {
    let offers = test.actions.indices.compactMap(nextArguments)
    return !offers.isEmpty && offers.allSatisfy(\.isEmpty)
      && host?.nextGestures.gestures.isEmpty == true
  }

  /// False for a call that is made by a button which is not on the screen.
  func hasButton(_ action: Int, _ argument: Int) -> Bool {
    hasButton(action)
      && (test.actions[action].offered == nil || possibleArguments(action).contains(argument))
  }

  /// False for an action whose buttons are on other screens.
  func hasButton(_ action: Int) -> Bool {
    guard let buttons = test.actions[action].screens else { return true }
    let top = (host?.onScreen ?? screens).top
    return (top?.pushed.last ?? top?.root).map(buttons.contains) ?? false
  }

  func callEnded(_ number: Int, throwing error: (any Error)? = nil) {
    recorder?.ended(call: number, throwing: error, self)
    times?.ended(number, at: milliseconds)
    calls.end(number, error == nil ? .returned : .threw)
    if error != nil { alone?.refused(number) }
  }

  func callCompleted(_ number: Int, _ isDone: Bool) {
    recorder?.ended(call: number, throwing: isDone ? nil : EndedWithFalse(), self)
    times?.ended(number, at: milliseconds)
    if !isDone { alone?.refused(number) }
    if !calls.end(number, isDone ? .returned : .threw) {
      judge.found(
        .completesOnce, expected: "the completion handler of a call is called once",
        seen: "that of \(nameOfWork(startedBy: number)) was called again, at \(timeText)",
        blamed: kind(of: number))
    }
  }
}
