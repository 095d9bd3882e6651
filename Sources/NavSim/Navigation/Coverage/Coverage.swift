import NavCore

/// What a run has exercised: requests by kind and outcome, and how many met a busy router.
package struct Coverage: Hashable, Sendable {
  /// An outcome without its details.
  package enum OutcomeClass: Int, CaseIterable, Sendable {
    case completed
    case unchanged
    case rejected
    case superseded
    case cancelled
    case stopped

    init(_ outcome: Outcome) {
      self =
        switch outcome {
        case .completed: .completed
        case .unchanged: .unchanged
        case .rejected: .rejected
        case .superseded: .superseded
        case .cancelled: .cancelled
        case .stopped: .stopped
        }
    }
  }

  /// A thing that the user, the system or the host did.
  package enum Event: Int, CaseIterable, Sendable {
    case swipeBack
    case dragDismiss
    case tapTab
    /// A binding set to false.
    case clearFlag
    case systemRemoval
    /// The host changed its manners.
    case hostSetting
    /// A screen or a caller acted of itself.
    case reaction
    case wait
  }

  /// A dismissal reason without its details.
  package enum Dismissal: Int, CaseIterable, Sendable {
    case request
    case replaced
    case user
    case system
    case parent

    init(_ reason: DismissalReason) {
      self =
        switch reason {
        case .request: .request
        case .replaced: .replaced
        case .removed(by: .user): .user
        case .removed(by: .system): .system
        case .parent: .parent
        }
    }
  }

  /// What the router is in the middle of when a request comes.
  package enum Phase: Int, CaseIterable, Sendable {
    case idle
    case transition
    case gesture
    case both
    /// A request of several steps, whatever else moves.
    case sequence
  }

  /// A row for each kind of request, then one for the events and one for the dismissals.
  private var counts = Self.nothing
  /// Shared until something is counted, because a search begins with nothing again and again.
  private static let nothing = [Int](repeating: 0, count: (RequestKind.allCases.count + 2) * width)
  /// Room for the outcomes and the phases.
  private static let width = 16
  private static let eventRow = 20
  private static let dismissalRow = 21
  private static let firstPhase = 8
  /// How often the host had to be put right.
  package internal(set) var resynchronisations = 0
  /// How often everything was at rest, and screen and router were compared.
  package internal(set) var rests = 0

  /// Creates empty counts.
  package init() {}

  /// How many requests of a kind were made.
  package func requests(_ kind: RequestKind) -> Int {
    Phase.allCases.reduce(0) { $0 + count(kind, $1) }
  }

  /// How many requests of a kind met a busy router.
  package func busyRequests(_ kind: RequestKind) -> Int {
    requests(kind) - count(kind, .idle)
  }

  /// How many requests of a kind ended so.
  package func count(_ kind: RequestKind, _ outcome: OutcomeClass) -> Int {
    counts[kind.row * Self.width + outcome.rawValue]
  }

  /// How many requests of a kind met a router in this phase.
  package func count(_ kind: RequestKind, _ phase: Phase) -> Int {
    counts[kind.row * Self.width + Self.firstPhase + phase.rawValue]
  }

  /// How many entries left so.
  package func count(_ dismissal: Dismissal) -> Int { counts[Self.place(of: dismissal)] }

  /// How often something else happened.
  package func count(_ event: Event) -> Int { counts[Self.place(of: event)] }

  /// All requests.
  package var requestTotal: Int { RequestKind.allCases.reduce(0) { $0 + requests($1) } }

  /// All requests that met a busy router.
  package var busyTotal: Int { RequestKind.allCases.reduce(0) { $0 + busyRequests($1) } }

  /// From this many steps on, a run has to complete every kind of request at least once.
  package static let stepsThatMustCover = 5_000

  /// The kinds of request that never completed though the run was long enough to: a failed run.
  package func missing(afterSteps steps: Int) -> [RequestKind] {
    guard steps >= Self.stepsThatMustCover else { return [] }
    return RequestKind.allCases.filter { count($0, .completed) == 0 }
  }

  /// True when a request of this kind can end so at all.
  ///
  /// - Parameter isDisturbed: true when users or the system remove things by themselves.
  package static func canEnd(
    _ kind: RequestKind, _ outcome: OutcomeClass, isDisturbed: Bool = true
  ) -> Bool {
    switch outcome {
    case .completed: true
    case .rejected: true
    case .unchanged:
      [
        .popToRoot, .popAfter, .popTo, .set, .selectTab, .popToRootAnimated, .dismissAllAnimated,
        .sequence, .open,
      ].contains(kind)
    case .superseded:
      isDisturbed
        && ![
          .dismiss, .dismissLayer, .dismissAll, .cancel, .dismissAllAnimated, .sequence,
        ].contains(kind)
    case .cancelled: kind != .cancel
    case .stopped: kind == .sequence || kind == .open && isDisturbed
    }
  }

  /// The counts as a child process sends them: those that are not zero, each with its place, and
  /// then the two numbers beside them.
  package var text: String {
    let rows = counts.enumerated().filter { $1 != 0 }.map { "\($0):\($1)" }
    return (rows + ["\(resynchronisations)", "\(rests)"]).joined(separator: ",")
  }

  /// Far more than a run reaches, and so few that the sum of many runs is a number.
  package static let countLimit = 1 << 40

  /// Reads counts; nil when the text is none.
  package init?(text: some StringProtocol) {
    var words = text.split(separator: ",", omittingEmptySubsequences: false)
    guard words.count >= 2, let rests = words.popLast().flatMap({ Int($0) }),
      let resynchronisations = words.popLast().flatMap({ Int($0) }),
      (0...Self.countLimit).contains(rests), (0...Self.countLimit).contains(resynchronisations)
    else { return nil }
    self.init()
    self.rests = rests
    self.resynchronisations = resynchronisations
    for word in words {
      guard let colon = word.firstIndex(of: ":"), let index = Int(word[..<colon]),
        let count = Int(word[word.index(after: colon)...]),
        counts.indices.contains(index), (0...Self.countLimit).contains(count)
      else { return nil }
      counts[index] = count
    }
  }

  /// Adds the counts of another run.
  package mutating func add(_ other: Coverage) {
    for index in counts.indices { counts[index] += other.counts[index] }
    resynchronisations += other.resynchronisations
    rests += other.rests
  }
}

// MARK: - Counting

extension Coverage {
  private static func place(of event: Event) -> Int { eventRow * width + event.rawValue }

  private static func place(of dismissal: Dismissal) -> Int {
    dismissalRow * width + dismissal.rawValue
  }

  mutating func countRequest(_ kind: RequestKind, meeting phase: Phase) {
    counts[kind.row * Self.width + Self.firstPhase + phase.rawValue] += 1
  }

  mutating func countOutcome(_ kind: RequestKind, _ outcome: OutcomeClass) {
    counts[kind.row * Self.width + outcome.rawValue] += 1
  }

  mutating func count(_ reason: DismissalReason) {
    let place = Self.place(of: Dismissal(reason))
    counts[place] += 1
  }

  mutating func happens(_ event: Event) { counts[Self.place(of: event)] += 1 }
}

extension RequestKind {
  /// Its row of counts, in the order of declaration.
  fileprivate var row: Int {
    switch self {
    case .push: 0
    case .pop: 1
    case .popToRoot: 2
    case .popAfter: 3
    case .popTo: 4
    case .set: 5
    case .replaceRoot: 6
    case .present: 7
    case .enqueue: 8
    case .dismiss: 9
    case .dismissLayer: 10
    case .dismissAll: 11
    case .selectTab: 12
    case .back: 13
    case .popToRootAnimated: 14
    case .dismissAllAnimated: 15
    case .sequence: 16
    case .open: 17
    case .restore: 18
    case .cancel: 19
    }
  }
}
