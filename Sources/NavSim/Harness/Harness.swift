/// What can be fuzzed by seed, and whose scenarios can be written, read and made small, in whatever
/// process they are played.
protocol Harness: Sendable {
  /// Plays the steps of a scenario in this process.
  associatedtype Candidate: Subject

  /// A scenario that fails, as a file; nil when no file can say its steps.
  ///
  /// - Parameters:
  ///   - steps: what is done.
  ///   - schedule: what is held back.
  ///   - property: what does not hold; "crash" or "hang" where the process ends.
  ///   - origin: what a person types to see it again.
  func written(
    _ steps: [Candidate.Action], _ schedule: Schedule, failing property: String, origin: String?
  ) -> (text: String, name: String)?

  /// Steps as lines of a file.
  func lines(of steps: [Candidate.Action]) -> [String]

  /// Reads steps that a child has said; nil when a line is none.
  func steps(of lines: [String]) -> [Candidate.Action]?

  /// What scenarios have in common that end their process alike, where nothing else says so.
  func kinds(of steps: [Candidate.Action]) -> [String]

  /// What small scenarios have in common that fail by the same.
  func shape(of violation: Violation, _ steps: [Candidate.Action]) -> [String]

  /// Steps of the same kinds, from which shorter scenarios could be made; none where nobody looks.
  func kin(of steps: [Candidate.Action]) -> [Candidate.Action]
}

extension Harness {
  /// What a scenario is called.
  static func title(failing property: String) -> String {
    switch property {
    case "crash": "the router crashes"
    case "hang": "the router does not return"
    default: "\(property) fails"
    }
  }
}
