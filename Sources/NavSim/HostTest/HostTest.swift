import NavCore

/// The contract of a host as a test: plays any ``/NavCore/NavigationHost`` with calls, moves of the
/// user and every trouble that a router makes, and says which clause it breaks.
///
///     @Test func host() throws {
///       try HostTest { MyHost($0) } shows: { $0.shown } finish: { $0.animator.finish() }
///         .user { host, move in … }
///         .check(seeds: 0..<100)
///     }
///
/// The host is made with its router and attached to it by the test. Its animations must not take
/// real time: `finish` lets everything come to its end that moves. `shows` says what is really on
/// screen, by the ids of the router's entries and layers.
///
/// A failure is a ``HostViolation``: the ``HostClause``, what was seen, and the fewest steps that
/// show it.
@MainActor
public struct HostTest<Host: NavigationHost> {
  private var access: HostAccess<Host>

  /// A test of the hosts that a closure makes.
  ///
  /// - Parameters:
  ///   - make: a new host for a router; its routes are numbers.
  ///   - shows: what is on screen.
  ///   - finish: lets everything end that moves.
  public init(
    _ make: @escaping @MainActor (Router<Int>) -> Host,
    shows: @escaping @MainActor (Host) -> NavigationState,
    finish: @escaping @MainActor (Host) -> Void
  ) {
    access = HostAccess(make: make, shows: shows, finish: finish)
  }

  /// The same test with moves of the user.
  ///
  /// - Parameter move: makes a move from its first touch to its last, with what the framework says
  ///   of it, and returns false when the screen does not allow it.
  public func user(_ move: @escaping @MainActor (Host, HostMove) -> Bool) -> Self {
    var test = self
    test.access.move = move
    return test
  }

  /// Plays runs from seeds.
  ///
  /// - Parameters:
  ///   - seeds: which runs.
  ///   - steps: how many steps each has.
  /// - Throws: the first violation, with the fewest steps that show it.
  public func check(
    seeds: some Sequence<UInt64>, steps: Int = 60
  ) throws(HostViolation) {
    for seed in seeds {
      var random = Random(seed: seed, stream: 21)
      let drawn = (0..<max(steps, 0)).map { _ in HostStep(&random, hasMoves: access.move != nil) }
      guard let failure = play(drawn) else { continue }
      let fewest = shrink(Array(drawn.prefix(failure.step + 1)), failure.clause)
      let seen = play(fewest)?.seen ?? failure.seen
      throw HostViolation(clause: failure.clause, seen: seen, seed: seed, steps: fewest)
    }
  }

  private func play(_ steps: [HostStep]) -> HostRun<Host>.Failure? {
    let run = HostRun(access)
    for (index, step) in steps.enumerated() {
      run.perform(step)
      if let failure = run.failure(at: index) { return failure }
    }
    run.comeToRest()
    return run.failure(at: max(steps.count - 1, 0))
  }

  /// Leaves out what can be left out, until nothing can.
  private func shrink(_ steps: [HostStep], _ clause: HostClause) -> [HostStep] {
    var steps = steps
    var index = steps.count
    while index > 0 {
      index -= 1
      var fewer = steps
      fewer.remove(at: index)
      if let failure = play(fewer), failure.clause == clause {
        steps = Array(fewer[..<min(failure.step + 1, fewer.count)])
        index = steps.count
      }
    }
    return steps
  }
}
