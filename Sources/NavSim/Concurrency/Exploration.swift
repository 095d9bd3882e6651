/// A schedule under which asynchronous code fails, made simple.
public struct AsyncFinding: Sendable {
  /// The failure under the simple schedule.
  public let failure: AsyncFailure
  /// How many seeds were run to find it, this one included.
  public let seeds: Int
  /// How many choices of the simple schedule depart from the natural order.
  public var deviations: Int { failure.choices.count { $0 != 0 } }
}

/// Runs asynchronous code under the schedules of many seeds; the first failure is made simple.
///
/// Simple is a schedule that departs from the natural order in as few places as can be: those are
/// the reason of the failure.
///
/// - Returns: nil when every seed holds.
public func explore(
  seeds: some Sequence<UInt64>, strategy: SchedulingStrategy? = nil,
  reordering: Reordering = .language, capture: Capture = .whenAvailable,
  stepsAtOnceLimit: Int = 100_000, timeLimit: Duration = .seconds(86_400),
  _ body: @escaping @Sendable (AsyncSimulation) async throws -> Void
) -> AsyncFinding? {
  func run(_ seed: UInt64, replaying choices: [Int]?, tracing: Bool = false) -> AsyncFailure? {
    do {
      _ = try simulate(
        seed: seed, strategy: strategy, reordering: reordering, replaying: choices,
        capture: capture, stepsAtOnceLimit: stepsAtOnceLimit, timeLimit: timeLimit,
        tracing: tracing, body)
      return nil
    } catch {
      return error
    }
  }
  for (index, seed) in seeds.enumerated() {
    guard let failure = run(seed, replaying: nil) else { continue }
    let simple = simplify(failure) { run(seed, replaying: $0) }
    let traced = run(seed, replaying: simple.choices, tracing: true)
    return AsyncFinding(failure: traced ?? simple, seeds: index + 1)
  }
  return nil
}

/// Turns choices back to the natural order, many at once and then one by one, as long as the same
/// goes wrong.
private func simplify(
  _ failure: AsyncFailure, run: ([Int]) -> AsyncFailure?
) -> AsyncFailure {
  var best = failure
  var size = max(failure.choices.count, 1)
  while size >= 1 {
    var start = 0
    var hasImproved = false
    while start < best.choices.count {
      var candidate = best.choices
      let range = start..<min(start + size, candidate.count)
      start += size
      guard candidate[range].contains(where: { $0 != 0 }) else { continue }
      for index in range { candidate[index] = 0 }
      guard let found = run(candidate), found.kind == failure.kind else { continue }
      best = found
      hasImproved = true
    }
    // A choice may be free only after a later one was turned back.
    if size > 1 || !hasImproved { size /= 2 }
  }
  return best
}
