/// What a state-driven user interface draws, and what it makes of the router's commands and of what
/// the framework writes back: the value in ``ScreenState``.
///
/// Each call returns what has to be reported to the router, if anything, in its order. What is
/// written late, twice or about something that is gone changes nothing and is no report.
public struct ScreenDrawing: Sendable {
  /// What a transition in flight waits for.
  public enum Sign: Hashable, Sendable {
    /// An entry is on screen, and stands still.
    case appeared(EntryID)
    /// An entry is off the screen.
    case disappeared(EntryID)
  }

  /// A transition that the framework is carrying out.
  public struct Moving: Hashable, Sendable {
    /// Its number.
    public let id: TransitionID
    /// What ends it, unless ``ScreenDrawing/animationEnded(_:)`` does.
    public let sign: Sign
    /// How often the router has asked about it.
    fileprivate var inquiries = 0
  }

  /// What is drawn: where the transition in flight, if any, leads.
  public private(set) var state: NavigationState
  /// The transition in flight.
  public private(set) var moving: Moving?
  /// The gesture in flight, and what it takes away if it is finished.
  public private(set) var gesture: (id: GestureID, target: RemovalTarget)?
  private var lastGesture: UInt64 = 0

  /// How often the router is told that a transition is under way before it is told that nothing is
  /// known of it. With the usual watchdog that is after twelve seconds, longer than an animation
  /// takes that is ten times slower than usual. While a finger holds the screen it does not count:
  /// a framework may show nothing else until that is gone.
  static let patience = 5

  /// Draws a state.
  public init(_ state: NavigationState) { self.state = state }

  /// Carries out a command of the router.
  public mutating func carryOut(_ command: HostCommand) -> HostReport? {
    switch command {
    case .perform(let id, let change, _):
      let before = state.visibleEntry.id
      guard state.apply(change) else { return .ended(id, finished: false) }
      guard let sign = change.sign(from: before, to: state.visibleEntry.id) else {
        return .ended(id, finished: true)
      }
      moving = Moving(id: id, sign: sign)
      return nil
    case .resynchronise(let state):
      self.state = state
      moving = nil
      return nil
    case .inquire(let id):
      guard let inquiries = moving?.inquiries, moving?.id == id else { return .idle(id) }
      guard inquiries < Self.patience else {
        moving = nil
        return .idle(id)
      }
      if gesture == nil { moving?.inquiries += 1 }
      return .animating(id)
    case .inquireGesture(let id, let target):
      return gesture?.id == id ? .gestureActive(id) : .gestureEnded(id, target, finished: false)
    }
  }

  // MARK: What the framework writes back

  /// The framework has written the path of a stack.
  ///
  /// - Parameters:
  ///   - written: what is left, lowest first.
  ///   - drawn: what was drawn when the framework was given the path. An entry that is not among
  ///     `written` was taken away by the user, with all that stands on it.
  public mutating func setPath(to written: [EntryID], from drawn: [EntryID]) -> [HostReport] {
    let common = zip(written, drawn).prefix { $0 == $1 }.count
    return common < drawn.count ? remove(.entry(drawn[common])) : []
  }

  /// The framework has cleared the item of a layer.
  public mutating func clear(_ layer: LayerID) -> [HostReport] { remove(.layer(layer)) }

  /// The framework has written the selected tab.
  public mutating func select(_ tab: TabID) -> [HostReport] {
    state.select(tab) ? [.tabSelected(tab)] + endOfHidden() : []
  }

  /// The screen of an entry is there and stands still.
  public mutating func appeared(_ entry: EntryID) -> [HostReport] { see(.appeared(entry)) }

  /// The screen of an entry is gone, or covered.
  public mutating func disappeared(_ entry: EntryID) -> [HostReport] { see(.disappeared(entry)) }

  /// The animation of a transition is over, for a framework that says so.
  public mutating func animationEnded(_ id: TransitionID) -> [HostReport] {
    guard moving?.id == id else { return [] }
    moving = nil
    return [.ended(id, finished: true)]
  }

  /// A finger begins to take something away, for a framework that says so. Because one is on the
  /// screen at a time, an earlier one that held something else is gone.
  public mutating func beginGesture(on target: RemovalTarget) -> [HostReport] {
    guard gesture?.target != target else { return [] }
    let end = endGesture(finished: false)
    lastGesture += 1
    gesture = (GestureID(lastGesture), target)
    return end + [.gestureBegan(GestureID(lastGesture), target)]
  }

  /// The finger is gone.
  ///
  /// - Parameter finished: true when it has taken away what it was on.
  public mutating func endGesture(finished: Bool) -> [HostReport] {
    guard let (id, target) = gesture else { return [] }
    gesture = nil
    if finished { _ = takeOut(target) }
    return [.gestureEnded(id, target, finished: finished)] + endOfHidden()
  }

  private mutating func remove(_ target: RemovalTarget) -> [HostReport] {
    if gesture?.target == target { return endGesture(finished: true) }
    return takeOut(target) ? [.removed(target, by: .user)] + endOfHidden() : []
  }

  /// The end of a transition to a screen that the user has left: it was there, and does not appear
  /// any more.
  private mutating func endOfHidden() -> [HostReport] {
    guard let moving, case .appeared(let entry) = moving.sign, entry != state.visibleEntry.id else {
      return []
    }
    return animationEnded(moving.id)
  }

  private mutating func takeOut(_ target: RemovalTarget) -> Bool {
    var leaving: [LeavingEntry] = []
    return state.remove(target, by: .user, leaving: &leaving) != nil
  }

  private mutating func see(_ sign: Sign) -> [HostReport] {
    guard let moving, moving.sign == sign else { return [] }
    return animationEnded(moving.id)
  }
}

extension Change {
  /// What ends the change on screen; nil for one that nobody sees.
  fileprivate func sign(from old: EntryID, to new: EntryID) -> ScreenDrawing.Sign? {
    guard old != new else { return nil }
    switch self {
    case .push, .replace, .replaceRoot, .present, .restore: return .appeared(new)
    case .pop, .dismiss: return .disappeared(old)
    // A layer goes and uncovers what has been there all the time; a tab comes.
    case .select(let tab, let from): return tab == from ? .disappeared(old) : .appeared(new)
    }
  }
}
