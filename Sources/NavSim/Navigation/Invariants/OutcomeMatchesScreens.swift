import NavCore

/// `Invariant.outcomeMatchesScreens`: protects callers from an outcome that the screens belie.
///
/// It knows no rule of any request: only which command has put which entry where, what the screens
/// show when the request ends, and what ``/NavCore/Outcome`` says of each case.
struct OutcomeMatchesScreens: Sendable {
  private var request: RequestID?
  /// The commands of the request, in their order.
  private var changes: [Change] = []

  mutating func starts(_ id: RequestID) {
    if id == request { return }
    request = id
    changes.clear()
  }

  mutating func performs(_ change: Change) { changes.append(change) }

  /// - Parameter screens: what the commands and the host's reports have led to.
  func settles(
    _ asked: Asked, _ outcome: Outcome, on screens: NavigationState
  ) -> InvariantViolation? {
    let changes = asked.id == request ? changes : []
    let seen: String? =
      switch outcome {
      case .completed, .unchanged: missing(asked, before: .max, changes, screens)
      case .stopped(let step, _):
        missing(asked, before: step, changes, screens) ?? present(asked, step, changes, screens)
      case .superseded: present(asked, changes, screens)
      case .rejected: changes.first.map { "\($0.summary) was asked for" }
      case .cancelled: nil
      }
    return seen.map { seen in
      InvariantViolation(
        invariant: .outcomeMatchesScreens,
        expected: "\(screens.summary) to be what \(EffectWords.text(outcome)) says of request "
          + "\(asked.id.rawValue) (\(RequestWords.text(asked.request)))",
        seen: seen)
    }
  }

  /// What a step before number `step` has put on screen and nobody shows, although nothing that the
  /// request has done since can have taken it away.
  private func missing(
    _ asked: Asked, before step: Int, _ changes: [Change], _ screens: NavigationState
  ) -> String? {
    if asked.request.hasMultiStepForm { return nil }
    let last = changes.lastIndex(where: \.removes) ?? 0
    for index in changes.indices[last...] {
      guard let shown = changes[index].shown, !screens.contains(shown),
        asked.request.step(of: index, in: changes) ?? 0 < step
      else { continue }
      return "entry \(shown.rawValue) is gone"
    }
    guard step == .max, case .select(let tab, _)? = changes.last(where: \.selects),
      tab != screens.selectedTab
    else { return nil }
    return "tab \(screens.selectedTab.rawValue) is selected"
  }

  /// What the step number `step` has put on screen and is still there.
  private func present(
    _ asked: Asked, _ step: Int, _ changes: [Change], _ screens: NavigationState
  ) -> String? {
    guard let shown = asked.request.shown(by: step, changes), screens.contains(shown)
    else { return nil }
    return "entry \(shown.rawValue), which step \(step) has brought, is there"
  }

  /// What a request that was undone has led to and is still so.
  private func present(
    _ asked: Asked, _ changes: [Change], _ screens: NavigationState
  ) -> String? {
    if case .open(let link) = asked.request {
      return Destination(of: screens) == link ? "it is there" : nil
    }
    guard let shown = changes.last?.shown, screens.contains(shown) else { return nil }
    return "entry \(shown.rawValue) is there"
  }
}

extension Request {
  /// True for a request one of whose steps takes away what it finds.
  fileprivate var hasMultiStepForm: Bool {
    guard case .sequence(let steps) = self else { return false }
    return steps.contains { $0 == .popToRootAnimated || $0 == .dismissAllAnimated }
  }

  /// The step that a command belongs to, if that is certain: the first that shows something is of
  /// the first step that does, and so on. Every step of a link has its command.
  fileprivate func step(of index: Int, in changes: [Change]) -> Int? {
    guard case .sequence(let steps) = self else { return index }
    guard changes[index].shown != nil else { return nil }
    let place = changes[..<index].count { $0.shown != nil }
    return steps.indices.filter { steps[$0].shows }.dropFirst(place).first
  }

  /// What a step has shown, as far as that is certain.
  fileprivate func shown(by step: Int, _ changes: [Change]) -> EntryID? {
    guard case .sequence(let steps) = self else {
      return changes.indices.contains(step) ? changes[step].shown : nil
    }
    guard steps.indices.contains(step), steps[step].shows else { return nil }
    return changes.compactMap(\.shown).dropFirst(steps[..<step].count(where: \.shows)).first
  }

  private var shows: Bool {
    switch self {
    case .push, .present, .replaceRoot: true
    case .set(let routes): !routes.isEmpty
    default: false
    }
  }
}

extension Change {
  /// The entry that is shown then.
  fileprivate var shown: EntryID? {
    switch self {
    case .push(let entry, _, _), .replaceRoot(_, let entry), .present(_, _, let entry, _, _):
      entry.id
    case .replace(_, let entries): entries.count > 1 ? entries[entries.count - 1].id : nil
    case .pop, .dismiss, .select, .restore: nil
    }
  }

  /// True for one that can take away what was shown before.
  fileprivate var removes: Bool {
    switch self {
    case .push, .present: false
    case .pop, .replace, .replaceRoot, .dismiss, .select, .restore: true
    }
  }

  fileprivate var selects: Bool { if case .select = self { true } else { false } }
}
