import Foundation

#if canImport(Darwin)
  typealias SpawnActions = posix_spawn_file_actions_t?
  private typealias SpawnAttributes = posix_spawnattr_t?
#else
  typealias SpawnActions = posix_spawn_file_actions_t
  private typealias SpawnAttributes = posix_spawnattr_t
#endif

/// Starts this program again, with the arguments that it was started with.
enum Spawn {
  /// - Parameter prepare: says which descriptors it gets.
  static func start(
    _ duty: ProcessRole.Duty, _ prepare: (inout SpawnActions) -> Void
  ) -> Result<pid_t, ChildError> {
    #if canImport(Darwin)
      var (actions, attributes): (SpawnActions, SpawnAttributes) = (nil, nil)
    #else
      var (actions, attributes) = (SpawnActions(), SpawnAttributes())
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // A child ends at the signals that this process catches or ignores.
    for number in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var identifier: pid_t = 0
    let arguments = CommandLine.arguments + [ProcessRole.marker, duty.rawValue]
    let status = withCStrings(arguments) { words in
      withCStrings(environment(of: duty)) { environment in
        posix_spawn(&identifier, path, &actions, &attributes, words, environment)
      }
    }
    return status == 0 ? .success(identifier) : .failure(ChildError(number: status))
  }

  /// This program's file, whatever it was called as.
  private static let path: String = {
    let link = "/proc/self/exe"
    if FileManager.default.fileExists(atPath: link) { return link }
    return Bundle.main.executablePath ?? CommandLine.arguments[0]
  }()

  private static func environment(of duty: ProcessRole.Duty) -> [String] {
    var variables = ProcessInfo.processInfo.environment
    variables[ProcessRole.variable] = "1"
    variables["SWIFT_BACKTRACE"] = duty.backtracing
    return variables.map { "\($0)=\($1)" }.sorted()
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// Why a child cannot be started.
package struct ChildError: Error, CustomStringConvertible {
  let number: Int32

  /// What the system said, and what is needed.
  package var description: String {
    "cannot start a child process (\(String(cString: strerror(number)))): expected room for one "
      + "more process and its open files; --no-isolation needs none"
  }
}

/// Two descriptors that no other program started from here inherits.
struct Pipe {
  /// The descriptor that a child writes its messages to.
  static let messageDescriptor: Int32 = 3

  let reading: Int32
  let writing: Int32

  /// Makes several, or none.
  static func make(_ count: Int) throws(ChildError) -> [Pipe] {
    var pipes: [Pipe] = []
    for _ in 0..<count {
      do throws(ChildError) {
        pipes.append(try Pipe())
      } catch {
        for pipe in pipes {
          close(pipe.reading)
          close(pipe.writing)
        }
        throw error
      }
    }
    return pipes
  }

  private init() throws(ChildError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ChildError(number: errno) }
    // Above the numbers that the descriptors of a child are moved to, so that none is in the way of
    // another, also when this process was started without standard input or output.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, Self.messageDescriptor + 1) }
    let number = errno
    for end in ends { close(end) }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      for end in moved where end >= 0 { close(end) }
      throw ChildError(number: number)
    }
    (reading, writing) = (moved[0], moved[1])
  }

  /// From now on a read that finds nothing returns at once.
  func readWithoutWaiting() { _ = fcntl(reading, F_SETFL, O_NONBLOCK) }
}
