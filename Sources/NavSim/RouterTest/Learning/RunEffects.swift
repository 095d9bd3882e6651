/// What operations do in one run, where nothing was declared: learned from the router.
final class RunEffects: LearnedEffects {
  private struct Question: Hashable {
    let subject: Operation.Subject
    let screens: Picture
    let tabs: [TabMemory]
  }

  private let test: PlayedTest
  private var answers: [Question: LearnedResult] = [:]
  /// True to ask the router itself about every history, and not about screens that look the same.
  var isExact = false

  init(_ test: PlayedTest) { self.test = test }

  func result(of operation: Operation, in situation: Situation) -> LearnedResult {
    if operation.isMove, !isExact { return .unknown }
    guard situation.played.place >= 0 else { return .unknown }
    if isExact { return ask(operation.subject, situation.played.place) }
    let question = Question(
      subject: operation.subject, screens: situation.screens.plain, tabs: situation.tabs)
    if let known = answers[question] { return known }
    let answer = ask(operation.subject, situation.played.place)
    answers[question] = answer
    return answer
  }

  private func ask(_ subject: Operation.Subject, _ place: Int) -> LearnedResult {
    switch test.learned.outcome(of: test.learned.child(of: place, subject), test) {
    case .unknown: .unknown
    case .played(let result): result.isRefused ? .refuses : .shows(result.screens.plain)
    }
  }

  func place(after place: PlayedPlace, _ operation: Operation) -> PlayedPlace {
    guard place.place >= 0 else { return place }
    return PlayedPlace(
      place: test.learned.child(of: place.place, operation.subject), isExact: place.isExact)
  }

  /// What the router shows after a history, played alone; nil when it cannot be played.
  func screens(at place: PlayedPlace) -> Picture? {
    guard place.place >= 0 else { return nil }
    if case .played(let result) = test.learned.outcome(of: place.place, test) {
      return result.screens
    }
    return nil
  }
}

extension Screens<RouteNumber> {
  /// The same without what tells equal layers apart.
  var plain: Self {
    var copy = self
    for index in copy.layers.indices {
      copy.layers[index].id = 0
      copy.layers[index].presenter = nil
    }
    return copy
  }
}
