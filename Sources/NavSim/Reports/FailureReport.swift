extension Find {
  /// The failure as a report begins: it is printed before anything else is tried with the scenario.
  public var head: [String] { TextReport.found(violation, seed: seed, step: step, strategy) }
}

extension FuzzFailure: CustomStringConvertible {
  /// As it is printed: what failed, the scenario and its timeline.
  public var report: [String] {
    find.head + TextReport.evidence(of: shrunk, from: find.step, timeline)
  }

  /// Everything that a person needs.
  public var description: String { report.joined(separator: "\n") }
}
