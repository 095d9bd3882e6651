import Foundation

/// Finds the steps with which a router takes its process down, and makes them small in further
/// processes. What is found is handed on before it is made small.
package struct CrashStudy<Played: Harness> {
  package typealias Action = Played.Candidate.Action

  /// What is known of a death before anything was made small.
  package struct Trace {
    /// How a second process has ended over the same; nil when it did not.
    var repeated: ChildEnd?
    /// The steps; nil when they are not known.
    var steps: [Action]?
    /// The schedule, as far as it is known.
    var schedule = Schedule.natural
    /// What the process has said of the reason.
    var lastWords: LastWords?
    /// The number of the last step.
    var number = 0
    /// How much of the processor's time a step has taken that ended normally.
    var meanStep = Duration.zero

    /// What deaths have in common that may be the same.
    func suspicion(_ end: ChildEnd) -> [String] { [end.words, lastWords?.reason ?? ""] }
  }

  let harness: Played
  /// What a person types to see it again.
  let origin: String
  /// The orders that a child begins with.
  var beginning: [ChildOrder] = []

  package init(harness: Played, origin: String, beginning: [ChildOrder] = []) {
    self.harness = harness
    self.origin = origin
    self.beginning = beginning
  }

  /// A seed has taken its process down.
  package func run(
    _ end: ChildEnd, seed: UInt64, _ trace: Trace, keep: (Failure) throws -> Void
  ) rethrows -> Failure {
    if let repeated = trace.repeated, let steps = trace.steps, !steps.isEmpty {
      let place = "seed \(seed), step \(TextReport.grouped(trace.number))"
      return try run(repeated, steps, place: place, trace, keep: keep)
    }
    if StopSignal.hasCome {
      let lines = ["", "  interrupted before its steps were known"]
      return .unrepeated(end.violation, report: ["\(end.heading)  (seed \(seed))"] + lines)
    }
    return .unrepeated(
      end.violation("died"), report: end.unrepeated(seed), group: ["died", end.words])
  }

  /// Steps have taken their process down.
  package func run(
    _ end: ChildEnd, _ steps: [Action], place: String, _ trace: Trace = Trace(),
    keep: (Failure) throws -> Void
  ) rethrows -> Failure {
    let (kind, schedule) = (end.kind, trace.schedule)
    if let file = harness.written(steps, schedule, failing: kind, origin: origin) {
      try keep(
        Failure(violation: end.violation, report: [], file: file.text, fileName: file.name))
    }
    let small = shrink(steps, schedule, kind, trace.meanStep)
    let kept = small?.steps ?? steps
    let file = harness.written(
      kept, small?.schedule ?? schedule, failing: kind, origin: origin)
    var held = HeldPieces()
    var seen: LastWords?
    if small != nil, let file {
      seen = Player.lastWords(of: .replay(file.text, drawn: 0), ending: end) {
        if case .held(let piece) = $0 { held.add(piece) }
      }
    }
    let words = seen ?? trace.lastWords
    let count = small?.schedule.deviations ?? 0
    let order =
      count == 0 ? "" : ", \(TextReport.counted(count, "preemption", "preemptions"))"
    let heading = ChildEnd.heading(
      steps.count, small.map { "\(TextReport.steps($0.steps.count))\(order)" })
    return Failure(
      violation: end.violation,
      report: ["\(end.heading)  (\(place))"] + (words?.lines ?? []) + ["", "  " + heading, ""]
        + shown(kept) + (held.sentences.isEmpty ? [] : [""] + held.sentences.map { "    " + $0 }),
      file: small == nil ? nil : file?.text, fileName: file?.name ?? "",
      group: [kind] + (words?.cause ?? harness.kinds(of: kept)), suspicion: trace.suspicion(end))
  }

  /// The last of some steps.
  private func shown(_ steps: [Action]) -> [String] {
    let lines = harness.lines(of: steps).map { "    " + $0 }
    let before = lines.count - 30
    return before <= 0
      ? lines : ["    … \(TextReport.grouped(before)) steps before"] + lines.suffix(30)
  }

  /// Makes steps small with less patience than it takes to be sure, and looks in the end whether it
  /// is still true: something outside may have ended the process that seemed to show it.
  ///
  /// - Returns: nothing when they do not do it again.
  private func shrink(
    _ found: [Action], _ schedule: Schedule, _ kind: String, _ meanStep: Duration
  ) -> (steps: [Action], schedule: Schedule)? {
    typealias Candidates = IsolatedCandidates<Played>
    let limit = min(max(meanStep * 100, .milliseconds(100)), .seconds(1))
    let patient = Player()
    // A process that is looked at over a crash sleeps meanwhile.
    let quick =
      kind == "hang"
      ? Player(limit: limit, sleepLimit: .milliseconds(150)) : Player(limit: .milliseconds(300))
    defer {
      patient.forget()
      quick.forget()
    }
    for player in [quick, patient] {
      let candidates = Candidates(harness, kind, schedule: schedule, player)
      guard let shrunk = candidates.shrink(found)?.actions else { continue }
      let steps = candidates.fewer(than: shrunk) ?? shrunk
      candidates.simplifySchedule(of: steps)
      let schedule = candidates.usedSchedule
      let last = Candidates(harness, kind, schedule: schedule, patient)
      if StopSignal.hasCome || last.play(steps) != nil { return (steps, schedule) }
    }
    return nil
  }

  /// Makes a failure small whose smaller scenarios take the process down.
  ///
  /// - Returns: nil when it does not fail any more in a process of its own; and how many candidates
  ///   have taken theirs down.
  package func run(
    _ property: String, _ found: [Action], _ schedule: Schedule
  ) -> (failure: Failure, shrinking: StudyOrder.Shrinking, deaths: Int)? {
    let quick = Player(limit: .milliseconds(300))
    defer { quick.forget() }
    let candidates = IsolatedCandidates(harness, property, schedule: schedule, quick)
    guard let small = candidates.shrink(found),
      let file = harness.written(
        small.actions, candidates.usedSchedule, failing: property, origin: origin)
    else { return nil }
    let report = [
      "  shrunk \(found.count) → \(TextReport.steps(small.actions.count)), "
        + "each scenario in a process of its own:", "",
    ]
    let failure = Failure(
      violation: small.violation,
      report: report + file.text.split(separator: "\n").map { "    \($0)" }, file: file.text,
      fileName: file.name, group: harness.shape(of: small.violation, small.actions))
    let shrinking = StudyOrder.Shrinking(
      executions: small.executions, isMinimal: small.isMinimal)
    return (failure, shrinking, candidates.deaths)
  }

  /// Follows a seed in a process of its own: how it has ended the process, if it has, its steps and
  /// schedule, and what the process has said of the reason.
  func trace(_ seed: UInt64, _ steps: Int) throws(ChildError) -> Trace {
    let player = Player()
    defer { player.forget() }
    for order in beginning {
      _ = try player.carryOut(order, as: .tracer, keepsErrors: true) { _ in }
    }
    var trace = Trace()
    var lines: [String] = []
    var before = 0
    var held = HeldPieces()
    var used = Duration.zero
    let order = ChildOrder.trace(seed: seed, steps: steps)
    trace.repeated = try player.carryOut(order, as: .tracer, keepsErrors: true) {
      switch $0 {
      case .step(let line): lines.append(line)
      case .restart(let count): (before, lines, held) = (count, [], HeldPieces())
      case .held(let piece): held.add(piece)
      case .alive: used = player.processorTime ?? used
      default: break
      }
    }
    trace.steps = harness.steps(of: lines)
    trace.schedule = held.schedule
    trace.lastWords = player.lastWords
    trace.number = before + lines.count
    trace.meanStep = used / max(trace.number, 1)
    return trace
  }
}

extension ChildEnd {
  /// How the report of it begins.
  fileprivate var heading: String { "\(isHang ? "HANG " : "CRASH") \(words)" }
}
