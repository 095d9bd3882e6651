import NavCoreFuzz

/// `navfuzz mutants`: searches for every mutant with the same budget, and says which showed.
struct MutantsCommand {
  let options: Options

  func run() -> ExitCode {
    let study = MutantStudy(scenarios: options.scenarios, length: options.length)
    let clock = ContinuousClock()
    Terminal.print([
      "up to \(TextReport.grouped(study.scenarios)) scenarios of \(study.length) steps for each",
      "",
      TextReport.mutantHeader,
    ])
    var wrong = 0
    StopSignal.listen { Terminal.print("interrupted") }
    for mutant in Mutant.allCases {
      if StopSignal.hasCome {
        Terminal.print("interrupted before \(mutant.rawValue)")
        return .interrupted
      }
      let start = clock.now
      let finding = study.search(mutant)
      if !finding.isAsItShouldBe { wrong += 1 }
      Terminal.print(
        TextReport.mutant(finding, milliseconds: Int64((clock.now - start) / .milliseconds(1))))
    }
    let violation = study.searchCore()
    Terminal.print("")
    Terminal.print(
      violation.map { "the core itself: \($0.property), \($0.seen)" }
        ?? "the core itself: nothing, as it should be")
    if violation != nil { wrong += 1 }
    Terminal.print(wrong == 0 ? "ok" : "\(wrong) not as they should be")
    return wrong == 0 ? .holds : .violation
  }
}
