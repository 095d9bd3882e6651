/// Has a failure studied in a child: played twice, made small, certified. What is known is kept when
/// the child ends over it.
struct FailureStudy<Played: Harness> {
  let harness: Played
  /// What a person types to see it again.
  let origin: String
  /// The orders that a child begins with.
  var beginning: [ChildOrder] = []
  /// The last that was said of it; nil when nothing could be found out.
  var known: Failure?
  /// How the child ended over it; nil when it did not.
  private(set) var end: ChildEnd?

  /// Studies the failure.
  mutating func run(_ order: StudyOrder) throws(ChildError) {
    end = try ask(order)
    guard let end, !StopSignal.hasCome else { return }
    let notCertified =
      "not certified: the router took the program down over a shorter scenario (\(end.words))"
    if let failure = known {
      known = failure.noting([notCertified])
    } else if case let (steps, schedule, property?, _)? = order.found.file.flatMap(harness.read),
      let (small, shrinking, deaths) = CrashStudy(harness: harness, origin: origin).run(
        property, steps, schedule)
    {
      // Every candidate was played in a child: one that takes it down is no smaller form of this.
      let note =
        "\(TextReport.grouped(deaths)) of the scenarios that were tried took the program down "
        + "(\(end.words)): that is another failure"
      // The picture and the certificate, if the router survives them.
      var hasEnded = true
      if !harness.isPatient { hasEnded = try ask(order.of(small, shrinking)) != nil }
      if known?.file == nil { known = small }
      known = known?.noting((deaths > 0 ? [note] : []) + (hasEnded ? [notCertified] : []))
    }
  }

  /// Makes a scenario small that somebody already has.
  ///
  /// - Parameters:
  ///   - text: its file.
  ///   - place: where that is, in words.
  /// - Returns: nil when it holds, or when the command was stopped before anything was known.
  mutating func shrink(_ text: String, from place: String) throws(ChildError) -> Failure? {
    try run(StudyOrder(find: nil, found: .asFound(text), steps: 0, origin: origin))
    guard known == nil, !StopSignal.hasCome, let end,
      let (steps, schedule, _, _) = harness.read(text)
    else { return known }
    let trace = CrashStudy<Played>.Trace(schedule: schedule)
    return CrashStudy(harness: harness, origin: origin).run(end, steps, place: place, trace) { _ in
    }
  }

  /// Lets a child study a scenario.
  ///
  /// - Returns: how the child ended over it; nil when it has finished.
  private mutating func ask(_ order: StudyOrder) throws(ChildError) -> ChildEnd? {
    let player = harness.isPatient ? Player.patient : Player()
    defer { player.forget() }
    for order in beginning { _ = try player.carryOut(order, as: .shrinker) { _ in } }
    var known = known
    let end = try player.carryOut(.study(order), as: .shrinker) {
      switch $0 {
      case .studied(let failure): known = failure
      case .alive(let count):
        Terminal.progress("\(TextReport.grouped(count)) steps played to make it small")
      default: break
      }
    }
    Terminal.progress("")
    self.known = known
    return end
  }
}
