/// A condition of a test's own.
package struct RouterCondition<Router, Route: Hashable & Sendable> {
  let name: String
  /// True when it is looked at only when everything has come to rest.
  let isForRest: Bool
  let holds: (Screens<Route>, Router) -> Bool
  /// What a report says beside the screens when it does not hold.
  var detail: (Router) -> String?

  package init(
    name: String, isForRest: Bool = false, holds: @escaping (Screens<Route>, Router) -> Bool,
    detail: @escaping (Router) -> String? = { _ in nil }
  ) {
    self.name = name
    self.isForRest = isForRest
    self.holds = holds
    self.detail = detail
  }
}
