import Foundation

/// How a child process ended before it had said that it was done.
package enum ChildEnd: Hashable, Sendable {
  /// It ended itself, with this exit code.
  case exited(Int32)
  /// A signal ended it.
  case crashed(signal: Int32)
  /// It used the processor for longer than a step may take, and was ended.
  case hung
  /// It waited for something that did not come, without using the processor, and was ended.
  case blocked

  /// What `waitpid` has said.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .crashed(signal: signal)
  }

  /// True for a router that does not return from a call.
  package var isHang: Bool { self == .hung || self == .blocked }

  /// What happened, in words.
  package var words: String {
    switch self {
    case .exited(let code): "it ended the process, with exit code \(code)"
    case .crashed(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
    case .hung: "it did not return from a call"
    case .blocked: "it did not return from a call, and waits for something that does not come"
    }
  }
}
