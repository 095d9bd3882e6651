import NavSim

/// `--judge`: which invariants end a run, and whether the router has what they need.
extension Options {
  /// Reads which invariants are judged: see ``CommandWords/choice(_:_:_:of:usual:)``.
  mutating func readJudged(_ text: String) throws(UsageError) {
    let known = Invariant.allCases.map(\.rawValue)
    let (chosen, named) = try CommandWords.choice(
      text, "--judge", "navfuzz list invariants", of: known, usual: known)
    judged = InvariantSet(chosen.compactMap(Invariant.init))
    judgedByName = named.compactMap(Invariant.init)
    // Without the model, what it judges by other names is not judged either, unless asked for.
    guard !judged.contains(.agreesWithModel) else { return }
    for other in Invariant.ofModel where !judgedByName.contains(other) {
      judged = judged.removing(other)
    }
  }

  /// Refuses what cannot be judged on the router, because a run would pass without having looked.
  func checkJudged() throws(UsageError) {
    let judgeable = try judgedOnRouter()
    let missing = judgedByName.filter { !judgeable.contains($0) }
    guard missing.isEmpty, judgeable.count > 0 else {
      throw .cannotJudge(
        missing.isEmpty ? Invariant.allCases.filter(judged.contains) : missing,
        router: setup.name.rawValue)
    }
  }

  /// The invariants that are really judged in a run on the router.
  func judgedOnRouter() throws(UsageError) -> InvariantSet {
    do throws(SetupError) {
      return try judged.judgeable(on: setup)
    } catch {
      throw .setup("\(error)")
    }
  }
}
