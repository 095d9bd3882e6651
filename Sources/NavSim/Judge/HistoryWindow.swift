/// A part of a log, with what is shown when.
struct HistoryWindow {
  let log: RunLog
  let range: Range<Int>
  let effects: any LearnedEffects
  let specification: Specification
  /// By moment, from the start of the range: what is shown just before it.
  let shown: [Picture]
  /// What will be shown next at that moment or later.
  let next: [Picture]
  /// True when it matters what was on the screen on the way: layers may leave by themselves, a call
  /// take back what it has shown, or be given up before anybody has seen it, and a tab is as it was
  /// shown.
  let remembersWhatWasShown: Bool

  init(
    _ log: RunLog, _ range: Range<Int>, from start: Picture, _ effects: any LearnedEffects,
    _ specification: Specification
  ) {
    self.log = log
    self.range = range
    self.effects = effects
    self.specification = specification
    var shown: [Picture] = []
    shown.reserveCapacity(range.count)
    var present = start
    for index in range {
      shown.append(present)
      if let picture = Self.picture(log.moments[index]) { present = picture }
    }
    self.shown = shown
    var next = Array(repeating: present, count: range.count)
    for index in range.reversed() {
      if let picture = Self.picture(log.moments[index]) { present = picture }
      next[index - range.lowerBound] = present
    }
    self.next = next
    remembersWhatWasShown =
      start.tab != nil
      || log.operations.contains { operation in
        guard let begin = operation.begin, begin < range.upperBound, !operation.isMove else {
          return false
        }
        return operation.mayBeGivenUp || operation.end.map { $0.how != .returned } ?? false
          || operation.effect?.leavesByItself ?? false
      }
  }

  private static func picture(_ moment: RunLog.Moment) -> Picture? {
    switch moment {
    case .shown(let picture), .rest(let picture, _): picture
    default: nil
    }
  }

  /// What was told at a moment; nil for any other.
  func report(at index: Int) -> RunLog.Report? {
    if case .told(let report) = log.moments[index] { report } else { nil }
  }

  func shown(at index: Int) -> Picture { shown[index - range.lowerBound] }
  func next(at index: Int) -> Picture { next[index - range.lowerBound] }
}
