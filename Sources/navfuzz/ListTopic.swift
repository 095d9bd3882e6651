import NavCoreFuzz

/// What `navfuzz list` prints.
enum ListTopic: String, CaseIterable {
  case invariants, routers, faults

  /// Its name, and its own names with a sentence for each.
  var lines: [String] { ["\(rawValue):", ProgramText.columns(rows)] }

  private var rows: [(head: String, text: String)] {
    switch self {
    case .invariants: Invariant.allCases.map { ($0.rawValue, $0.promise) }
    case .routers:
      RouterSetup.Name.allCases.map { ($0.rawValue, $0.summary) }
    case .faults: Fault.allCases.map { ($0.rawValue, $0.summary) }
    }
  }
}
