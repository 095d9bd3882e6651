import NavCore

/// A manner of the host that a scenario switches.
public enum HostSetting: Hashable, Sendable {
  /// Animations take their normal time and every end is reported at once.
  case normal
  /// "Slow Animations": everything takes ten times as long (H1).
  case slow
  /// Animations take no time, so the end is reported inside the call (H2).
  case zero
  /// The next end, of a transition or a gesture, is not reported (H3).
  case loseEnd
  /// The next transition is given up at its end, and reported as such (H4).
  case unfinishedEnd
  /// Reports arrive this much later, still in order (H6).
  case late(Milliseconds)
}

/// The ways in which the simulated host can be unkind, by the names of `--faults`.
public enum Fault: String, CaseIterable, Hashable, Sendable {
  /// See ``HostSetting/slow``.
  case slow
  /// See ``HostSetting/zero``.
  case zero
  /// See ``HostSetting/loseEnd``.
  case lostEnd = "lost-end"
  /// See ``HostSetting/unfinishedEnd``.
  case unfinishedEnd = "unfinished-end"
  /// See ``HostSetting/late(_:)``.
  case lateReport = "late-report"
  /// Swipes, drags, tab taps and cleared flags at any time, finished and cancelled (H8).
  case gestures
  /// The system removes screens by itself (H9).
  case systemRemoval = "system-removal"

  /// What it does, in one sentence.
  public var summary: String {
    switch self {
    case .slow: "animations take ten times as long as usual (H1)"
    case .zero: "animations take no time: the end is reported inside the call (H2)"
    case .lostEnd: "the end of a transition or gesture is never reported (H3)"
    case .unfinishedEnd: "a transition is given up and the old screen stays (H4)"
    case .lateReport: "reports arrive up to 1.5 s late, in order (H6)"
    case .gestures: "the user swipes, drags, taps tabs and lets go, at any time (H8)"
    case .systemRemoval: "the system removes entries and layers by itself (H9)"
    }
  }
}
