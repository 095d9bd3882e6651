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
    var transition: TransitionID?
    var layer: LayerID?
    var entry: EntryID?
    var hasEnded = false
  }

  private static let capacity = 48

  private var made: [Made] = []
  private var waiting = Roster<RequestID, Void>()
  /// How many there may be before those that nobody can need are thrown away.
  private var limit = Self.capacity
  /// The entry that left last.
  var lastGone: EntryID?

  /// The request that a call comes to, or nil when the step it names has made nothing of the sort.
  func request(for what: Call.What) -> Request? {
    switch what {
    case .request(let request): request
    case .dismiss(let step): find(step)?.layer.map { .dismissLayer($0) }
    case .cancel(let step): find(step).map { .cancel($0.request) }
    }
  }

  /// True once the request of a step has its outcome, or is forgotten.
  func hasEnded(_ step: StepID) -> Bool { find(step)?.hasEnded ?? true }

  func entry(of step: StepID) -> EntryID? { find(step)?.entry }

  func kind(of request: RequestID) -> RequestKind? {
    find(request: request)?.kind
  }

  /// The transition of a request, the latest if there were several.
  func transition(of request: RequestID) -> TransitionID? { find(request: request)?.transition }

  func kind(of transition: TransitionID) -> RequestKind? {
    made.last { $0.transition == transition }?.kind
  }

  /// The steps whose requests presented something that is still there.
  func presenters(in state: NavigationState) -> [StepID] {
    made.filter { $0.layer.map { state.contains($0) } ?? false }.map(\.step)
  }

  /// The latest step that a later one could name; `back` counts from the newest.
  func recent(_ back: Int) -> StepID? {
    made.isEmpty ? nil : made[made.count - 1 - back % made.count].step
  }

  /// A step whose request waits, the oldest first; nil when none does.
  func waiting(_ index: Int) -> StepID? {
    guard waiting.count > 0 else { return nil }
    return waiting.id(at: index % waiting.count).flatMap { find(request: $0)?.step }
  }

  /// The step that presented last, whether that is still there or not.
  var lastPresenter: StepID? { made.last { $0.layer != nil }?.step }

  /// What clearing a flag removes that a view has kept since a step put something there.
  func target(of flag: Flag, _ step: StepID) -> RemovalTarget? {
    switch flag {
    case .push: find(step)?.entry.map { .entry($0) }
    case .presentation: find(step)?.layer.map { .layer($0) }
    }
  }

  mutating func waits(_ request: RequestID) { waiting.append(request, ()) }

  /// - Returns: the kind of the request; nil when it is forgotten.
  @discardableResult
  mutating func settled(_ request: RequestID) -> RequestKind? {
    _ = waiting.remove(request)
    guard let index = index(of: request) else { return nil }
    made[index].hasEnded = true
    return made[index].kind
  }

  mutating func made(_ request: RequestID, _ kind: RequestKind, by step: StepID) {
    made.append(Made(step: step, request: request, kind: kind))
  }

  mutating func started(_ request: RequestID, _ transition: TransitionID) {
    _ = waiting.remove(request)
    guard let index = index(of: request) else { return }
    made[index].transition = transition
  }

  mutating func performing(_ transition: TransitionID, _ change: Change) {
    guard let index = made.lastIndex(where: { $0.transition == transition }) else { return }
    switch change {
    case .push(let entry, _, _), .replaceRoot(_, let entry): made[index].entry = entry.id
    case .replace(_, let entries): made[index].entry = entries.last?.id
    case .present(let layer, _, let root, _, _):
      made[index].layer = layer
      made[index].entry = root.id
    case .pop, .dismiss, .select, .restore: break
    }
  }

  /// True when it is time to ``prune(_:)``.
  var isFull: Bool { made.count > limit }

  /// Keeps what is open or on screen, and the latest.
  mutating func prune(_ state: NavigationState) {
    let old = made.count - Self.capacity / 2
    var kept = 0
    for index in made.indices {
      let one = made[index]
      guard index >= old || !one.hasEnded || one.layer.map({ state.contains($0) }) ?? false else {
        continue
      }
      made[kept] = one
      kept += 1
    }
    made.removeLast(made.count - kept)
    // However many are open, most calls need not look.
    limit = max(Self.capacity, kept * 2)
  }

  /// Requests are numbered as they are made, so the place can be computed.
  private func index(of request: RequestID) -> Int? {
    // Mostly it is the newest.
    if let newest = made.last, newest.request <= request {
      return newest.request == request ? made.count - 1 : nil
    }
    var low = 0
    var high = made.count
    while low < high {
      let middle = low + (high - low) / 2
      if made[middle].request < request { low = middle + 1 } else { high = middle }
    }
    return low < made.count && made[low].request == request ? low : nil
  }

  private func find(request: RequestID) -> Made? { index(of: request).map { made[$0] } }

  private func find(_ step: StepID) -> Made? { made.last { $0.step == step } }
}
