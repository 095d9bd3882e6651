import NavCoreFuzz

/// `navfuzz explore --depth D`: every sequence of up to D steps.
struct ExploreCommand {
  let options: Options

  func run() -> ExitCode {
    Terminal.print(
      "every sequence of up to \(options.depth) steps"
        + " · router \(FixturePrinter.setup(options.setup)) · \(TextReport.count(options.judged))")
    StopSignal.listen { Terminal.print("interrupted: no violation so far") }
    let fuzzer = Fuzzer(options.setup, judged: options.judged)
    let watch = StepWatch()
    defer { watch.stop() }
    let result = fuzzer.explore(depth: options.depth) { progress in
      watch.pause { Terminal.print(TextReport.explored(progress)) }
      return !StopSignal.hasCome
    }
    watch.stop()
    guard let scenario = result.scenario, let violation = result.violation else {
      if result.isComplete {
        Terminal.print("ok")
        return .holds
      }
      Terminal.print("interrupted: no violation so far")
      return .interrupted
    }
    Terminal.print(TextReport.explored(result))
    Terminal.print(TextReport.explored(violation, scenario) + [""])
    let fixture = Fixture.failing(
      violation, options.setup, origin: "explore --depth \(options.depth)", scenario)
    var folder = FailureFolder(options.output)
    folder.save(FixturePrinter.print(fixture), as: fixture.fileName)
    return .violation
  }
}
