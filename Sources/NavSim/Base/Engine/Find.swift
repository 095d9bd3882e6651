/// A seed that has failed, as it was found.
package struct Find: Codable, Hashable, Sendable {
  /// The seed.
  package let seed: UInt64
  /// The step at which it failed, counted from 1.
  package let step: Int
  /// Which strategy drew the step.
  package let strategy: Strategy?
  /// What did not hold.
  package let violation: Violation
  /// How much virtual time had passed, in milliseconds.
  package var virtualMilliseconds: Int64 = 0
  /// A summary of everything that had happened.
  package var digest = ""

  package init(
    seed: UInt64, step: Int, strategy: Strategy?, violation: Violation,
    virtualMilliseconds: Int64 = 0, digest: String = ""
  ) {
    self.seed = seed
    self.step = step
    self.strategy = strategy
    self.violation = violation
    self.virtualMilliseconds = virtualMilliseconds
    self.digest = digest
  }
}
