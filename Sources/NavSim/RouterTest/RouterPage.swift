extension PlayedTest {
  /// The page of a scenario.
  func page(of file: ScenarioFile) -> String { "" }
}
