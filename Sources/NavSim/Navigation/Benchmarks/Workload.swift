import NavCore

/// Something that is done again and again, by its name in `navfuzz bench`.
package struct Workload: Sendable {
  /// What it is called.
  package let name: String
  /// What an operation of it is.
  package let unit: String
  /// What it does, in one line.
  package let summary: String
  /// How many operations are measured at a time: some milliseconds' worth, so that what is measured
  /// next to it meets the same neighbours on the machine.
  package let operations: Int
  /// True for those of a data structure alone.
  package let isStructure: Bool
  private let work: @Sendable (Int) async -> WorkloadRun

  /// - Parameter work: does about as many operations as it is given; what happens depends on nothing
  ///   else.
  package init(
    _ name: String, _ summary: String, _ operations: Int, _ unit: String = "request",
    isStructure: Bool = false, work: @escaping @Sendable (Int) async -> WorkloadRun
  ) {
    self.name = name
    self.summary = summary
    self.unit = unit
    self.operations = operations
    self.isStructure = isStructure
    self.work = work
  }

  /// Runs about as many operations as are asked for; nil for as many as are measured at a time.
  package func run(operations: Int? = nil) async -> WorkloadRun {
    await work(max(operations ?? self.operations, 1))
  }
}

extension Workload {
  /// Those that schedule transitions, and what belongs to that.
  package static let scheduling: [Workload] = [
    Workload("idle", "one caller, who asks again when everything is at rest", 20_000) {
      ScheduledWork.idle($0)
    },
    Workload("busy", "callers at random times, nine for every ten that could be served", 20_000) {
      ScheduledWork.busy($0, slowness: 1)
    },
    Workload("storm", "a hundred requests at once, of all priorities", 20_000) {
      ScheduledWork.storm($0)
    },
    Workload("deep", "pushes and pops on a stack of a thousand entries", 4_000) {
      ScheduledWork.pushes($0, depth: 1_000, layers: 0)
    },
    Workload("tabs", "sixty-four tabs, one after another", 20_000) { ScheduledWork.tabs($0) },
    Workload("clients", "eight callers with scripts, who await every call", 20_000) {
      ScheduledWork.clients($0)
    },
    Workload("slow", "the busy router, with animations that take ten times as long", 20_000) {
      ScheduledWork.busy($0, slowness: 10)
    },
    Workload(
      "simulation", "host, faults, callers and all invariants but the model", 10_000, "step"
    ) { ScheduledWork.simulation($0, judged: .withoutModel) },
    Workload("model", "the same, and the model of the rules", 4_000, "step") {
      ScheduledWork.simulation($0, judged: .all)
    },
    Workload(
      "search", "all that a seed does: the same, and a search from rare places", 10_000, "step"
    ) { ScheduledWork.search($0) },
    Workload(
      "queue", "only the queue, with a thousand waiting", 100_000, "in and out", isStructure: true
    ) { StructureWork.queue($0, waiting: 1_000) },
    Workload(
      "timers", "only timers, with a thousand waiting", 100_000, "in and out", isStructure: true
    ) { StructureWork.timers($0, waiting: 1_000) },
  ]
}

extension Set<Invariant> {
  /// All that look at the router alone.
  static let withoutModel = Set<Invariant>(
    Invariant.allCases.filter { !Invariant.ofModel.contains($0) })
}
