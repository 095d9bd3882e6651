/// A scenario with what is known of it: one text file, made to be read and compared.
///
/// It stores steps, not seeds, so it outlives every change of the generator.
package struct Fixture: Hashable, Sendable {
  /// What it shows, in a few words.
  package var name: String
  /// The router it runs against.
  package var setup: RouterSetup
  /// What a replay has to find.
  package var expectation: Expectation
  /// Where it comes from, for people; a replay does not look at it.
  package var origin: String?
  /// What happens.
  package var steps: [Step]

  package init(
    name: String, setup: RouterSetup, expectation: Expectation, origin: String? = nil, steps: [Step]
  ) {
    self.name = name
    self.setup = setup
    self.expectation = expectation
    self.origin = origin
    self.steps = steps
  }
}

extension Fixture {
  /// The same with steps numbered as they are when it is read: what a file's name is made of.
  package var canonical: Fixture {
    var fixture = self
    fixture.steps = Step.renumbered(steps) ?? steps
    return fixture
  }

  /// The fixture of a scenario that violates something.
  package static func failing(
    _ violation: Violation, _ setup: RouterSetup, origin: String?, _ steps: [Step]
  ) -> Fixture {
    Fixture(
      name: "\(violation.property) fails", setup: setup,
      expectation: .init(failing: violation.property).known, origin: origin, steps: steps
    ).canonical
  }
}

extension Expectation {
  /// The same of an invariant; of no other property a fixture expects anything.
  package var known: Self {
    property.map { Invariant(rawValue: $0) == nil } == true ? .passes : self
  }
}
