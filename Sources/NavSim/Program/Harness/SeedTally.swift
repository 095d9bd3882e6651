/// Adds up what seeds have exercised, in their order.
package protocol SeedTally {
  /// Of no seeds.
  init()

  /// Adds a seed that holds.
  mutating func add(_ outcome: SeedOutcome)

  /// Adds a seed that has failed.
  mutating func add(_ find: Find)
}
