import NavCore

/// Reads fixtures, strictly: every line and every word has to be what the format says.
///
/// Total: any text gives a fixture or an error with line, column and what was expected.
package enum FixtureParser {
  /// At most this many steps; a longer file is no regression fixture.
  package static let maximalStepCount = 100_000

  /// Reads a whole file.
  package static func parse(_ text: String) throws(FixtureError) -> Fixture {
    try parse(text, maximalStepCount: maximalStepCount)
  }

  /// Reads a whole file with at most so many steps.
  package static func parse(
    _ text: String, maximalStepCount: Int
  ) throws(FixtureError) -> Fixture {
    var lines = FixtureLines(text)
    var first = try lines.next(expecting: "the header \"navfuzz fixture 1\"")
    try first.take("navfuzz", expecting: "\"navfuzz fixture 1\"")
    try first.take("fixture", expecting: "\"navfuzz fixture 1\"")
    try first.take(
      "1", expecting: "version 1, the only one this program reads\(whose(text))")
    try first.end()
    let name = try header("name", in: &lines, expecting: "what the fixture shows")
    var setupLine = try field("router", in: &lines)
    let setup = try FixtureSetup.parse(&setupLine)
    var expectLine = try field("expect", in: &lines)
    let expectation = try expectation(&expectLine)
    var origin: String?
    if lines.isNext("origin") {
      origin = try header("origin", in: &lines, expecting: "where the fixture comes from")
    }
    var rule = try lines.next(expecting: "\"---\"")
    try rule.take("---", expecting: "\"---\"")
    try rule.end()
    return Fixture(
      name: name, setup: setup, expectation: expectation, origin: origin,
      steps: try steps(&lines, maximalStepCount))
  }

  /// Whose a file is that a router test has written.
  private static func whose(_ text: String) -> String {
    let lines = text.split(separator: "\n", maxSplits: 4)
    guard lines.first == "navfuzz fixture 2" else { return "" }
    let line = lines.first { $0.hasPrefix("router ") }
    let name = line?.dropFirst(7).drop { $0 == " " } ?? ""
    return ": it is a scenario of the router test \(TextEncoding.excerpt(name)), for that test's "
      + "own command"
  }

  private static func field(
    _ key: String, in lines: inout FixtureLines
  ) throws(FixtureError) -> FixtureWords {
    var line = try lines.next(expecting: "the line \"\(key)\"")
    try line.take(key, expecting: "the line \"\(key)\"")
    return line
  }

  /// A header whose value is the rest of the line. It is printed in many places, so it has no
  /// control characters.
  private static func header(
    _ key: String, in lines: inout FixtureLines, expecting: String
  ) throws(FixtureError) -> String {
    let line = try field(key, in: &lines)
    guard let rest = line.rest else { throw line.error(expecting) }
    guard !rest.unicodeScalars.contains(where: TextEncoding.isControl) else {
      var words = line
      throw line.error("\(expecting), without control characters", at: words.next())
    }
    return rest
  }

  private static func expectation(
    _ line: inout FixtureWords
  ) throws(FixtureError) -> Expectation {
    let expected = "\"passes\", \"fails\", \"crashes\" or \"hangs\""
    let word = try line.next(expecting: expected)
    if let expectation = Expectation(text: word.text) {
      try line.end()
      return expectation
    }
    guard word.text == "fails" else { throw line.error(expected, at: word) }
    let name = try line.next(expecting: "the name of an invariant")
    guard Invariant(rawValue: String(name.text)) != nil else {
      let meant = Suggestion.nearest(
        to: String(name.text), among: Invariant.allCases.map(\.rawValue))
      throw line.error(
        "the name of an invariant" + (meant.map { ", such as \($0)" } ?? ""), at: name)
    }
    try line.end()
    return .fails(String(name.text))
  }

  private static func steps(
    _ lines: inout FixtureLines, _ maximalStepCount: Int
  ) throws(FixtureError) -> [Step] {
    var steps: [Step] = []
    var parser = ActionParser()
    while var line = lines.next() {
      guard steps.count < maximalStepCount else {
        throw line.error("at most \(maximalStepCount) steps", at: nil)
      }
      let id = StepID(UInt64(steps.count) + 1)
      let after = try time(&line)
      let action = try parser.parse(&line, of: id)
      steps.append(Step(id: id, after: after, action: action))
    }
    return steps
  }

  private static func time(_ line: inout FixtureWords) throws(FixtureError) -> Milliseconds {
    let expected = "a time such as +350ms"
    let word = try line.next(expecting: expected)
    guard word.text.hasPrefix("+"), word.text.hasSuffix("ms"),
      let number = FixtureWords.number(word.text.dropFirst().dropLast(2)), number >= 0
    else { throw line.error(expected, at: word) }
    return Milliseconds(Int64(number))
  }
}

/// The line `router`.
enum FixtureSetup {
  package static func parse(_ line: inout FixtureWords) throws(FixtureError) -> RouterSetup {
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
  ) throws(FixtureError) -> Int {
    guard let number = FixtureWords.number(text), range.contains(number) else {
      throw line.error("a number from \(range.lowerBound) to \(range.upperBound)", at: word)
    }
    return number
  }
}
