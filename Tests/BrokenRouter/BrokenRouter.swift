import Foundation
import NavCore
import NavCoreFuzz

/// What a router can do to the process that it runs in, and to whoever wants a verdict of it.
enum Breakage: String {
  /// Nothing.
  case none
  /// An index out of range.
  case trap
  /// An endless recursion.
  case recursion
  /// Memory without end.
  case memory
  /// An index out of range, as soon as it is made.
  case trapWhenMade = "trap-when-made"
  /// A loop that does not end.
  case loop
  /// A wait for something that does not come.
  case sleep
  /// The same, but it looks now and then whether it has come.
  case wakes
  /// Stops its process.
  case stops
  /// Ends the thread that it is called on.
  case endsThread = "ends-thread"
  /// Ends the process as if all were well.
  case exit
  /// Ends the process with a code of its own.
  case exit7
  /// Is killed, but only once: the file that `BREAKS_ONCE` names is there the second time.
  case once
  /// Fails an invariant after many calls, and traps after few: while the failure is made small.
  case failsAndTraps = "fails-and-traps"
  /// Fails an invariant after many calls, and hangs after few.
  case failsAndHangs = "fails-and-hangs"
  /// Fails an invariant, but not always when the same is done.
  case failsByChance = "fails-by-chance"
  /// Fails an invariant only in a process that has played it never before.
  case failsOnce = "fails-once"
  /// Answers by chance, and fails no invariant.
  case random
  /// Is another router after it has been called some thousand times, whoever has called it.
  case remembers
  /// Leaves a process behind that sleeps.
  case leavesAProcess = "leaves-a-process"
  /// Prints, to standard output and standard error.
  case prints
}

/// The core, with something that breaks when a sheet is presented over two screens.
struct BrokenRouter: SimulatedRouter {
  private static let breakage =
    ProcessInfo.processInfo.environment["BREAKS_BY"].flatMap(Breakage.init) ?? .trap
  nonisolated(unsafe) private static var calls = 0

  private var core: Machine
  /// How often this router has been called.
  private var count = 0

  init() {
    core = RouterSetup().makeCore()
    if Self.breakage == .trapWhenMade { print([0][core.navigation.visibleStack.count]) }
  }

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    Self.calls += 1
    if Self.breakage == .prints { print("::error::a router prints", Self.calls) }
    count += 1
    let isFatal =
      request.kind == .present && core.navigation.layers.isEmpty
      && core.navigation.pushedCount == 2
    if isFatal { breakDown() }
    var request = request
    if Self.breakage == .random, request.kind == .push, Bool.random() {
      request = .popToRoot
    }
    if Self.breakage == .remembers, request.kind == .push, Self.calls > 3_000 {
      request = .popToRoot
    }
    let id = core.submit(request, options, at: time, into: &effects)
    if isFatal, fails { effects.append(.settled(id, .completed)) }
    return id
  }

  private var fails: Bool {
    switch Self.breakage {
    case .failsAndTraps, .failsAndHangs: count > 9
    case .failsByChance: Int.random(in: 0..<3) > 0
    case .failsOnce: Self.calls < 1_000
    default: false
    }
  }

  private func breakDown() {
    let numbers = [1]
    switch Self.breakage {
    case .trap: print(numbers[core.navigation.pushedCount])
    case .recursion: print(deeper(1))
    case .memory:
      var blocks: [[UInt8]] = []
      while blocks.count < 100_000 { blocks.append([UInt8](repeating: 1, count: 1 << 26)) }
    case .loop: spin()
    case .sleep: while true { Foundation.sleep(1_000) }
    case .wakes: while Self.calls >= 0 { usleep(5_000) }
    case .stops: raise(SIGSTOP)
    case .endsThread: pthread_exit(nil)
    case .exit: Foundation.exit(0)
    case .exit7: Foundation.exit(7)
    case .once:
      let path = ProcessInfo.processInfo.environment["BREAKS_ONCE"] ?? "/tmp/once"
      guard access(path, F_OK) != 0 else { return }
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      kill(getpid(), SIGKILL)
    case .leavesAProcess:
      let sleeper = Process()
      sleeper.executableURL = URL(fileURLWithPath: "/bin/sleep")
      sleeper.arguments = ["7531"]
      try? sleeper.run()
      while true { Foundation.sleep(1_000) }
    case .failsAndTraps where count <= 9: print(numbers[core.navigation.pushedCount])
    case .failsAndHangs where count <= 9: spin()
    default: break
    }
  }

  private func spin() {
    // Something that others could see, or the optimizer takes the loop away.
    while Self.calls >= 0 { Self.calls = (Self.calls + 1) & 0xFFFF }
  }

  private func deeper(_ number: Int) -> Int {
    number == 0 ? 0 : 1 + deeper(number + 1) * 3
  }
}

extension BrokenRouter {
  mutating func receive(
    _ report: HostReport, at time: Instant, into effects: inout [Effect]
  ) { core.receive(report, at: time, into: &effects) }

  mutating func advance(to time: Instant, into effects: inout [Effect]) {
    core.advance(to: time, into: &effects)
  }

  var deadline: Instant? { core.deadline }
  var navigation: NavigationState { core.navigation }
  var transitionInFlight: TransitionID? { core.transitionInFlight }
  var sequenceInFlight: RequestID? { core.sequenceInFlight }
  var gestureInFlight: GestureID? { core.gestureInFlight }
  var isBusy: Bool { core.isBusy }
  var waitingCount: Int { core.waitingCount }
  var ignoredReportCount: Int { core.ignoredReportCount }
  var handover: Handover? { core.handover }
}

@main
struct Program {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    // A program that has words of its own before those that it hands on.
    if arguments.first == "fuzz" { arguments.removeFirst() }
    do {
      exit(try BrokenRouterCommand(arguments).run())
    } catch {
      FileHandle.standardError.write(Data("broken: \(error)\n".utf8))
      exit(2)
    }
  }
}
