/// How a failure that was found by histories is said.
struct HistoryWords {
  /// A call or a move as a report names it.
  let name: (Operation) -> String
  /// What calls and moves are called whatever their callers and arguments are.
  let kind: (Operation) -> String
  /// Screens in one line.
  let text: (Picture) -> String
  /// A time.
  let time: (Duration) -> String
  /// The name of a kind of calls, by its place.
  let action: (Int) -> String
  /// False for an app, of whose taps nothing is declared.
  var hasRemedies = true

  /// What should have been.
  func expected(
    _ relaxed: [Relaxation], _ wanted: Picture?, of window: HistoryWindow, from first: Int
  ) -> String {
    let picture = wanted.map { ": \(text($0))" } ?? ""
    guard let relaxation = relaxed.first else {
      let names = window.log.operations.filter {
        guard let begin = $0.begin, begin < window.range.upperBound else { return false }
        return ($0.end?.place ?? Int.max) >= first && $0.end?.how != .refused
      }.map(self.name)
      let all = names.joined(separator: ", ")
      if names.isEmpty { return "nothing changes, because no call was carried out\(picture)" }
      return names.count == 1
        ? "what \(all) does by itself\(picture)"
        : "what \(all) do one after another, in some order\(picture)"
    }
    func name(_ index: Int) -> String { self.name(window.log.operations[index]) }
    let rule =
      switch relaxation {
      case .anyTurn:
        "of what waits, the highest priority is shown first, and the earliest of equals"
      case .early(let index): "\(name(index)) returns when its animation is over"
      case .told(let place): window.report(at: place)?.text() ?? ""
      case .lost(let index):
        window.log.operations[index].isMove
          ? "what the user has done stays done (\(name(index)))"
          : "\(name(index)) is carried out, because it has returned"
      case .refused(let index):
        window.log.operations[index].wasBusy
          ? "\(name(index)) is carried out, because nothing moves"
          : "\(name(index)) is carried out, because nothing moves and no other call is under way"
      case .repeated(let index): "\(name(index)) is carried out once"
      case .inPart(let index): "\(name(index)) is carried out whole"
      case .despiteItsEnd(let index):
        window.log.operations[index].end?.how == .refused
          ? "nothing comes of \(name(index)), because it was refused"
          : "nothing comes of \(name(index)) any more, because a later call has given it up"
      case .late(let index): "\(name(index)) is carried out before it returns"
      case .mistaken(let index):
        "\(name(index)) takes away only what was there when it began"
          + (wanted == nil ? "" : ", and leaves")
      case .overtaking(let index): "\(name(index)) is carried out in its order"
      }
    return rule + picture
  }

  /// What a test says of a router that is right to do what was seen.
  func remedy(_ remedy: Remedy) -> String {
    switch remedy {
    case .superseding(let givenUp, let action):
      let names = givenUp.sorted().map { "\"\(self.action($0))\"" }.joined(separator: ", ")
      return "`effect: .superseding(\(names))` of `\(self.action(action))`, if that gives it up"
    case .mayBeIgnored: return "`effect: .mayBeIgnored`, if a busy router may drop it"
    }
  }

  /// What was.
  func seen(
    _ relaxed: [Relaxation], _ shown: Picture, at time: Duration, of window: HistoryWindow
  ) -> String {
    let picture = "\(text(shown)) at \(self.time(time))"
    guard !relaxed.isEmpty else { return "\(picture), which no order of them leads to" }
    var reasons = relaxed.map { reason($0, window) }
    if reasons.count > Self.reasonLimit + 1 {
      let more = "\(reasons.count - Self.reasonLimit) more such calls"
      reasons = reasons.prefix(Self.reasonLimit) + [more]
    }
    let last = reasons.removeLast()
    let all = reasons.isEmpty ? last : "\(reasons.joined(separator: ", ")) and \(last)"
    return "\(picture), which is possible only if \(all)"
  }

  /// So many reasons are named.
  private static var reasonLimit: Int { 3 }

  private func reason(_ relaxation: Relaxation, _ window: HistoryWindow) -> String {
    func name(_ index: Int) -> String { self.name(window.log.operations[index]) }
    switch relaxation {
    case .anyTurn: return "turns come in another order"
    case .early(let index): return "\(name(index)) returns earlier"
    case .told(let place):
      guard let report = window.report(at: place) else { return "" }
      let (before, after) = (text(report.before), text(report.after))
      return before == after
        ? "that replaces \(before) by others that are called the same"
        : "that turns \(before) into \(after)"
    case .lost(let index):
      return window.log.operations[index].isMove
        ? "what the user has done is undone (\(name(index)))" : "\(name(index)) is not carried out"
    case .refused(let index): return "\(name(index)) is refused for no reason"
    case .repeated(let index): return "\(name(index)) is carried out twice"
    case .inPart(let index): return "\(name(index)) is carried out in part"
    case .despiteItsEnd(let index): return "\(name(index)) is carried out all the same"
    case .late(let index): return "\(name(index)) is carried out after it has returned"
    case .mistaken(let index): return "\(name(index)) takes away what was asked for after it"
    case .overtaking(let index): return "\(name(index)) overtakes an earlier call"
    }
  }
}
