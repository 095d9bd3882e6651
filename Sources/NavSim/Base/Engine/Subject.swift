/// Something under test: a value that takes actions one after another and checks itself.
///
/// A copy of it is a checkpoint, so everything that later behaviour depends on belongs into it.
public protocol Subject {
  /// One step of a scenario.
  associatedtype Action: Hashable & Sendable

  /// Carries out one action and checks every property that can be checked now.
  ///
  /// Total: an action that does not apply does nothing. It is consumed, so that it is thrown away
  /// where it is known what it was.
  mutating func perform(_ action: consuming Action) -> Violation?

  /// Ends the scenario: lets everything that is under way come to rest, and checks that it does.
  mutating func finish() -> Violation?

  /// A summary of everything that happened.
  var digest: UInt64 { get }

  /// Simpler actions to try in place of one, the simplest first; none when it is as simple as can
  /// be.
  static func simplifications(of action: Action) -> [Action]

  /// What `next` becomes when the action before it is left out, if anything of that one (say, the
  /// time it took) has to be kept; nil when nothing has.
  static func merging(_ removed: Action, into next: Action) -> Action?
}

/// Where a subject's actions come from.
public protocol ActionSource<Target> {
  /// What the actions are for.
  associatedtype Target: Subject

  /// The next action, which may depend on the subject's present state.
  ///
  /// The subject is only looked at; `inout` spares a copy of a large value.
  mutating func next(for subject: inout Target, using random: inout Random) -> Target.Action
}

/// A property that did not hold.
public struct Violation: Error, Hashable, Sendable, Codable {
  /// The name of the property.
  public let property: String
  /// What should have been.
  public let expected: String
  /// What was.
  public let seen: String
  /// The kinds of calls that are to blame, in a fixed order; nil where that is not known.
  @usableFromInline package var blamed: String?

  /// What failures have in common that are one: the property, and who is to blame.
  @inlinable package var cause: String { blamed.map { "\(property):\($0)" } ?? property }

  /// Describes a property that did not hold.
  @inlinable public init(property: String, expected: String, seen: String) {
    self.property = property
    self.expected = expected
    self.seen = seen
  }
}
