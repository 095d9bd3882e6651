import Synchronization

/// How many actions and candidates this process has carried out.
///
/// A process that watches this one reads from it whether the subject still returns from its calls.
/// It decides nothing inside the process.
@usableFromInline package enum Heartbeat {
  @usableFromInline static let beats = Atomic<Int>(0)
  @usableFromInline static let moments = Atomic<Int>(0)

  /// The count so far. It may miss some when several threads play subjects at once.
  @inlinable package static var count: Int { beats.load(ordering: .relaxed) }

  /// How often virtual time has gone on where no action is carried out: a sign of life, too.
  @inlinable package static var momentCount: Int { moments.load(ordering: .relaxed) }

  /// Counts one more moment.
  @inlinable package static func passMoment() {
    moments.store(moments.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
  }

  /// Counts one more. A load and a store instead of an atomic addition, which would cost one
  /// percent of a step.
  @inlinable package static func beat() {
    beats.store(beats.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
  }
}
