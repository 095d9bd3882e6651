/// Reports for a person at a terminal.
package enum TextReport {
  /// Which seeds, in words; there may be more than can be counted.
  package static func which(_ seeds: ClosedRange<UInt64>) -> String {
    seeds.lowerBound == seeds.upperBound
      ? "seed \(seeds.lowerBound)" : "seeds \(seeds.lowerBound)...\(seeds.upperBound)"
  }

  /// So many steps, in words.
  package static func steps(_ count: Int) -> String { counted(count, "step", "steps") }

  /// A number of things, with the word for one or for many.
  package static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(grouped(count)) \(count == 1 ? one : many)"
  }

  /// What is said of a router whose behaviour depends on more than its calls.
  package static func nondeterministic(atStep step: Int) -> [String] {
    [
      "      NOT DETERMINISTIC: two executions of the same steps differ from step \(grouped(step)) on.",
      "      It is not made small, because what fails once need not fail again. Look for what depends on",
      "      the clock, on random numbers, on the order of a set, or on an earlier run.",
    ]
  }

  /// What was expected and seen.
  package static func evidence(of violation: Violation) -> [String] {
    ["      expected  \(violation.expected)", "      seen      \(violation.seen)"]
  }

  /// What of a sequence matters, action by action.
  ///
  /// - Parameter argument: what the argument of an action is called.
  package static func explanation<Action>(
    _ explanation: Explainer<Action>.Explanation, _ lines: [String], argument: String
  ) -> [String] {
    let width = lines.map(\.count).max() ?? 0
    var report: [String] = []
    for (index, finding) in explanation.findings.enumerated() {
      let padding = String(repeating: " ", count: width - lines[index].count + 3)
      report.append("  " + lines[index] + padding + notes(finding, argument))
      if index + 1 == explanation.pointOfNoReturn, index + 1 < lines.count {
        report.append("  ---- from here on it fails, whatever is not done any more")
      }
    }
    if explanation.pointOfNoReturn >= lines.count {
      report.append("")
      report.append("  it takes the last step: without it everything holds")
    }
    return report
  }

  private static func notes<Action>(
    _ finding: Explainer<Action>.Finding, _ argument: String
  ) -> String {
    let (low, high) = (finding.times.lowerBound, finding.times.upperBound)
    var notes: [String] = []
    if finding.isSuperfluous { notes.append("not needed") }
    if low == high {
      notes.append("exactly then")
    } else if low == 0, high >= Explainer<Action>.longest {
      notes.append("at any time")
    } else if high >= Explainer<Action>.longest {
      notes.append("from +\(low)ms on")
    } else {
      notes.append("from +\(low)ms to +\(high)ms")
    }
    if finding.takesAnyArgument { notes.append("any \(argument)") }
    return notes.joined(separator: ", ")
  }

  /// How many numbers a range has: one more than the largest number, if it has all of them.
  package static func count(_ range: ClosedRange<UInt64>) -> String {
    let distance = range.upperBound - range.lowerBound
    return distance == .max ? "18,446,744,073,709,551,616" : grouped(distance + 1)
  }

  /// A number with thousands apart: 10,000.
  package static func grouped(_ number: some BinaryInteger) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  package static func duration(_ milliseconds: Int64) -> String {
    let seconds = milliseconds / 1_000
    if seconds < 60 { return "\(seconds) s" }
    let minutes = seconds / 60
    return minutes < 60
      ? "\(minutes) min \(seconds % 60) s" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// Rows under one another, each column as wide as it has to be.
  package static func table(_ rows: [[String]], gap: String = " ") -> [String] {
    let columns = rows.first?.indices ?? 0..<0
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).dropFirst().map { gap + pad($0, $1) + $0 }
      return "  " + row[0] + pad(row[0], widths[0]) + cells.joined()
    }
  }

  /// Words behind a label, in lines of at most 80 columns.
  package static func wrapped(_ label: String, _ words: [String]) -> [String] {
    var lines = [label]
    for (place, word) in words.enumerated() {
      let word = word + (place == words.count - 1 ? "" : ",")
      let line = lines[lines.count - 1]
      let space = line.hasSuffix(" ") ? "" : " "
      if line.count + space.count + word.count > 80 {
        lines.append(pad("", label.count) + word)
      } else {
        lines[lines.count - 1] += space + word
      }
    }
    return lines
  }

  /// A label of a width, and cells of another, with a space before each of them at least.
  package static func row(
    _ label: String, _ width: Int, _ cells: [String], _ cellWidth: Int = 11
  ) -> String {
    "  " + label + pad(label, width) + cells.map { pad($0, cellWidth, 1) + $0 }.joined()
  }

  /// The spaces that fill a text up to a width.
  package static func pad(_ text: String, _ width: Int, _ least: Int = 0) -> String {
    String(repeating: " ", count: max(width - text.count, least))
  }
}
