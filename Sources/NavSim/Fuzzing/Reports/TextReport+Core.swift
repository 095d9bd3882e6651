import NavCore

// What is said of runs of NavCore's router.
extension TextReport {
  /// The line that is printed before a run.
  package static func header(
    seeds: ClosedRange<UInt64>, steps: Int, setup: RouterSetup, faults: Set<Fault>,
    drawsSetups: Bool = false
  ) -> String {
    let router = FixturePrinter.setup(setup) + (drawsSetups ? " (every third seed draws)" : "")
    return
      "navfuzz \(Version.text) · \(which(seeds)) · \(Self.steps(steps)) · router \(router) · faults \(faults.text)"
  }

  /// What a passing run exercised.
  package static func coverage(_ coverage: Coverage, faults: Set<Fault>) -> [String] {
    let classes = Coverage.OutcomeClass.allCases
    let isDisturbed = faults.contains(.gestures) || faults.contains(.systemRemoval)
    var rows = [["request", "asked", "busy"] + classes.map(\.heading)]
    for kind in RequestKind.allCases {
      let cells = classes.map { outcome in
        let count = coverage.count(kind, outcome)
        let isPossible = Coverage.canEnd(kind, outcome, isDisturbed: isDisturbed)
        return count > 0 ? grouped(count) : isPossible ? "0 !" : "–"
      }
      let asked = [grouped(coverage.requests(kind)), grouped(coverage.busyRequests(kind))]
      rows.append([kind.rawValue] + asked + cells)
    }
    var lines = table(rows)
    let share = coverage.requestTotal == 0 ? 0 : coverage.busyTotal * 100 / coverage.requestTotal
    let events = Coverage.Event.allCases.map { "\($0.name) \(grouped(coverage.count($0)))" }
    let dismissals = Coverage.Dismissal.allCases.map { "\($0.name) \(grouped(coverage.count($0)))" }
    lines.append("  met a busy router: \(share) % of \(grouped(coverage.requestTotal)) requests")
    lines += wrapped("  other steps: ", events) + wrapped("  entries left: ", dismissals)
    lines.append(
      "  compared at rest: \(grouped(coverage.rests)) times; host put right: \(grouped(coverage.resynchronisations)) times"
    )
    return lines
  }

  /// Which kinds of request met which phase of the router, how many kinds of place were reached,
  /// and what was never reached.
  package static func statistics(_ coverage: Coverage, newPlaces: [Int]) -> [String] {
    let phases = Coverage.Phase.allCases
    var lines = ["", row("met in phase", 18, phases.map { "\($0)" })]
    for kind in RequestKind.allCases {
      lines.append(row(kind.rawValue, 18, phases.map { grouped(coverage.count(kind, $0)) }))
    }
    let never = RequestKind.allCases.flatMap { kind in
      phases.filter { coverage.count(kind, $0) == 0 }.map { "\(kind.rawValue) in \($0)" }
    }
    lines.append("  never: \(never.isEmpty ? "nothing" : never.joined(separator: ", "))")
    lines.append(
      "  kinds of place: \(grouped(newPlaces.reduce(0, +))); new in each quarter of the search: \(newPlaces.map(grouped).joined(separator: ", "))"
    )
    return lines + [""]
  }

  /// The log lines of paths, each with its time, routes and tabs by their numbers.
  package static func paths(_ paths: [PathNews]) -> [String] {
    var log = PathLog(tab: { "\($0.rawValue)" }, route: { "\($0.rawValue)" })
    return paths.compactMap { news in
      log.line(for: news.path).map { "\(news.time.milliseconds)ms  \($0)" }
    }
  }

  /// A run in one line.
  package static func summary(
    steps: Int, virtualMilliseconds: Int64, judged: Set<Invariant> = .all, digest: String
  ) -> String {
    let time = duration(virtualMilliseconds)
    return
      "  \(Self.steps(steps)) · \(time) of virtual time · \(count(judged)) · digest \(digest)"
  }

  /// How many invariants are judged, and of how many if it is not all of them.
  package static func count(_ judged: Set<Invariant>) -> String {
    let all = Invariant.allCases.count
    return judged.count == all ? "\(all) invariants" : "\(judged.count) of \(all) invariants"
  }

  /// How a report of a failure begins: what failed, where, and what should have held.
  static func found(
    _ violation: Violation, seed: UInt64, step: Int, _ strategy: Strategy?
  ) -> [String] {
    let place = "seed \(seed), step \(grouped(step))" + (strategy.map { ", by \($0)" } ?? "")
    let promise = Invariant(rawValue: violation.property)?.promise ?? violation.property
    return ["FAIL  \(violation.property)  (\(place))", "      \(promise)"]
  }

  /// What follows: what was expected and seen, the small scenario and its timeline, if there is
  /// one.
  static func evidence(
    of shrunk: Fuzzer.Shrunk, from count: Int, _ timeline: Timeline? = nil
  ) -> [String] {
    let picture = timeline.map { [""] + TextTimeline.lines($0).map { "    " + $0 } } ?? []
    return evidence(of: shrunk.violation) + [""] + self.shrunk(count, shrunk) + picture
  }

  /// The small scenario, and what it was made from.
  package static func shrunk(_ steps: Int, _ shrunk: Fuzzer.Shrunk) -> [String] {
    let evidence = shrunk.certificate?.evidence
    let degree =
      if let certificate = shrunk.certificate, evidence != nil {
        certificate.description
      } else {
        shrunk.isMinimal ? "nothing smaller found" : "budget spent"
      }
    let count = shrunk.steps.count == 1 ? "1 action" : "\(shrunk.steps.count) actions"
    let head =
      "  shrunk \(grouped(steps)) → \(count) in \(grouped(shrunk.executions)) runs (\(degree)):"
    let lines = [head] + (evidence.map { ["  " + $0] } ?? []) + [""]
    return lines + StepWords.lines(shrunk.steps).map { "    " + $0 }
  }

  /// What of a scenario matters, step by step.
  package static func explanation(_ explanation: Explainer<Step>.Explanation) -> [String] {
    Self.explanation(
      explanation, StepWords.lines(explanation.findings.map(\.action)), argument: "route")
  }

  /// How far an exploration has come, in one line.
  package static func explored(_ progress: Exploration) -> String {
    "  depth \(progress.depth): \(grouped(progress.states)) states, reached again \(grouped(progress.duplicates)) times, \(grouped(progress.steps)) steps"
  }

  /// What an exploration has found.
  package static func explored(_ violation: Violation, _ scenario: [Step]) -> [String] {
    [
      "FAIL  \(violation.property)",
      "      \(Invariant(rawValue: violation.property)?.promise ?? "")",
    ]
      + evidence(of: violation) + ["", "  nothing shorter fails:", ""]
      + StepWords.lines(scenario).map { "    " + $0 }
  }

  /// The result of a metamorphic property.
  package static func metamorphic(
    _ property: MetamorphicProperty, _ finding: MetamorphicFinding?
  ) -> [String] {
    let name = property.rawValue + pad(property.rawValue, 14)
    guard let finding else { return ["holds  \(name)\(property.promise)"] }
    return [
      "FAIL   \(name)\(property.promise)  (seed \(finding.seed))",
      "       first time   \(finding.violation.expected)",
      "       second time  \(finding.violation.seen)", "",
    ] + finding.inputs.map { "         " + $0.text } + [""]
  }

  /// The heads of the columns of ``mutant(_:milliseconds:)``.
  package static let mutantHeader = columns(
    "mutant", "found by", "scenario", "steps", "shrunk", "ms")

  /// The result of a search for a mutant, in one line.
  package static func mutant(_ finding: MutantStudy.Finding, milliseconds: Int64) -> String {
    let name = finding.mutant.rawValue
    let verdict =
      finding.violation?.property
      ?? (finding.mutant.isEquivalent ? "nothing: behaves the same" : "NOTHING, and should be")
    return columns(
      name, verdict, finding.scenario.map(grouped) ?? "–", grouped(finding.steps),
      finding.violation == nil ? "–" : "\(finding.shrunk.count)", grouped(Int(milliseconds)))
  }

  private static func columns(_ name: String, _ verdict: String, _ numbers: String...) -> String {
    "  " + name + pad(name, 34) + verdict + pad(verdict, 26)
      + numbers.map { pad($0, 9) + $0 }.joined()
  }
}

// Names are written out: what Swift says of a case by itself is looked up while the program runs,
// for the price of a thousand steps.
extension Coverage.Event {
  fileprivate var name: String {
    switch self {
    case .swipeBack: "swipeBack"
    case .dragDismiss: "dragDismiss"
    case .tapTab: "tapTab"
    case .clearFlag: "clearFlag"
    case .systemRemoval: "systemRemoval"
    case .hostSetting: "hostSetting"
    case .reaction: "reaction"
    case .wait: "wait"
    }
  }
}

extension Coverage.Dismissal {
  fileprivate var name: String {
    switch self {
    case .request: "request"
    case .replaced: "replaced"
    case .user: "user"
    case .system: "system"
    case .parent: "parent"
    }
  }
}

extension Coverage.OutcomeClass {
  /// What stands above its column: short, so that the table fits into 80 columns.
  fileprivate var heading: String {
    switch self {
    case .completed: "complete"
    case .unchanged: "unchanged"
    case .rejected: "reject"
    case .superseded: "supersede"
    case .cancelled: "cancel"
    case .stopped: "stop"
    }
  }
}
