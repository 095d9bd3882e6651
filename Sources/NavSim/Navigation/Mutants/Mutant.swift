/// The core with one rule broken: what the checks have to find, and what shows that they can.
///
/// Each stands for a mechanism of the bug catalogue. Some are only written differently and behave
/// the same: those must not be reported. What each breaks is its ``mechanism``.
package enum Mutant: String, CaseIterable, Hashable, Sendable {
  case popsTheRoot = "pops-the-root"
  case replacesTheRootUnasked = "replaces-the-root-unasked"
  case reordersLayers = "reorders-layers"
  case losesATab = "loses-a-tab"
  case reusesAnEntryID = "reuses-an-entry-id"
  case losesADismissal = "loses-a-dismissal"
  case repeatsADismissal = "repeats-a-dismissal"
  case dismissesParentsFirst = "dismisses-parents-first"
  case ignoresPriorities = "ignores-priorities"
  case opensTheGateTooEarly = "opens-the-gate-too-early"
  case changesStateOnRejection = "changes-state-on-rejection"
  case settlesTwice = "settles-twice"
  case neverSettles = "never-settles"
  case forgetsTheSuperseded = "forgets-the-superseded"
  case startsDuringATransition = "starts-during-a-transition"
  case givesUpOnSlowHosts = "gives-up-on-slow-hosts"
  case endsByTheClock = "ends-by-the-clock"
  case completesWhenAsked = "completes-when-asked"
  case pushesOnTheWrongEntry = "pushes-on-the-wrong-entry"
  case obeysStaleReports = "obeys-stale-reports"
  case doesNotCountStaleReports = "does-not-count-stale-reports"
  case forgetsThePath = "forgets-the-path"
  case repeatsThePath = "repeats-the-path"
  case pathForgetsSwipes = "path-forgets-swipes"
  case keepsTheOldBar = "keeps-the-old-bar"
  case handsOverBackwards = "hands-over-backwards"
  case flagsLag = "flags-lag"
  case namesTheStepBefore = "names-the-step-before"
  case startsBetweenTheSteps = "starts-between-the-steps"
  case losesALayerOfASnapshot = "loses-a-layer-of-a-snapshot"
  case savesTheWrongTab = "saves-the-wrong-tab"
  case missesTheEndOfALink = "misses-the-end-of-a-link"
  case opensLinksBehindTheSheet = "opens-links-behind-the-sheet"
  case doesNotRepairTheHost = "does-not-repair-the-host"
  case ignoresSwipedSheets = "ignores-swiped-sheets"
  case removesTheParentToo = "removes-the-parent-too"
  case forgetsTheTappedTab = "forgets-the-tapped-tab"
  case neverStartsTheQueue = "never-starts-the-queue"
  case neverAsksTheHost = "never-asks-the-host"
  case keepsTheLatch = "keeps-the-latch"
  case forgetsLostGestures = "forgets-lost-gestures"
  case takesACancelledSwipeForAPop = "takes-a-cancelled-swipe-for-a-pop"
  case resetsHiddenTabs = "resets-hidden-tabs"
  case countsFromTheFirstPushed = "counts-from-the-first-pushed"
  case animatesWhateverItPops = "animates-whatever-it-pops"
  case blamesTheUser = "blames-the-user"
  case settlesBeforeDismissals = "settles-before-dismissals"
  case listensToLeavingScreens = "listens-to-leaving-screens"
  case landsAnywhere = "lands-anywhere"
  case dismissesByPosition = "dismisses-by-position"
  case dismissesOnlyTheTop = "dismisses-only-the-top"
  case cannotWithdraw = "cannot-withdraw"
  case collapsesSteps = "collapses-steps"
  case isBusyAtTheRoot = "is-busy-at-the-root"

  case losesQuickScreens = "loses-quick-screens"
  case ignoresBindings = "ignores-bindings"
  case ignoresTheSystem = "ignores-the-system"

  case dismissesAnotherLayer = "dismisses-another-layer"
  case popsToTheFirstOccurrence = "pops-to-the-first-occurrence"
  case sendsACommandForNothing = "sends-a-command-for-nothing"
  case comparesWithTheCoveredStack = "compares-with-the-covered-stack"
  case missesAQuickEnd = "misses-a-quick-end"
  case asksTooLate = "asks-too-late"
  case forgetsTheHandover = "forgets-the-handover"
  case skipsAPathInPassing = "skips-a-path-in-passing"
  case commitsTheWrongGesture = "commits-the-wrong-gesture"

  case popsToTheRootByIndex = "pops-to-the-root-by-index"
  case spellsOutBack = "spells-out-back"
  case dismissesByID = "dismisses-by-id"
  case spellsOutThePolicy = "spells-out-the-policy"

  /// The invariant that finds it; nil for one that behaves like the core.
  package var invariant: Invariant? { description.invariant }

  /// The bug report or hazard whose mechanism it is; nil for one that behaves like the core.
  package var reference: String? { description.reference }

  /// What is broken, in one sentence.
  package var mechanism: String { description.mechanism }

  /// True for one that behaves like the core.
  package var isEquivalent: Bool { invariant == nil }
}

extension Mutant {
  private typealias Description = (
    invariant: Invariant?, reference: String?, mechanism: String
  )

  private var description: Description {
    switch self {
    case .popsTheRoot:
      (.rootNeverPopped, "NB-08", "a pop on the last pushed entry takes the root with it")
    case .replacesTheRootUnasked:
      (.rootNeverPopped, "M-NM-06", "the root is replaced whenever something is popped")
    case .reordersLayers:
      (.layersConsistent, "NB-26", "of two layers, the lower one comes on top")
    case .losesATab:
      (.layersConsistent, "NB-49", "a tab is gone while two layers are up")
    case .reusesAnEntryID:
      (.entryIDsUnique, "NB-46", "an entry is in a stack twice")
    case .losesADismissal:
      (.dismissalExactlyOnce, "NB-39", "what leaves gets no dismissal event")
    case .repeatsADismissal:
      (.dismissalExactlyOnce, "NB-58", "what leaves gets a second dismissal event")
    case .dismissesParentsFirst:
      (.dismissalExactlyOnce, "NB-51", "parents are torn down before their children")
    case .ignoresPriorities:
      (.queuePriorityOrder, "NB-56", "the queue is served in the order of arrival")
    case .opensTheGateTooEarly:
      (.commandsLegal, "M-GS-01", "what should wait for an empty screen is presented over a layer")
    case .changesStateOnRejection:
      (.rejectedChangesNothing, "M-GS-12", "a rejected request has done half of its work")
    case .settlesTwice:
      (.outcomeExactlyOnce, "NB-10", "an awaiting caller is resumed twice")
    case .neverSettles:
      (.outcomeExactlyOnce, "NB-10", "an awaiting caller is never resumed")
    case .forgetsTheSuperseded:
      (.outcomeExactlyOnce, "M-IN-22", "a caller whose screen is taken away is never resumed")
    case .startsDuringATransition:
      (.singleTransition, "NB-01", "a second transition starts during the first")
    case .givesUpOnSlowHosts:
      (.singleTransition, "NB-03", "the watchdog puts the host right without asking it")
    case .endsByTheClock:
      (.completedAfterEnd, "M-IN-05", "a transition is over after 550 ms, whatever the host does")
    case .completesWhenAsked:
      (.completedAfterEnd, "NB-07", "the next call completes the one before")
    case .pushesOnTheWrongEntry:
      (.commandsLegal, "NB-12", "a command names a screen that is not there")
    case .obeysStaleReports:
      (.staleReportsIgnored, "NB-37", "news of what is gone pops what is there")
    case .doesNotCountStaleReports:
      (.staleReportsIgnored, "NB-33", "news of what is gone leaves no trace")
    case .forgetsThePath:
      (.pathMatchesState, "M-GS-09", "a shorter path is not delivered")
    case .repeatsThePath:
      (.pathMatchesState, "M-GS-26", "the same path is delivered twice")
    case .pathForgetsSwipes:
      (.pathMatchesState, "M-GS-08", "the path does not follow the user")
    case .keepsTheOldBar:
      (.chromeMatchesTop, "M-RD-05", "the bar of the first screen stays")
    case .handsOverBackwards:
      (.chromeMatchesTop, "NB-80", "bars hand over from the new screen to the old")
    case .flagsLag:
      (.flagsMatchState, "M-RD-01", "a binding does not know what is pushed")
    case .namesTheStepBefore:
      (
        .outcomeMatchesScreens, "M-IN-31",
        "a sequence that is stopped names the step before, which is done"
      )
    case .startsBetweenTheSteps:
      (.sequenceNotInterleaved, "M-IN-33", "something else starts between two steps")
    case .losesALayerOfASnapshot:
      (.restoreRoundTrip, "NB-53", "the topmost layer of a saved state is lost")
    case .savesTheWrongTab:
      (.restoreRoundTrip, "NB-48", "a saved state comes back in the first tab")
    case .missesTheEndOfALink:
      (.linkIdempotent, "NB-64", "a link stops one step short")
    case .opensLinksBehindTheSheet:
      (.linkIdempotent, "NB-14", "a link is opened behind the sheet that is up")
    case .doesNotRepairTheHost:
      (.hostAgrees, "NB-05", "a transition that was given up counts as done")
    case .ignoresSwipedSheets:
      (.hostAgrees, "NB-11", "a sheet that the user drags away is still there")
    case .removesTheParentToo:
      (.hostAgrees, "NB-76", "dragging a sheet away takes the one below with it")
    case .forgetsTheTappedTab:
      (.hostAgrees, "M-GS-13", "taps on the tab bar are not noticed")
    case .neverStartsTheQueue:
      (.queueDrained, "M-GS-21", "what was enqueued while the router was busy is never shown")
    case .neverAsksTheHost:
      (.liveness, "NB-41", "an end that is not reported is waited for forever")
    case .keepsTheLatch:
      (.liveness, "NB-06", "after a transition that was given up the router stays busy")
    case .forgetsLostGestures:
      (.liveness, "NB-21", "a gesture whose end is not reported is waited for forever")
    case .takesACancelledSwipeForAPop:
      (.cancelledGesture, "NB-04", "a swipe that was let go pops")
    case .resetsHiddenTabs:
      (.tabIsolation, "NB-47", "selecting a tab empties the hidden ones")
    case .countsFromTheFirstPushed:
      (.requestDoesWhatItAsks, "M-IN-29", "popAfter counts from the first pushed entry")
    case .animatesWhateverItPops:
      (.requestDoesWhatItAsks, "M-IN-04", "a pop of several is animated as one")
    case .blamesTheUser:
      (.agreesWithModel, "NB-38", "what the system removes is reported as the user's doing")
    case .settlesBeforeDismissals:
      (.agreesWithModel, "NB-34", "callers go on before what has left is torn down")
    case .listensToLeavingScreens:
      (.requestDoesWhatItAsks, "NB-09", "a second tap on a screen that is leaving counts")
    case .landsAnywhere:
      (
        .requestDoesWhatItAsks, "M-IN-19",
        "a late call of a covered screen lands in the sheet above"
      )
    case .dismissesByPosition:
      (.requestDoesWhatItAsks, "NB-13", "whatever is on top is dismissed, whichever was meant")
    case .dismissesOnlyTheTop:
      (.requestDoesWhatItAsks, "NB-44", "dismissing everything leaves all but the top")
    case .cannotWithdraw:
      (.requestDoesWhatItAsks, "NB-56", "a waiting request cannot be withdrawn")
    case .collapsesSteps:
      (.requestDoesWhatItAsks, "NB-60", "popping step by step happens in one")
    case .isBusyAtTheRoot:
      (
        .requestDoesWhatItAsks, "M-IN-01",
        "a removal that finds nothing disables the router for 550 ms"
      )
    case .losesQuickScreens:
      (
        .dismissalExactlyOnce, "NB-79",
        "a screen that leaves without animation gets no dismissal event"
      )
    case .ignoresBindings:
      (.hostAgrees, "M-RD-07", "a binding that is set to false is not noticed")
    case .ignoresTheSystem:
      (.hostAgrees, "NB-38", "what the system removes by itself is not noticed")
    case .dismissesAnotherLayer:
      (
        .requestDoesWhatItAsks, "NB-23",
        "a request to dismiss a layer that is gone dismisses the one on top"
      )
    case .popsToTheFirstOccurrence:
      (
        .requestDoesWhatItAsks, "NB-61",
        "popTo completes at the first occurrence of the route, not at the last"
      )
    case .sendsACommandForNothing:
      (
        .requestDoesWhatItAsks, "M-IN-01",
        "a call that changes nothing still sends a command to the host"
      )
    case .comparesWithTheCoveredStack:
      (
        .requestDoesWhatItAsks, "NB-46",
        "a push is a duplicate of what the tab shows below the sheet"
      )
    case .missesAQuickEnd:
      (
        .noDelayWithoutCause, "NB-79",
        "an end reported in the instant of the start is missed until the watchdog asks"
      )
    case .asksTooLate:
      (.liveness, "NB-41", "a silent host is asked after half a minute")
    case .forgetsTheHandover:
      (.chromeMatchesTop, "NB-80", "no bar hands over when a sheet comes")
    case .skipsAPathInPassing:
      (
        .pathMatchesState, "M-GS-09",
        "a path is not delivered when the next transition starts in the same call"
      )
    case .commitsTheWrongGesture:
      (.hostAgrees, "NB-21", "the late end of a gesture removes what the finger holds by then")
    case .popsToTheRootByIndex:
      (nil, nil, "popToRoot is popAfter(index: 0)")
    case .spellsOutBack:
      (nil, nil, "on an idle router, back is the pop or the dismissal that it amounts to")
    case .dismissesByID:
      (nil, nil, "on an idle router, dismiss names the layer on top")
    case .spellsOutThePolicy:
      (nil, nil, "what to do while busy is always said, never left to the default")
    }
  }
}
