import NavCore

/// What became of the requests of a load: how many waited or were refused, and how long it took.
package struct LoadResult: Hashable, Codable, Sendable {
  /// Some of the requests.
  package struct Group: Hashable, Codable, Sendable {
    /// How many there were.
    package let requests: Int
    /// How many were taken into the queue.
    package let waited: Int
    /// How many had their effect, and the host has finished.
    package let completed: Int
    /// How many had nothing to do.
    package let unchanged: Int
    /// How many were refused because something moved.
    package let rejectedBusy: Int
    /// How many were refused for another reason, such as a pop of nothing.
    package let rejectedOtherwise: Int
    /// How many wait at the end for an empty screen that never came.
    package let stillWaiting: Int
    /// From request to start; nil when none has started.
    package let start: DelaySummary?
    /// From request to end; nil when none has completed.
    package let end: DelaySummary?

    init(_ requests: [SchedulingDelays.Request]) {
      self.requests = requests.count
      waited = requests.count { $0.hasWaited }
      completed = requests.count { $0.outcome == .completed }
      unchanged = requests.count { $0.outcome == .unchanged }
      rejectedBusy = requests.count { $0.outcome == .rejected(.busy) }
      rejectedOtherwise = requests.count {
        if case .rejected(let reason) = $0.outcome { reason != .busy } else { false }
      }
      stillWaiting = requests.count { $0.outcome == nil }
      start = SchedulingDelays.starts(of: requests)
      end = SchedulingDelays.ends(of: requests)
    }
  }

  /// What was played, as it is typed.
  package let options: String
  /// All of them.
  package let all: Group
  /// By the names of priorities; only those that were asked for.
  package let priorities: [String: Group]
  /// By the names of kinds, likewise.
  package let kinds: [String: Group]
  /// The greatest number that waited at once.
  package let longestQueue: Int
  /// In how many of a hundred milliseconds something moved.
  package let movingPercent: Int
  /// A summary of everything that happened, as hexadecimal digits.
  package let digest: String

  /// Plays a load.
  package init(of load: RequestLoad) {
    let stage = load.play()
    let requests = stage.delays.requests
    options = load.text
    all = Group(requests)
    priorities = Self.groups(of: requests) { "\($0.priority)" }
    kinds = Self.groups(of: requests, by: \.kind.rawValue)
    longestQueue = stage.longestQueue
    movingPercent = Int(
      stage.movingTime.rawValue * 100 / max((stage.now - .start).rawValue, 1))
    var digest = Digest()
    digest.add(stage.summary)
    for request in requests {
      for time in [request.asked, request.started, request.completed] {
        digest.add(UInt64(bitPattern: time?.milliseconds ?? -1))
      }
    }
    self.digest = digest.hexadecimal
  }

  private static func groups(
    of requests: [SchedulingDelays.Request], by name: (SchedulingDelays.Request) -> String
  ) -> [String: Group] {
    Dictionary(grouping: requests, by: name).mapValues(Group.init)
  }
}

extension RequestLoad {
  /// As options of `navfuzz bench`: played again, they give the same.
  package var text: String {
    func list<Element>(_ list: WeightedList<Element>, _ name: (Element) -> String) -> String {
      list.choices.map { "\(name($0.element)):\($0.weight)" }.joined(separator: ",")
    }
    return "--arrival \(arrival) --mix \(list(mix, \.rawValue))"
      + " --priorities \(list(priorities) { "\($0)" })"
      + " --busy \(whenBusy == .wait ? "queue" : "reject") --duration \(horizontal),\(vertical)"
      + " --requests \(requests) --seed \(seed)"
  }
}
