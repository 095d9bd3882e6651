/// What is ready to run, in the natural order: the highest priority first, and first come, first
/// served among equals.
///
/// Some of it stands in a line, because callers have been promised an order: the blocks of a serial
/// queue, and under ``Reordering/runtime`` the jobs of an actor. Only what nothing in its line has
/// to precede may be chosen.
struct ReadyWork {
  /// What stands for a piece of work where it is chosen and where it waits.
  struct Turn {
    /// Lower is earlier in the natural order; unique.
    let order: UInt64
    /// What the schedule prefers it by; see ``Chooser/rank(of:)``.
    let rank: UInt64
    let work: Work
    // Half a word: a thousand turns are moved at once when one of the first is taken.
    /// How many steps had been done when it could run.
    fileprivate(set) var entered: UInt32 = 0
    /// Whether it is held back.
    fileprivate(set) var hold: Hold
    /// Whether it is among ``ReadyWork/turns``.
    fileprivate var mayRun = false
  }

  /// All that may run next, in the natural order.
  private(set) var turns: [Turn] = []
  /// How many of them are held back.
  private(set) var heldCount = 0
  /// How many steps have been done.
  var step: UInt32 = 0
  /// By line: what stands in it, in the natural order.
  private var lines: [[Turn]] = []
  /// How much there is.
  private(set) var count = 0

  /// Puts work in its place.
  ///
  /// - Complexity: O(log n), and a shift of the turns behind it.
  mutating func insert(_ one: consuming Work, rank: UInt64, hold: Hold) {
    let order = UInt64(UInt8.max - one.priority) << 56 | one.number
    let line = one.line
    let turn = Turn(order: order, rank: rank, work: one, hold: hold)
    count += 1
    guard let line else { return open(turn) }
    while lines.count <= line { lines.append([]) }
    Self.insert(turn, into: &lines[line])
    advance(line)
  }

  /// A piece of work may run from now on.
  private mutating func open(_ turn: consuming Turn) {
    turn.entered = step
    if turn.isHeld { heldCount += 1 }
    Self.insert(turn, into: &turns)
  }

  /// Which turns are not held back, by their places.
  var open: [Int] { turns.indices.filter { !turns[$0].isHeld } }

  /// Holds one back, or lets it go on.
  mutating func set(_ hold: Hold, at index: Int) {
    heldCount -= turns[index].isHeld ? 1 : 0
    turns[index].hold = hold
    heldCount += turns[index].isHeld ? 1 : 0
  }

  /// Lets go on what is held back and meets a condition.
  mutating func release(where isMet: (Turn) -> Bool) {
    for index in turns.indices where turns[index].isHeld && isMet(turns[index]) {
      set(.over, at: index)
    }
    // What stands behind others may have been read from a schedule, too.
    for line in lines.indices {
      for index in lines[line].indices where lines[line][index].isHeld && isMet(lines[line][index])
      {
        lines[line][index].hold = .over
      }
    }
  }

  /// Takes out one of those that may run.
  mutating func remove(at index: Int) -> Work {
    let turn = turns.remove(at: index)
    if turn.isHeld { heldCount -= 1 }
    count -= 1
    if let line = turn.work.line { leave(line, turn.order) }
    return turn.work
  }

  /// Takes the first in the natural order that stands in a line, out of its turn.
  mutating func removeFirst(inLine line: Int) -> Work? {
    guard lines.indices.contains(line), let turn = lines[line].first else { return nil }
    if turn.mayRun { close(turn) }
    leave(line, turn.order)
    count -= 1
    return turn.work
  }

  private mutating func leave(_ line: Int, _ order: UInt64) {
    lines[line].remove(at: Self.place(of: order, in: lines[line]))
    advance(line)
  }

  /// Has those at the head of a line, and no others of it, among what may run.
  private mutating func advance(_ line: Int) {
    var isBehindExclusive = false
    for index in lines[line].indices {
      let turn = lines[line][index]
      let mayRun = turn.work.isExclusive ? index == 0 : !isBehindExclusive
      if mayRun != turn.mayRun {
        lines[line][index].mayRun = mayRun
        if mayRun { open(turn) } else { close(turn) }
      } else if isBehindExclusive {
        // What was behind before is so still.
        return
      }
      isBehindExclusive = isBehindExclusive || turn.work.isExclusive
    }
  }

  private mutating func close(_ turn: Turn) {
    let removed = turns.remove(at: Self.place(of: turn.order, in: turns))
    if removed.isHeld { heldCount -= 1 }
  }

  private static func insert(_ turn: consuming Turn, into turns: inout [Turn]) {
    if let last = turns.last, last.order > turn.order {
      turns.insert(turn, at: place(of: turn.order, in: turns))
    } else {
      turns.append(turn)
    }
  }

  /// The first place that is not earlier in the natural order.
  private static func place(of order: UInt64, in turns: [Turn]) -> Int {
    var (low, high) = (0, turns.count)
    while low < high {
      let middle = (low + high) / 2
      if turns[middle].order < order { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ReadyWork.Turn {
  /// Whether it waits though it could run.
  var isHeld: Bool { hold == .order || hold == .busy }
}
