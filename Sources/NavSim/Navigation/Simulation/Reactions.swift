import NavCore

/// Calls that are made when a moment comes: once each, those armed first.
///
/// A call made inside a callback is made after the present one has returned, so reactions that set off
/// others make a line, not a pile.
struct Reactions: Sendable {
  /// How many are armed for each moment, because moments come often and mostly find none.
  private var counts = Counts()
  private var armed: [(moment: Moment, call: Call, step: StepID)] = []
  private var due: [(call: Call, step: StepID)] = []
  private var isReacting = false
  /// True when calls are due and nobody makes them yet.
  private var isDue = false
  /// True when nothing is armed and nothing due: all that most calls on the router look at.
  private(set) var isIdle = true
  private var appearing = 0
  private var appeared = 0

  /// What is armed, in words; empty when nothing is.
  var text: String {
    armed.isEmpty ? "" : armed.map { "\($0.moment.rawValue) \($0.call)" }.joined(separator: ";")
  }

  mutating func arm(_ moment: Moment, _ call: Call, _ step: StepID) {
    counts[moment] += 1
    armed.append((moment, call, step))
    isIdle = false
  }

  @inline(__always)
  mutating func come(_ moment: Moment) {
    if counts[moment] > 0 { react(to: moment) }
  }

  @inline(never)
  private mutating func react(to moment: Moment) {
    guard let index = armed.indices.first(where: { armed[$0].moment == moment }) else { return }
    counts[moment] -= 1
    let one = armed.remove(at: index)
    due.append((one.call, one.step))
    isDue = !isReacting
  }

  /// Takes notice of screens while nothing waits for them.
  @inline(__always)
  mutating func pass(appearing: Int, appeared: Int) {
    self.appearing = appearing
    self.appeared = appeared
  }

  /// Takes notice of screens that have begun to appear, or have appeared.
  ///
  /// - Parameters:
  ///   - appearing: how many have begun to.
  ///   - appeared: how many have.
  mutating func look(appearing: Int, appeared: Int) {
    if appearing != self.appearing {
      self.appearing = appearing
      come(.willAppear)
    }
    if appeared != self.appeared {
      self.appeared = appeared
      come(.didAppear)
    }
  }

  /// - Returns: false when a line is being worked off already, or there is none.
  mutating func begin() -> Bool {
    guard isDue else { return false }
    isDue = false
    isReacting = true
    return true
  }

  mutating func next() -> (Call, StepID)? { due.isEmpty ? nil : due.removeFirst() }

  mutating func end() {
    isReacting = false
    isDue = !due.isEmpty
    isIdle = armed.isEmpty && due.isEmpty
  }
}

/// A number for each moment.
private struct Counts: Sendable {
  private var willAppear = 0
  private var didAppear = 0
  private var completed = 0

  subscript(moment: Moment) -> Int {
    get {
      switch moment {
      case .willAppear: willAppear
      case .didAppear: didAppear
      case .completed: completed
      }
    }
    set {
      switch moment {
      case .willAppear: willAppear = newValue
      case .didAppear: didAppear = newValue
      case .completed: completed = newValue
      }
    }
  }
}
