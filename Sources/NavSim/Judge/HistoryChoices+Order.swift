// Which of the ways on is tried first.
extension HistoryChoices {
  /// Which operation is tried first: what was asked for first, because most routers keep that order;
  /// what need not be carried out comes behind, unless it was cancelled and may be done by then.
  func rank(_ open: Situation.Open) -> Int {
    let operation = operations[open.operation]
    if rules.isDispensable(open, operation), operation.end?.how != .cancelled { return Int.max }
    return operation.begin ?? 0
  }

  /// The ways on in the order in which they are tried, the last first: of those by one operation,
  /// the one behind what changes nothing.
  func inOrder(_ direct: [Leading], _ behind: [Leading]) -> [Leading] {
    if behind.isEmpty, direct.count < 2 { return direct }
    let all = direct.map { (way: $0, isBehind: false) } + behind.map { (way: $0, isBehind: true) }
    return all.sorted {
      $0.way.rank != $1.way.rank
        ? $0.way.rank > $1.way.rank : !$0.isBehind && $1.isBehind
    }.map(\.way)
  }

  /// What leads to what is shown next when operations in order that were asked for before it, and
  /// change nothing, are carried out before it: whoever keeps an order has done them by then.
  func behindWhatChangesNothing(_ situation: Situation) -> [Leading] {
    guard head?.idle != nil else { return [] }
    var found: [Leading] = []
    var (present, head) = (situation, self.head)
    while let last = head.take(), let next = last.idle {
      present = next
      var behind = Self(rules, index, follows: follows)
      for place in present.open.indices
      where operations[present.open[place].operation].begin ?? 0 > last.begin
        && mayBeCarriedOut(place, present)
      {
        behind.carryOutHead(place, present)
      }
      if !behind.leading.isEmpty { found = behind.leading }
      head = behind.head
    }
    return found
  }
}
