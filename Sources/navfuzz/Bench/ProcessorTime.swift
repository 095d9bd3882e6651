import Foundation

/// How long this process has computed: what others do on the machine meanwhile is no part of it.
struct ProcessorTime {
  private let nanoseconds: Int

  static var now: Self {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Self(nanoseconds: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
  }

  /// Since then; at least 1.
  var nanosecondsSince: Double { Double(max(Self.now.nanoseconds - nanoseconds, 1)) }
}
