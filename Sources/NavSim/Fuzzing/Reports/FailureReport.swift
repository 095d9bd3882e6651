extension Find {
  /// The failure as a report begins: it is printed before anything else is tried with the scenario.
  package var head: [String] { TextReport.found(violation, seed: seed, step: step, strategy) }
}
