import NavCore

/// A manner of the host that a scenario switches.
package enum HostSetting: Hashable, Sendable {
  /// Animations take their normal time, every end is reported at once, and nothing is in the way.
  case normal
  /// "Slow Animations": everything takes ten times as long.
  case slow
  /// Everything takes a tenth of its time.
  case fast
  /// Animations take no time, so the end is reported inside the call.
  case instant
  /// The next end, of a transition or a gesture, is not reported.
  case loseEnd
  /// The next transition is given up at its end, and reported as such.
  case unfinishedEnd
  /// The next end is reported at half of the time; the animation goes on.
  case earlyEnd
  /// Reports arrive this much later, still in order.
  case late(Milliseconds)
  /// What becomes of a command that comes while something else moves on screen.
  case busy(BusyManner)
  /// The host is not attached, or the application is in the background: commands are forgotten,
  /// questions are not answered, and no user is there. It shows what it is commanded to show.
  case away
  /// The host is there again, and tells what it owes.
  case back
  /// Whatever the router has removed is reported once more, as the user's own removal, and what has
  /// just ended is once more said to be under way.
  case echo
  /// When several layers go at once, the one on top is reported first, as if it went by itself.
  case cascade
  /// Something that is not the router's comes on top: no user reaches what is below, and nothing is
  /// presented or dismissed below it.
  case foreign
  /// What is not the router's goes away.
  case foreignGone
  /// Another owner of the same screen moves something for so long.
  case occupied(Milliseconds)
}

extension HostSetting {
  /// One of every kind, in the order of their declaration.
  package static let kinds: [HostSetting] = [
    .normal, .slow, .fast, .instant, .loseEnd, .unfinishedEnd, .earlyEnd, .late(0), .busy(.refuse),
    .away, .back, .echo, .cascade, .foreign, .foreignGone, .occupied(0),
  ]

  /// The kind's word in fixtures.
  var word: String {
    switch self {
    case .normal: "normal"
    case .slow: "slow"
    case .fast: "fast"
    case .instant: "instant"
    case .loseEnd: "loseEnd"
    case .unfinishedEnd: "unfinishedEnd"
    case .earlyEnd: "earlyEnd"
    case .late: "late"
    case .busy: "busy"
    case .away: "away"
    case .back: "back"
    case .echo: "echo"
    case .cascade: "cascade"
    case .foreign: "foreign"
    case .foreignGone: "foreignGone"
    case .occupied: "occupied"
    }
  }

  /// The fault that it belongs to; nil for the return to normal.
  var fault: Fault? {
    switch self {
    case .normal: nil
    case .slow, .fast: .slow
    case .instant: .instant
    case .loseEnd: .lostEnd
    case .unfinishedEnd: .unfinishedEnd
    case .earlyEnd: .earlyEnd
    case .late: .lateEnd
    case .busy: .busyHost
    case .away, .back: .background
    case .echo: .staleWrite
    case .cascade: .cascade
    case .foreign, .foreignGone: .foreignLayer
    case .occupied: .secondOwner
    }
  }
}

/// What a host does with a command while something moves that the router does not know of.
package enum BusyManner: String, CaseIterable, Hashable, Sendable {
  /// Ends the transition at once, as not finished.
  case refuse
  /// Carries it out later.
  case queue
  /// Forgets it without a word.
  case drop
}

/// The ways in which the simulated host can be unkind, by the names of `--faults`: those of the
/// catalogue.
package enum Fault: String, CaseIterable, Hashable, Sendable {
  case slow
  case instant
  case lostEnd = "lost-end"
  case unfinishedEnd = "unfinished-end"
  case earlyEnd = "early-end"
  case lateEnd = "late-end"
  case busyHost = "busy-host"
  case gestures
  case systemRemoval = "system-removal"
  case background
  case staleWrite = "stale-write"
  case cascade
  case sameTurn = "same-turn"
  case foreignLayer = "foreign-layer"
  case secondOwner = "second-owner"

  /// What it does, in one sentence.
  package var summary: String {
    switch self {
    case .slow: "animations take ten times as long as usual, or a tenth"
    case .instant: "animations take no time, the end is reported inside the call"
    case .lostEnd: "the end of a transition or gesture is never reported"
    case .unfinishedEnd: "a transition is given up and the old screen stays"
    case .earlyEnd: "the end of a transition is reported when half of it is over"
    case .lateEnd: "reports arrive up to 1.5 s late, in order"
    case .busyHost: "commands that meet something unknown are refused, queued or dropped"
    case .gestures: "the user swipes, drags, taps tabs and lets go, at any time"
    case .systemRemoval: "the system removes entries and layers by itself"
    case .background: "the host is not there for a while and hears nothing"
    case .staleWrite:
      "removals and answers are reported once more, and flags kept by views are cleared late"
    case .cascade: "of layers that go together, the topmost is reported by itself"
    case .sameTurn: "several inputs come at one instant"
    case .foreignLayer: "something that is not the router's lies on top"
    case .secondOwner: "another owner of the same screen moves something"
    }
  }
}
