/// A subject whose states can be told apart: what the explorer and the feedback of a search need.
@usableFromInline package protocol ExplorableSubject: Subject {
  /// A state, as far as it decides what can happen. States that differ only in names (ids, absolute
  /// times) have to be equal.
  associatedtype State: Hashable

  /// The present state.
  var state: State { get }

  /// True when subjects of equal ``state`` are sure to behave alike, whatever comes: nothing that
  /// matters is left out of it. Only then may a certificate rest on merged states.
  static var statesAreComplete: Bool { get }

  /// How much virtual time has passed, in milliseconds; 0 for a subject without a clock.
  var virtualMilliseconds: Int64 { get }

  /// Where the subject is, roughly: what a search takes for new when it comes there first. Few
  /// values, each a combination of small numbers.
  var coverageFeature: UInt64 { get }

  /// What is counted on the way and decides nothing. A search adds it up over all its runs,
  /// wherever they start, and keeps none of it with the places that it goes back to.
  associatedtype Counts: Sendable = Void

  /// What has been counted so far.
  var counts: Counts { get set }

  /// Nothing counted yet.
  static var noCounts: Counts { get }

  /// Every action that is worth trying in some state, in a fixed order.
  var alphabet: [Action] { get }

  /// Actions of the same kinds as some that fail, which may fail alone: what the alphabet has no
  /// room for.
  func relatives(of actions: [Action]) -> [Action]

  /// How much there is to an action: of two scenarios of the same length, the one whose actions
  /// cost less is the simpler.
  static func cost(of action: Action) -> Int
}

extension ExplorableSubject {
  /// None.
  @inlinable package func relatives(of actions: [Action]) -> [Action] { [] }

  /// Nothing is promised.
  @inlinable package static var statesAreComplete: Bool { false }

  /// No clock.
  @inlinable package var virtualMilliseconds: Int64 { 0 }

  /// Its alphabet, and what of other actions is not in it.
  @inlinable package func alphabet(with others: [Action]) -> [Action] {
    var all = alphabet
    for action in others where !all.contains(action) { all.append(action) }
    return all
  }
}

extension ExplorableSubject where Counts == Void {
  /// Nothing is counted.
  @inlinable package var counts: Void {
    get {}
    set {}
  }

  /// Nothing is counted.
  @inlinable package static var noCounts: Void { () }
}
