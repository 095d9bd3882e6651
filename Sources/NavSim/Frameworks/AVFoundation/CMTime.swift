// Times in films.

/// A time in a film: so many parts of a second.
public struct CMTime: Hashable, Sendable {
  /// How many parts.
  public var value: Int64
  /// How many parts are a second.
  public var timescale: Int32
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// Creates a time.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Creates a time.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }
  /// The seconds.
  public var seconds: Double { Double(value) / Double(timescale) }
}

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A time in a film: so many parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// A time in a film, in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

extension CMTime: Comparable {
  /// A time after another.
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    let scale = max(one.timescale, other.timescale)
    return CMTime(seconds: one.seconds + other.seconds, preferredTimescale: scale)
  }
  /// A time before another.
  public static func - (one: CMTime, other: CMTime) -> CMTime {
    let scale = max(one.timescale, other.timescale)
    return CMTime(seconds: one.seconds - other.seconds, preferredTimescale: scale)
  }
  /// Whether it is earlier.
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
  /// True.
  public var isValid: Bool { timescale != 0 }
  /// True for a time that nobody knows.
  public var isIndefinite: Bool { self == .indefinite }
  /// A time that nobody knows.
  public static let indefinite = CMTime(value: 0, timescale: 0)
  /// No time.
  public static let invalid = CMTime(value: -1, timescale: 0)
}

/// A time after another.
public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime { one + other }
