/// Which faults a run may draw from.
package struct FaultSet: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// No fault at all: a kind host, and a user who only calls.
  package static let none = FaultSet()
  /// Every fault.
  package static let all = FaultSet(Fault.allCases)

  /// Exactly these faults.
  package init(_ faults: [Fault] = []) {
    for fault in faults { bits |= Self.bit(fault) }
  }

  /// True when the fault is in the set.
  package func contains(_ fault: Fault) -> Bool { bits & Self.bit(fault) != 0 }

  /// The faults in the order of their declaration.
  package var faults: [Fault] { Fault.allCases.filter(contains) }

  /// The set as `--faults` takes it.
  package var text: String {
    if self == .all { return "all" }
    return faults.isEmpty ? "none" : faults.map(\.rawValue).joined(separator: ",")
  }

  private static func bit(_ fault: Fault) -> UInt32 {
    let place: UInt32 =
      switch fault {
      case .slow: 0
      case .instant: 1
      case .lostEnd: 2
      case .unfinishedEnd: 3
      case .earlyEnd: 4
      case .lateEnd: 5
      case .busyHost: 6
      case .gestures: 7
      case .systemRemoval: 8
      case .background: 9
      case .staleWrite: 10
      case .cascade: 11
      case .sameTurn: 12
      case .foreignLayer: 13
      case .secondOwner: 14
      }
    return 1 << place
  }
}
