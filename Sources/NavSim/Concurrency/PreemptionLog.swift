/// What was held back in a run: of every piece that others have overtaken, the last that did.
///
/// The natural order with these pieces held back is the same run: at each place, what stands before
/// the piece that ran was overtaken by it, and so is held at least as long.
struct PreemptionLog {
  private struct Overtaker {
    let order: UInt64
    let piece: Owners.PieceReference
    let step: Int
  }

  private(set) var preemptions: [Owners.Held] = []
  /// What has run and nothing that is later in the natural order since: of these the nearest is the
  /// last that has overtaken.
  private var overtakers: [Overtaker] = []
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
    while let last = overtakers.last, last.order < order { overtakers.removeLast() }
    if let last = overtakers.last, last.step >= entered {
      preemptions.append(
        Owners.Held(
          held: piece, until: last.piece, isBusy: moment(of: last.step) > moment(of: entered)))
    }
    overtakers.append(Overtaker(order: order, piece: piece, step: step))
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
