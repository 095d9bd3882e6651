import NavCore

/// Document 004's router: every screen has one slot for what it shows next, pushed or presented,
/// and the two bindings of its view write that slot. A write that comes late clears whatever is in
/// the slot by then; a new value takes the place of the old one while that is still on
/// screen.
struct FlagsRouter: StagedRouter {
  var display: DocumentedScreens
  private var shown: [(request: RequestID, transition: TransitionID)] = []
  /// Which screen has shown what: the slot that a binding's write clears.
  private var owners: [(target: RemovalTarget, owner: EntryID)] = []

  init(_ display: DocumentedScreens) { self.display = display }

  var vocabulary: [RequestKind] { [.push, .pop, .popToRoot, .present, .dismiss] }
  var deadline: Instant? { nil }
  var transitionInFlight: TransitionID? { shown.last?.transition }
  var isBusy: Bool { !shown.isEmpty }
  var waitingCount: Int { max(shown.count - 1, 0) }

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    let id = display.makeRequest()
    let screen = display.screens.visible.top
    if let source = options.source, request.kind == .push || request.kind == .present,
      let old = slot(of: source)
    {
      // The old value is overwritten: what it showed goes while the new one comes.
      perform(take(old, &effects), for: id, &effects)
    }
    var dismissals: [Effect] = []
    guard let change = change(for: request, &dismissals) else {
      if !effects.contains(where: { if case .started(id, _) = $0 { true } else { false } }) {
        effects.append(.settled(id, .unchanged))
      }
      return id
    }
    effects += dismissals
    remember(change, screen)
    perform(change, for: id, &effects)
    display.sayPath(&effects)
    return id
  }

  private mutating func perform(
    _ change: Change, for id: RequestID, _ effects: inout [Effect]
  ) {
    let transition = display.makeTransition()
    shown.removeAll { $0.request == id }
    shown.append((id, transition))
    effects.append(.started(id, transition))
    effects.append(.perform(transition, change, animated: true))
  }

  private mutating func change(for request: Request, _ dismissals: inout [Effect]) -> Change? {
    let pushed = display.pushedCount
    switch request {
    case .push(let route): return display.push(route)
    case .pop: return pushed > 0 ? display.pop(keeping: pushed - 1, &dismissals) : nil
    case .popToRoot: return pushed > 0 ? display.pop(keeping: 0, &dismissals) : nil
    case .present(let route, let style): return display.present(route, style)
    case .dismiss: return display.topLayer.map { display.dismiss($0, &dismissals) }
    default: return nil
    }
  }

  private mutating func remember(_ change: Change, _ owner: EntryID) {
    switch change {
    case .push(let entry, _, _): owners.append((.entry(entry.id), owner))
    case .present(let layer, _, _, _, _): owners.append((.layer(layer), owner))
    default: return
    }
    if owners.count > 64 { owners.removeFirst() }
  }

  /// What a screen has in its slot now.
  private func slot(of owner: EntryID) -> RemovalTarget? {
    owners.last { $0.owner == owner && display.screens.canLose($0.target) }?.target
  }

  private mutating func take(_ target: RemovalTarget, _ effects: inout [Effect]) -> Change {
    switch target {
    case .layer(let layer): return display.dismiss(layer, &effects)
    case .entry(let entry):
      let pile = display.screens.pile(of: entry)
      let depth = pile?.entries.firstIndex { $0.id == entry } ?? 1
      display.remove(target, .request, &effects)
      return .pop(
        pile?.id ?? display.screens.visible.id, to: pile?.entries[max(depth - 1, 0)].id ?? entry)
    }
  }

  mutating func advance(to time: Instant, into effects: inout [Effect]) {}

  mutating func receive(_ report: HostReport, at time: Instant, into effects: inout [Effect]) {
    ignoreIfStale(report)
    if case .ended(let id, _) = report, let index = shown.firstIndex(where: { $0.transition == id })
    {
      effects.append(.settled(shown.remove(at: index).request, .completed))
    }
    if case .removed(let target, _) = report, !display.screens.canLose(target),
      let owner = owners.last(where: { $0.target == target })?.owner, let other = slot(of: owner)
    {
      // The write was meant for what is gone; the slot has something else by now.
      display.remove(other, .removed(by: .user), &effects)
    } else {
      takeOver(report, &effects)
    }
    display.sayPath(&effects)
  }
}
