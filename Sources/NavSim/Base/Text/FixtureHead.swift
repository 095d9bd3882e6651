// What stands above the steps of a file, in every version of the format:
//
//     navfuzz fixture 1
//     name      two pushes
//     router    core
//     expect    passes
//     origin    --seed 3 --steps 100
//     schedule  2:1@0>1:1@3
//     ---
//
// The last two lines but one are left out where there is nothing to say, and version 1 has no
// schedule.
extension Expectation {
  /// The text of a file.
  package func file(
    version: Int, _ name: String, router: String, origin: String?, schedule: String? = nil,
    _ steps: [String]
  ) -> String {
    let head = [
      "navfuzz fixture \(version)", "name      \(TextEncoding.visible(name))",
      "router    \(router)", "expect    \(text)",
      origin.map { "origin    \(TextEncoding.visible($0))" }, schedule.map { "schedule  \($0)" },
      "---",
    ]
    return (head.compactMap(\.self) + steps).joined(separator: "\n") + "\n"
  }
}

extension FixtureLines {
  /// Reads the first line and the name.
  package mutating func name(ofVersion version: Int) throws(ScenarioError) -> String {
    let expected = "\"navfuzz fixture \(version)\""
    var first = try next(expecting: "the header \(expected)")
    try first.take("navfuzz", expecting: expected)
    try first.take("fixture", expecting: expected)
    let number = try first.next(expecting: expected)
    guard number.text == "\(version)" else {
      let owner = owner(ofVersion: number.text)
      var error = first.error(
        "version \(version), the only one this program reads\(owner ?? "")", at: number)
      error.isOfAnother = owner != nil
      throw error
    }
    try first.end()
    return try text("name", expecting: "what the scenario shows")
  }

  /// Whose a file of another version is; nil for a version that there is not.
  private func owner(ofVersion version: Substring) -> String? {
    switch version {
    case "1": return ": it is a fixture of navfuzz, for navfuzz replay"
    case "2":
      var lines = self
      _ = lines.next()
      var line = try? lines.field("router")
      let name = (try? line?.rest(expecting: ""))?.text ?? ""
      return ": it is a scenario of the router test \(TextEncoding.excerpt(name)), for that test's "
        + "own command"
    default: return nil
    }
  }

  /// Reads what a replay has to show.
  ///
  /// - Parameters:
  ///   - kind: what can fail, in words.
  ///   - known: the names of all that can.
  package mutating func expectation(
    of kind: String, among known: [String]
  ) throws(ScenarioError) -> Expectation {
    let expected = "\"passes\", \"fails\", \"crashes\" or \"hangs\""
    var line = try field("expect")
    let word = try line.next(expecting: expected)
    if let expectation = Expectation(text: word.text) {
      try line.end()
      return expectation
    }
    guard word.text == "fails" else { throw line.error(expected, at: word) }
    let property = try line.rest(expecting: "the name of \(kind)")
    let said = String(property.text)
    if let name = [said, FormerWords.current(said)].first(where: known.contains) {
      return .fails(name)
    }
    let meant = Suggestion.nearest(to: said, among: known).map { ", such as \($0)" } ?? ""
    throw line.error("the name of \(kind)\(meant)", at: property)
  }

  /// Reads where it comes from, if that is said.
  package mutating func origin() throws(ScenarioError) -> String? {
    isNext("origin") ? try text("origin", expecting: "where the scenario comes from") : nil
  }

  /// Reads the line above the steps.
  package mutating func endHead() throws(ScenarioError) {
    var rule = try next(expecting: "\"---\"")
    try rule.take("---", expecting: "\"---\"")
    try rule.end()
  }

  /// Reads the first word of a line, which has to be this one.
  package mutating func field(_ key: String) throws(ScenarioError) -> FixtureWords {
    var line = try next(expecting: "the line \"\(key)\"")
    try line.take(key, expecting: "the line \"\(key)\"")
    return line
  }

  /// Reads a line whose value is the rest of it. It is printed in many places, so it has no control
  /// characters.
  private mutating func text(
    _ key: String, expecting expected: String
  ) throws(ScenarioError) -> String {
    var line = try field(key)
    let text = try line.rest(expecting: expected)
    guard !text.text.unicodeScalars.contains(where: TextEncoding.isControl) else {
      throw line.error("\(expected), without control characters", at: text)
    }
    return String(text.text)
  }
}
