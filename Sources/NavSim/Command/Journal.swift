import Foundation
import Synchronization

/// What a worker is at, in a file that outlives it: a line when a seed is begun, one when it is done, and
/// one now and then between.
public final class Journal: Sendable {
  private let handle: Mutex<FileHandle>
  /// Who waits for this process.
  private let parent = getppid()

  /// The journal of this process, if it is a worker.
  public static let own: Journal? = {
    guard case .worker(_, let path) = Isolation.role else { return nil }
    return FileHandle(forWritingAtPath: path).map(Journal.init)
  }()

  private init(_ handle: FileHandle) { self.handle = Mutex(handle) }

  /// The seed at a place has been begun.
  public func begin(_ place: UInt64) { write("b \(place)\n") }

  /// It is done.
  public func end(_ place: UInt64) { write("e \(place)\n") }

  /// Steps have been taken.
  ///
  /// Ends the process when nobody waits for it any more.
  public func live() {
    if getppid() != parent { exit(130) }
    write("l\n")
  }

  private func write(_ line: String) {
    handle.withLock { handle in
      handle.seekToEndOfFile()
      handle.write(Data(line.utf8))
    }
  }

  /// The places that were begun and are not done.
  static func open(in path: String) -> [UInt64] {
    let text = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    var open: Set<UInt64> = []
    for line in (text ?? "").split(separator: "\n") {
      guard let place = UInt64(line.dropFirst(2)) else { continue }
      if line.hasPrefix("b") { open.insert(place) } else { open.remove(place) }
    }
    return open.sorted()
  }

  // Asked of the system itself: Foundation looks up all that there is to know of a file, which took a tenth
  // of a core from the work that is waited for.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}

/// The steps of a run, each written down before it is taken.
public final class Trace: Sendable {
  private struct State {
    let handle: FileHandle
    var names = StepNames()
  }

  private let state: Mutex<State>

  /// The trace of this process, if it is to write one.
  public static let own: Trace? = {
    guard case .tracer(let path) = Isolation.role else { return nil }
    return FileHandle(forWritingAtPath: path).map(Trace.init)
  }()

  private init(_ handle: FileHandle) { state = Mutex(State(handle: handle)) }

  /// The trace as a run takes it.
  public var steps: StepTrace {
    StepTrace(add: { self.add($0) }, replace: { self.replace(by: $0, after: $1) })
  }

  /// One more step.
  func add(_ step: Step) {
    state.withLock { state in
      state.handle.write(Data(Self.line(step, &state.names).utf8))
    }
  }

  /// Other steps than before: a run that goes back and on from there.
  ///
  /// - Parameter count: how many have been taken before them.
  func replace(by steps: [Step], after count: Int) {
    state.withLock { state in
      state.handle.truncateFile(atOffset: 0)
      state.handle.write(Data(("after \(count)\n" + Self.lines(steps)).utf8))
    }
  }

  /// Steps as a trace has them.
  static func lines(_ steps: [Step]) -> String {
    var names = StepNames()
    return steps.map { line($0, &names) }.joined()
  }

  /// Every call has a name, because nobody knows yet which will be named.
  private static func line(_ step: Step, _ names: inout StepNames) -> String {
    names.name(step.id)
    return FixturePrinter.line(step, names.names) + "\n"
  }

  /// Reads a trace.
  ///
  /// - Returns: the steps, the last of which was not survived, and its number in the run.
  static func read(_ path: String, setup: RouterSetup) -> (steps: [Step], number: Int)? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    var number = 0
    if let first = lines.first, first.hasPrefix("after ") {
      number = Int(first.dropFirst(6)) ?? 0
      lines.removeFirst()
    }
    let header = FixturePrinter.print(
      Fixture(name: "a trace", setup: setup, expectation: .passes, steps: []))
    let text = header + lines.map { $0 + "\n" }.joined()
    guard let fixture = try? FixtureParser.parse(text), !fixture.steps.isEmpty else { return nil }
    return (fixture.steps, number + fixture.steps.count)
  }
}
