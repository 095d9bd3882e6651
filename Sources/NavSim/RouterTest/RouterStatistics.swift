/// How many calls there were, and how they ended.
struct CallCounts: Hashable, Sendable {
  var started = 0
  var returned = 0
  var threw = 0
  var cancelled = 0
  /// Those that have changed what is shown.
  var changed = 0
  /// Those that were made where what the action declares applies.
  var meant = 0

  static func += (left: inout Self, right: Self) {
    left.started += right.started
    left.returned += right.returned
    left.threw += right.threw
    left.cancelled += right.cancelled
    left.changed += right.changed
    left.meant += right.meant
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

  /// How many of the user's moves a router was told of that took away what it shows.
  var movesTold = 0
  /// After how many of these it showed something else.
  var movesFollowed = 0

  /// How many times everything was at rest, and what of that was not judged.
  private(set) var effort = HistoryJudge.Effort()

  mutating func add(_ effort: HistoryJudge.Effort) { self.effort += effort }

  /// All calls together.
  var total: CallCounts { calls.reduce(into: CallCounts()) { $0 += $1 } }

  static func += (left: inout Self, right: Self) {
    left.jobs += right.jobs
    while left.calls.count < right.calls.count { left.calls.append(CallCounts()) }
    for index in right.calls.indices { left.calls[index] += right.calls[index] }
    for index in right.gestures.indices { left.gestures[index] += right.gestures[index] }
    for index in right.faults.indices { left.faults[index] += right.faults[index] }
    left.mostLayers = max(left.mostLayers, right.mostLayers)
    left.mostPushed = max(left.mostPushed, right.mostPushed)
    left.movesTold += right.movesTold
    left.movesFollowed += right.movesFollowed
    left.effort += right.effort
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
      [$0.started, $0.returned, $0.threw, $0.cancelled, $0.changed, $0.meant]
    }
    return [jobs, mostLayers, mostPushed, movesTold, movesFollowed, effort.rests]
      + effort.notJudged + gestures + faults + counts
  }

  /// Numbers with colons between, for another process.
  var text: String { numbers.map { "\($0)" }.joined(separator: ":") }

  /// Reads what ``text`` has written; nil when it is nothing of the sort.
  init?(text: some StringProtocol) {
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Int($0) }
    let reasons = effort.notJudged.count
    let first = 6 + reasons + gestures.count + faults.count
    guard numbers.count == words.count, numbers.count >= first,
      (numbers.count - first).isMultiple(of: 6)
    else { return nil }
    (jobs, mostLayers, mostPushed) = (numbers[0], numbers[1], numbers[2])
    (movesTold, movesFollowed) = (numbers[3], numbers[4])
    effort.rests = numbers[5]
    effort.notJudged = Array(numbers[6..<6 + reasons])
    gestures = Array(numbers[6 + reasons..<6 + reasons + gestures.count])
    faults = Array(numbers[first - faults.count..<first])
    calls = stride(from: first, to: numbers.count, by: 6).map {
      CallCounts(
        started: numbers[$0], returned: numbers[$0 + 1], threw: numbers[$0 + 2],
        cancelled: numbers[$0 + 3], changed: numbers[$0 + 4], meant: numbers[$0 + 5])
    }
  }
}

extension UserGesture {
  /// What gestures are called where they are counted.
  static let names = ["back", "close", "swipe", "drag", "release", "stop", "tab"]

  /// Where it is counted.
  fileprivate var place: Int {
    switch self {
    case .back: 0
    case .close: 1
    case .swipe: 2
    case .drag: 3
    case .release: 4
    case .stop: 5
    case .tab: 6
    }
  }
}
