/// What became of the calls of a router test: how they ended, and how long they took in virtual
/// time. As JSON it is named as ``LoadResult`` is, as far as both know the same.
struct RouterLoadResult: Hashable, Codable, Sendable {
  /// Some of the calls.
  struct Group: Hashable, Codable, Sendable {
    /// How many there were.
    let requests: Int
    /// How many returned, and did what they asked.
    let completed: Int
    /// How many returned, and had nothing to do, as far as anybody can tell.
    let unchanged: Int
    /// How many returned, and did nothing of what they asked.
    let lost: Int
    /// How many threw, as one does that is refused.
    let threw: Int
    /// How many returned, and what they present still waits for its turn at the end.
    let stillWaiting: Int
    /// How many never returned.
    let neverReturned: Int
    /// From call to the first change of the screens that is its own; nil when there was none.
    let start: DelaySummary?
    /// From call to return, of those that did not throw; nil when none has returned.
    let end: DelaySummary?

    init(_ calls: [CallTime]) {
      func count(_ end: CallTime.End) -> Int { calls.count { $0.end == end } }
      requests = calls.count
      completed = count(.completed)
      unchanged = count(.unchanged)
      lost = count(.lost)
      threw = count(.threw)
      stillWaiting = count(.stillWaiting)
      neverReturned = count(.neverReturned)
      start = DelaySummary(of: calls.compactMap(\.untilStart))
      end = DelaySummary(of: calls.filter { $0.end != .threw }.compactMap(\.untilEnd))
    }
  }

  /// What was played, as it is typed.
  let options: String
  /// All of them.
  let all: Group
  /// By priority; only of presentations that wait for their turn.
  let priorities: [String: Group]
  /// By the names of actions; only those that were called.
  let kinds: [String: Group]
  /// A summary of everything that happened, as hexadecimal digits.
  let digest: String

  init(_ calls: [CallTime], _ actions: [String], _ digest: Digest, options: String) {
    self.options = options
    all = Group(calls)
    priorities = Dictionary(grouping: calls.filter { $0.priority != nil }) {
      "\($0.priority ?? 0)"
    }.mapValues(Group.init)
    kinds = Dictionary(grouping: calls) {
      actions.indices.contains($0.action) ? actions[$0.action] : "unknown"
    }.mapValues(Group.init)
    var digest = digest
    for call in calls { digest.add(text: call.text) }
    self.digest = digest.hexadecimal
  }

  /// Two tables for a person: all, then by priority from the most urgent, then by action.
  func lines(program: String, _ actions: [String]) -> [String] {
    let urgency = priorities.compactMap { name, group in Int(name).map { ($0, group) } }
      .sorted { $0.0 > $1.0 }
    let groups =
      [("all", all)] + urgency.map { ("priority \($0)", $1) }
      + actions.compactMap { name in kinds[name].map { (name, $0) } }
    let table = LoadTable(
      "calls", ["all", "completed", "unchanged", "lost", "threw", "waits on", "no return"],
      groups.map { name, group in
        LoadTable.Row(
          name,
          [
            group.requests, group.completed, group.unchanged, group.lost, group.threw,
            group.stillWaiting, group.neverReturned,
          ], start: group.start, end: group.end)
      })
    return ["\(program) bench \(options)", "digest \(digest)", ""] + table.lines
  }
}
