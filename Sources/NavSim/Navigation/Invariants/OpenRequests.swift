import NavCore

/// The requests that have no outcome yet, as the effects tell of them.
///
/// One account for all invariants of requests, so that an effect costs one look-up: a request has just
/// been made, or waits, or is the one under way. In a router that keeps its rules there are no others.
///
/// - Complexity: O(log n) to take out one that waits, to find it, and O(1) for everything else, all
///   amortised.
struct OpenRequests: Sendable {
  /// A priority and a gate: who waits behind whom.
  struct Lane: Equatable, Sendable {
    /// Lanes stand by priority, and at each the one whose gate is open first.
    fileprivate let index: Int8

    init(_ kind: RequestKind, _ priority: Priority) {
      index = Int8(priority.rawValue) * 2 + (kind == .enqueue ? 1 : 0)
    }

    fileprivate init(_ index: Int) { self.index = Int8(index) }

    var priority: Priority { Priority.allCases[Int(index) / 2] }
  }

  /// The request of this call: most are settled in it, and are never looked up.
  private var new: RequestID?
  /// Where it waits if it has to.
  private var newLane: Lane?
  private var underWay: RequestID?
  private var waiting = Roster<RequestID, Lane>()
  /// The number of the first that waits in each lane; 0 for nobody, because numbers begin at 1. No list,
  /// because a copy of a simulation soon has its own copy of each list in it.
  private var firsts = SIMD8<UInt64>()
  /// Those that neither wait nor are under way.
  private var others = Roster<RequestID, Void>()

  /// How many there are.
  var count: Int { waiting.count + others.count + (underWay == nil ? 0 : 1) }

  /// How many wait.
  var waitingCount: Int { waiting.count }

  /// All of them, in the order in which they were made.
  var all: [RequestID] {
    (waiting.all.map(\.id) + others.all.map(\.id) + (underWay.map { [$0] } ?? [])).sorted()
  }

  /// Notes what is submitted.
  @inline(__always)
  mutating func submitting(_ kind: RequestKind, _ priority: Priority) {
    newLane = Lane(kind, priority)
  }

  /// A request has been made, and what has come of it follows.
  @inline(__always)
  mutating func isMade(_ id: RequestID) { new = id }

  /// All that a call has done has been told.
  @inline(__always)
  mutating func endCall() {
    if let new { forget(new) }
    new = nil
  }

  mutating func waits(_ id: RequestID) {
    guard let lane = newLane else { return }
    if id == new { new = nil }
    if id == underWay { underWay = nil }
    if others.count > 0 { _ = others.remove(id) }
    waiting.append(id, lane)
    let index = Int(lane.index)
    if firsts[index] == 0 || firsts[index] > id.rawValue { firsts[index] = id.rawValue }
  }

  /// - Returns: where it has waited, or would have if it starts in the call that made it.
  mutating func starts(_ id: RequestID, _ cause: Observation.Cause) -> Lane? {
    if id != underWay {
      if id == new {
        new = nil
        begin(id)
      } else if let lane = takeWaiting(id) {
        begin(id)
        return lane
      } else if others.remove(id) != nil {
        begin(id)
      }
    }
    if case .request(id, _) = cause { return newLane }
    return nil
  }

  /// - Returns: false when it was not open.
  mutating func settles(_ id: RequestID) -> Bool {
    if id == underWay {
      underWay = nil
      return true
    }
    if id == new {
      new = nil
      return true
    }
    return takeWaiting(id) != nil || others.remove(id) != nil
  }

  /// The first of those that wait in a lane that ought to have started before the one that did: of
  /// higher priority, or of the same and made before. Only lanes whose gate is open count.
  func overtaken(
    by id: RequestID, from lane: Lane, onEmptyScreen isEmpty: Bool
  ) -> (id: RequestID, lane: Lane)? {
    let same = Int(lane.index) / 2
    for index in same * 2..<firsts.scalarCount where isEmpty || index & 1 == 0 {
      let first = firsts[index]
      if first > 0, index / 2 > same || first < id.rawValue {
        return (RequestID(first), Lane(index))
      }
    }
    return nil
  }

  private mutating func begin(_ id: RequestID) {
    if let underWay { forget(underWay) }
    underWay = id
  }

  @inline(never)
  private mutating func forget(_ id: RequestID) { others.append(id, ()) }

  private mutating func takeWaiting(_ id: RequestID) -> Lane? {
    guard waiting.count > 0, let lane = waiting.remove(id) else { return nil }
    let index = Int(lane.index)
    // A place is passed once in each lane, however many wait.
    if firsts[index] == id.rawValue {
      firsts[index] = waiting.first(after: id) { $0 == lane }?.rawValue ?? 0
    }
    return lane
  }
}
