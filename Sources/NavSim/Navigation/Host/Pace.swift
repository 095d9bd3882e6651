import NavCore

extension Instant {
  /// What nothing happens at: a number to compare with, where nil would be looked at first.
  static var never: Instant { Instant(milliseconds: .max) }
  /// No step is later, so that what a step begins ends before ``never``.
  static var last: Instant { Instant(milliseconds: .max / 2) }
}

/// How long a host takes for everything, whatever a scenario says.
struct Pace: Hashable, Sendable {
  /// By how much every duration is multiplied; 0 for a host that takes no time.
  var factor: Int64 = 1
  /// Whether commands are animated, whatever they say; nil to do as they say.
  var animates: Bool?
}

extension Milliseconds {
  /// This span `factor` times, saturating.
  static func * (left: Self, factor: Int64) -> Self {
    let (product, overflow) = left.rawValue.multipliedReportingOverflow(by: factor)
    return Self(overflow ? ((left.rawValue < 0) == (factor < 0) ? .max : .min) : product)
  }
}
