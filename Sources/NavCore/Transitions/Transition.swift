/// The change that the host is carrying out. At most one is in flight.
public struct Transition: Hashable, Sendable {
  /// Names it in commands and reports.
  public let id: TransitionID
  /// The request that asked for it.
  public let request: RequestID
  /// What must still be there at the end for the request to have completed.
  package let focus: Focus
  /// The visible entries before and after, if they differ.
  public let handover: Handover?
  /// When to ask a silent host (`.reported`), or to call it over (`.estimated`).
  @usableFromInline package var deadline: Instant
  /// Set when the host has given up on it while a gesture kept the router from repairing it.
  package var isInterrupted = false
  /// Who removed the focus, if anyone did.
  package var undoneBy: Remover?

  /// The part of the state that a request is about.
  package enum Focus: Hashable {
    case entry(EntryID)
    case stack(StackID)
    case tab(TabID)
    case nothing
  }
}

/// An interactive gesture in flight.
public struct Gesture: Hashable, Sendable {
  /// The host's number for it.
  public let id: GestureID
  /// What it removes if it is finished.
  public let target: RemovalTarget
  /// When to ask a silent host.
  @usableFromInline package var deadline: Instant
}

extension NavigationState {
  /// True while what a request was about is still there.
  func holds(_ focus: Transition.Focus) -> Bool {
    switch focus {
    case .entry(let entry): contains(entry)
    case .stack(let stack): contains(stack)
    case .tab(let tab): selectedTab == tab
    case .nothing: true
    }
  }
}
