import NavCoreFuzz

extension Options {
  /// Reads which invariants end a run: see ``CommandWords/choice(_:_:_:of:usual:words:)``.
  mutating func readJudged(_ text: String) throws(UsageError) {
    let known = Invariant.allCases.map(\.rawValue)
    let (chosen, named) = try CommandWords.choice(
      text, "--judge", "navfuzz list invariants", of: known)
    judged = Set(chosen.compactMap(Invariant.init))
    // Without the model, what it judges by other names is not judged either, unless asked for.
    guard !judged.contains(.agreesWithModel) else { return }
    judged.subtract(Invariant.ofModel.filter { !named.contains($0.rawValue) })
  }
}
