// What the user does.
extension HistoryChoices {
  /// A move of the user's is carried out: the router may make more of it, and it may come too late.
  mutating func carryOut(
    _ move: UserMove, _ operation: Operation, _ place: Int, _ situation: Situation
  ) {
    let rank = rank(situation.open[place])
    var next = situation
    finish(place, &next)
    if let more = move.takingAlong(situation.screens),
      rules.options.contains(.movesTakeAlong) || rules.wasSeenTakingAlong(move, operation)
    {
      var along = next
      change(&along, to: more, by: situation.open[place].operation)
      add(consume along, rank)
    }
    if let left = move.takingOut(situation.screens), rules.wasSeen(move, operation) {
      guard rules.wasSeen(move, operation, fromBelow: true) else { return }
      change(&next, to: left, by: situation.open[place].operation)
      // Played alone, it takes what is on top.
      next.played.place = -1
      return add(consume next, rank)
    }
    let plain = move.result(situation.screens, situation.tabs)
    if let plain {
      var plainly = next
      // Played alone, it would take an equal page or layer.
      if operation.subject.takesAway, plain.isAlike(situation.screens) {
        plainly.played = situation.played
      }
      change(&plainly, to: plain, by: situation.open[place].operation)
      add(consume plainly, rank)
      if case .tab(let tab) = move.target, tab != situation.screens.tab {
        // What is presented was not there when the tab was touched.
        for other in presented(on: tab, plain, situation) {
          var covered = next
          change(&covered, to: other, by: situation.open[place].operation)
          add(consume covered, rank)
        }
      }
    }
    if move.mayBeDone(on: situation.screens) {
      var nothing = next
      nothing.played = situation.played
      // Few moves come too late.
      add(consume nothing)
    }
    // The router may make more of it, and does so when it is alone, too. Whose turn it is then, the
    // queue says. A tab may show another page that looks like the one it was left with.
    let isTab = situation.screens.tab != plain?.tab
    if plain.map({ !$0.isAlike(situation.screens) }) ?? true,
      case .shows(let picture) = effects.result(of: operation, in: situation),
      plain.map({ isTab || !$0.isAlike(picture) }) ?? true,
      situation.queue.allSatisfy(\.isOptional) || picture.layers.count <= (plain?.layers.count ?? 0)
    {
      change(&next, to: picture, by: situation.open[place].operation)
      add(consume next, rank)
    } else if plain == nil {
      // The tab has not been seen before.
      if target.tab != situation.screens.tab {
        change(&next, to: target, by: situation.open[place].operation)
      }
      add(consume next, rank)
    }
  }
}
