/// What a child receives about a failure that it studies.
package struct StudyOrder: Codable, Hashable {
  /// The seed that has failed; nil for a scenario that was not drawn.
  package let find: Find?
  /// The scenario, and what does not hold in it.
  package private(set) var found: Failure
  /// How many steps the seed has.
  package let steps: Int
  /// What a person types to see it again, or where it comes from.
  package let origin: String
  /// How a scenario was made small by playing every candidate in a child; nil when it was not.
  package private(set) var shrinking: Shrinking?

  /// What is known of a scenario that is small already.
  package struct Shrinking: Codable, Hashable {
    package let executions: Int
    package let isMinimal: Bool
  }

  /// The same about a small scenario that somebody else has found.
  func of(_ small: Failure, _ shrinking: Shrinking) -> Self {
    var order = self
    order.found = small
    order.found.stepCount = found.stepCount
    order.shrinking = shrinking
    return order
  }
}
