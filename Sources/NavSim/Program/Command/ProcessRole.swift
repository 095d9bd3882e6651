import Foundation

/// What this process is there for: a person has started it, or another process of the same program
/// has, so that a router that crashes or hangs takes nothing else with it.
package enum ProcessRole: Hashable, Sendable {
  /// Started by a person: reads the command line, prints, and watches over children.
  case parent
  /// Started by a parent, whose orders it carries out; see ``ChildServer``.
  case child(Duty)
  /// Started by a parent, but without the arguments that say what for: the program has not passed
  /// on its own arguments.
  case stray

  /// What a child is used for. It decides how much memory the child may take, and `ps` shows it.
  package enum Duty: String, Hashable, Sendable {
    /// Plays seeds.
    case worker
    /// Plays the beginning of a seed, to be compared with another process that plays the same.
    case prober
    /// Plays one seed and sends every step before it is played.
    case tracer
    /// Plays scenarios.
    case player
    /// Makes a failure small.
    case shrinker
    /// Plays a scenario that crashes, and says where.
    case witness
  }

  /// The argument before a child's duty. It stands behind all other arguments, so that a program
  /// with a command line of its own takes the same path through its `main` as its parent did.
  static let marker = "--navfuzz-child"
  /// Set in every child, so that one which has lost its arguments does not take itself for a parent
  /// and start children of its own.
  static let variable = "NAVFUZZ_CHILD"

  /// What a program that hands on its own arguments was called with: the marker and the duty are
  /// the child's, and may not be among them.
  package static func withoutMarker(_ arguments: [String]) -> [String] {
    arguments.dropLast().last == marker ? arguments.dropLast(2) : arguments
  }

  /// The role of this process.
  package static let current = ProcessRole(
    arguments: CommandLine.arguments,
    isChild: EnvironmentVariable.value(of: variable) != nil)

  /// The role that a command line and the environment say.
  init(arguments: [String], isChild: Bool) {
    guard isChild else {
      self = .parent
      return
    }
    let last = arguments.suffix(2)
    if last.count == 2, last.first == Self.marker, let duty = last.last.flatMap(Duty.init) {
      self = .child(duty)
    } else {
      self = .stray
    }
  }

  /// Why a stray child cannot do anything, and what to do.
  package static let strayExplanation =
    "started as a child process, but without \(marker): expected a program that "
    + "passes on its command line (CommandLine.arguments) as it is"
}

extension ProcessRole.Duty {
  /// How much memory the child may take, in bytes. A worker's is more, because long runs are
  /// allowed to have large states, and a witness's, because who looks at it has the same limit.
  private var memoryLimit: UInt64 { [.worker, .witness].contains(self) ? 4 << 30 : 512 << 20 }

  /// What the toolchain is told to do when the child crashes. To look where takes half a second and
  /// more, and only a witness is looked at. To be told not to look it would print a hundred lines;
  /// so it is told to look with something that cannot.
  var backtracing: String {
    self == .witness
      ? "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,"
        + "limit=24,top=0,output-to=stderr"
      : "enable=yes,swift-backtrace=/dev/null,warnings=suppressed"
  }

  /// Ends this process when it takes more memory than it may, and keeps crashes from writing core
  /// files.
  func limitResources() {
    #if os(Linux)
      func set(_ resource: __rlimit_resource, _ value: UInt64) {
        var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
        _ = setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
      }
      set(RLIMIT_DATA, memoryLimit)
      set(RLIMIT_CORE, 0)
    #endif
  }
}
