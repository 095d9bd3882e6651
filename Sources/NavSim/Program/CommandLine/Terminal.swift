import Foundation
import Synchronization

/// Standard output for results, standard error for what is wrong.
package enum Terminal {
  /// Where text goes: nowhere when only failures are wanted, to the errors when results are for a
  /// machine.
  private static let manner = Atomic<Int>(0)

  /// Takes over who reads.
  static func setUp(_ format: OutputFormat, isQuiet: Bool) {
    let isForMachines = format == .json || format == .junit
    manner.store(isForMachines ? 2 : isQuiet ? 1 : 0, ordering: .relaxed)
  }

  /// What a person reads: not printed when only failures are wanted.
  package static func inform(_ lines: [String]) {
    if manner.load(ordering: .relaxed) == 0 { show(lines, on: output) }
  }

  package static func inform(_ line: String) { inform([line]) }

  /// What has to be read.
  package static func print(_ lines: [String]) {
    let isForMachines = manner.load(ordering: .relaxed) == 2
    show(lines, on: isForMachines ? STDERR_FILENO : output)
  }

  package static func print(_ line: String) { print([line]) }

  /// What a machine reads.
  package static func deliver(_ text: String) { write([text], to: output) }

  /// What is wrong.
  package static func complain(_ line: String, as program: String = "navfuzz") {
    write(["\(program): \(line.trimmingPrefix("\(program): "))"], to: STDERR_FILENO)
  }

  /// Shows what is being done, in one line that goes away, if a person is watching.
  package static func progress(_ line: String) {
    guard isWatched else { return }
    let text = Array("\r\u{1B}[K\(line)".utf8)
    _ = text.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// True when errors go to a terminal and not only failures are wanted.
  package static var isWatched: Bool {
    isatty(STDERR_FILENO) == 1 && manner.load(ordering: .relaxed) != 1
      && EnvironmentVariable.value(of: "TERM") != "dumb"
  }

  /// The number of the first error of standard output; 0 when there was none.
  ///
  /// What is written behind it is lost. That says nothing about the router: the command goes on,
  /// saves what it finds, and says at the end that its output is not complete.
  package static var outputError: Int32 { firstError.load(ordering: .relaxed) }
  private static let firstError = Atomic<Int32>(0)

  /// How a program ends: nothing passes whose result nobody can have read.
  package static func exitCode(_ code: ExitCode, as program: String = "navfuzz") -> ExitCode {
    let error = outputError
    guard error != 0 else { return code }
    // A reader that has gone, such as `head`, has seen what it wanted.
    if error != EPIPE {
      complain("cannot write to standard output: \(String(cString: strerror(error)))", as: program)
    }
    return code == .holds ? .usage : code
  }

  private static func write(_ lines: [String], to descriptor: Int32) {
    guard descriptor != output || outputError == 0 else { return }
    let error = Descriptor.write(lines.joined(separator: "\n") + "\n", to: descriptor)
    if error != 0, descriptor == output { firstError.store(error, ordering: .relaxed) }
  }

  /// Makes standard input, output and error exist, so that no file that is opened later takes the
  /// place of one that is missing. Writing to a missing output still fails.
  package static func openStandardDescriptors() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Standard output, wherever that is.
  static var output: Int32 { outputDescriptor.load(ordering: .relaxed) }
  private static let outputDescriptor = Atomic<Int32>(STDOUT_FILENO)

  /// Has what anybody else prints, as a router that is played in this process, go to the errors:
  /// a page or a report that is written to standard output is not mixed with it.
  static func keepOutputForResults() {
    guard output == STDOUT_FILENO else { return }
    let kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
    guard kept >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
    outputDescriptor.store(kept, ordering: .relaxed)
  }

  /// Writes lines, with colours where a terminal is meant to have some.
  private static func show(_ lines: [String], on descriptor: Int32) {
    let hasColours = wantsColours && isatty(descriptor) == 1
    write(hasColours ? TerminalColours.lines(lines) : lines, to: descriptor)
  }

  private static let wantsColours: Bool = {
    EnvironmentVariable.value(of: "NO_COLOR")?.isEmpty ?? true
      && EnvironmentVariable.value(of: "TERM") != "dumb"
  }()
}
