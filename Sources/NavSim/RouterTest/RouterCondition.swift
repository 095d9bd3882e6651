/// A condition of a test's own.
struct RouterCondition<Router, Route: Hashable & Sendable> {
  let name: String
  /// True when it is looked at only when everything has come to rest.
  var isForRest = false
  let holds: (Screens<Route>, Router) -> Bool
  /// What a report says beside the screens when it does not hold.
  var detail: (Router) -> String? = { _ in nil }
}
