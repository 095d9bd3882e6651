import NavCore

/// A router under test: what the simulator drives and what the invariants look at.
///
/// ``/NavCore/Machine`` is one, and so is each of its mutants.
package protocol SimulatedRouter: Sendable {
  /// Takes a caller's request and settles it exactly once, in this call or later.
  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID
  /// Takes a report of the host.
  mutating func receive(_ report: HostReport, at time: Instant, into effects: inout [Effect])
  /// Lets time pass.
  mutating func advance(to time: Instant, into effects: inout [Effect])

  /// When ``advance(to:into:)`` has to be called next.
  var deadline: Instant? { get }
  /// What is on screen when the transition in flight, if any, is over.
  var navigation: NavigationState { get }
  /// The transition that the router believes is under way.
  var transitionInFlight: TransitionID? { get }
  /// The request of several steps that is under way, for a router that has such requests.
  var sequenceInFlight: RequestID? { get }
  /// The user's gesture that the router has taken notice of and not seen the end of.
  var gestureInFlight: GestureID? { get }
  /// True while a transition or a gesture is in flight.
  var isBusy: Bool { get }
  /// How many requests wait.
  var waitingCount: Int { get }
  /// How many reports were about something that was gone.
  var ignoredReportCount: Int { get }
  /// The entry whose content, navigation bar and overlay are shown on a stack; nil for a stack that
  /// the router does not know.
  func chromeOwner(of stack: StackID) -> EntryID?
  /// Which entry gives way to which, while a transition or a gesture is in flight, for a router
  /// that knows.
  var handover: Handover? { get }
  /// What clearing the push flag of an entry removes.
  func entryPushed(on entry: EntryID) -> EntryID?
  /// What clearing the presentation flag of an entry removes.
  func layerPresented(from entry: EntryID) -> LayerID?
  /// Writes everything that decides what the router does next. A router that leaves something out
  /// can be fuzzed, but exploring takes states for one that are not.
  func write(into canonical: inout Canonical)
  /// The rules that the router promises, as they stand before its first call; nil for a router with
  /// rules of its own, which is then compared with nothing.
  var model: ReferenceModel? { get }
}

extension SimulatedRouter {
  /// The top entry.
  package func chromeOwner(of stack: StackID) -> EntryID? { navigation.top(of: stack) }
  /// See ``NavigationState/entryPushed(on:)``.
  package func entryPushed(on entry: EntryID) -> EntryID? { navigation.entryPushed(on: entry) }
  /// See ``NavigationState/layerPresented(from:)``.
  package func layerPresented(from entry: EntryID) -> LayerID? {
    navigation.layerPresented(from: entry)
  }
  /// None.
  package var sequenceInFlight: RequestID? { nil }
  /// None.
  package var handover: Handover? { nil }
  /// None.
  package var model: ReferenceModel? { nil }
  /// What can be seen from outside.
  package func write(into canonical: inout Canonical) {
    canonical.add(navigation)
    canonical.add(transitionInFlight)
    canonical.add(gestureInFlight)
    canonical.add(sequenceInFlight)
    canonical.add(isBusy)
    canonical.add(waitingCount)
    canonical.add(deadline)
  }
}

// Inlined where a copy of the machine would be handed over to look at a part of it.
extension Machine: SimulatedRouter {
  /// See ``RouterState/navigation``.
  package var navigation: NavigationState { state.navigation }
  /// The transition in flight.
  package var transitionInFlight: TransitionID? { state.transition?.id }
  /// The request of several steps that is under way.
  package var sequenceInFlight: RequestID? { state.sequence?.request }
  /// See ``RouterState/handover``.
  @inline(__always) package var handover: Handover? { state.handover }
  /// The gesture in flight.
  package var gestureInFlight: GestureID? { state.gesture?.id }
  /// See ``RouterState/isBusy``.
  @inline(__always) package var isBusy: Bool { state.isBusy }
  /// How many requests wait.
  package var waitingCount: Int { state.waiting.count }
  /// All the rules that there are.
  package var model: ReferenceModel? { ReferenceModel(configuration) }
}
