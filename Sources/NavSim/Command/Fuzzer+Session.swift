extension ChildServer {
  /// What a child does whose parent plays fixtures, of the routers that have names.
  ///
  /// - Parameters:
  ///   - fuzzer: what plays seeds.
  ///   - duty: what the child is for.
  package static func serveFixtures(_ fuzzer: Fuzzer, as duty: ProcessRole.Duty) -> Never {
    Self(FuzzerPlayer(fuzzer: fuzzer)).serve(as: duty)
  }
}

extension Session where Played == Fuzzer {
  /// Plays seeds of a fuzzer.
  ///
  /// - Parameters:
  ///   - fuzzer: what is fuzzed.
  ///   - steps: how many steps a seed has.
  ///   - last: the place of the last seed, counted from 0.
  ///   - seed: the seed that stands at a place.
  package init(
    _ fuzzer: Fuzzer, steps: Int, through last: UInt64, seed: @escaping (UInt64) -> UInt64
  ) {
    self.init(
      harness: fuzzer, player: FuzzerPlayer(fuzzer: fuzzer), steps: steps, last: last, seed: seed)
  }

  /// The same with scenarios that every seed begins its search with; nil when there is no corpus.
  package mutating func begin(with corpus: [Fixture]?) {
    if let corpus { beginning = [.corpus(corpus)] }
  }
}
