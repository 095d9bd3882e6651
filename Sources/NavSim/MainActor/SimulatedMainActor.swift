/// A main actor that a simulation can play, with public API only.
///
/// A module takes it by one line, and its `@MainActor` then means this one:
///
///     import NavMainActor
///     typealias MainActor = SimulatedMainActor
///
/// On a thread that runs a simulation, its code, `Task {}` and `Task.detached` run in the
/// simulation's order, and `Task.sleep` on the simulation's clock. Everywhere else it is the main
/// actor, on its executor, and `Task` is the standard library's.
///
/// This is for platforms on which execution cannot be captured. What it does not reach: the sleeps
/// and tasks of a file that does not import this module, the standard clocks' `now`, queues; and to
/// the compiler this actor and the main actor of other modules are two.
@globalActor
public actor SimulatedMainActor {
  /// The actor.
  public static let shared = SimulatedMainActor()

  /// The simulation's on its thread, the main actor's elsewhere.
  ///
  /// One object for the length of a run: a thread belongs to a simulation before the first of its
  /// code runs and until all of it has.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    ThreadSlot.current?.mainExecutor ?? MainActor.sharedUnownedExecutor
  }

  /// Runs something on the actor.
  public static func run<Result: Sendable>(
    _ body: @SimulatedMainActor @Sendable () throws -> Result
  ) async rethrows -> Result {
    try await body()
  }

  /// Runs something at once that is on the actor already, and stops the process otherwise.
  public static func assumeIsolated<Result: Sendable>(
    _ body: @SimulatedMainActor () throws -> Result
  ) rethrows -> Result {
    shared.preconditionIsolated("not on the simulated main actor")
    typealias Plain = () throws -> Result
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: Plain.self)() }
  }

  /// Stops a debug build when it is not on the actor.
  public static func assertIsolated(_ message: @autoclosure () -> String = "") {
    shared.assertIsolated(message())
  }

  /// Stops the process when it is not on the actor.
  public static func preconditionIsolated(_ message: @autoclosure () -> String = "") {
    shared.preconditionIsolated(message())
  }

  /// Does something during which this thread belongs to a simulation.
  package static func simulate(_ thread: any SimulatedThread, _ body: () -> Void) {
    ThreadSlot.during(thread, body)
  }
}
