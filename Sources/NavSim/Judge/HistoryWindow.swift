/// A part of a log, with what is shown when. It is shared by all that look into it.
final class HistoryWindow {
  let log: RunLog
  let range: Range<Int>
  let effects: any LearnedEffects
  let specification: Specification
  let results: DeclaredResults

  init(
    _ log: RunLog, _ range: Range<Int>, _ effects: any LearnedEffects,
    _ specification: Specification, _ results: DeclaredResults
  ) {
    self.log = log
    self.results = results
    self.range = range
    self.effects = effects
    self.specification = specification
  }

  /// True for an operation that another one gives up as soon as that begins, and not at its turn.
  func isGivenUpAtOnce(_ operation: Operation) -> Bool {
    operation.action.map(givenUpAtOnce.contains) ?? false
  }

  private lazy var givenUpAtOnce = log.moments[range].reduce(into: Set<Int>()) { actions, moment in
    guard case .began(let index) = moment, !log.operations[index].hasTurn else { return }
    actions.formUnion(log.operations[index].givesUp)
  }

  /// True when it matters what was on the screen on the way: layers may leave by themselves, a call
  /// take back what it has shown, or be given up before anybody has seen it, a tab is as it was
  /// shown, and of what looks the same the user takes what has the id that it was shown with.
  func remembersWhatWasShown(from start: Situation) -> Bool {
    func matters(_ index: Int) -> Bool {
      let operation = log.operations[index]
      if case .move(let move) = operation.subject { return hasLookalike(of: move, operation) }
      return
        (operation.mayBeGivenUp || operation.leavesByItself
        || operation.end.map { $0.how != .returned } ?? false)
    }
    return log.start.tab != nil || !start.passing.isEmpty
      || start.open.contains { matters($0.operation) }
      || start.queue.contains { matters($0.operation) }
      || log.moments[range].contains { moment in
        if case .began(let operation) = moment { matters(operation) } else { false }
      }
  }

  /// True when another page or layer was shown beside one that a move takes, and looks like it.
  private func hasLookalike(of move: UserMove, _ operation: Operation) -> Bool {
    guard let begin = operation.begin, let last = range.last, begin <= last else { return false }
    let end = min(operation.end?.place ?? last, last)
    return log.pictures[log.shown[begin]...log.shown[end]].contains { move.hasLookalike(in: $0) }
  }

  /// What a step of a declared effect makes of screens.
  func result(
    of step: CallEffect<RouteNumber>, _ index: Int, _ subject: Operation.Subject,
    on screens: Picture
  ) -> Picture {
    guard step.isCustom, specification.model == nil else { return step.result(screens) }
    return results.result(of: step, index, subject, on: screens)
  }

  /// What was told at a moment; nil for any other.
  func report(at index: Int) -> RunLog.Report? {
    if case .told(let report) = log.moments[index] { report } else { nil }
  }

  /// What is shown just before a moment.
  func shown(at index: Int) -> Picture { log.pictures[log.shown[index]] }

  /// What was shown when an operation began.
  func shown(whenBegan operation: Int) -> Picture {
    log.operations[operation].begin.map { log.pictures[log.shown[$0]] } ?? log.start
  }

  /// What is shown next, at that moment or later.
  func next(at index: Int) -> Picture {
    log.pictures[min(log.shown[index] + 1, log.pictures.count - 1)]
  }
}
