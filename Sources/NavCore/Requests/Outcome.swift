/// How a request ended. Each request ends exactly once.
public enum Outcome: Hashable, Sendable {
  /// The host has really finished, and the effect stands.
  case completed
  /// There was nothing to do.
  case unchanged
  /// Nothing was done; the state is what it was.
  case rejected(RejectionReason)
  /// Something else undid the effect before the host had finished.
  case superseded(by: Remover)
  /// The caller withdrew the request while it waited, or a multi-step form before it was done.
  case cancelled
  /// A request of several steps was not done as a whole: the steps before number `step`, counted
  /// from 0, are done and stay done; that one is not, or was undone. After it no other was begun,
  /// but those that were done by then are.
  case stopped(step: Int, because: StopReason)
}

/// Why a request of several steps ended before its last.
public enum StopReason: Hashable, Sendable {
  /// The step was rejected.
  case rejected(RejectionReason)
  /// Somebody else moved something, so that the steps that are left no longer know where they
  /// stand.
  case superseded(by: Remover)
  /// The caller withdrew the request while a step was under way.
  case cancelled
}

/// Who removed something without the router having been asked.
public enum Remover: Hashable, Sendable {
  /// The user, by a gesture, a button of the system or a binding set to false.
  case user
  /// The system.
  case system
}

/// Why a request was rejected, with the numbers.
public enum RejectionReason: Hashable, Sendable {
  /// A transition or a gesture is in flight, and the request was not to wait.
  case busy
  /// The entry that issued it is leaving or gone.
  case stale(source: EntryID)
  /// The visible stack is at its root.
  case nothingPushed
  /// Fewer than one entry was to be popped.
  case invalidCount(Int)
  /// More entries were to be popped than are pushed.
  case countExceeds(count: Int, pushed: Int)
  /// The index is below 0 or above the top.
  case indexOutOfRange(index: Int, pushed: Int)
  /// The route is not in the visible stack.
  case routeNotInStack(RouteID)
  /// There is no layer to dismiss.
  case nothingPresented
  /// The source is in a stack that is not the visible one, and the request was meant for that
  /// stack.
  case covered(source: EntryID)
  /// This step, counted from 0, is of a kind that cannot be one. See ``RequestKind/canBeStep``.
  case notAStep(index: Int, RequestKind)
  /// A saved state has other tabs than the router.
  case tabsDiffer(expected: [TabID], found: [TabID])
  /// The layer is leaving or gone, or never was.
  case unknownLayer(LayerID)
  /// No such tab was configured.
  case unknownTab(TabID)
  /// As many requests wait as the configuration allows.
  case queueFull(limit: Int)
  /// The request to withdraw has started and has no steps left, has ended, or never was.
  case notWaiting(RequestID)
}

extension RejectionReason: CustomStringConvertible {
  /// The reason in a few words, with the numbers.
  public var description: String {
    switch self {
    case .busy: "busy"
    case .stale(let source): "its source, entry \(source.rawValue), is leaving or gone"
    case .nothingPushed: "nothing is pushed"
    case .invalidCount(let count): "\(count) cannot be popped"
    case .countExceeds(let count, let pushed): "\(count) to pop, \(pushed) pushed"
    case .indexOutOfRange(let index, let pushed): "index \(index), \(pushed) pushed"
    case .routeNotInStack(let route): "route \(route.rawValue) is not in the stack"
    case .nothingPresented: "nothing is presented"
    case .covered(let source): "the stack of its source, entry \(source.rawValue), is covered"
    case .notAStep(let index, let kind): "step \(index), \(kind.rawValue), cannot be a step"
    case .tabsDiffer(let expected, let found):
      "tabs \(found.map(\.rawValue)) instead of \(expected.map(\.rawValue))"
    case .unknownLayer(let layer): "layer \(layer.rawValue) is leaving or gone"
    case .unknownTab(let tab): "there is no tab \(tab.rawValue)"
    case .queueFull(let limit): "\(limit) wait already"
    case .notWaiting(let request): "request \(request.rawValue) does not wait"
    }
  }
}

/// Why an entry left. Each entry that leaves gets exactly one, child before parent.
public enum DismissalReason: Hashable, Sendable {
  /// A caller asked for it: popped or dismissed.
  case request
  /// Another root or another set of entries took its place.
  case replaced
  /// The user or the system removed it.
  case removed(by: Remover)
  /// What it stood on or in left.
  case parent
}
