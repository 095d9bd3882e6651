/// What a host may do to a router, beyond what the router would like.
///
/// Most are one-shot: they hold for the next occasion. The names are those of files and command
/// lines; each is a kind of trouble that users of real frameworks have reported.
public enum HostFault: String, CaseIterable, Hashable, Sendable {
  /// Animations take ten times as long, from now on.
  case slow
  /// Animations take no time, from now on.
  case instant
  /// The end of the next animation is not reported.
  case lostEnd = "lost-end"
  /// The user stops a gesture half-way, and the host reports it as carried out.
  case cancelledWrite = "cancelled-write"
  /// The end of the next animation is reported half-way.
  case earlyEnd = "early-end"
  /// The end of the next animation is reported late.
  case lateEnd = "late-end"
  /// The end of the next animation is reported twice.
  case doubleEnd = "double-end"
  /// What changes during the next animation is not looked at when it is over.
  case ignoresChangesWhileMoving = "ignores-changes-while-moving"
  /// Of the next change that consists of several, only one is shown.
  case appliesInPart = "applies-in-part"
  /// What changes is looked at only when nothing else runs any more, so that several changes are
  /// one.
  case coalesces
  /// The user swipes, drags and taps while the router is at work.
  case gestures
  /// The system takes all layers away.
  case systemRemoval = "system-removal"
  /// The app is in the background for a while: nothing is shown, and nothing is reported.
  case background
  /// The host writes back what it showed before on the layer that was on top, if that is still there.
  case staleWrite = "stale-write"
  /// A layer that leaves has its stack emptied by the host, when the animation is over, if the router
  /// shows that layer still, or an equal one.
  case teardownWrite = "teardown-write"
  /// When several layers leave at once, only the lowest is reported.
  case cascade
  /// Several callers call in one turn.
  case sameTurn = "same-turn"
  /// Something that is not the router's lies on top, and nothing is presented below it.
  case foreignLayer = "foreign-layer"
  /// The task of a caller is cancelled.
  case cancellation
  /// What an app presents while another layer leaves is lost until it asks anew, from now on: "Attempt
  /// to present … while a presentation is in progress". Of whole apps only.
  case dropsWhileLeaving = "drops-while-leaving"

  /// Every fault, from which those can be taken that a kind of router cannot survive.
  public static let all = Set(allCases)

  /// What users and slow devices do every day, without what frameworks do wrong: a router should
  /// survive all of it.
  public static let everyday: Set<Self> = [
    .slow, .instant, .lateEnd, .coalesces, .gestures, .systemRemoval, .sameTurn, .cancellation,
  ]

  /// The same of a whole app, whose framework is never late: what follows in `onDismiss` comes before
  /// the next touch.
  public static let everydayOfApps = everyday.subtracting([.lateEnd])
}
