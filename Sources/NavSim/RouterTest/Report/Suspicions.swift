extension RouterStatistics {
  /// What looks like an error of the test and not of its router: to be looked at first. Nobody has
  /// written a closure of a test that plays a whole app.
  func suspicions(_ test: PlayedTest) -> [String] {
    guard !test.playsWholeApp else { return [] }
    let counted = Array(zip(test.actions, calls))
    var lines: [String] = counted.compactMap { action, counts in
      // One that says what it does may have had nothing to do for a while.
      let enough = action.effects == nil ? 1 : 20
      let isSilent = action.effects?.allSatisfy(\.isNothing) ?? false
      guard counts.meant >= enough, counts.returned >= enough, counts.changed == 0, !isSilent
      else { return nil }
      let returned = TextReport.counted(counts.returned, "call", "calls")
      return
        "no change was seen of \(action.name), in \(returned) that returned: does `screens` leave "
        + "something out? An action that changes nothing on the screen says `effect: .nothing`"
    }
    func names(_ shows: (CallEffect<RouteNumber>) -> Bool) -> String? {
      let names = counted.filter { $1.returned > 0 && $0.effects?.contains(where: shows) == true }
        .map(\.0.name)
      return names.isEmpty ? nil : names.joined(separator: ", ")
    }
    if mostLayers < 2, let names = names({ $0.presented != nil }) {
      lines.append(
        "no run ever showed a layer, though calls of \(names) returned: does `screens` read it?")
    }
    if mostPushed == 0, let names = names(\.pushes) {
      lines.append(
        "no run ever showed a pushed screen, though calls of \(names) returned: does `screens` "
          + "read it?")
    }
    for (closure, (told, followed)) in zip(HostClosure.allCases, zip(movesTold, movesFollowed))
    where told > 4 && followed == 0 {
      lines.append(
        "the host called `\(closure.rawValue)` for \(told) moves of the user's, and the router never "
          + "showed anything else: does the closure pass on what it gets?")
    }
    return lines.isEmpty ? [] : ["look at the test first:"] + lines.map { "  " + $0 }
  }
}

extension CallEffect {
  /// True for a call that brings screens onto a stack.
  fileprivate var pushes: Bool {
    switch kind {
    case .push: true
    case .set(let routes): !routes.isEmpty
    default: false
    }
  }
}
