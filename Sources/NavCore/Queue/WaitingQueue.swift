/// A request that waits for its turn.
public struct WaitingRequest: Hashable, Sendable {
  /// Says who asked first.
  public fileprivate(set) var id: RequestID
  /// What was asked.
  public fileprivate(set) var request: Request
  /// How urgent it is.
  public fileprivate(set) var priority: Priority
  /// The entry that issued it, if the caller said so.
  public fileprivate(set) var source: EntryID?
  /// Which stack it is meant for.
  public fileprivate(set) var scope: RequestOptions.Scope

  init(_ id: RequestID, _ request: Request, _ options: RequestOptions) {
    self.init(
      id: id, request: request, priority: options.priority, source: options.source,
      scope: options.scope)
  }

  package init(
    id: RequestID, request: Request, priority: Priority, source: EntryID?,
    scope: RequestOptions.Scope
  ) {
    self.id = id
    self.request = request
    self.priority = priority
    self.source = source
    self.scope = scope
  }
}

/// The requests that wait: highest priority first, first come first among equals.
///
/// One lane per priority and gate. The closed lanes hold presentations that may start only while
/// nothing is presented, the open ones everything else. Within a lane requests stand in the order
/// of their ids, so taking the next costs O(1), and withdrawing one O(log n) to find it: it is
/// marked, and marked places are swept when they are half of a lane.
public struct WaitingQueue: Sendable {
  /// Two for each priority, lowest first: the open one, then the closed one.
  private var lanes = Array(repeating: Lane(), count: 2 * Priority.allCases.count)
  /// A bit for each lane in which somebody waits, so that nothing is looked at that is empty.
  private var occupied: UInt8 = 0
  /// How many requests wait.
  public private(set) var count = 0

  /// The bits of the open lanes.
  private static var open: UInt8 { 0b0101_0101 }

  private static func bit(of lane: Int) -> UInt8 { 1 &<< UInt8(truncatingIfNeeded: lane) }

  package init() {}

  /// Adds a request behind those of its priority.
  ///
  /// - Complexity: O(1), amortised.
  package mutating func append(_ waiting: consuming WaitingRequest) {
    let gate = waiting.request.needsEmptyScreen ? 1 : 0
    let lane = 2 * Int(waiting.priority.rawValue) + gate
    lanes[lane].append(waiting)
    occupied |= Self.bit(of: lane)
    count += 1
  }

  /// Removes and returns the request whose turn it is.
  ///
  /// - Parameter nothingPresented: opens the gate of those that need an empty screen.
  /// - Complexity: O(1), amortised.
  package mutating func popNext(nothingPresented: Bool) -> WaitingRequest? {
    nextLane(nothingPresented: nothingPresented).map { removeFirst(of: $0) }
  }

  /// Where the one stands whose turn it is.
  func nextLane(nothingPresented: Bool) -> Int? {
    let ready = nothingPresented ? occupied : occupied & Self.open
    guard ready != 0 else { return nil }
    let lane = ready.bitWidth - 1 - ready.leadingZeroBitCount
    // When there is one in both lanes of a priority, the one that asked first.
    let open = lane & ~1
    if ready &>> UInt8(truncatingIfNeeded: open) == 3, lanes[open].isAhead(of: lanes[open + 1]) {
      return open
    }
    return lane
  }

  /// Removes and returns the first of a lane in which somebody waits.
  mutating func removeFirst(of lane: Int) -> WaitingRequest {
    count -= 1
    let first = lanes[lane].removeFirst()
    noteEmpty(lane)
    return first
  }

  /// Withdraws a request.
  ///
  /// - Returns: false when it does not wait.
  /// - Complexity: O(log n), amortised.
  mutating func remove(_ id: RequestID) -> Bool {
    for lane in lanes.indices where occupied & Self.bit(of: lane) != 0 && lanes[lane].remove(id) {
      count -= 1
      noteEmpty(lane)
      return true
    }
    return false
  }

  private mutating func noteEmpty(_ lane: Int) {
    if lanes[lane].isEmpty { occupied &= ~Self.bit(of: lane) }
  }

  /// Those that wait, in the order of priority and then of their ids, whatever their gate.
  public var inOrder: [WaitingRequest] {
    stride(from: lanes.count - 2, through: 0, by: -2).flatMap { lane in
      (lanes[lane].waiting + lanes[lane + 1].waiting).sorted { $0.id < $1.id }
    }
  }
}

extension WaitingQueue: Equatable {
  /// True when the same requests wait in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.inOrder == right.inOrder }
}

extension WaitingRequest {
  /// Stands where somebody has been taken out, under the same id.
  fileprivate static func none(as id: RequestID) -> Self { Self(id, .back, RequestOptions()) }
}

/// First in, first out, with places that can be vacated in the middle.
private struct Lane: Sendable {
  private var places: [Place] = []
  /// Where the first stands.
  private var head = 0
  /// Behind the last. The places from there on are free and filled again, because that costs a
  /// fraction of giving them back.
  private var end = 0
  /// How many places between are marked.
  private var vacated = 0

  /// How many free places are worth sweeping.
  private static var sweepable: Int { 16 }

  private struct Place: Sendable {
    private(set) var waiting: WaitingRequest
    var isVacated = false

    /// Puts a request where nobody waits. Part by part, because the whole of what stands there is
    /// given back with far more ado.
    mutating func fill(_ new: consuming WaitingRequest) {
      waiting.id = new.id
      waiting.request = new.request
      waiting.priority = new.priority
      waiting.source = new.source
      waiting.scope = new.scope
      isVacated = false
    }
  }

  var isEmpty: Bool { head == end }

  /// True when the first here asked before the first there; nobody may be missing.
  func isAhead(of other: Lane) -> Bool {
    places[head].waiting.id < other.places[other.head].waiting.id
  }

  var waiting: [WaitingRequest] {
    places[head..<end].filter { !$0.isVacated }.map(\.waiting)
  }

  mutating func append(_ waiting: consuming WaitingRequest) {
    if end < places.count {
      places[end].fill(waiting)
    } else {
      places.append(Place(waiting: waiting))
    }
    end += 1
  }

  mutating func removeFirst() -> WaitingRequest {
    var first = Place(waiting: .none(as: RequestID(0)))
    swap(&first, &places[head])
    head += 1
    if head == end {
      restart()
    } else if vacated > 0 || head >= Self.sweepable {
      // Until then the next place is taken, and there is nothing to be swept.
      skipVacated()
    }
    return first.waiting
  }

  mutating func remove(_ id: RequestID) -> Bool {
    var low = head
    var high = end
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle].waiting.id < id { low = middle + 1 } else { high = middle }
    }
    guard low < end, places[low].waiting.id == id, !places[low].isVacated else {
      return false
    }
    places[low] = Place(waiting: .none(as: id), isVacated: true)
    vacated += 1
    skipVacated()
    return true
  }

  /// Begins at the first place again, now that nobody waits.
  private mutating func restart() {
    head = 0
    end = 0
  }

  /// Keeps the place at the head a taken one, and what is no longer needed below half.
  private mutating func skipVacated() {
    while head < end, places[head].isVacated {
      head += 1
      vacated -= 1
    }
    if head == end {
      restart()
    } else if head + vacated > end / 2, head + vacated >= Self.sweepable {
      places = places[head..<end].filter { !$0.isVacated }
      head = 0
      end = places.count
      vacated = 0
    }
  }
}
