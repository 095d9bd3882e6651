import Foundation

/// By what factor measurements differ from others: the middle, and where it is almost surely.
///
/// The middle is the Hodges–Lehmann estimator: the median of the quotients of every measurement with
/// every other one. The interval is that of the Mann–Whitney test: it depends on ranks only, so a
/// measurement that was disturbed counts no more than any other one that is above the middle.
///
/// Hodges, J. L.; Lehmann, E. L. (1963), doi:10.1214/aoms/1177704172.
struct RatioInterval: Hashable {
  let middle: Double
  /// 0 when there are too few measurements to say.
  let lower: Double
  /// Infinity when there are too few measurements to say.
  let upper: Double

  /// How many standard deviations of the rank sum: 999 of 1,000 intervals contain the factor, if
  /// measurements are independent.
  private static let deviations = 3.29

  /// - Parameters:
  ///   - now: measurements; those that are not positive and finite are left out.
  ///   - before: what they are compared with, likewise.
  ///
  /// - Complexity: O(n · m · log(n · m)).
  init(_ now: [Double], to before: [Double]) {
    let now = Self.logarithms(now)
    let before = Self.logarithms(before)
    let pairs = now.flatMap { one in before.map { one - $0 } }.sorted()
    guard !pairs.isEmpty else {
      (middle, lower, upper) = (1, 0, .infinity)
      return
    }
    let count = Double(pairs.count)
    let deviation = (count * Double(now.count + before.count + 1) / 12).squareRoot()
    let outside = (count / 2 - Self.deviations * deviation).rounded(.down)
    middle = exp((pairs[(pairs.count - 1) / 2] + pairs[pairs.count / 2]) / 2)
    guard outside >= 0 else {
      (lower, upper) = (0, .infinity)
      return
    }
    lower = exp(pairs[Int(outside)])
    upper = exp(pairs[pairs.count - 1 - Int(outside)])
  }

  private static func logarithms(_ values: [Double]) -> [Double] {
    values.filter { $0 > 0 && $0.isFinite }.map(log)
  }
}
