extension PlayedTest {
  /// The words for several faults.
  static let faultSets = ["all", "everyday", "none"]

  /// The faults of a list: names, words for several, and `-name` for what is left out of those
  /// before it, or of the test's own.
  func faults(named text: String) throws(UsageError) -> Set<HostFault> {
    let everyday = playsWholeApp ? HostFault.everydayOfApps : HostFault.everyday
    let sets = [HostFault.all, everyday, []].map { $0.map(\.rawValue) }
    let names = try CommandWords.choice(
      text, "--faults", "list faults", of: HostFault.allCases.map(\.rawValue),
      usual: faults.map(\.rawValue), words: Array(zip(Self.faultSets, sets))
    ).chosen
    return Set(names.compactMap(HostFault.init))
  }

  /// The faults that its host can have.
  var possibleFaults: Set<HostFault> {
    hooks?.dropsWhileLeaving == nil
      ? HostFault.all.subtracting([.dropsWhileLeaving]) : HostFault.all
  }
}
