/// A way through all schedules with few preemptions: which option was taken wherever there were
/// several.
package struct DecisionPath {
  /// What there is to decide.
  struct Options {
    /// How many ways there are; 0 is the one that is taken without a decision.
    let count: Int
    /// Whether the last of them costs a preemption.
    let isLastCostly: Bool
  }

  /// What has been decided, and is to be.
  private(set) var taken: [UInt8]
  /// How many preemptions that takes.
  private(set) var cost: Int
  /// How many preemptions there may be.
  let limit: Int
  /// Whether threads may be busy.
  let busy: BusyThreads
  /// How many of the decisions were given.
  private let given: Int
  private var next = 0
  private var options: [Options] = []
  private var spent = 0

  /// The natural order.
  init(limit: Int, busy: BusyThreads) {
    self.init([], cost: 0, limit: limit, busy: busy)
  }

  private init(_ taken: [UInt8], cost: Int, limit: Int, busy: BusyThreads) {
    self.taken = taken
    self.cost = cost
    self.limit = limit
    self.busy = busy
    given = taken.count
  }

  /// Whether one more may be held back.
  var mayHold: Bool { spent < limit }

  mutating func decide(_ options: Options) -> Int {
    guard options.count > 1 else { return 0 }
    self.options.append(options)
    if next == taken.count { taken.append(0) }
    let choice = min(Int(taken[next]), options.count - 1)
    next += 1
    if choice == options.count - 1, options.isLastCostly { spent += 1 }
    return choice
  }

  /// The ways that leave this one behind what was given.
  var branches: [Self] {
    var branches: [Self] = []
    for place in given..<max(options.count, given) {
      for option in 1..<options[place].count {
        let isCostly = options[place].isLastCostly && option == options[place].count - 1
        branches.append(
          Self(
            Array(taken[..<place]) + [UInt8(clamping: option)], cost: cost + (isCostly ? 1 : 0),
            limit: limit, busy: busy))
      }
    }
    return branches
  }
}
