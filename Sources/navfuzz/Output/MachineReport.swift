import Foundation
import NavSim

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

  /// Prints it in a format; nothing for people, who have read it already.
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
    let xml = TextEncoding.xml
    let failures = results.count { $0.failure != nil }
    let counts = "tests=\"\(results.count)\" failures=\"\(failures)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"navfuzz\" \(counts) errors=\"0\">",
      "  <testsuite name=\"\(xml(command))\" \(counts) errors=\"0\" skipped=\"0\">",
    ]
    for result in results {
      let name = "classname=\"navfuzz.\(xml(command))\" name=\"\(xml(result.name))\""
      let head = "    <testcase \(name)"
      guard let failure = result.failure else {
        lines.append(head + "/>")
        continue
      }
      lines.append(head + ">")
      let message = "expected \(failure.expected), seen \(failure.seen)"
      let text = failure.report.joined(separator: "\n")
      lines.append(
        "      <failure type=\"\(xml(failure.kind))\" message=\"\(xml(message))\">\(xml(text))</failure>"
      )
      lines.append("    </testcase>")
    }
    lines.append("    <system-out>\(xml(summary))</system-out>")
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n")
  }

  /// A workflow command for each failure, at the fixture that shows it.
  var annotations: [String] {
    let property = TextEncoding.annotationProperty
    return results.compactMap { result in
      guard let failure = result.failure else { return nil }
      var properties: [String] = []
      if let file = failure.file { properties.append("file=\(property(file))") }
      if let line = failure.line { properties.append("line=\(line)") }
      properties.append("title=\(property("\(failure.kind) (\(result.name))"))")
      let message = "expected \(failure.expected)\nseen \(failure.seen)"
      let text = TextEncoding.annotationMessage(message)
      return "::error \(properties.joined(separator: ","))::\(text)"
    }
  }
}
