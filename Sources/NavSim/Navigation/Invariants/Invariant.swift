/// The properties that are checked, by the names that reports and fixtures use.
package enum Invariant: String, CaseIterable, Hashable, Sendable {
  case rootNeverPopped = "root-never-popped"
  case layersConsistent = "layers-consistent"
  case queuePriorityOrder = "queue-priority-order"
  case singleTransition = "single-transition"
  case commandsLegal = "commands-legal"
  case rejectedChangesNothing = "rejected-changes-nothing"
  case entryIDsUnique = "entry-ids-unique"
  case pathMatchesState = "path-matches-state"
  case chromeMatchesTop = "chrome-matches-top"
  case flagsMatchState = "flags-match-state"
  case outcomeExactlyOnce = "outcome-exactly-once"
  case outcomeMatchesScreens = "outcome-matches-screens"
  case sequenceNotInterleaved = "sequence-not-interleaved"
  case restoreRoundTrip = "restore-round-trip"
  case linkIdempotent = "link-idempotent"
  case dismissalExactlyOnce = "dismissal-exactly-once"
  case staleReportsIgnored = "stale-reports-ignored"
  case hostAgrees = "host-agrees"
  case completedAfterEnd = "completed-after-end"
  case cancelledGesture = "cancelled-gesture"
  case tabIsolation = "tab-isolation"
  case queueDrained = "queue-drained"
  case requestDoesWhatItAsks = "request-does-what-it-asks"
  case noDelayWithoutCause = "no-delay-without-cause"
  case liveness = "liveness"
  case agreesWithModel = "agrees-with-model"

  /// The names that the comparison with the model gives: what is found by it and nothing else.
  package static let ofModel: [Invariant] = [
    .requestDoesWhatItAsks, .noDelayWithoutCause, .agreesWithModel,
  ]

  /// What holds, in one sentence.
  package var promise: String {
    switch self {
    case .rootNeverPopped:
      "every stack has a root, and only replaceRoot and restore put another one in its place"
    case .layersConsistent:
      "tabs are as configured, one is selected, and layers stand in the order they were presented"
    case .queuePriorityOrder:
      "of the requests that may start, the one of highest priority starts, the earliest first"
    case .singleTransition:
      "the host is never asked for a transition while it performs one or follows a finger"
    case .commandsLegal:
      "the host is only asked for changes that fit what it shows"
    case .rejectedChangesNothing:
      "a request rejected when it is made changes nothing but its own outcome"
    case .entryIDsUnique:
      "an entry's id is its own forever: none is there twice, none comes back"
    case .pathMatchesState:
      "whenever no transition is in flight, also for a moment, the path delivered last is right"
    case .chromeMatchesTop:
      "bar and overlay belong to the visible entry, and hand over when another takes its place"
    case .flagsMatchState:
      "an entry's push and presentation flags say what stands on it and what it presents"
    case .outcomeExactlyOnce:
      "each request is settled exactly once"
    case .outcomeMatchesScreens:
      "what is completed is there; of what is stopped, the steps before are there, and it is not"
    case .sequenceNotInterleaved:
      "nothing else starts between the first and the last step of a request of several"
    case .restoreRoundTrip:
      "a restored state is the saved one, and saving it again gives the same"
    case .linkIdempotent:
      "an opened link shows exactly what it names, and opening it again changes nothing"
    case .dismissalExactlyOnce:
      "each entry that leaves gets exactly one dismissal event, with its reason, "
        + "child before parent"
    case .staleReportsIgnored:
      "a report about something that is gone changes nothing and is counted"
    case .hostAgrees:
      "at rest the screen shows what the router says; what a report removes, and no more, "
        + "is gone at once"
    case .completedAfterEnd:
      "a request is completed only after the host has ended its last transition"
    case .cancelledGesture:
      "a gesture that the user lets go removes nothing"
    case .tabIsolation:
      "what is pushed in a hidden tab changes only when it is removed there, or all is restored"
    case .queueDrained:
      "at rest with nothing presented, nothing waits"
    case .requestDoesWhatItAsks:
      "a request does what the rules say of its kind, or says why not and sends no command"
    case .noDelayWithoutCause:
      "what has been reported or may start is acted on in the same call; only silence is waited for"
    case .liveness:
      "once the host is quiet, the router is idle within a time that follows from what was asked"
    case .agreesWithModel:
      "after every call, the router has said, commanded and decided what its rules say"
    }
  }
}

// Which invariants a run judges; the others may break without ending it.
extension Set<Invariant> {
  /// All of them.
  package static var all: Self { everyInvariant }

  /// The set as `--judge` takes it: names, or all but some names, whichever is shorter. All but the
  /// model means all but what it judges by any name.
  package var text: String {
    let without = Invariant.allCases.filter { !contains($0) }
    let isClear = contains(.agreesWithModel) || !judgesByModel
    guard without.count >= count || !isClear else {
      return (["all"] + without.map { "-" + $0.rawValue }).joined(separator: ",")
    }
    return Invariant.allCases.filter(contains).map(\.rawValue).joined(separator: ",")
  }

  /// True when anything is judged that the comparison with the model finds.
  var judgesByModel: Bool { Invariant.ofModel.contains(where: contains) }
}

/// Made once: it is asked for with every run.
private let everyInvariant = Set(Invariant.allCases)

/// What an invariant found: expectation and reality, in words.
///
/// A class, because almost always there is none, and none is then one word.
package final class InvariantViolation: Sendable {
  let invariant: Invariant
  package let expected: String
  package let seen: String

  init(invariant: Invariant, expected: String, seen: String) {
    self.invariant = invariant
    self.expected = expected
    self.seen = seen
  }
}
