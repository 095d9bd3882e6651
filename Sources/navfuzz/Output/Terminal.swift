import Foundation
import Synchronization

/// Standard output for results, standard error for what is wrong.
enum Terminal {
  /// Where text goes: nowhere when only failures are wanted, to the errors when results are for a
  /// machine.
  private static let manner = Atomic<Int>(0)

  static func setUp(_ options: Options) {
    let isForMachines = options.format == .json || options.format == .junit
    manner.store(isForMachines ? 2 : options.isQuiet ? 1 : 0, ordering: .relaxed)
  }

  /// What a person reads: not printed when only failures are wanted.
  static func inform(_ lines: [String]) {
    if manner.load(ordering: .relaxed) == 0 { write(lines.map(coloured), to: STDOUT_FILENO) }
  }

  static func inform(_ line: String) { inform([line]) }

  /// What has to be read.
  static func print(_ lines: [String]) {
    let isForMachines = manner.load(ordering: .relaxed) == 2
    write(lines.map(coloured), to: isForMachines ? STDERR_FILENO : STDOUT_FILENO)
  }

  static func print(_ line: String) { print([line]) }

  /// What a machine reads.
  static func deliver(_ text: String) { write([text], to: STDOUT_FILENO) }

  static func complain(_ line: String) { write(["navfuzz: \(line)"], to: STDERR_FILENO) }

  /// Shows what is being done, in one line that goes away, if a person is watching.
  static func progress(_ line: String) {
    guard isWatched else { return }
    let text = Array("\r\u{1B}[K\(line)".utf8)
    _ = text.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// True when errors go to a terminal and not only failures are wanted.
  static var isWatched: Bool {
    isatty(STDERR_FILENO) == 1 && manner.load(ordering: .relaxed) != 1
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// The number of the first error of standard output; 0 when there was none.
  ///
  /// What is written behind it is lost. That says nothing about the router: the command goes on,
  /// saves what it finds, and says at the end that its output is not complete.
  static var outputError: Int32 { firstError.load(ordering: .relaxed) }
  private static let firstError = Atomic<Int32>(0)

  private static func write(_ lines: [String], to descriptor: Int32) {
    guard descriptor != STDOUT_FILENO || outputError == 0 else { return }
    var bytes = Array((lines.joined(separator: "\n") + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        if descriptor == STDOUT_FILENO { firstError.store(errno, ordering: .relaxed) }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Makes standard input, output and error exist, so that no file that is opened later takes the
  /// place of one that is missing. Writing to a missing output still fails.
  static func openStandardDescriptors() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Colours what stands first on a line and says how it went, on terminals that are meant to have
  /// colours.
  private static func coloured(_ line: String) -> String {
    guard hasColours else { return line }
    let bad = [
      "FAIL", "CHANGED", "DRIFTED", "NOT COVERED", "INCOMPLETE", "CRASH", "HANG", "DIED",
      "NONDETERMINISTIC",
    ]
    if line == "ok" { return "\u{1B}[32mok\u{1B}[0m" }
    for word in bad where line.hasPrefix(word + " ") {
      return "\u{1B}[1;31m\(word)\u{1B}[0m" + line.dropFirst(word.count)
    }
    return line
  }

  private static let hasColours: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"]?.isEmpty ?? true
      && environment["TERM"] != "dumb"
  }()
}

/// How the command ends.
enum ExitCode: Int32, CaseIterable {
  /// Everything holds.
  case holds = 0
  /// A violation, or a fixture that changed its verdict.
  case violation = 1
  /// Bad usage or a bad file.
  case usage = 2
  /// The router has crashed, did not come back, or is not deterministic.
  case crash = 3
  /// A required coverage was not met.
  case coverage = 4
  /// Interrupted; what was known has been printed.
  case interrupted = 130

  /// What it means, in a few words.
  var summary: String {
    switch self {
    case .holds: "everything holds"
    case .violation: "a violation, or a fixture that changed its verdict"
    case .usage: "bad usage or a bad file"
    case .crash: "the router crashed, did not come back, or is not deterministic"
    case .coverage: "a kind of request never completed, or seeds are missing"
    case .interrupted: "interrupted; what was known has been printed"
    }
  }
}
