import NavSim

/// `navfuzz explain FILE`: what of a failing scenario matters.
struct ExplainCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    let path = try options.onlyPath(of: "explain")
    let fixture = try Files.fixture(at: path)
    StopSignal.listen { Terminal.print("interrupted") }
    let explanation: Explainer<Step>.Explanation?
    do {
      explanation = try Explainer<Step>(fixture)?.explain(fixture.steps)
    } catch {
      throw .setup("\(error)")
    }
    guard let explanation else { throw .notFailing(path: path) }
    let head = "\(TextEncoding.visible(path))  \(fixture.expectation.text)"
    Terminal.print([TextEncoding.terminal(head), ""])
    Terminal.print(TextReport.explanation(explanation))
    return .holds
  }
}
