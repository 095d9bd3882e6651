/// What was held back in a run: of every piece that others have overtaken, the last that did.
///
/// The natural order with these pieces held back is the same run: at each place, what stands before
/// the piece that ran was overtaken by it, and so is held at least as long.
struct PreemptionLog {
  /// A piece that has run.
  private struct Run {
    let piece: Owners.PieceReference
    let order: UInt64
    let entered: Int
    let step: Int
  }

  private(set) var preemptions: [Owners.Held] = []
  private var all: [Run] = []
  /// What has run and nothing that is later in the natural order since: of these the nearest is the
  /// last that has overtaken.
  private var overtakers: [Run] = []
  /// The steps in which time has moved.
  private var moments: [Int] = []

  /// Time moves, which is a step of its own.
  mutating func timeMoves(step: Int) { moments.append(step) }

  /// A piece runs.
  ///
  /// - Parameters:
  ///   - order: its place in the natural order.
  ///   - entered: how many steps had been done when it could run.
  ///   - step: how many have been done.
  mutating func runs(
    _ piece: Owners.PieceReference, order: UInt64, entered: Int, step: Int
  ) {
    add(Run(piece: piece, order: order, entered: entered, step: step))
  }

  private mutating func add(_ run: Run) {
    all.append(run)
    // In the natural order there is one at most, and this comes in its place.
    if overtakers.count == 1, overtakers[0].order < run.order {
      overtakers[0] = run
      return
    }
    while let last = overtakers.last, last.order < run.order { overtakers.removeLast() }
    if let held = held(run) { preemptions.append(held) }
    overtakers.append(run)
  }

  /// What had been held back before a step: what waited then, until the last that had overtaken it
  /// by then.
  func preemptions(before step: Int) -> [Owners.Held] {
    var then = Self()
    then.moments = moments
    for run in all where run.step < step { then.add(run) }
    let waiting = all.filter { $0.step >= step && $0.entered < step }
    return then.preemptions + waiting.compactMap(then.held)
  }

  /// What a piece is held back until that runs now; nil when nothing has overtaken it.
  private func held(_ run: Run) -> Owners.Held? {
    guard let last = overtakers.last(where: { $0.order > run.order }), last.step >= run.entered
    else { return nil }
    return Owners.Held(
      held: run.piece, until: last.piece,
      isBusy: moment(of: last.step) > moment(of: run.entered))
  }

  /// How often time had moved before a step.
  private func moment(of step: Int) -> Int {
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      if moments[middle] < step { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
