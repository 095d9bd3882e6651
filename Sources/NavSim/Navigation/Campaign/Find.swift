/// A seed that has failed, as it was found.
public struct Find: Codable, Hashable, Sendable {
  /// The seed.
  public let seed: UInt64
  /// The step at which it failed, counted from 1.
  public let step: Int
  /// Which strategy drew the step.
  public let strategy: Strategy?
  /// What did not hold.
  public let violation: Violation
  /// How much virtual time had passed, in milliseconds.
  public var virtualMilliseconds: Int64 = 0
  /// A summary of everything that had happened.
  public var digest = ""
}
