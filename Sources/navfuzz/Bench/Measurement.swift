import NavCoreFuzz

/// The middle of several measurements of processor time, and how far they are apart.
struct Spread: Codable, Hashable, Sendable {
  /// Half of the measurements are less.
  let median: Double
  /// A quarter of them is less.
  let lower: Double
  /// A quarter of them is more.
  let upper: Double

  init(of values: [Double]) {
    let sorted = values.sorted()
    func quantile(_ share: Double) -> Double {
      guard let last = sorted.last else { return 0 }
      let place = share * Double(sorted.count - 1)
      let index = Int(place)
      guard index + 1 < sorted.count else { return last }
      return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
    }
    median = quantile(0.5)
    lower = quantile(0.25)
    upper = quantile(0.75)
  }

  /// Half of the distance between the quarters, in per cent of the middle.
  var percent: Double { median > 0 ? (upper - lower) / 2 / median * 100 : 0 }
}

/// The result of a workload.
struct WorkloadResult: Codable, Sendable {
  let name: String
  let unit: String
  /// How many operations one measurement has.
  let operations: Int
  /// Of what happened: the same in every measurement and on every machine. Empty where the order of
  /// tasks is the system's.
  let digest: String
  let nanosecondsPerOperation: Spread
  /// The same in units of the reference work, measured next to it: what can be compared with
  /// another run, whatever else the machine does.
  let relative: Spread
  /// Each measurement in these units, in the order in which they were made.
  let rounds: [Double]
  /// Virtual time from request to start and to end, in milliseconds, by priority.
  let startDelays: [String: DelaySummary]?
  let endDelays: [String: DelaySummary]?
}

/// The cost of a request at one size of something.
struct SizeResult: Codable, Sendable {
  /// What was varied.
  let axis: String
  let size: Int
  let nanosecondsPerOperation: Spread
}

/// Everything that `navfuzz bench` has measured.
struct BenchResults: Codable, Sendable {
  var version = Version.text
  /// Of the reference work: results in units of another one cannot be compared.
  var reference = ReferenceWork.digest
  var origin = BenchOrigin.here
  let repeats: Int
  let workloads: [WorkloadResult]
  let sizes: [SizeResult]
}
