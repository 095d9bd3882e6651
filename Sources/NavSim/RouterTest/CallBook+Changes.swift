/// Whose doing a change of the screens is.
enum ChangeOwner: Equatable {
  /// That of the call with this number.
  case call(Int)
  /// A part of what one of several calls asks; of which, nobody can tell.
  case oneOfSeveral
  /// That of no call.
  case nobody

  /// The number of the call.
  var number: Int? { if case .call(let number) = self { number } else { nil } }
}

// Which call has changed what is shown.
extension CallBook {
  /// Finds the call that a change belongs to: one that asks for just this, or whose work has made
  /// it.
  ///
  /// - Parameters:
  ///   - before: what was shown.
  ///   - after: what is shown.
  ///   - cause: the call whose work it was.
  ///   - isShared: true when the work may have served other calls, too.
  ///   - isInCall: true when nothing but the call itself has run.
  ///   - observation: how many there were.
  mutating func explain(
    _ before: Picture, _ after: Picture, cause: Int, isShared: Bool, isInCall: Bool,
    at observation: Int
  ) -> ChangeOwner {
    let owner = findOwner(
      before, after, cause: cause, isShared: isShared, isInCall: isInCall, at: observation)
    if owner != .nobody { return owner }
    // What was given up has come after all.
    let givenUp = live.firstIndex {
      $0.isSuperseded && $0.changes == 0 && !$0.hasThrown && $0.serves(before, after)
    }
    if let givenUp { return change(givenUp, before, after, at: observation) }
    return hasPassed(before, after) ? .oneOfSeveral : .nobody
  }

  /// True when nothing but a layer has left that leaves by itself.
  private func hasPassed(_ before: Picture, _ after: Picture) -> Bool {
    guard let top = before.layers.last, passing.contains(top.root) else { return false }
    return before.without(top, at: before.layers.count - 1).isAlike(after)
  }

  /// The same among the calls that were not given up.
  private mutating func findOwner(
    _ before: Picture, _ after: Picture, cause: Int, isShared: Bool, isInCall: Bool,
    at observation: Int
  ) -> ChangeOwner {
    let own = live.firstIndex { $0.number == cause }
    let isOpen = isInCall || own.map { live[$0].end == nil } ?? false
    if isShared || !isOpen && live.contains(where: \.isEventual) {
      return explainShared(before, after, own: own, at: observation)
    }
    let fitting = live.indices.filter {
      live[$0].isUnserved && live[$0].ask?.explains(before, after) ?? false
    }
    let isOwn = own.map { live[$0].ask == nil || fitting.contains($0) } ?? false
    // Work that outlives its call may serve others, as a queue's does; and what copies a state
    // shows what others have made of it.
    let other = isOwn ? nil : fitting.min { live[$0].turn < live[$1].turn }
    guard let index = other ?? own else { return .nobody }
    if other == nil {
      let isAgain = live[index].servedAt > 0 && live[index].serves(before, after)
      // But the turn of another that waits for the same may have come.
      if isAgain, !queued.contains(where: { $0.ask?.presented == after.top?.root }) {
        live[index].hasRepeated = true
      }
      noteShared(before, after, with: index)
    } else if fitting.count > 1 {
      for index in fitting { live[index].hasTwin = true }
    }
    return change(index, before, after, at: observation)
  }

  /// Finds the call that has waited for the user's move and was carried out as the router was told
  /// of it.
  ///
  /// - Parameters:
  ///   - left: what the user's move leaves.
  ///   - before: what was shown before it was told.
  ///   - after: what is shown now.
  ///   - observation: how many there were.
  mutating func explain(
    behindUser left: Picture, _ before: Picture, _ after: Picture, at observation: Int
  ) -> ChangeOwner {
    guard !left.isAlike(after) else { return .nobody }
    // What has left may be told later only.
    let fitting = live.indices.filter { index in
      live[index].isUnserved && [left, before].contains { live[index].serves($0, after) }
    }
    // Or one that has begun goes on to the end, now that the user is done.
    let first =
      fitting.min { live[$0].turn < live[$1].turn }
      ?? live.firstIndex { $0.changes > 0 && $0.completes(after) && !$0.completes(before) }
    guard let index = first else { return .nobody }
    if fitting.count > 1 { for index in fitting { live[index].hasTwin = true } }
    return change(index, before, after, at: observation)
  }

  /// The user's move has changed the screens: it may have done what a call has asked for of which
  /// nothing was shown until then, or others took back what came of the call.
  mutating func noteDone(byUser before: Picture, _ after: Picture) {
    for index in live.indices where live[index].isEventual && live[index].isUnserved {
      if live[index].completes(after)
        || CallOrders.mayBeUndone(live[index], beside: overlapping(live[index]), before)
      {
        live[index].mayBeServed = true
      }
    }
  }

  /// The router was told of the user's move and shows what it showed before: perhaps a call that has
  /// waited has brought back the same that has left.
  mutating func noteServed(behindUser left: Picture, _ after: Picture) {
    for index in live.indices where live[index].isUnserved && live[index].serves(left, after) {
      live[index].mayBeServed = true
    }
  }

  /// A change is that of a call.
  private mutating func change(
    _ index: Int, _ before: Picture, _ after: Picture, at observation: Int
  ) -> ChangeOwner {
    if live[index].changes == 0 { counts[live[index].action].changed += 1 }
    live[index].change(before, after, at: observation)
    return .call(live[index].number)
  }

  /// Looks whether a change shows what several calls ask together: a copy is made for the first of
  /// them when the others have been carried out, too. Which others, nobody can tell of calls that
  /// ask the same, so none of them is held to have come to nothing.
  ///
  /// - Parameter own: the call whose work has made the change.
  private mutating func noteShared(_ before: Picture, _ after: Picture, with own: Int) {
    let unserved = live.indices.filter {
      let call = live[$0]
      guard let ask = call.ask, ask.queued == nil else { return false }
      return $0 == own || call.turn > 0 && call.changes == 0
    }
    noteTogether(unserved, except: own, before, after)
  }

  /// Looks whether a change shows what some calls ask together, and nothing that one of them asks.
  private mutating func noteTogether(
    _ unserved: [Int], except own: Int? = nil, _ before: Picture, _ after: Picture
  ) {
    let calls = unserved.map { live[$0] }
    guard calls.count > 1, calls.count <= Self.sharingLimit,
      !calls.contains(where: { $0.ask?.explains(before, after) ?? false }),
      Self.canLead(calls, from: before, to: after)
    else { return }
    for index in unserved where index != own { live[index].mayBeServed = true }
  }

  /// More calls at once are not asked for what they would make together.
  private static var sharingLimit: Int { 6 }

  /// Whether some of what calls ask, one after the other, leads from one picture to another.
  private static func canLead(
    _ calls: [CallState], from start: Picture, to end: Picture
  ) -> Bool {
    start.isAlike(end)
      || calls.indices.contains { index in
        // Of calls that ask the same, one stands for all.
        guard let ask = calls[index].ask, !calls[..<index].contains(where: calls[index].isSame)
        else { return false }
        var rest = calls
        rest.remove(at: index)
        return canLead(rest, from: ask.result(start), to: end)
      }
  }

  /// Finds the call that a change belongs to, where the work that has made it serves several calls:
  /// one that it has not served yet, or else the one that has woken it.
  private mutating func explainShared(
    _ before: Picture, _ after: Picture, own: Int?, at observation: Int
  ) -> ChangeOwner {
    let unserved = live.indices.filter { live[$0].isUnserved }
    let fitting = unserved.filter { live[$0].ask?.explains(before, after) ?? false }
    // One that was met had perhaps nothing to do when its turn came.
    let first = fitting.first { !live[$0].isMet } ?? fitting.first
    guard let index = first ?? own else { return .nobody }
    // It may be a part of what another call asks, whose caller waits.
    for other in unserved where other != index && !live[other].isEventual {
      live[other].mayBeServed = true
    }
    // What no call asks just so is a part of something. Of what, is clear when only one is left.
    let isPart = fitting.isEmpty && !(live[index].ask?.explains(before, after) ?? true)
    if isPart, unserved.contains(where: { $0 != index }) {
      noteTogether(unserved, before, after)
      for index in unserved { live[index].mayHavePart = true }
      return .oneOfSeveral
    }
    if live.count > 1 { live[index].hasTwin = true }
    return change(index, before, after, at: observation)
  }
}
