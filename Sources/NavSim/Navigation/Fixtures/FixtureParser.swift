import NavCore

/// Reads fixtures, strictly: every line and every word has to be what the format says.
///
/// Total: any text gives a fixture or an error with line, column and what was expected.
package enum FixtureParser {
  /// At most this many steps; a longer file is no regression fixture.
  package static let maximalStepCount = 100_000

  /// Reads a whole file with at most so many steps.
  package static func parse(
    _ text: String, maximalStepCount: Int = maximalStepCount
  ) throws(ScenarioError) -> Fixture {
    var lines = FixtureLines(text)
    let name = try lines.name(ofVersion: 1)
    var router = try lines.field("router")
    let setup = try FixtureSetup.parse(&router)
    let expectation = try lines.expectation(
      of: "an invariant", among: Invariant.allCases.map(\.rawValue))
    let origin = try lines.origin()
    try lines.endHead()
    return Fixture(
      name: name, setup: setup, expectation: expectation, origin: origin,
      steps: try steps(&lines, maximalStepCount))
  }

  private static func steps(
    _ lines: inout FixtureLines, _ maximalStepCount: Int
  ) throws(ScenarioError) -> [Step] {
    var steps: [Step] = []
    var parser = ActionParser()
    while var line = lines.next() {
      guard steps.count < maximalStepCount else {
        throw line.error("at most \(maximalStepCount) steps", at: nil)
      }
      let id = StepID(UInt64(steps.count) + 1)
      let after = try line.milliseconds(after: "+", expecting: "a time such as +350ms")
      let action = try parser.parse(&line, of: id)
      steps.append(Step(id: id, after: Milliseconds(Int64(after)), action: action))
    }
    return steps
  }
}

/// The line `router`.
enum FixtureSetup {
  package static func parse(_ line: inout FixtureWords) throws(ScenarioError) -> RouterSetup {
    var setup = RouterSetup()
    let word = try line.next(expecting: "the name of a router")
    guard let name = RouterSetup.Name(rawValue: String(word.text)) else {
      let known = RouterSetup.Name.allCases.map(\.rawValue)
      let meant = Suggestion.nearest(to: String(word.text), among: known)
      throw line.error("the name of a router, such as \(meant ?? known[0])", at: word)
    }
    setup.name = name
    var seen: Set<Substring> = []
    while let option = line.next() {
      let parts = option.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = parts.first, parts.count == 2 else {
        throw line.error("a setting such as timing=estimated", at: option)
      }
      guard seen.insert(key).inserted else { throw line.error("each setting once", at: option) }
      switch key {
      case "timing":
        guard parts[1] == "estimated" || parts[1] == "reported" else {
          throw line.error("timing=reported or timing=estimated", at: option)
        }
        setup.isEstimated = parts[1] == "estimated"
      case "tabs": setup.tabCount = try value(parts[1], 1...8, option, line)
      case "queue-limit": setup.queueLimit = try value(parts[1], 0...1_000, option, line)
      case "watchdog":
        guard parts[1].hasSuffix("ms") else { throw line.error("watchdog=2000ms", at: option) }
        setup.watchdog = try value(parts[1].dropLast(2), 1...60_000, option, line)
      default:
        throw line.error("timing=, tabs=, queue-limit= or watchdog=", at: option)
      }
    }
    return setup
  }

  private static func value(
    _ text: Substring, _ range: ClosedRange<Int>, _ word: FixtureWords.Word, _ line: FixtureWords
  ) throws(ScenarioError) -> Int {
    guard let number = FixtureWords.number(text), range.contains(number) else {
      throw line.error("a number from \(range.lowerBound) to \(range.upperBound)", at: word)
    }
    return number
  }
}
