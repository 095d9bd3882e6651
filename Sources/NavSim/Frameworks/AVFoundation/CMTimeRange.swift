public import Foundation

/// A part of a film.
public struct CMTimeRange: Hashable, Sendable {
  /// When it begins, and how long it is.
  public var start: CMTime, duration: CMTime
  /// When it ends.
  public var end: CMTime { start + duration }
  /// Creates some.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates some.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Nothing.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// True where it holds nothing.
  public var isEmpty: Bool { duration == .zero }
  /// True where the time is in it.
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

/// How many parts a second has.
public typealias CMTimeScale = Int32
/// How many parts of a second.
public typealias CMTimeValue = Int64

/// A part of a film.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// A time before another.
public func CMTimeSubtract(_ one: CMTime, _ other: CMTime) -> CMTime { one - other }
/// Which of two is earlier: less than 0 for the first.
public func CMTimeCompare(_ one: CMTime, _ other: CMTime) -> Int32 {
  one < other ? -1 : other < one ? 1 : 0
}

extension CMTime {
  /// True for a time that somebody knows.
  public var isNumeric: Bool { isValid }
  /// As many parts of a second as another one has.
  public func convertScale(_ scale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: scale)
  }
}

/// How parts of a second become others.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// One of them.
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime
  /// The usual one.
  public static var `default`: Self { .roundHalfAwayFromZero }
}

extension NSValue {
  /// A time that is wrapped, to a 600th of a second.
  public convenience init(time: CMTime) {
    var seconds = time.seconds
    self.init(bytes: &seconds, objCType: "d")
  }
  /// The time that is wrapped.
  public var timeValue: CMTime {
    var seconds = 0.0
    getValue(&seconds)
    return CMTime(seconds: seconds, preferredTimescale: 600)
  }
}
