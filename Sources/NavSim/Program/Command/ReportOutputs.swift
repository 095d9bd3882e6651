/// Where what is said of seeds goes besides the terminal: files of failures, pages, and results for
/// machines.
struct ReportOutputs<Options: FuzzingOptions> {
  /// What was said.
  let options: Options
  /// The files of failures.
  var folder: FailureFolder
  private let command: String
  private var pages: PageFile
  private var results: [TestResult] = []
  /// Why files are missing that were to be written.
  private var unwritten: [UsageError] = []

  init(_ options: Options, of command: String, _ folder: FailureFolder) {
    self.options = options
    self.command = command
    self.folder = folder
    pages = PageFile(options.report)
  }

  /// Something cannot be written: the run goes on, and says so now and at its end.
  mutating func note(unwritten error: UsageError) {
    Terminal.complain(error.sentence, as: folder.speaker)
    unwritten.append(error)
  }

  /// Writes a page, if one is wanted. One that cannot be written does not change what was found.
  mutating func writePage(_ page: () -> String) {
    do throws(UsageError) {
      try pages.write(page)
    } catch {
      note(unwritten: error)
    }
  }

  /// A seed holds.
  mutating func passed(_ seed: UInt64) {
    // For people, memory is not to grow with the seeds.
    guard options.format == .json || options.format == .junit else { return }
    results.append(TestResult(name: "seed \(seed)"))
  }

  /// Something has failed.
  ///
  /// - Parameter kind: what machines call it; nil for the property.
  mutating func failed(
    _ name: String, _ violation: Violation, as kind: String? = nil, at path: String? = nil,
    _ report: [String]
  ) {
    results.append(
      TestResult(
        name: name,
        failure: TestResult.Failure(
          kind: kind ?? violation.property, expected: violation.expected, seen: violation.seen,
          file: path, line: path == nil ? nil : 1, report: report)))
  }

  /// Says how to see a seed again.
  func tellHowToRepeat(_ seed: UInt64, isGoingOn: Bool, _ end: String = "\n") {
    let option = isGoingOn ? " --keep-going" : ""
    Terminal.print(
      "  run again:  \(folder.program) \(options.arguments(seed: seed))\(option)\(end)")
  }

  /// Prints what a machine reads, and says how the command ends.
  func deliver(_ status: ExitCode, _ summary: String) -> ExitCode {
    var status = status
    if let error = unwritten.first {
      let files = TextReport.counted(unwritten.count, "file", "files")
      Terminal.complain("\(files) not written: \(error.sentence)", as: folder.speaker)
      if status == .holds { status = .usage }
    }
    MachineReport(
      program: folder.speaker, command: command, status: status, summary: summary,
      results: results
    ).deliver(as: options.format)
    return status
  }
}
