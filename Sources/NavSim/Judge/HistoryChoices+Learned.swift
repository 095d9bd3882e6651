// Calls that do not say what they do.
extension HistoryChoices {
  /// A call does what the router itself does with it.
  mutating func carryOutLearned(
    _ operation: Operation, _ place: Int, _ situation: Situation
  ) {
    if operation.sharesTurn { carryOutOnTouched(place, situation) }
    switch effects.result(of: operation, in: situation) {
    case .shows(let picture):
      let index = situation.open[place].operation
      if rules.isMistaken(index, about: situation.laterLost(by: picture)),
        effects.mayAlwaysShow(picture, operation, in: situation)
      {
        return
      }
      var next = situation
      finish(place, &next)
      change(&next, to: picture, by: index)
      notePassing(index, leaves: false, above: situation.screens.layers.count, &next)
      noteLater(index, above: situation.screens, &next)
      add(consume next, rank(situation.open[place]))
      stop(place, situation)
    case .refuses: break
    case .unknown: unknown = effects.isAtLimit ? .tooManyPlayed : .notPlayable
    }
  }

  /// A call that goes on after it has returned, and need not be carried out because something else
  /// has come between, may stop on its way, too.
  private mutating func stop(_ place: Int, _ situation: Situation) {
    let open = situation.open[place]
    let operation = operations[open.operation]
    guard operation.isLate, rules.isDispensable(open, operation) else { return }
    for part in effects.parts(of: operation, in: situation) {
      var stopped = situation
      finish(place, &stopped)
      // Played alone, it does not stop.
      stopped.played = situation.played
      change(&stopped, to: part, by: open.operation)
      add(consume stopped)
    }
  }
}
