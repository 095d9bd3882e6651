extension PlayedTest {
  /// The words for several faults.
  static let faultSets = ["all", "everyday", "none"]

  /// The faults of a list: names, words for several, and `-name` for what is left out of those before
  /// it, or of the test's own; nil where a word is none of these.
  func faults(named text: String) -> Set<HostFault>? {
    var faults = text.hasPrefix("-") ? self.faults : []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(word.hasPrefix("-") ? word.dropFirst() : word)
      switch word {
      case "all": faults.formUnion(HostFault.all)
      case "everyday":
        faults.formUnion(playsWholeApp ? HostFault.everydayOfApps : HostFault.everyday)
      case "none": faults = []
      default:
        guard let fault = HostFault(rawValue: FormerWords.current(name)) else { return nil }
        if name == word { faults.insert(fault) } else { faults.remove(fault) }
      }
    }
    return faults
  }

  /// The faults that its host can have.
  var possibleFaults: Set<HostFault> {
    hooks?.dropsWhileLeaving == nil
      ? HostFault.all.subtracting([.dropsWhileLeaving]) : HostFault.all
  }
}
