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
    if manner.load(ordering: .relaxed) == 0 { write(lines.map(coloured), to: .standardOutput) }
  }

  static func inform(_ line: String) { inform([line]) }

  /// What has to be read.
  static func print(_ lines: [String]) {
    let isForMachines = manner.load(ordering: .relaxed) == 2
    write(lines.map(coloured), to: isForMachines ? .standardError : .standardOutput)
  }

  static func print(_ line: String) { print([line]) }

  /// What a machine reads.
  static func deliver(_ text: String) { write([text], to: .standardOutput) }

  static func complain(_ line: String) { write(["navfuzz: \(line)"], to: .standardError) }

  /// Shows what is being done, in one line that goes away, if a person is watching.
  static func progress(_ line: String) {
    guard isWatched else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
  }

  /// True when errors go to a terminal and not only failures are wanted.
  static var isWatched: Bool {
    isatty(STDERR_FILENO) == 1 && manner.load(ordering: .relaxed) != 1
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  private static func write(_ lines: [String], to handle: FileHandle) {
    handle.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Colours what stands first on a line and says how it went, on terminals that are meant to have colours.
  private static func coloured(_ line: String) -> String {
    guard hasColours else { return line }
    let bad = ["FAIL", "CHANGED", "DRIFTED", "NOT COVERED", "INCOMPLETE", "CRASH", "HANG"]
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
  /// The router has crashed, or did not come back.
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
    case .crash: "the router crashed, or did not come back"
    case .coverage: "a kind of request never completed, or seeds are missing"
    case .interrupted: "interrupted; what was known has been printed"
    }
  }
}
