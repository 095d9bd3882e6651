/// How many calls there were, and how they ended.
struct CallCounts: Hashable, Sendable {
  var started = 0
  var returned = 0
  var threw = 0
  var cancelled = 0
  /// Those that have changed what is shown.
  var changed = 0
  /// Those that were made where what the action declares applies; all, once one has changed something.
  var meant = 0
  /// Those of which, alone, something is shown by itself long after.
  var timed = 0

  static func += (left: inout Self, right: Self) {
    left.started += right.started
    left.returned += right.returned
    left.threw += right.threw
    left.cancelled += right.cancelled
    left.changed += right.changed
    left.meant += right.meant
    left.timed += right.timed
  }
}

/// What runs of a router test have exercised.
struct RouterStatistics: Hashable, Sendable {
  /// How many pieces of work ran.
  var jobs = 0
  /// The calls by action.
  var calls: [CallCounts] = []
  /// What the user did, by ``UserGesture/names``.
  var gestures = Array(repeating: 0, count: UserGesture.names.count)
  /// What the host did, by `HostFault.allCases`.
  var faults = Array(repeating: 0, count: HostFault.allCases.count)
  /// The most layers that were shown at once, the base among them.
  var mostLayers = 0
  /// The most routes that were pushed onto one layer.
  var mostPushed = 0
  /// How many seeds ended where nothing can be touched, and from where there is no way back.
  var deadEnds = 0

  /// How many of the user's moves a router was told of that took away what it shows, by
  /// `HostClosure.allCases`.
  var movesTold = Array(repeating: 0, count: HostClosure.allCases.count)
  /// After how many of these it showed something else.
  var movesFollowed = Array(repeating: 0, count: HostClosure.allCases.count)

  /// How many times everything was at rest, and what of that was not judged.
  private(set) var effort = HistoryJudge.Effort()

  mutating func add(_ effort: HistoryJudge.Effort) { self.effort += effort }

  /// All calls together.
  var total: CallCounts { calls.reduce(into: CallCounts()) { $0 += $1 } }

  static func += (left: inout Self, right: Self) {
    left.jobs += right.jobs
    while left.calls.count < right.calls.count { left.calls.append(CallCounts()) }
    for index in right.calls.indices { left.calls[index] += right.calls[index] }
    left.mostLayers = max(left.mostLayers, right.mostLayers)
    left.mostPushed = max(left.mostPushed, right.mostPushed)
    left.deadEnds += right.deadEnds
    left.effort += right.effort
    func add(_ counts: [Int], to sums: inout [Int]) {
      for place in counts.indices { sums[place] += counts[place] }
    }
    add(right.gestures, to: &left.gestures)
    add(right.faults, to: &left.faults)
    add(right.movesTold, to: &left.movesTold)
    add(right.movesFollowed, to: &left.movesFollowed)
  }

  mutating func count(_ steps: [RouterStep]) {
    for step in steps {
      switch step.move {
      case .call, .cancel, .kind: break
      case .user(let gesture): gestures[gesture.place] += 1
      case .host(let fault):
        if let place = HostFault.allCases.firstIndex(of: fault) { faults[place] += 1 }
      }
    }
  }

  mutating func saw(_ screens: Picture) {
    mostLayers = max(mostLayers, screens.layers.count)
    for layer in screens.layers { mostPushed = max(mostPushed, layer.pushed.count) }
  }
}

extension RouterStatistics {
  /// All that was counted.
  var numbers: [Int] {
    let counts = calls.flatMap {
      [$0.started, $0.returned, $0.threw, $0.cancelled, $0.changed, $0.meant, $0.timed]
    }
    let lists = [effort.notJudged, movesTold, movesFollowed, gestures, faults, counts]
    return [jobs, mostLayers, mostPushed, deadEnds, effort.rests] + lists.joined()
  }

  /// Numbers with colons between, for another process.
  var text: String { NumberText.text(numbers) }

  /// Reads what ``text`` has written; nil when it is nothing of the sort.
  init?(text: some StringProtocol) {
    guard let numbers = NumberText.numbers(text), numbers.count >= 5 else { return nil }
    (jobs, mostLayers, mostPushed, deadEnds, effort.rests) = (
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]
    )
    var rest = numbers.dropFirst(5)
    func read(_ list: inout [Int]) -> Bool {
      guard rest.count >= list.count else { return false }
      list = Array(rest.prefix(list.count))
      rest = rest.dropFirst(list.count)
      return true
    }
    guard read(&effort.notJudged), read(&movesTold), read(&movesFollowed), read(&gestures),
      read(&faults), rest.count.isMultiple(of: 7)
    else { return nil }
    calls = stride(from: rest.startIndex, to: rest.endIndex, by: 7).map {
      CallCounts(
        started: numbers[$0], returned: numbers[$0 + 1], threw: numbers[$0 + 2],
        cancelled: numbers[$0 + 3], changed: numbers[$0 + 4], meant: numbers[$0 + 5],
        timed: numbers[$0 + 6])
    }
  }
}

/// The closures of a host by which a router is told of what the user takes away.
enum HostClosure: String, CaseIterable {
  case path
  case popped
  case closed
  case onDismiss
  case touch

  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension RouterStatistics {
  /// A router was told of what the user takes away.
  mutating func told(by closure: HostClosure, isFollowed: Bool) {
    movesTold[closure.place] += 1
    if isFollowed { movesFollowed[closure.place] += 1 }
  }
}

extension UserGesture {
  /// What gestures are called where they are counted.
  static let names = ["back", "close", "swipe", "drag", "release", "stop", "tab"]

  /// Where it is counted.
  fileprivate var place: Int {
    switch self {
    case .back, .menu: 0
    case .close: 1
    case .swipe: 2
    case .drag: 3
    case .release: 4
    case .stop: 5
    case .tab: 6
    }
  }
}
