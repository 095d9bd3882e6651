import Synchronization

/// What effects in the test's own words make of screens, in all runs of a test: they are slow to ask,
/// because they see the test's own routes.
final class DeclaredResults: Sendable {
  private struct Question: Hashable {
    let action: Int
    let argument: Int
    let step: Int
    let screens: Picture

    func hash(into hasher: inout Hasher) {
      hasher.combine(((screens.ends &* 31 &+ action) &* 31 &+ argument) &* 31 &+ step)
    }
  }

  private let known = Mutex<[Question: Picture]>([:])

  /// Beyond so many, what is known is forgotten: that costs time alone.
  private static var limit: Int { 10_000 }

  /// True for a call that would change something, as far as it says what it does.
  func hasWork(
    _ effect: CallEffect<RouteNumber>, _ subject: Operation.Subject, on screens: Picture
  ) -> Bool {
    if effect.isLearned { return true }
    guard effect.isCustom else { return effect.result(screens) != screens }
    return result(of: effect, effect.stepCount > 1 ? -1 : 0, subject, on: screens) != screens
  }

  /// What a step of an effect makes of screens; of number -1 all its steps.
  func result(
    of step: CallEffect<RouteNumber>, _ index: Int, _ subject: Operation.Subject,
    on screens: Picture
  ) -> Picture {
    guard case .call(let action, let argument) = subject else { return step.result(screens) }
    let question = Question(action: action, argument: argument, step: index, screens: screens)
    if let known = known.withLock({ $0[question] }) { return known }
    let result = step.result(screens)
    known.withLock { known in
      if known.count >= Self.limit { known = [:] }
      known[question] = result
    }
    return result
  }
}
