/// The pages of scenarios, where a command line wants them.
struct RouterPageFile {
  private let test: PlayedTest
  /// Where the first one goes; nil for nowhere.
  private let path: String?
  private var count = 0

  init(_ test: PlayedTest, _ path: String?) {
    self.test = test
    self.path = path
  }

  /// Writes the page of a scenario: of a second one beside the first, and nowhere when the first
  /// went into a stream.
  ///
  /// - Parameter text: the file of the scenario.
  mutating func write(_ text: String) throws(UsageError) {
    guard let file = try? test.file(text) else { return }
    try write(file)
  }

  /// Writes the page of a seed that holds: how it begins.
  mutating func write(beginningOf seed: UInt64, _ steps: Int) throws(UsageError) {
    guard path != nil else { return }
    let played = test.play(seed: seed, steps: min(steps, Self.shownSteps))
    let scenario = RouterScenario(steps: played.scenario.steps)
    try write(
      ScenarioFile(
        name: "The first \(TextReport.steps(scenario.steps.count)) of seed \(seed)",
        router: test.name, expectation: .passes, scenario: scenario))
  }

  private mutating func write(_ file: ScenarioFile) throws(UsageError) {
    guard let path, let place = count == 0 ? path : Self.numbered(path, count + 1) else { return }
    count += 1
    try Files.write(page(of: file), to: place)
    if place != "-" { Terminal.print("  page:       \(TextEncoding.visible(place))") }
  }

  private func page(of file: ScenarioFile) -> String {
    switch file.expectation {
    case .passes, .fails: test.page(of: file)
    case .crashes, .hangs: test.pageOfEnd(file) ?? test.page(of: file)
    }
  }

  private static let shownSteps = 60

  /// The same name with a number before its extension; nil for what is no ordinary file.
  private static func numbered(_ path: String, _ number: Int) -> String? {
    guard case .file? = try? TextDestination(path) else { return nil }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return "\(path)-\(number)"
    }
    return "\(path.dropLast(name[dot...].count))-\(number)\(name[dot...])"
  }
}
