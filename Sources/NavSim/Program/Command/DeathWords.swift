import Foundation

// What commands say of a process that a router has taken down: only what was seen.

extension ChildEnd {
  /// What is said of a seed that has ended its process and, played again, did not.
  func unrepeated(_ seed: UInt64) -> [String] {
    let reason =
      isOwnDoing
      ? [
        "      The seed was played again by itself and ended normally: the router depends on more",
        "      than its calls, such as on what was played before in the same process.",
      ]
      : [
        "      The seed was played again and ended normally. Either something outside ended the",
        "      process (a signal, too little memory), or the router depends on more than its calls.",
      ]
    return ["DIED  once, did not repeat: \(words)  (seed \(seed))"] + reason
  }

  /// True for a signal that a process gets for what its own code does.
  private var isOwnDoing: Bool {
    guard case .crashed(let signal) = self else { return false }
    return [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT].contains(signal)
  }

  /// What stands above the steps that take a process down.
  ///
  /// - Parameters:
  ///   - count: how many steps were found.
  ///   - small: how many are left, and how they are found, in words; nil when they were not made
  ///     small.
  static func heading(_ count: Int, _ small: String?) -> String {
    let all = TextReport.grouped(count)
    if let small { return "shrunk \(all) → \(small)\(StopSignal.hasCome ? ", interrupted" : ""):" }
    return StopSignal.hasCome
      ? "interrupted before it was made small; \(all) steps:"
      : "not made small, because its \(all) steps by themselves do not do it again:"
  }
}
