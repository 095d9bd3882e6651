import Foundation

/// Whether a workload has become slower since results were kept.
///
/// Slower means: slower by more than a limit in each of several measurements, and almost surely in
/// all of them together. One that finds no difference beyond the limit is enough for the same. What
/// cannot be told from that for noise is unclear, and no failure.
struct BenchComparison {
  enum Verdict: String, CaseIterable {
    case same
    case faster = "FASTER"
    case slower = "SLOWER"
    /// The measurements are too far apart, among themselves or one from the other.
    case unclear
  }

  /// From what percentage on a difference counts, if nobody says otherwise. The same program that is
  /// measured twice differs by up to 10 when neighbours on the machine come and go between the two,
  /// the asynchronous shell by up to 15.
  static let usualLimit = 20
  /// How often to measure again what is not the same.
  static let mostConfirmations = 2
  /// How many repeats are worth suggesting.
  private static let mostRepeats = 1_000

  let name: String
  let verdict: Verdict
  /// Time now by time before, both in units of the reference work.
  let interval: RatioInterval
  /// About how many repeats would make it clear; nil when it is, or when no sensible number would.
  let repeatsNeeded: Int?
  /// True when requests wait for other times than before: then the router schedules otherwise.
  let schedulesOtherwise: Bool

  /// - Parameter again: further measurements, for what the first alone does not call the same.
  init(
    _ now: WorkloadResult, again: [WorkloadResult] = [], before: WorkloadResult,
    limit: Int = usualLimit
  ) {
    let limit = 1 + Double(limit) / 100
    let measured = ([now] + again).map(\.rounds)
    let intervals = measured.map { RatioInterval($0, to: before.rounds) }
    let verdicts = intervals.map { Self.verdict($0, limit) }
    let rounds = measured.flatMap(\.self)
    name = now.name
    // Work is there in every measurement, a neighbour on the machine in some.
    if let place = verdicts.firstIndex(of: .same) {
      (verdict, interval) = (.same, intervals[place])
    } else {
      let all = RatioInterval(rounds, to: before.rounds)
      let middles = intervals.map(\.middle)
      interval = all
      switch Self.verdict(all, limit) {
      case .slower where middles.allSatisfy { $0 > limit }: verdict = .slower
      case .faster where middles.allSatisfy { $0 < 1 / limit }: verdict = .faster
      default: verdict = .unclear
      }
    }
    repeatsNeeded = verdict == .unclear ? Self.repeats(for: interval, rounds.count, limit) : nil
    schedulesOtherwise =
      now.operations == before.operations
      && (now.startDelays != before.startDelays || now.endDelays != before.endDelays)
  }

  private static func verdict(_ interval: RatioInterval, _ limit: Double) -> Verdict {
    if interval.lower > limit { return .slower }
    if interval.upper < 1 / limit { return .faster }
    return interval.lower >= 1 / limit && interval.upper <= limit ? .same : .unclear
  }

  /// The width of an interval goes with the root of the number of measurements; it has to fit
  /// between the middle and the nearer limit.
  private static func repeats(
    for interval: RatioInterval, _ count: Int, _ limit: Double
  ) -> Int? {
    let middle = log(interval.middle)
    let width = max(log(interval.upper) - middle, middle - log(interval.lower))
    let room = abs(log(limit) - abs(middle))
    // Fewer than eight measurements of each have no interval.
    guard width.isFinite, count > 0 else { return 16 }
    let needed = max(Double(count + 1), Double(count) * (width / room) * (width / room))
    return needed <= Double(mostRepeats) ? Int(needed.rounded(.up)) : nil
  }
}
