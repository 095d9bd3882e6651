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
    func begin(_ place: Int, _ situation: Situation) -> Int {
      operations[situation.open[place].operation].begin ?? 0
    }
    // Nothing that was found changes nothing.
    guard
      others.contains(where: {
        $0.open.count < situation.open.count && $0.screens.isAlike(situation.screens)
      })
    else { return [] }
    var found: [Leading] = []
    var present = situation
    while present.open.count > 1,
      let head = present.open.indices.first(where: {
        operations[present.open[$0].operation].isInOrder && mayBeCarriedOut($0, present)
      })
    {
      let headBegin = begin(head, present)
      var silent = Self(rules, index, follows: follows)
      silent.carryOut(head, present)
      guard silent.leading.isEmpty, let next = silent.others.first, silent.others.count == 1,
        next.open.count < present.open.count, next.screens.isAlike(present.screens)
      else { break }
      present = next
      var behind = Self(rules, index, follows: follows)
      for place in present.open.indices
      where begin(place, present) > headBegin && mayBeCarriedOut(place, present) {
        behind.carryOut(place, present)
      }
      if !behind.leading.isEmpty { found = behind.leading }
    }
    return found
  }
}
