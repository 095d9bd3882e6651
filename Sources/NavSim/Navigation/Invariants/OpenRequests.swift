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
    fileprivate let index: UInt8

    init(_ kind: RequestKind, _ priority: Priority) {
      index = priority.rawValue * 2 + (kind == .enqueue ? 1 : 0)
    }

    /// The lanes whose gate is always open: the first at each priority.
    fileprivate static let openOnAnyScreen: UInt8 = 0b0101_0101

    fileprivate init(_ index: Int) { self.index = UInt8(index) }

    var priority: Priority { Priority.allCases[Int(index) / 2] }

    /// The bit of this lane among those of all.
    fileprivate var bit: UInt8 { 1 &<< index }
    /// The bits of all lanes of no lower priority.
    fileprivate var rivals: UInt8 { .max &<< (index & ~1) }
  }

  /// A number for each lane. No list, because a copy of a simulation soon has its own copy of each list
  /// in it.
  private struct PerLane<Number: FixedWidthInteger & SIMDScalar & Sendable>: Sendable
  where Number.SIMD8Storage: Sendable {
    private var numbers = SIMD8<Number>()

    subscript(lane: Lane) -> Number {
      get { numbers[Int(lane.index & 7)] }
      // Where it lies, because all would be taken out and put back, and a processor waits long to read
      // together what has just been written one by one.
      set {
        withUnsafeMutableBytes(of: &numbers) { bytes in
          bytes.storeBytes(
            of: newValue, toByteOffset: Int(lane.index & 7) * MemoryLayout<Number>.size,
            as: Number.self)
        }
      }
    }
  }

  /// The request of this call: most are settled in it, and are never looked up.
  private var new = RequestID.noRequest
  /// Where it waits if it has to.
  private var newLane: Lane?
  private var underWay = RequestID.noRequest
  private var waiting = Roster<RequestID, Lane>()
  /// How many wait in each lane.
  private var counts = PerLane<UInt32>()
  /// A bit for each lane in which somebody waits.
  private var lanes: UInt8 = 0
  /// A number that none of those that wait in a lane is below: who is really first is looked for only when
  /// it matters.
  private var floors = PerLane<UInt64>()
  /// Those that neither wait nor are under way.
  private var others = Roster<RequestID, Void>()

  /// How many there are.
  var count: Int { waiting.count + others.count + (underWay == .noRequest ? 0 : 1) }

  /// How many wait.
  var waitingCount: Int { waiting.count }

  /// All of them, in the order in which they were made.
  var all: [RequestID] {
    let ids = waiting.all.map(\.id) + others.all.map(\.id)
    return (underWay == .noRequest ? ids : ids + [underWay]).sorted()
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
    if new != .noRequest { forget(new) }
    new = .noRequest
  }

  mutating func waits(_ id: RequestID) {
    guard let lane = newLane else { return }
    if id == new { new = .noRequest }
    if id == underWay { underWay = .noRequest }
    if others.count > 0 { _ = takeOther(id) }
    waiting.append(id, lane)
    if counts[lane] == 0 || floors[lane] > id.rawValue { floors[lane] = id.rawValue }
    counts[lane] += 1
    lanes |= lane.bit
  }

  /// - Returns: where it has waited, or would have if it starts in the call that made it.
  mutating func starts(_ id: RequestID, _ cause: Observation.Cause) -> Lane? {
    if id != underWay {
      if id == new {
        new = .noRequest
        begin(id)
      } else if let lane = takeWaiting(id) {
        begin(id)
        return lane
      } else if takeOther(id) {
        begin(id)
      }
    }
    if case .request(id, _) = cause { return newLane }
    return nil
  }

  /// - Returns: false when it was not open.
  mutating func settles(_ id: RequestID) -> Bool {
    if id == underWay {
      underWay = .noRequest
      return true
    }
    if id == new {
      new = .noRequest
      return true
    }
    return takeWaiting(id) != nil || takeOther(id)
  }

  /// True when anybody waits who could ought to start before one of this lane.
  @inline(__always)
  func hasRivals(of lane: Lane) -> Bool { lanes & lane.rivals != 0 }

  /// The first of those that wait in a lane that ought to have started before the one that did: of
  /// higher priority, or of the same and made before. Only lanes whose gate is open count.
  mutating func overtaken(
    by id: RequestID, from lane: Lane, onEmptyScreen isEmpty: Bool
  ) -> (id: RequestID, lane: Lane)? {
    let same = Int(lane.index) / 2
    var rivals = lanes & lane.rivals & (isEmpty ? .max : Lane.openOnAnyScreen)
    while rivals != 0 {
      let index = rivals.trailingZeroBitCount
      rivals &= rivals - 1
      let lane = Lane(index)
      if index / 2 > same || floors[lane] < id.rawValue, let first = findFirst(lane),
        index / 2 > same || first < id
      {
        return (first, lane)
      }
    }
    return nil
  }

  /// Who waits first in a lane.
  // A place is passed once in each lane, however many wait.
  @inline(never)
  private mutating func findFirst(_ lane: Lane) -> RequestID? {
    let first = waiting.first(after: RequestID(floors[lane] &- 1)) { $0 == lane }
    if let first { floors[lane] = first.rawValue }
    return first
  }

  private mutating func begin(_ id: RequestID) {
    if underWay != .noRequest { forget(underWay) }
    underWay = id
  }

  @inline(never)
  private mutating func forget(_ id: RequestID) { others.append(id, ()) }

  @inline(never)
  private mutating func takeOther(_ id: RequestID) -> Bool { others.remove(id) != nil }

  private mutating func takeWaiting(_ id: RequestID) -> Lane? {
    guard let lane = waiting.remove(id) else { return nil }
    counts[lane] -= 1
    if counts[lane] == 0 { lanes &= ~lane.bit }
    return lane
  }
}

extension RequestID {
  /// Stands for no request where it matters: to compare what may be there or not takes two jumps.
  static var noRequest: RequestID { RequestID(.max) }
}
