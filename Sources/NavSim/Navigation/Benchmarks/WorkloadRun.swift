/// The result of a run of a ``Workload``.
package struct WorkloadRun: Sendable {
  /// How many operations there were.
  package let operations: Int
  /// A summary of everything that happened: the same for the same number of operations.
  package let digest: UInt64
  /// How long requests waited in virtual time; nil where there are none.
  package let delays: SchedulingDelays?

  /// Describes a run.
  package init(operations: Int, digest: UInt64, delays: SchedulingDelays?) {
    self.operations = operations
    self.digest = digest
    self.delays = delays
  }
}
