public import NavSim
public import Testing

extension RouterTest {
  /// Plays seeds of a hundred steps, and records every distinct failure as an issue of the present
  /// test; see ``check(seeds:steps:sourceLocation:)``.
  ///
  /// - Parameters:
  ///   - seeds: each decides its steps, its faults and its schedule.
  ///   - sourceLocation: where the issues are shown.
  public func check(
    seeds: some Sequence<UInt64> & Sendable, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await check(seeds: seeds, steps: 100, sourceLocation: sourceLocation)
  }

  /// Plays seeds, and records every distinct failure as an issue of the present test. Its scenario
  /// is attached, and a page that shows it over a timeline.
  ///
  ///     @Test func checkout() async { await checkout.check(seeds: 1...200, steps: 100) }
  ///
  /// - Parameters:
  ///   - seeds: each decides its steps, its faults and its schedule.
  ///   - steps: how many steps a seed has.
  ///   - sourceLocation: where the issues are shown.
  public func check(
    seeds: some Sequence<UInt64> & Sendable, steps: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    do throws(RouterTestFailure) {
      let result: RouterTestResult = try check(seeds: seeds, steps: steps)
      _ = result
    } catch {
      guard !error.findings.isEmpty else {
        Issue.record("\(error.description)", sourceLocation: sourceLocation)
        return
      }
      for finding in error.findings {
        let report = finding.report.joined(separator: "\n")
        Issue.record("\(report)", sourceLocation: sourceLocation)
        Attachment.record(
          finding.file, named: finding.fileName, sourceLocation: sourceLocation)
        guard let page = try? page(of: finding.file) else { continue }
        Attachment.record(
          page, named: "\(finding.fileName).html", sourceLocation: sourceLocation)
      }
    }
  }
}
