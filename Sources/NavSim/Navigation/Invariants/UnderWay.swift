import NavCore

/// What moves and what is held, as calls, reports and effects tell it.
struct UnderWay: Sendable {
  /// The change that the host is carrying out.
  struct Moving: Sendable {
    let id: TransitionID
    let request: RequestID
    /// What has to be there for as long as it moves.
    let standing: Standing
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

  /// What a command has led to.
  enum Standing: Sendable {
    case entry(EntryID)
    case stack(StackID)
    case tab(TabID)
    /// It has taken something away.
    case nothing
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
  ///
  /// - Parameters:
  ///   - target: what was removed; nil when another tab was selected.
  ///   - before: the screen before that.
  mutating func isDisturbed(
    by remover: Remover, removing target: RemovalTarget? = nil, from before: ScreenPicture,
    _ picture: ScreenPicture
  ) {
    if let standing = moving?.standing, moving?.undoneBy == nil, !picture.shows(standing) {
      moving?.undoneBy = remover
    }
    steps?.isDisturbed(by: remover, removing: target, from: before, picture)
  }
}

extension ScreenPicture {
  /// True while what a command has led to is still there.
  fileprivate func shows(_ standing: UnderWay.Standing) -> Bool {
    switch standing {
    case .entry(let entry): stack(of: entry) != nil
    case .stack(let stack): contains(stack)
    case .tab(let tab): selectedTab == tab
    case .nothing: true
    }
  }
}

extension Change {
  /// What the change leads to.
  var standing: UnderWay.Standing {
    switch self {
    case .push(let entry, _, _), .replaceRoot(_, let entry), .present(_, _, let entry, _, _):
      .entry(entry.id)
    case .replace(let stack, let entries):
      entries.count > 1 ? .entry(entries[entries.count - 1].id) : .stack(stack)
    case .pop(let stack, _): .stack(stack)
    case .dismiss: .nothing
    case .select(let tab, _): .tab(tab)
    case .restore(let new, _): .tab(new.selectedTab)
    }
  }
}
