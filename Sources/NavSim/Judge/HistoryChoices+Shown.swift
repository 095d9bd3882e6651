// Calls that act on what is shown, where a history has made something else of the screens.
extension HistoryChoices {
  /// True where calls may act on what is shown, which is something else than what a history has made.
  func mayActOnShown(_ situation: Situation) -> Bool {
    !situation.open.isEmpty && !situation.screens.matches(shown)
  }

  /// Finds what calls may do on what is shown.
  mutating func collectOnShown(_ situation: Situation) {
    for place in situation.open.indices where mayBeCarriedOut(place, situation) {
      carryOutOnShown(place, situation)
    }
  }

  /// A call acts on what is shown, and that has no place in a history when it is a page that another
  /// call takes back later: the page leaves, or there was nothing to do when the call began.
  private mutating func carryOutOnShown(_ place: Int, _ situation: Situation) {
    let open = situation.open[place]
    let operation = operations[open.operation]
    guard situation.model == nil, operation.end?.how != .refused, open.done == 0,
      // In its order it acts on what the calls before it have made.
      operation.effect?.isInOrder != true,
      // What was not shown yet comes after it, in another history.
      hasBeenShown(situation.screens),
      let result = result(of: operation, on: shown, situation)
    else { return }
    var next = situation
    finish(place, &next)
    // Played alone, the router never shows that page.
    if operation.isLearned { next.played = situation.played }
    if !result.isAlike(shown) {
      guard result.isAlike(target), let left = situation.screens.withoutWhatLeaves(shown, result)
      else { return }
      change(&next, to: left, by: open.operation)
    } else if !wasShown(since: operation.begin) {
      // Later it may be its own doing that nothing is left to do.
      return
    }
    others.append(next)
  }

  /// A tap in a turn with others does what it does alone to what was there before them: beside what
  /// these do, or instead of that.
  mutating func carryOutOnTouched(_ place: Int, _ situation: Situation) {
    let (operation, screens) = (operations[situation.open[place].operation], situation.screens)
    guard let touched = operation.touched.map({ rules.window.log.pictures[$0] }),
      !touched.isAlike(screens), let result = result(of: operation, on: touched, situation)
    else { return }
    let beside = [
      screens.withWhatComes(touched, result), screens.withoutWhatLeaves(touched, result),
    ]
    for picture in beside.compactMap(\.self) + [result] {
      var next = situation
      finish(place, &next)
      // Played alone, it comes after the others.
      next.played.place = -1
      change(&next, to: picture, by: situation.open[place].operation)
      add(consume next)
    }
  }

  /// What a call makes of other screens; nil for one that waits for its turn, or is no call.
  private func result(
    of operation: Operation, on screens: Picture, _ situation: Situation
  ) -> Picture? {
    if operation.isMove { return nil }
    if let effect = operation.effect, !effect.isLearned {
      return effect.queued == nil
        ? rules.window.result(of: effect, -1, operation.subject, on: screens) : nil
    }
    var seen = situation
    seen.screens = screens
    seen.played.isExact = false
    let isExact = effects.isExact
    effects.isExact = false
    defer { effects.isExact = isExact }
    guard case .shows(let result) = effects.result(of: operation, in: seen) else { return nil }
    return result
  }

  /// True for screens all of which have been on the screen at one time.
  private func hasBeenShown(_ screens: Picture) -> Bool {
    let log = rules.window.log
    return log.pictures[log.shown[rules.window.range.lowerBound]...log.shown[index]].reversed()
      .contains(where: screens.isWithin)
  }

  /// True when nothing else was shown since a moment.
  private func wasShown(since begin: Int?) -> Bool {
    guard let begin, begin < index else { return false }
    return !rules.window.log.moments[begin..<index].contains { moment in
      if case .shown = moment { true } else { false }
    }
  }
}
