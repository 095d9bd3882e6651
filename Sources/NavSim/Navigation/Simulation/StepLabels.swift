import NavCore

/// What the steps of a scenario have made, so that later steps can name it.
///
/// Keeps what is still open or on screen and the latest of the rest, so its size does not grow with
/// the length of a run.
struct StepLabels: Sendable {
  private struct Made: Sendable {
    let step: StepID
    let request: RequestID
    let kind: RequestKind
    var progress = Progress.open
    var transition: TransitionID?
    var layer: LayerID?
    var entry: EntryID?

    func isPresented(in state: NavigationState) -> Bool {
      layer.map { state.contains($0) } ?? false
    }
  }

  /// What has become of a request so far.
  private enum Progress {
    case open
    case waiting
    case ended
  }

  private static let capacity = 48

  private var made: [Made] = []
  /// How many there may be before those that nobody can need are thrown away.
  private var limit = Self.capacity
  /// The entry that left last.
  var lastGone: EntryID?

  /// The request that a call leads to; nil when the step it names has made nothing of the sort.
  func request(for what: Call.What) -> Request? {
    switch what {
    case .request(let request): request
    case .dismiss(let step): layer(of: step).map { .dismissLayer($0) }
    case .cancel(let step): place(of: step).map { .cancel(made[$0].request) }
    }
  }

  /// True once the request of a step has its outcome, or is forgotten.
  func hasEnded(_ step: StepID) -> Bool {
    place(of: step).map { made[$0].progress == .ended } ?? true
  }

  /// The entry that the request of a step has shown last.
  func entry(of step: StepID) -> EntryID? { place(of: step).flatMap { made[$0].entry } }

  /// The transition of a request, the latest if there were several.
  func transition(of request: RequestID) -> TransitionID? {
    place(of: request).flatMap { made[$0].transition }
  }

  /// The kind of the request that a transition is for.
  func kind(of transition: TransitionID) -> RequestKind? {
    made.last { $0.transition == transition }?.kind
  }

  /// The steps whose requests presented something that is still there, the oldest first.
  func presenters(in state: NavigationState) -> [StepID] {
    state.layers.isEmpty ? [] : made.filter { $0.isPresented(in: state) }.map(\.step)
  }

  /// The latest step that a later one could name; `back` counts from the newest.
  func recent(_ back: Int) -> StepID? {
    made.isEmpty ? nil : made[made.count - 1 - back % made.count].step
  }

  /// A step whose request waits, the oldest first; nil when none does.
  func waiting(_ index: Int) -> StepID? {
    let waiting = made.lazy.filter { $0.progress == .waiting }
    let count = waiting.count
    return count == 0 ? nil : waiting.dropFirst(index % count).first?.step
  }

  /// The step that presented last, whether that is still there or not.
  var lastPresenter: StepID? { made.last { $0.layer != nil }?.step }

  /// What clearing a flag removes that a view has kept since a step put something there.
  func target(of flag: Flag, _ step: StepID) -> RemovalTarget? {
    switch flag {
    case .push: entry(of: step).map { .entry($0) }
    case .presentation: layer(of: step).map { .layer($0) }
    }
  }

  private func layer(of step: StepID) -> LayerID? { place(of: step).flatMap { made[$0].layer } }

  private func place(of step: StepID) -> Int? { made.lastIndex { $0.step == step } }

  private func place(of request: RequestID) -> Int? {
    made.lastIndex { $0.request == request }
  }
}

// MARK: - Recording

extension StepLabels {
  mutating func made(_ request: RequestID, _ kind: RequestKind, by step: StepID) {
    made.append(Made(step: step, request: request, kind: kind))
  }

  mutating func waits(_ request: RequestID) {
    if let place = place(of: request), made[place].progress == .open {
      made[place].progress = .waiting
    }
  }

  /// - Returns: the kind of the request; nil when it is not known.
  mutating func settled(_ request: RequestID) -> RequestKind? {
    guard let place = place(of: request) else { return nil }
    made[place].progress = .ended
    return made[place].kind
  }

  mutating func started(_ request: RequestID, _ transition: TransitionID) {
    guard let place = place(of: request) else { return }
    made[place].transition = transition
    if made[place].progress == .waiting { made[place].progress = .open }
  }

  /// A transition shows what a change brings.
  mutating func shows(_ change: Change, by transition: TransitionID) {
    guard let index = made.lastIndex(where: { $0.transition == transition }) else { return }
    switch change {
    case .push(let entry, _, _), .replaceRoot(_, let entry): made[index].entry = entry.id
    case .replace(_, let entries): made[index].entry = entries.last?.id
    case .present(let layer, _, let root, _, _):
      made[index].entry = root.id
      made[index].layer = layer
    case .pop, .dismiss, .select, .restore: break
    }
  }

  /// True when it is time to ``prune(_:)``.
  var isFull: Bool { made.count > limit }

  /// Keeps what is open or on screen, and the latest.
  mutating func prune(_ state: NavigationState) {
    let latest = made.count - Self.capacity / 2
    var kept = 0
    for index in made.indices
    where index >= latest || made[index].progress != .ended || made[index].isPresented(in: state) {
      made[kept] = made[index]
      kept += 1
    }
    made.removeLast(made.count - kept)
    // However many are open, most calls need not look.
    limit = max(Self.capacity, made.count * 2)
  }
}
