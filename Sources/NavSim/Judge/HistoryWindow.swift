/// A part of a log, with what is shown when. It is shared by all that look into it.
final class HistoryWindow {
  let log: RunLog
  let range: Range<Int>
  let effects: any LearnedEffects
  let specification: Specification
  /// What effects in the test's own words make of screens, which is slow to ask for.
  private var results: [Question: Picture] = [:]

  private struct Question: Hashable {
    let subject: Operation.Subject
    let step: Int
    let screens: Picture
  }

  init(
    _ log: RunLog, _ range: Range<Int>, _ effects: any LearnedEffects,
    _ specification: Specification
  ) {
    self.log = log
    self.range = range
    self.effects = effects
    self.specification = specification
  }

  /// True when it matters what was on the screen on the way: layers may leave by themselves, a call
  /// take back what it has shown, or be given up before anybody has seen it, and a tab is as it was
  /// shown.
  var remembersWhatWasShown: Bool {
    log.start.tab != nil
      || log.operations.contains { operation in
        guard let begin = operation.begin, begin < range.upperBound, !operation.isMove else {
          return false
        }
        return operation.mayBeGivenUp || operation.end.map { $0.how != .returned } ?? false
          || operation.leavesByItself
      }
  }

  /// What a step of a declared effect makes of screens.
  func result(
    of step: Ask<RouteNumber>, _ index: Int, _ operation: Operation, on screens: Picture
  ) -> Picture {
    guard step.isCustom, specification.model == nil else { return step.result(screens) }
    let question = Question(subject: operation.subject, step: index, screens: screens)
    if let known = results[question] { return known }
    let result = step.result(screens)
    results[question] = result
    return result
  }

  /// What was told at a moment; nil for any other.
  func report(at index: Int) -> RunLog.Report? {
    if case .told(let report) = log.moments[index] { report } else { nil }
  }

  /// What is shown just before a moment.
  func shown(at index: Int) -> Picture { log.pictures[log.shown[index]] }

  /// What is shown next, at that moment or later.
  func next(at index: Int) -> Picture {
    log.pictures[min(log.shown[index] + 1, log.pictures.count - 1)]
  }
}
