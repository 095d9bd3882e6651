/// One thing that was run: a seed, or a fixture.
package struct TestResult: Encodable {
  /// What it is, such as "seed 7".
  package let name: String
  /// What failed; nil when all is well.
  package var failure: Failure?

  package struct Failure: Encodable {
    /// What did not hold, or another word for what happened.
    package let kind: String
    package let expected: String
    package let seen: String
    /// The fixture that shows it.
    package let file: String?
    /// A line in it.
    package let line: Int?
    /// What a person is shown.
    package let report: [String]
  }
}

extension TestResult {
  /// What stands in a report for a file that could not be read.
  package init(unreadable error: UsageError) {
    let place = error.place
    self.init(
      name: place?.file ?? "",
      failure: Failure(
        kind: "unreadable", expected: "a file that can be read", seen: error.sentence,
        file: place?.file, line: place?.line, report: [error.sentence]))
  }
}

/// Results for machines.
package struct MachineReport: Encodable {
  let version: String
  /// What was run, such as "replay".
  let command: String
  /// The exit code.
  let status: Int32
  /// A line that says how much was done.
  let summary: String
  let results: [TestResult]
  /// What was called; not a part of the results.
  private var program = "navfuzz"

  private enum CodingKeys: String, CodingKey { case version, command, status, summary, results }

  /// Describes what was run.
  package init(
    program: String = "navfuzz", command: String, status: ExitCode, summary: String,
    results: [TestResult]
  ) {
    self.program = program
    version = Version.text
    self.command = command
    self.status = status.rawValue
    self.summary = String(summary.drop { $0 == " " })
    self.results = results
  }

  /// Prints it in a format; nothing for people, who have read it already.
  package func deliver(as format: OutputFormat) {
    switch format {
    case .text: break
    case .json: Terminal.deliver(json)
    case .junit: Terminal.deliver(junit)
    case .github: annotations.forEach { Terminal.deliver($0) }
    }
  }

  package var json: String { JSON.text(self, isPretty: true) }

  /// One suite, a case for each result: as of the XML schema that Jenkins publishes. Without times,
  /// because the same run is to print the same bytes.
  package var junit: String {
    let xml = TextEncoding.xml
    let failures = results.count { $0.failure != nil }
    let counts = "tests=\"\(results.count)\" failures=\"\(failures)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"\(xml(program))\" \(counts) errors=\"0\">",
      "  <testsuite name=\"\(xml(command))\" \(counts) errors=\"0\" skipped=\"0\">",
    ]
    for result in results {
      let name = "classname=\"\(xml(program)).\(xml(command))\" name=\"\(xml(result.name))\""
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
  package var annotations: [String] {
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
