// Which faults a run may draw from.
extension Set<Fault> {
  /// Every fault.
  package static var all: Self { everyFault }

  /// The set as `--faults` takes it.
  package var text: String {
    if self == .all { return "all" }
    return isEmpty
      ? "none" : Fault.allCases.filter(contains).map(\.rawValue).joined(separator: ",")
  }
}

/// Made once: it is asked for with every run.
private let everyFault = Set(Fault.allCases)
