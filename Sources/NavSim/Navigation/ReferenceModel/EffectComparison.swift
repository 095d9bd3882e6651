import NavCore

/// What the model says and commands in a call, held against what the router has: each as soon as it
/// is said, because an array of effects costs as much again as the model.
struct EffectComparison: Sendable {
  /// Where the two differ first.
  struct Difference: Hashable, Sendable {
    /// How many are the same before it.
    let place: Int
    /// What the model says there; nil for nothing more.
    let expected: Effect?
  }

  private var seen: [Effect] = []
  private var count = 0
  /// The first, if there is one: looked at for every effect, and seldom there.
  private var differences: [Difference] = []

  /// A call begins.
  ///
  /// - Parameter effects: what came of it in the router.
  mutating func begin(_ effects: [Effect]) {
    seen = effects
    count = 0
    differences = []
  }

  /// The model says something.
  mutating func append(_ effect: Effect) {
    if differences.isEmpty, count >= seen.count || seen[count] != effect {
      differences = [Difference(place: count, expected: effect)]
    }
    count += 1
  }

  /// The call is over.
  mutating func end() -> Difference? {
    // The router's own array is used again.
    defer { seen = [] }
    guard differences.isEmpty else { return differences[0] }
    return count < seen.count ? Difference(place: count, expected: nil) : nil
  }
}
