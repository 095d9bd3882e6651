import NavCore

/// Calls that are made when a moment comes: once each, those armed first.
///
/// A call made inside a callback is made after the present one has returned, so reactions that set
/// off others make a line, not a pile.
struct Reactions: Sendable {
  private var armed: [(moment: Moment, call: Call, step: StepID)] = []
  private var due: [(call: Call, step: StepID)] = []
  private var isReacting = false
  private var appearing = 0
  private var appeared = 0

  /// What is armed, in words; empty when nothing is.
  var text: String {
    armed.map { "\($0.moment.rawValue) \($0.call)" }.joined(separator: ";")
  }

  mutating func arm(_ moment: Moment, _ call: Call, _ step: StepID) {
    armed.append((moment, call, step))
  }

  /// A moment has come: the first call that is armed for it is due.
  mutating func come(_ moment: Moment) {
    guard let index = armed.firstIndex(where: { $0.moment == moment }) else { return }
    let one = armed.remove(at: index)
    due.append((one.call, one.step))
  }

  /// Records which screens have begun to appear, or have appeared.
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
    guard !isReacting, !due.isEmpty else { return false }
    isReacting = true
    return true
  }

  /// The next call that is due.
  mutating func next() -> (Call, StepID)? { due.isEmpty ? nil : due.removeFirst() }

  /// The line has been worked off.
  mutating func end() { isReacting = false }
}
