import Foundation
import Synchronization

/// What this process is to do for another one, which has started it so that a router that crashes or hangs
/// takes nothing else with it.
public enum Isolation {
  /// What a process is there for.
  public enum Role: Hashable, Sendable {
    /// Started by a person: watches over a child that does the work.
    case supervisor
    /// Does the work from one of the seeds on, and notes what it is at.
    case worker(from: UInt64, journal: String)
    /// Runs one seed, and writes every step down before it is taken.
    case tracer(file: String)
    /// Plays a fixture, and that is all.
    case player(fixture: String)
    /// Does the work by itself: what crashes crashes.
    case alone
  }

  static let variable = "NAVFUZZ_ROLE"

  /// The role of this process.
  public static let role: Role = {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return .supervisor }
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      .map(String.init)
    switch (parts[0], parts.count) {
    case ("worker", 3):
      limit(memory: 4 << 30)
      return .worker(from: UInt64(parts[1]) ?? 0, journal: parts[2])
    case ("tracer", 3):
      limit(memory: 512 << 20)
      return .tracer(file: parts[2])
    case ("player", 3):
      limit(memory: 512 << 20, seconds: 2)
      return .player(fixture: parts[2])
    default: return .alone
    }
  }()

  private static let programVariable = "NAVFUZZ_PROGRAM"

  /// The program as the person has called it, whatever process this is.
  public static let program: String =
    ProcessInfo.processInfo.environment[programVariable] ?? CommandLine.arguments.first ?? "navfuzz"

  /// Ends this process when it takes more.
  ///
  /// - Parameters:
  ///   - memory: in bytes.
  ///   - seconds: of the processor's time, which is the same however busy the machine is.
  private static func limit(memory: UInt64, seconds: UInt64? = nil) {
    #if os(Linux)
      func set(_ resource: __rlimit_resource, _ value: UInt64) {
        var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
        _ = setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
      }
      set(RLIMIT_DATA, memory)
      set(RLIMIT_CORE, 0)
      if let seconds { set(RLIMIT_CPU, seconds) }
    #endif
  }

  /// Starts this program again in a role.
  static func start(
    _ arguments: [String], as role: String, output: FileHandle?, errors: FileHandle?
  ) throws -> Process {
    let process = Process()
    let path = "/proc/self/exe"
    let own = FileManager.default.fileExists(atPath: path) ? path : CommandLine.arguments[0]
    process.executableURL = URL(fileURLWithPath: own).resolvingSymlinksInPath()
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment[variable] = role
    environment[programVariable] = program
    // Otherwise it takes longer to say where it crashed than to crash; a replay says it.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    if let output { process.standardOutput = output }
    if let errors { process.standardError = errors }
    try process.run()
    return process
  }
}

/// What has become of a child.
public enum ChildEnd: Hashable, Sendable {
  /// It has ended by itself.
  case exited(Int32)
  /// A signal has ended it.
  case crashed(signal: Int32)
  /// It did not go on, and was ended.
  case hung

  /// What happened, in words; nil for a child that has ended by itself.
  public var words: String? {
    switch self {
    case .exited: nil
    case .crashed(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
    case .hung: "it did not come back"
    }
  }
}

extension Process {
  /// Waits for the end of a child.
  ///
  /// - Parameters:
  ///   - patience: how long it may be without a sign of life.
  ///   - isUnderWay: asked when patience is over: false when there is nothing it could be at.
  ///   - sign: something that changes while it lives; looked at all the time.
  func wait(
    patience: Duration, isUnderWay: () -> Bool = { true }, sign: () -> Int
  ) -> ChildEnd {
    var last = sign()
    var since = ContinuousClock.now
    while isRunning {
      usleep(2_000)
      // A child has a process group of its own, so what is sent to this one has to be passed on.
      let signal = ForwardedSignal.number.exchange(0, ordering: .relaxed)
      if signal != 0 { kill(processIdentifier, signal) }
      let now = sign()
      if now != last {
        last = now
        since = .now
      } else if since.duration(to: .now) > patience {
        guard isUnderWay() else {
          since = .now
          continue
        }
        kill(processIdentifier, SIGKILL)
        waitUntilExit()
        return .hung
      }
    }
    waitUntilExit()
    // Its time was over, or, with the hard limit, it was ended.
    if terminationReason == .uncaughtSignal, [SIGXCPU, SIGKILL].contains(terminationStatus) {
      return .hung
    }
    return terminationReason == .uncaughtSignal
      ? .crashed(signal: terminationStatus) : .exited(terminationStatus)
  }
}

/// A signal that this process was sent and its child is to get.
enum ForwardedSignal {
  fileprivate static let number = Atomic<Int32>(0)

  /// From now on, those that end a program are passed on.
  static func listen() {
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, forwardSignal) }
  }
}

private func forwardSignal(_ number: Int32) {
  ForwardedSignal.number.store(number, ordering: .relaxed)
}
