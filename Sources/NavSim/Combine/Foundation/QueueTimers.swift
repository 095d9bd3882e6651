public import Foundation

// What an app of Xcode has in place of the timers among the sources of Dispatch, on the simulated
// clock: those of the system are made where nobody can follow.

/// A timer that calls a closure on a queue, once it was resumed.
///
/// Source of the rules:
/// [DispatchSourceTimer](https://developer.apple.com/documentation/dispatch/dispatchsourcetimer).
public protocol QueueTimer: AnyObject {
  /// True once it was cancelled.
  var isCancelled: Bool { get }
  /// What it calls.
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  /// What is called when it has been cancelled.
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  /// Sets when it fires, and how long it takes from one time to the next, in seconds; nil for a timer
  /// that fires once.
  func schedule(at deadline: DispatchTime, every interval: Double?)
  /// Begins, or goes on.
  func resume()
  /// Stands still until it is resumed.
  func suspend()
  /// Fires no more.
  func cancel()
}

extension QueueTimer {
  /// What it calls.
  public func setEventHandler(handler: (() -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }
  /// What it does.
  public func setEventHandler(handler: DispatchWorkItem) {
    setEventHandler { handler.perform() }
  }
  /// What is called when it has been cancelled.
  public func setCancelHandler(handler: (() -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
  /// What is done when it has been cancelled.
  public func setCancelHandler(handler: DispatchWorkItem) {
    setCancelHandler { handler.perform() }
  }
  /// Begins.
  public func activate() { resume() }
  /// Sets when it fires.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(at: deadline, every: interval.seconds) }
  /// Sets when it fires.
  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(at: deadline, every: interval.isFinite ? interval : nil) }
  /// Sets when it fires.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(at: wallDeadline.deadline, every: interval.seconds) }
  /// Sets when it fires.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(at: wallDeadline.deadline, every: interval.isFinite ? interval : nil) }
}

/// Makes timers of queues.
public enum QueueTimers {
  /// Makes a timer, which waits to be resumed.
  public static func makeTimerSource(
    flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any QueueTimer { SourceTimer(queue ?? .global()) }
}

private final class SourceTimer: QueueTimer, @unchecked Sendable {
  private let queue: DispatchQueue
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var due: (deadline: DispatchTime, interval: Double?)?
  private var isRunning = false
  private(set) var isCancelled = false
  /// Fires it; another one each time that it is set.
  private var timer: Timer?

  init(_ queue: DispatchQueue) { self.queue = queue }

  deinit { timer?.invalidate() }

  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    self.handler = handler
  }

  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    cancelHandler = handler
  }

  func schedule(at deadline: DispatchTime, every interval: Double?) {
    due = (deadline, interval)
    if isRunning { set() }
  }

  func resume() {
    guard !isRunning, !isCancelled else { return }
    isRunning = true
    set()
  }

  func suspend() {
    isRunning = false
    timer?.invalidate()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    timer?.invalidate()
    handler = nil
    queue.async { [self] in
      cancelHandler?()
      cancelHandler = nil
    }
  }

  private func set() {
    timer?.invalidate()
    guard let due, !isCancelled, due.deadline != .distantFuture else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    let wait = due.deadline.uptimeNanoseconds.subtractingReportingOverflow(now)
    let delay = wait.overflow ? 0 : Double(wait.partialValue) / 1e9
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: delay), interval: due.interval ?? 0,
      repeats: due.interval != nil
    ) { [weak self] _ in self?.fire() }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  private func fire() {
    guard isRunning, !isCancelled else { return }
    if let interval = due?.interval {
      due?.deadline = .now() + interval
    } else {
      due = nil
    }
    if queue === DispatchQueue.main {
      handler?()
    } else {
      queue.async { [self] in if isRunning { handler?() } }
    }
  }
}

extension DispatchTimeInterval {
  /// In seconds; nil for never.
  fileprivate var seconds: Double? {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: nil
    }
  }
}

extension DispatchWallTime {
  /// When that is by the clock of the queues.
  fileprivate var deadline: DispatchTime {
    // As a negative number of nanoseconds since 1970, or that of forever.
    if rawValue == .max { return .distantFuture }
    let time = Double(UInt64(bitPattern: -Int64(bitPattern: rawValue))) / 1e9
    return .now() + max(0, time - Date().timeIntervalSince1970)
  }
}
