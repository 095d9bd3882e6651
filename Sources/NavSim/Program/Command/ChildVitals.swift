import Foundation

/// What the system says of a process.
enum ChildVitals {
  /// How much of the processors' time a process has had; nil when the system does not say.
  static func processorTime(of process: pid_t) -> Duration? {
    #if os(Linux)
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #else
      return nil
    #endif
  }

  /// True when all threads of a process wait for something, are stopped or have ended; nil when the system does not say.
  static func isAsleep(_ process: pid_t) -> Bool? {
    #if os(Linux)
      let folder = "/proc/\(process)/task"
      guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        return nil
      }
      return threads.allSatisfy { thread in
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(thread)/stat") else {
          return true
        }
        // "12 (name) S …", and the name may contain anything.
        let text = String(decoding: data, as: UTF8.self)
        guard let name = text.lastIndex(of: ")") else { return false }
        return text[name...].dropFirst(2).first.map { "STtZX".contains($0) } ?? false
      }
    #else
      return nil
    #endif
  }
}

/// Tells whether a child that has something to do goes on with it.
///
/// A router that spins is known by the processor's time, which is the same however busy the machine
/// is; one that waits, by a process that sleeps.
struct ProgressWatch {
  /// How long a step may take of the processor's time.
  private let limit: Duration
  /// How long a step may sleep.
  private let sleepLimit: Duration
  private let process: pid_t
  private var start = ContinuousClock.now
  private var timeAtStart: Duration?
  private var asleepSince: ContinuousClock.Instant?
  private var lookedAt = ContinuousClock.now
  /// How often it was looked at since the last sign, and how often it slept then.
  private var looks = (all: 0, asleep: 0)

  /// How long a step may take where the system does not say more of a process.
  private static let patience = Duration.seconds(10)

  /// A step that takes longer of the processor's time hangs. Steps take microseconds.
  static let limit = Duration.seconds(2)
  /// A step that sleeps longer hangs: nothing that a router may wait for comes from outside.
  static let sleepLimit = Duration.seconds(2)

  /// - Parameters:
  ///   - process: which.
  ///   - limit: how long a step may take of the processor's time.
  ///   - sleepLimit: how long a step may sleep.
  init(
    _ process: pid_t, limit: Duration = Self.limit, sleepLimit: Duration = Self.sleepLimit
  ) {
    self.process = process
    self.limit = limit
    self.sleepLimit = sleepLimit
    timeAtStart = ChildVitals.processorTime(of: process)
  }

  /// The child has gone on, or has begun something new.
  mutating func restart() {
    start = .now
    asleepSince = nil
    looks = (0, 0)
    timeAtStart = ChildVitals.processorTime(of: process)
  }

  /// The processor's time since the last sign.
  var used: Duration {
    guard let timeAtStart, let now = ChildVitals.processorTime(of: process) else { return .zero }
    return now - timeAtStart
  }

  /// How it hangs; nil while it may still go on.
  mutating func verdict() -> ChildEnd? {
    guard timeAtStart != nil else { return start.duration(to: .now) > Self.patience ? .hung : nil }
    if used > limit { return .hung }
    // Looked at now and then, because it means reading a file for every thread.
    guard lookedAt.duration(to: .now) > .milliseconds(20) else { return nil }
    lookedAt = .now
    let isAsleep = ChildVitals.isAsleep(process) == true
    looks.all += 1
    if isAsleep { looks.asleep += 1 }
    // One that wakes now and then to look whether it may go on, and never may, waits for ever, too.
    let mostlySleeps = looks.all >= 10 && looks.asleep * 10 >= looks.all * 9
    if mostlySleeps, start.duration(to: .now) > sleepLimit * 2 { return .blocked }
    guard isAsleep else {
      asleepSince = nil
      return nil
    }
    let since = asleepSince ?? .now
    asleepSince = since
    return since.duration(to: .now) > sleepLimit ? .blocked : nil
  }
}
