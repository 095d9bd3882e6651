public import Foundation

/// Where values can be handed over. Each has a clock of its own, which stands at zero whenever it is
/// looked at: all that counts is how much later something is due.
///
/// One of an app's own says `schedule(after:tolerance:options:_:)`.
public protocol Scheduler<SchedulerTimeType> {
  /// When something is due.
  associatedtype SchedulerTimeType = SchedulerTime where SchedulerTimeType == SchedulerTime
  /// How something is done.
  associatedtype SchedulerOptions = Never

  /// Does something later.
  func perform(after interval: SchedulerInterval, _ body: @escaping () -> Void)
  /// What it is now.
  var now: SchedulerTimeType { get }
  /// How exact it is.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Does something soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something later.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something again and again, until what is returned is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does something later.
  public func perform(after interval: SchedulerInterval, _ body: @escaping () -> Void) {
    if interval.nanoseconds == 0 { return schedule(options: nil, body) }
    schedule(after: now.advanced(by: interval), tolerance: .zero, options: nil, body)
  }
  /// Zero.
  public var now: SchedulerTime { SchedulerTime() }
  /// None.
  public var minimumTolerance: SchedulerInterval { .zero }
  /// Does something soon.
  public func schedule(options: SchedulerOptions? = nil, _ action: @escaping () -> Void) {
    perform(after: .zero, action)
  }
  /// Does something later.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval? = nil,
    options: SchedulerOptions? = nil, _ action: @escaping () -> Void
  ) { perform(after: date.offset, action) }
  /// Does something later.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { perform(after: date.offset, action) }
  /// Does something again and again, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval? = nil,
    options: SchedulerOptions? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable { Repeating(self, after: date.offset, every: interval, action) }
  /// Does something again and again, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { Repeating(self, after: date.offset, every: interval, action) }
}

/// Something that is done again and again.
private final class Repeating: Cancellable {
  private var action: (() -> Void)?

  init(
    _ scheduler: some Scheduler, after first: SchedulerInterval, every next: SchedulerInterval,
    _ action: @escaping () -> Void
  ) {
    self.action = action
    plan(scheduler, first, next)
  }

  deinit { cancel() }

  func cancel() { action = nil }

  private func plan(
    _ scheduler: some Scheduler, _ delay: SchedulerInterval, _ next: SchedulerInterval
  ) {
    scheduler.perform(after: delay) { [weak self] in
      guard let self, let action else { return }
      action()
      plan(scheduler, next, next)
    }
  }
}

/// What a length of time is made from.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ seconds: Int) -> Self
  /// So many seconds.
  static func seconds(_ seconds: Double) -> Self
  /// So many milliseconds.
  static func milliseconds(_ milliseconds: Int) -> Self
  /// So many microseconds.
  static func microseconds(_ microseconds: Int) -> Self
  /// So many nanoseconds.
  static func nanoseconds(_ nanoseconds: Int) -> Self
}

/// How much later.
public struct SchedulerInterval: Hashable, Sendable, SchedulerTimeIntervalConvertible {
  /// No later than what is due already.
  public static let zero = Self(nanoseconds: 0)
  let nanoseconds: Int

  /// So many seconds.
  public static func seconds(_ seconds: Double) -> Self {
    Self(nanoseconds: Int(seconds * 1_000_000_000))
  }
  /// So many seconds.
  public static func seconds(_ seconds: Int) -> Self { .seconds(Double(seconds)) }
  /// So many milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> Self {
    Self(nanoseconds: milliseconds * 1_000_000)
  }
  /// So many microseconds.
  public static func microseconds(_ microseconds: Int) -> Self {
    Self(nanoseconds: microseconds * 1_000)
  }
  /// So many nanoseconds.
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(nanoseconds: nanoseconds) }

  /// The same in seconds.
  public var timeInterval: TimeInterval { Double(nanoseconds) / 1_000_000_000 }
  /// The same in nanoseconds.
  public var magnitude: Int { nanoseconds }
}

extension SchedulerInterval: Comparable, SignedNumeric {
  /// Whether it is less.
  public static func < (one: Self, other: Self) -> Bool { one.nanoseconds < other.nanoseconds }
  /// Both.
  public static func + (one: Self, other: Self) -> Self {
    Self(nanoseconds: one.nanoseconds + other.nanoseconds)
  }
  /// What one is longer.
  public static func - (one: Self, other: Self) -> Self {
    Self(nanoseconds: one.nanoseconds - other.nanoseconds)
  }
  /// One as often as the other has seconds.
  public static func * (one: Self, other: Self) -> Self {
    .seconds(one.timeInterval * other.timeInterval)
  }
  /// One as often as the other has seconds.
  public static func *= (one: inout Self, other: Self) { one = one * other }
  /// So many seconds.
  public init?<T: BinaryInteger>(exactly seconds: T) { self = .seconds(Int(seconds)) }
}

extension SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// So many seconds.
  public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
  /// So many seconds.
  public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
}

/// When something is due.
public struct SchedulerTime: Hashable, Strideable, Sendable {
  /// How much later.
  public typealias Stride = SchedulerInterval
  /// How much later than now.
  let offset: SchedulerInterval

  init(_ offset: SchedulerInterval = .zero) { self.offset = offset }

  /// How much later another one is.
  public func distance(to other: Self) -> Stride { other.offset - offset }
  /// One that is later.
  public func advanced(by interval: Stride) -> Self { Self(offset + interval) }
  /// Whether it comes before another one.
  public static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
}

extension DispatchQueue: Scheduler {
  /// When something is due.
  public typealias SchedulerTimeType = SchedulerTime
  /// How something is done, which nothing depends on here.
  public struct SchedulerOptions: @unchecked Sendable {
    /// How soon it is done.
    public var qos: DispatchQoS
    /// How it is done.
    public var flags: DispatchWorkItemFlags
    /// With which others it is done.
    public var group: DispatchGroup?
    /// Creates a way.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) { (self.qos, self.flags, self.group) = (qos, flags, group) }
  }
  /// Does something later.
  public func perform(after interval: SchedulerInterval, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    if interval.nanoseconds == 0 { return async { body() } }
    asyncAfter(deadline: .now() + .nanoseconds(interval.nanoseconds)) { body() }
  }
}

extension RunLoop: Scheduler {
  /// When something is due.
  public typealias SchedulerTimeType = SchedulerTime
  /// How something is done: in one way.
  public struct SchedulerOptions: Sendable {}
  /// Does something later.
  public func perform(after interval: SchedulerInterval, _ body: @escaping () -> Void) {
    DispatchQueue.main.perform(after: interval, body)
  }
}

extension OperationQueue: Scheduler {
  /// When something is due.
  public typealias SchedulerTimeType = SchedulerTime
  /// How something is done: in one way.
  public struct SchedulerOptions: Sendable {}
  /// Does something later.
  public func perform(after interval: SchedulerInterval, _ body: @escaping () -> Void) {
    DispatchQueue.main.perform(after: interval, body)
  }
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// When something is due.
  public typealias SchedulerTimeType = SchedulerTime
  /// How something is done: in one way.
  public typealias SchedulerOptions = Never
  /// The only one.
  public static let shared = Self()

  /// Does something at once.
  public func perform(after interval: SchedulerInterval, _ body: @escaping () -> Void) { body() }
}
