/// What can be fuzzed by seed, and whose scenarios can be written, read and made small, in whatever
/// process they are played.
package protocol Harness: Sendable {
  /// Plays the steps of a scenario in this process.
  associatedtype Candidate: Subject
  /// Adds up what seeds have exercised.
  associatedtype Tally: SeedTally

  /// What it is called.
  var name: String { get }

  /// True where several scenarios are played within a step of a study.
  var isPatient: Bool { get }

  /// False for what is no digest with counts of a seed: they cannot be added up.
  func canAdd(_ digest: String, _ counts: String?) -> Bool

  /// The name that the text of a file gives it; throws what is wrong with the text.
  func fileName(of text: String) throws -> String

  /// What plays a seed, where seeds draw more than steps.
  func playing(_ seed: UInt64) -> Self

  /// What plays a file.
  func playing(file text: String, at path: String) throws(UsageError) -> Self

  /// The same without some properties, or some causes of their failures.
  func leavingOut(_ causes: [String]) -> Self

  /// False when nothing is left that could fail.
  var judgesAnything: Bool { get }

  /// What is judged, as `--judge` takes it.
  ///
  /// - Parameter isSaid: true when it is not what is judged as a rule.
  func judgeWord(isSaid: Bool) -> String

  /// A scenario that fails, as a file; nil when no file can say its steps.
  ///
  /// - Parameter property: what does not hold; "crash" or "hang" where the process ends.
  func written(
    _ steps: [Candidate.Action], _ schedule: Schedule, failing property: String, origin: String?
  ) -> (text: String, name: String)?

  /// Steps as lines of a file.
  func lines(of steps: [Candidate.Action]) -> [String]

  /// Reads a file: its steps, what is held back, and, if there is one, the property that is not to
  /// hold in it and where it comes from; nil when it is none.
  func read(_ text: String) -> ReadScenario<Candidate.Action>?

  /// What scenarios have in common that end their process alike, where nothing else says so.
  func kinds(of steps: [Candidate.Action]) -> [String]

  /// What small scenarios have in common that fail by the same.
  func shape(of violation: Violation, _ steps: [Candidate.Action]) -> [String]

  /// Steps of the same kinds, from which shorter scenarios could be made; none where nobody looks.
  func kin(of steps: [Candidate.Action]) -> [Candidate.Action]
}

/// What a file says of a scenario.
package typealias ReadScenario<Action> = (
  steps: [Action], schedule: Schedule, property: String?, origin: String?
)

extension Harness {
  package func playing(_ seed: UInt64) -> Self { self }

  /// Reads steps that a child has said; nil when a line is none.
  package func steps(of lines: [String]) -> [Candidate.Action]? {
    written([], .natural, failing: "crash", origin: nil)
      .flatMap { read($0.text + lines.map { $0 + "\n" }.joined()) }?.steps
  }

  /// What a scenario is called.
  package static func title(failing property: String) -> String {
    switch property {
    case "crash": "the router crashes"
    case "hang": "the router does not return"
    default: "\(property) fails"
    }
  }
}
