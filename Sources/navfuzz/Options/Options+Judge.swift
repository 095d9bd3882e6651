import NavSim

/// `--judge`: which invariants end a run, and whether the router has what they need.
extension Options {
  /// Reads `all`, names, and names with a hyphen before them, which are left out: of all, when
  /// nothing stands before the first of them.
  mutating func readJudged(_ text: String) throws(UsageError) {
    var set = InvariantSet.none
    var named: [Invariant] = []
    for (place, word) in text.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      let isLeftOut = word.hasPrefix("-")
      if word == "all" || (isLeftOut && place == 0) { set = .all }
      guard word != "all" else { continue }
      let invariant: Invariant = try Self.named(
        String(isLeftOut ? word.dropFirst() : word), "--judge", "navfuzz list invariants",
        besides: ["all"])
      if isLeftOut {
        set = set.removing(invariant)
        named.removeAll { $0 == invariant }
      } else {
        set = InvariantSet(Invariant.allCases.filter { set.contains($0) || $0 == invariant })
        named.append(invariant)
      }
    }
    guard set.count > 0 else {
      throw .badValue("--judge", text, expected: "at least one invariant to be left")
    }
    judged = set.count == Invariant.allCases.count ? .all : set
    judgedByName = named
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
