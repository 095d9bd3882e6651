import NavCoreFuzz

/// `navfuzz metamorphic --seed N`: plays the same inputs twice under circumstances that must make
/// no difference.
struct MetamorphicCommand {
  let options: Options

  func run() -> ExitCode {
    let seeds = options.seeds ?? 0...199
    let fuzzer = Fuzzer(options.setup)
    Terminal.print(
      "\(TextReport.count(seeds)) scripts of \(options.length) inputs for each"
        + " · router \(FixturePrinter.setup(options.setup))")
    StopSignal.listen { Terminal.print("interrupted: nothing else so far") }
    var worst = ExitCode.holds
    for property in MetamorphicProperty.allCases {
      let finding = search(property, fuzzer, seeds)
      if StopSignal.hasCome, finding == nil {
        Terminal.print("interrupted: \(property.rawValue) holds so far")
        return .interrupted
      }
      Terminal.print(TextReport.metamorphic(property, finding))
      if finding != nil { worst = .violation }
    }
    return worst
  }

  private func search(
    _ property: MetamorphicProperty, _ fuzzer: Fuzzer, _ seeds: ClosedRange<UInt64>
  ) -> MetamorphicFinding? {
    for seed in seeds where !StopSignal.hasCome {
      let finding = fuzzer.compare(property, seed: seed, length: options.length)
      if let finding { return finding }
    }
    return nil
  }
}
