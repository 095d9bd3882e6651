extension Find {
  /// The failure as a report begins: it is printed before anything else is tried with the scenario.
  package var head: [String] { TextReport.found(violation, seed: seed, step: step, strategy) }
}

extension FuzzFailure: CustomStringConvertible {
  /// As it is printed: what failed, the scenario and its timeline.
  package var report: [String] {
    find.head + TextReport.evidence(of: shrunk, from: find.step, timeline)
  }

  /// Everything that a person needs.
  package var description: String { report.joined(separator: "\n") }
}
