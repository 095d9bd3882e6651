import NavCore

/// What moves and what is held, as calls, reports and effects tell it.
struct UnderWay: Sendable {
  /// The change that the host is carrying out.
  struct Moving: Sendable {
    let id: TransitionID
    let request: RequestID
    let change: Change
    /// The visible entries before and after.
    let from: EntryID?
    let to: EntryID?
    /// When a silent host is asked, or the estimate is over.
    var due: Instant
    /// Who has taken away what the request is about.
    var undoneBy: Remover?
    /// True once the host has reported that the screen is not what was asked for.
    var isGivenUp = false
  }

  /// A gesture that has begun and whose end has not been reported.
  struct Finger: Sendable {
    let id: GestureID
    let target: RemovalTarget
    var due: Instant
  }

  var moving: Moving?
  var finger: Finger?
  var steps: StepsUnderWay?

  var isBusy: Bool { moving != nil || finger != nil || steps != nil }

  /// When the router has to look at the clock.
  var deadline: Instant? {
    guard let moving else { return finger?.due }
    return finger.map { min($0.due, moving.due) } ?? moving.due
  }

  /// The user or the system has moved something.
  mutating func isDisturbed(by remover: Remover, _ picture: ScreenPicture) {
    if let change = moving?.change, moving?.undoneBy == nil, !picture.stillShows(change) {
      moving?.undoneBy = remover
    }
    steps?.isDisturbed(by: remover)
  }
}

extension ScreenPicture {
  /// True while what a command has led to is still there.
  fileprivate func stillShows(_ change: Change) -> Bool {
    switch change {
    case .push(let entry, _, _), .replaceRoot(_, let entry), .present(_, _, let entry, _, _):
      stack(of: entry.id) != nil
    case .replace(let stack, let entries):
      entries.count > 1
        ? entries.last.map { self.stack(of: $0.id) != nil } ?? false
        : contains(stack)
    case .pop(let stack, _): contains(stack)
    case .dismiss: true
    case .select(let tab, _): selectedTab == tab
    case .restore(let new, _): selectedTab == new.selectedTab
    }
  }
}
