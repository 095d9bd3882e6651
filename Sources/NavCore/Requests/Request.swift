/// What a caller asks of the router. Every request in every state gets exactly one ``Outcome``.
///
/// Calls act on the visible stack: that of the top layer, or of the selected tab.
public enum Request: Hashable, Sendable {
  /// Appends a new entry to the visible stack.
  case push(RouteID)
  /// Removes the top `count` entries; at least 1, at most what is pushed.
  case pop(count: Int = 1)
  /// Removes everything but the root; unchanged at the root.
  case popToRoot
  /// Keeps the entries up to `index`, where 0 is the root (seed 000's counting; the first form of
  /// seed 001 counts from the first pushed entry).
  case popAfter(index: Int)
  /// Keeps the entries up to the last occurrence of a route.
  case popTo(RouteID)
  /// Swaps the root of the visible stack for a new entry; what is pushed on it stays.
  case replaceRoot(RouteID)
  /// Adds a layer on top of whatever is presented.
  case present(RouteID, PresentationStyle)
  /// Presents once nothing is presented: highest priority first, first come first among equals.
  case enqueue(RouteID, PresentationStyle)
  /// Removes the top layer.
  case dismiss
  /// Removes a layer and all above it.
  case dismissLayer(LayerID)
  /// Removes every layer, as one transition.
  case dismissAll
  /// Removes every layer, then shows a tab; every tab keeps its stack.
  case selectTab(TabID)
  /// What a Back button means: pops one entry, or dismisses the layer whose root is visible (the
  /// `pop` of seed 002).
  case back
  /// Pops one entry after another, each animated, down to the root of the stack it began on (the
  /// multi-step form of seeds 000 and 001).
  case popToRootAnimated
  /// Dismisses one layer after another, each animated, until none is left (the multi-step form of
  /// seeds 000 and 001).
  case dismissAllAnimated
  /// Withdraws a request that still waits; one of several steps takes no further step.
  case cancel(RequestID)
  // Those that hold lists last and together, so that throwing a request away asks one question.
  /// Replaces what is pushed on the visible root; every entry is a new one.
  case set([RouteID])
  /// Runs steps one after another, each when the one before has really finished. Nothing starts in
  /// between. See ``RunningSequence``.
  case sequence([Request])
  /// Goes where a deep link leads, from wherever the user is, by as few steps as keep what is
  /// right.
  indirect case open(Destination<RouteID>)
  /// Replaces everything by a saved state, at once; every entry is a new one.
  indirect case restore(Snapshot<RouteID>)
}

/// The name of a request without its arguments.
public enum RequestKind: String, CaseIterable, Sendable {
  /// See ``Request/push(_:)``.
  case push
  /// See ``Request/pop(count:)``.
  case pop
  /// See ``Request/popToRoot``.
  case popToRoot
  /// See ``Request/popAfter(index:)``.
  case popAfter
  /// See ``Request/popTo(_:)``.
  case popTo
  /// See ``Request/set(_:)``.
  case set
  /// See ``Request/replaceRoot(_:)``.
  case replaceRoot
  /// See ``Request/present(_:_:)``.
  case present
  /// See ``Request/enqueue(_:_:)``.
  case enqueue
  /// See ``Request/dismiss``.
  case dismiss
  /// See ``Request/dismissLayer(_:)``.
  case dismissLayer
  /// See ``Request/dismissAll``.
  case dismissAll
  /// See ``Request/selectTab(_:)``.
  case selectTab
  /// See ``Request/back``.
  case back
  /// See ``Request/popToRootAnimated``.
  case popToRootAnimated
  /// See ``Request/dismissAllAnimated``.
  case dismissAllAnimated
  /// See ``Request/sequence(_:)``.
  case sequence
  /// See ``Request/open(_:)``.
  case open
  /// See ``Request/restore(_:)``.
  case restore
  /// See ``Request/cancel(_:)``.
  case cancel

  /// What a request of this kind does while the router is busy, unless its caller says otherwise.
  ///
  /// Horizontal calls (push, pop, set) are rejected; vertical ones (present, dismiss) wait.
  @inlinable
  public var defaultBusyPolicy: BusyPolicy {
    switch self {
    case .push, .pop, .popToRoot, .popAfter, .popTo, .set, .replaceRoot, .back,
      .popToRootAnimated:
      .reject
    case .present, .enqueue, .dismiss, .dismissLayer, .dismissAll, .selectTab,
      .dismissAllAnimated, .sequence, .open, .restore, .cancel:
      .wait
    }
  }

  /// True for what can be a step of a ``Request/sequence(_:)``: one that starts at once. What waits
  /// by itself, plans by itself or is no navigation cannot.
  @inlinable
  public var canBeStep: Bool {
    switch self {
    case .push, .pop, .popToRoot, .popAfter, .popTo, .set, .replaceRoot, .back, .present, .dismiss,
      .dismissLayer, .dismissAll, .selectTab, .popToRootAnimated, .dismissAllAnimated:
      true
    case .enqueue, .sequence, .open, .restore, .cancel: false
    }
  }
}

extension Request {
  /// The name of this request.
  @inlinable
  public var kind: RequestKind { isBare ? kindOfBare : kindOfOthers }

  /// True for a request without arguments.
  @inlinable
  var isBare: Bool {
    switch self {
    case .popToRoot, .dismiss, .dismissAll, .back, .popToRootAnimated, .dismissAllAnimated: true
    case .push, .pop, .popAfter, .popTo, .set, .replaceRoot, .present, .enqueue, .dismissLayer,
      .selectTab, .sequence, .open, .restore, .cancel:
      false
    }
  }

  /// True for a presentation that waits until nothing is presented.
  var needsEmptyScreen: Bool { if case .enqueue = self { true } else { false } }

  @usableFromInline @inline(never)
  var kindOfBare: RequestKind {
    switch self {
    case .popToRoot: .popToRoot
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .back: .back
    case .popToRootAnimated: .popToRootAnimated
    default: .dismissAllAnimated
    }
  }

  @usableFromInline @inline(never)
  var kindOfOthers: RequestKind {
    switch self {
    case .push: .push
    case .pop: .pop
    case .popAfter: .popAfter
    case .popTo: .popTo
    case .set: .set
    case .replaceRoot: .replaceRoot
    case .present: .present
    case .enqueue: .enqueue
    case .dismissLayer: .dismissLayer
    case .selectTab: .selectTab
    case .sequence: .sequence
    case .open: .open
    case .restore: .restore
    default: .cancel
    }
  }
}

/// How urgent a waiting request is (seed 002's `RoutePriority`).
public enum Priority: UInt8, CaseIterable, Comparable, Sendable {
  /// After everything else.
  case low
  /// The default.
  case normal
  /// Before normal ones.
  case high
  /// Before everything else that waits.
  case critical

  /// Orders priorities by urgency.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What a request does while a transition or an interactive gesture is in flight.
public enum BusyPolicy: Sendable {
  /// Ends at once as ``RejectionReason/busy``.
  case reject
  /// Waits its turn; first come first among equal priorities.
  case wait
}

/// What a caller may say beside the request itself.
public struct RequestOptions: Hashable, Sendable {
  /// How urgent the request is while it waits.
  public var priority: Priority
  /// What to do while the router is busy; nil for the default of the request's kind.
  /// ``Request/enqueue(_:_:)`` always waits.
  public var whenBusy: BusyPolicy?
  /// The entry whose screen issued the request. Once it is leaving or gone, the request is stale: a
  /// second tap on Back must not pop the screen below.
  public var source: EntryID?
  /// Which stack the request is meant for.
  public var scope: Scope

  /// Which stack a request is meant for.
  public enum Scope: Hashable, Sendable {
    /// The one that is visible when the request starts.
    case visible
    /// The one that its source is in: rejected as covered while that is not the visible one, so
    /// that a late call of the screen below cannot land in the sheet above it. Means
    /// nothing without a source.
    case own
  }

  /// Creates options; each has a default.
  @inlinable
  public init(
    priority: Priority = .normal, whenBusy: BusyPolicy? = nil, source: EntryID? = nil,
    scope: Scope = .visible
  ) {
    self.priority = priority
    self.whenBusy = whenBusy
    self.source = source
    self.scope = scope
  }
}
