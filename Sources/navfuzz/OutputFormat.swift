import Foundation
import NavSim

/// What results are printed as.
enum OutputFormat: String, CaseIterable {
  /// For people.
  case text
  /// One JSON object.
  case json
  /// The XML of JUnit, as CI systems read it.
  case junit
  /// For people, with annotations as GitHub's runners read them.
  case github
}

/// One thing that was run: a seed, or a fixture.
struct TestResult: Encodable {
  /// What it is, such as "seed 7".
  let name: String
  /// What failed; nil when all is well.
  var failure: Failure?

  struct Failure: Encodable {
    /// What did not hold, or another word for what happened.
    let kind: String
    let expected: String
    let seen: String
    /// The fixture that shows it.
    let file: String?
    /// A line in it.
    let line: Int?
    /// What a person is shown.
    let report: [String]
  }
}

/// Results for machines.
struct MachineReport: Encodable {
  let version: String
  /// What was run, such as "replay".
  let command: String
  /// The exit code.
  let status: Int32
  /// A line that says how much was done.
  let summary: String
  let results: [TestResult]

  init(command: String, status: ExitCode, summary: String, results: [TestResult]) {
    version = Version.text
    self.command = command
    self.status = status.rawValue
    self.summary = summary.trimmingCharacters(in: .whitespaces)
    self.results = results
  }

  /// Prints it in a format; nothing for people, who have been told.
  func deliver(as format: OutputFormat) {
    switch format {
    case .text: break
    case .json: Terminal.deliver(json)
    case .junit: Terminal.deliver(junit)
    case .github: annotations.forEach { Terminal.deliver($0) }
    }
  }

  var json: String { JSON.text(self, isPretty: true) }

  /// One suite, a case for each result: as of the XML schema that Jenkins publishes. Without times,
  /// because the same run is to print the same bytes.
  var junit: String {
    let failures = results.filter { $0.failure != nil }.count
    let counts = "tests=\"\(results.count)\" failures=\"\(failures)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"navfuzz\" \(counts) errors=\"0\">",
      "  <testsuite name=\"\(Self.xml(command))\" \(counts) errors=\"0\" skipped=\"0\">",
    ]
    for result in results {
      let head =
        "    <testcase classname=\"navfuzz.\(Self.xml(command))\" name=\"\(Self.xml(result.name))\""
      guard let failure = result.failure else {
        lines.append(head + "/>")
        continue
      }
      lines.append(head + ">")
      let message = "expected \(failure.expected), seen \(failure.seen)"
      lines.append(
        "      <failure type=\"\(Self.xml(failure.kind))\" message=\"\(Self.xml(message))\">"
          + Self.xml(failure.report.joined(separator: "\n")) + "</failure>")
      lines.append("    </testcase>")
    }
    lines.append("    <system-out>\(Self.xml(summary))</system-out>")
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n")
  }

  /// A workflow command for each failure, at the fixture that shows it.
  var annotations: [String] {
    results.compactMap { result in
      guard let failure = result.failure else { return nil }
      var properties: [String] = []
      if let file = failure.file { properties.append("file=\(Self.property(file))") }
      if let line = failure.line { properties.append("line=\(line)") }
      properties.append("title=\(Self.property("\(failure.kind) (\(result.name))"))")
      let message = "expected \(failure.expected)\nseen \(failure.seen)"
      return "::error \(properties.joined(separator: ","))::\(Self.message(message))"
    }
  }

  /// A text in XML: what XML 1.0 has no place for is left out.
  private static func xml(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
