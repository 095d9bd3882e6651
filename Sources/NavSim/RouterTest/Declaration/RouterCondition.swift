/// A condition of a test's own.
package struct RouterCondition<Router, Route: Hashable & Sendable> {
  let name: String
  let moment: ConditionMoment
  let holds: (Screens<Route>, Router) -> Bool
  /// What a report says beside the screens when it does not hold.
  var detail: (Router) -> String?

  package init(
    name: String, moment: ConditionMoment = .always,
    holds: @escaping (Screens<Route>, Router) -> Bool,
    detail: @escaping (Router) -> String? = { _ in nil }
  ) {
    self.name = name
    self.moment = moment
    self.holds = holds
    self.detail = detail
  }
}

/// When a condition is looked at.
package enum ConditionMoment: Sendable {
  case always
  /// When the screen stands still and nothing happens for a second, whatever waits for longer; and at
  /// rest.
  case standing
  /// When everything has come to rest.
  case rest
}
